/** How the portal reaches the bank. The client is fetched at the first call, or when somebody begins to type (D-113). */
import type { Client } from '@bankside/core/client/client.ts';
import type { OutOf } from '@bankside/core/contract/index.ts';
import { lazy } from '@bankside/widgets/kit/lazy/lazy.ts';
import { lazyClient } from '@bankside/widgets/shared/client/lazy-client.ts';
import { written } from '../stores.ts';
import { notOver } from './asleep.ts';

const bankClient = lazy(() => import('./bank-client.ts'));
const client = lazyClient(async () => (await bankClient.load()).client);

/** Fetches what the first call needs, before it is made. */
export const warmBank = (): void =>
  void bankClient.load().then(
    ({ axios }) => axios.load(),
    () => undefined,
  );

let homeAhead: Promise<OutOf<'/dashboard/home'>> | undefined;
const keepMs = 10_000;

/** Asks before the screen that needs it is there; that screen's first call of home takes this answer. */
export function askHomeAhead(): void {
  const answer = client.call('/dashboard/home', {}, { background: true });
  answer.catch(() => undefined);
  homeAhead = answer;
  setTimeout(() => {
    if (homeAhead === answer) homeAhead = undefined;
  }, keepMs);
}

export const bank: Client = {
  ...client,
  call: async (path, input, options) => {
    await notOver();
    const waiting = path === '/dashboard/home' && Object.keys(input).length === 0 ? homeAhead : undefined;
    if (waiting) homeAhead = undefined;
    const asked = waiting && (await waiting.catch(() => undefined)); // failed: asked again, this time with its messages
    const answer = (asked as OutOf<typeof path> | undefined) ?? (await client.call(path, input, options));
    if (options?.key) written.setState(({ times }) => ({ times: times + 1 })); // what only reads has no key
    return answer;
  },
  download: async (path, input, options) => {
    await notOver();
    return client.download(path, input, options);
  },
};
