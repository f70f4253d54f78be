import { useEffect } from 'react';
import type { ElementPort } from '../../runtime/element-port.ts';

/** How long somebody stayed in a step, in milliseconds: only for a page that asks. */
export function useStepMetric(port: Pick<ElementPort, 'settings' | 'emit'> | null | undefined, step: string): void {
  useEffect(() => {
    const began = performance.now();
    return () => {
      const value = Math.round(performance.now() - began);
      if (port?.settings().metrics) void port.emit('bank-metric', { name: 'step', value, step });
    };
  }, [port, step]);
}
