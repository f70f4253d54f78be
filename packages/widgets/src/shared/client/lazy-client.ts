/** A client that is fetched when it is first asked: what runs before the first call does without it. */
import type { Client } from '@bankside/core/client/client.ts';
import { lazy } from '../../kit/lazy/lazy.ts';

export function lazyClient(make: () => Promise<Client>): Client {
  const made = lazy(make);
  const client = () =>
    made.load().catch((error: unknown) => {
      throw Object.assign(new Error('', { cause: error }), { status: null }); // unreachable, as a call without an answer is
    });
  return {
    call: async (path, input, options) => (await client()).call(path, input, options),
    download: async (path, input, options) => (await client()).download(path, input, options),
    send: async (url, form, options) => (await client()).send(url, form, options),
  };
}
