/** Saves in the background: a moment after the last key press, one at a time, the newest always, again when the line was down. */
const pauseMs = 1200;
const againMs = [2000, 5000, 10_000, 30_000] as const;

export type Saver = {
  /** Something has changed. */
  readonly due: () => void;
  /** Now. Ends when everything is kept; throws what the bank refused, or that it did not answer. */
  readonly flush: () => Promise<void>;
  /** No more by itself, until something changes again. */
  readonly stop: () => void;
};

type Setting = {
  readonly save: () => Promise<void>;
  /** true: worth another try. */
  readonly failed: (error: unknown) => boolean;
};

export function draftSaver({ save, failed }: Setting): Saver {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let changed = false;
  let tries = 0;
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush().catch(() => undefined), ms);
  };
  const once = async (): Promise<void> => {
    changed = false;
    try {
      await save();
      tries = 0;
    } catch (error) {
      changed = true;
      if (failed(error)) later(againMs[Math.min(tries++, againMs.length - 1)] ?? pauseMs);
      throw error;
    }
  };
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    await running?.catch(() => undefined);
    if (!changed) return;
    running = once().finally(() => (running = undefined));
    await running;
    await flush(); // what was typed meanwhile
  };
  return {
    due: () => {
      changed = true;
      later(pauseMs);
    },
    flush,
    stop: () => clearTimeout(timer),
  };
}
