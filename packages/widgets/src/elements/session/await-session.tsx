/** In the place of a signed-in tag until its page has given a session. */
import { useEffect } from 'react';
import { SkeletonRows } from '../../kit/feedback/skeleton.tsx';
import { useGate } from '../../kit/lazy/gate.ts';
import { lazy, useLazy } from '../../kit/lazy/lazy.ts';
import type { ElementPort } from '../../runtime/element-port.ts';

const missingSession = lazy(() => import('./missing-session.tsx'), 'embed-session');

/** A page that gives none gets a message. */
export function AwaitSession({ host }: { readonly host: ElementPort }) {
  const part = useLazy(missingSession);
  const { open } = useGate();
  useEffect(() => {
    const timer = setTimeout(open, 1000);
    return () => clearTimeout(timer);
  }, [open]);
  return part ? <part.MissingSession host={host} /> : <SkeletonRows rows={4} />;
}
