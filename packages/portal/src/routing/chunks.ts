/** Code that is fetched when it is needed. A chunk that does not come is a deployment or a bad line (UI-10). */
import { policy } from '@bankside/core/rules/policy/policy.ts';

/** Fails after 120 s, or at once when the line says no. */
export function inTime<T>(work: Promise<T>, ms: number = policy.app.chunkTimeoutMs): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the page took too long to load')), ms);
    const over = () => clearTimeout(timer);
    work.finally(over).then(resolve, reject);
  });
}

const reloadKey = 'chunk_reload_at';
const minute = 60_000;

/** A chunk that is gone since a deployment: one reload brings the new ones, but never twice within a minute. */
export function reloadOnce(now: number, storage: Storage = sessionStorage, reload = () => location.reload()): boolean {
  if (now - Number(storage.getItem(reloadKey) ?? 0) < minute) return false;
  storage.setItem(reloadKey, String(now));
  reload();
  return true;
}
