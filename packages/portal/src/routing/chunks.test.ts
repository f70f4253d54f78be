import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTime, reloadOnce } from './chunks.ts';

describe('a chunk that does not come (UI-10)', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('fails after 120 s', async () => {
    const outcome = vi.fn();
    inTime(new Promise(() => undefined)).catch(outcome);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledOnce();
  });
  it('fails at once when the line says no', async () => {
    await expect(inTime(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  });
  it('hands on what came in time, and leaves no timer', async () => {
    expect(await inTime(Promise.resolve('screen'))).toBe('screen');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the one reload', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
  const now = 1_800_000_000_000;
  beforeEach(() => kept.clear());

  it.each([
    ['the first time', undefined, true],
    ['again after 59 s', now - 59_000, false],
    ['again after a minute', now - 60_000, true],
  ])('%s', (_what, before, expected) => {
    if (before !== undefined) kept.set('chunk_reload_at', String(before));
    const reload = vi.fn();
    expect(reloadOnce(now, storage, reload)).toBe(expected);
    expect(reload).toHaveBeenCalledTimes(expected ? 1 : 0);
  });
});
