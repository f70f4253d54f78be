import { randomUUID } from 'node:crypto';

/** Ids come from callers as text; only a UUID can be one of ours, and the database would fault on anything else. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const isUuid = (text: string): boolean => uuid.test(text);

let last = { ms: 0, nth: 0 };
/** A UUID (version 7) that sorts after every one this process made before, also within one millisecond. The bank's clock has no part in it. */
export function orderedId(): string {
  const ms = Math.max(Date.now(), last.ms);
  last = ms === last.ms && last.nth < 0xfff ? { ms, nth: last.nth + 1 } : { ms: ms === last.ms ? ms + 1 : ms, nth: 0 };
  const time = last.ms.toString(16).padStart(12, '0');
  const nth = last.nth.toString(16).padStart(3, '0');
  const random = randomUUID();
  return `${time.slice(0, 8)}-${time.slice(8)}-7${nth}-${random.slice(19)}`;
}
