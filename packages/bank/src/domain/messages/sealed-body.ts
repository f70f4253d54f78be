/** The text of a letter while it waits: sealed by the bank's secret, so that a copy of the database opens no account (SEC-41, D-392). */
import type { Secrets } from '../../platform/secrets.ts';

const mark = 'sealed:';

export const sealBody = (secrets: Secrets, body: string): string => `${mark}${secrets.seal(body)}`;
/** '' once the letter has left; letters of an older version are in clear. */
export const openBody = (secrets: Secrets, kept: string): string => (kept.startsWith(mark) ? secrets.open(kept.slice(mark.length)) : kept);
