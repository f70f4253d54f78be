/** How the portal reaches the bank. The client is fetched at the first call, or when somebody begins to type (D-113). */
import type { Client } from '@bankside/core/client/client.ts';
import type { OutOf } from '@bankside/core/contract/index.ts';

let here: Client | undefined;
/** Once it is here nothing is waited for: a page that goes away has no time for it. */
const client = async (): Promise<Client> => (here ??= (await import('./bank-client.ts')).client);

/** Fetches what the first call needs, before it is made. */
export const warmBank = (): void =>
  void import('./bank-client.ts').then(
    (module) => module.warmAxios(),
    () => undefined,
  );

let homeAhead: Promise<OutOf<'/dashboard/home'>> | undefined;
const keepMs = 10_000;

/** Asks before the screen that needs it is there; that screen's first call of home takes this answer. */
export function askHomeAhead(): void {
  const answer = client().then((ready) => ready.call('/dashboard/home', {}, { background: true }));
  answer.catch(() => undefined);
  homeAhead = answer;
  setTimeout(() => {
    if (homeAhead === answer) homeAhead = undefined;
  }, keepMs);
}

export const bank: Client = {
  call: async (path, input, options) => {
    const waiting = path === '/dashboard/home' ? homeAhead : undefined;
    if (waiting) homeAhead = undefined;
    const asked = waiting && (await waiting.catch(() => undefined)); // failed: asked again, this time with its messages
    return (asked as OutOf<typeof path> | undefined) ?? (await client()).call(path, input, options);
  },
  download: async (path, input, options) => (await client()).download(path, input, options),
  send: async (url, form, options) => (await client()).send(url, form, options),
};
