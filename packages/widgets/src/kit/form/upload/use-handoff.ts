/** A file on its way from a phone, as the screen that waits for it sees it. */
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePolling } from '../../remote/use-polling.ts';
import type { HandOff, Way } from './upload-handoff.ts';
import type { KeptFile } from './use-uploads.ts';

export type HandOffPhase = 'opening' | 'waiting' | 'opened' | 'closed' | 'expired' | 'unopened';

type Setting = {
  readonly handOff: HandOff;
  /** What the field is called, for the phone's page. */
  readonly field: string;
  readonly name: string;
  readonly ways: Map<string, Way>;
  readonly onReceived: (file: KeptFile) => void;
};
type Handing = {
  readonly way: Way | undefined;
  readonly phase: HandOffPhase;
  /** The last question had no answer; the next one comes by itself. */
  readonly silent: boolean;
  /** The bank's own sentence, when it refused to open a way. */
  readonly refusal: string;
  readonly open: () => void;
  readonly close: () => void;
};

const isRefusal = (error: unknown): error is Error => error instanceof Error && 'refusal' in error;

export function useHandOffWay({ handOff, field, name, ways, onReceived }: Setting): Handing {
  const [way, setWay] = useState(() => ways.get(name));
  const [phase, setPhase] = useState<HandOffPhase>(way ? 'waiting' : 'opening');
  const [silent, setSilent] = useState(false);
  const [refusal, setRefusal] = useState('');
  const begun = useRef(way !== undefined);

  const open = useCallback(() => {
    setPhase('opening');
    setWay(undefined);
    handOff.open(field).then(
      (opened) => {
        const made = { ...opened, until: new Date(Date.now() + opened.seconds * 1000) };
        ways.set(name, made);
        setWay(made);
        setPhase('waiting');
      },
      (error: unknown) => {
        setRefusal(isRefusal(error) ? error.message : '');
        setPhase('unopened');
      },
    );
  }, [handOff, field, name, ways]);
  useEffect(() => {
    if (!begun.current) open();
    begun.current = true;
  }, [open]);

  const over = (end: HandOffPhase) => {
    ways.delete(name);
    setPhase(end);
  };
  const ask = async (signal: AbortSignal) => {
    if (!way) return;
    try {
      const { state, file } = await handOff.ask(way.token, { signal });
      if (signal.aborted) return;
      setSilent(false);
      if (state === 'received' && file) {
        ways.delete(name);
        onReceived(file);
      } else if (state === 'waiting' || state === 'opened') setPhase(state);
      else over(state === 'expired' ? 'expired' : 'closed');
    } catch (error) {
      if (signal.aborted) return;
      if (isRefusal(error)) over('expired'); // the bank no longer knows it
      else setSilent(true);
    }
  };
  usePolling(ask, policy.applying.pollMs, way !== undefined && (phase === 'waiting' || phase === 'opened'));

  const close = () => {
    const left = ways.get(name);
    ways.delete(name);
    if (left) handOff.ask(left.token, { close: true }).catch(() => undefined); // it ends by itself
  };
  return { way, phase, silent, refusal, open, close };
}
