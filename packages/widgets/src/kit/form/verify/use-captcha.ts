/** The life of a captcha: idle, working, solved until it expires or is used, failed. */
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../use-latest.ts';

/** As `init/captcha` answers. */
export type CaptchaChallenge = { readonly challenge: unknown; readonly expires_in_sec: number };
export type CaptchaState = 'idle' | 'working' | 'solved' | 'failed';

/** Solved again a little before the bank would refuse it. */
const margin = 10;

export function useCaptcha(load: () => Promise<CaptchaChallenge>, put: (payload: string) => void) {
  const [state, show] = useState<CaptchaState>('idle');
  const now = useRef<CaptchaState>('idle'); // asked for between two renders, when a form is sent
  const setState = (next: CaptchaState) => {
    now.current = next;
    show(next);
  };
  const run = useRef<{ readonly controller: AbortController; readonly done: Promise<void>; timer?: ReturnType<typeof setTimeout> }>(
    undefined,
  );
  const latest = useLatest({ load, put });
  /** Why the bank gave no challenge: no fault of the check. */
  const refused = useRef<unknown>(undefined);
  const challenged = () =>
    latest.current.load().catch((error: unknown) => {
      refused.current = error;
      throw error;
    });

  const stop = () => {
    run.current?.controller.abort();
    clearTimeout(run.current?.timer);
    run.current = undefined;
  };
  useEffect(() => stop, []);
  const reset = () => {
    stop();
    setState('idle');
    latest.current.put('');
  };
  const solve = async (controller: AbortController) => {
    setState('working');
    refused.current = undefined;
    try {
      const [{ challenge, expires_in_sec }, { solveCaptcha }] = await Promise.all([challenged(), import('./captcha-solver.ts')]);
      const payload = await solveCaptcha(challenge, controller.signal);
      if (controller.signal.aborted) return;
      latest.current.put(payload);
      setState('solved');
      if (run.current) run.current.timer = setTimeout(reset, Math.max(1, expires_in_sec - margin) * 1000);
    } catch {
      if (controller.signal.aborted) return;
      stop();
      setState('failed');
    }
  };
  /** Starts unless it runs or is solved; ends when there is an outcome. */
  const work = (): Promise<void> => {
    if (!run.current) {
      const controller = new AbortController();
      const done = Promise.resolve().then(() => solve(controller));
      run.current = { controller, done };
    }
    return run.current.done;
  };
  return { state, failed: () => now.current === 'failed', refused: () => refused.current, work, reset };
}
