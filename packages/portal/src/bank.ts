/** The portal's client: who asks, from which page, and what happens when the bank closes a door. */
import { createClient, type Client } from '@bankside/core/client/client.ts';
import { language } from '@bankside/core/i18n/language.ts';
import { translate } from '@bankside/core/i18n/words.ts';
import { placeAt } from '@bankside/core/rules/places.ts';
import { session } from '@bankside/core/session/session.ts';
import { leave } from './sign-out.ts';
import { deny, say } from './stores.ts';

const phone = matchMedia('(max-width: 760px)');

const client = createClient({
  base: '/api/v1',
  identity: () => session.getState(),
  language: () => language.getState().current,
  device: () => (phone.matches ? 'mobile' : 'web'), // A25
  place: () => placeAt(location.pathname),
  onSignedOut: (how, message) => leave(how, message),
  onAccessDenied: () => deny('kyc'),
  onTrouble: ({ text }) => say(text || translate(language.getState().current, 'shared', 'networkTimeout')),
});

const ahead = new Map<string, Promise<unknown>>();
const keepMs = 10_000;

/** Asks before the screen that needs it is there; that screen's first call of the same path takes this answer. */
export function askAhead(path: '/dashboard/home'): void {
  const answer = client.call(path, {}, { background: true });
  answer.catch(() => undefined);
  ahead.set(path, answer);
  setTimeout(() => ahead.get(path) === answer && ahead.delete(path), keepMs);
}

export const bank: Client = {
  ...client,
  call: (path, input, options) => {
    const waiting = ahead.get(path);
    ahead.delete(path);
    // an answer that was asked for ahead and failed is asked for again, this time with its messages
    return waiting ? (waiting as ReturnType<typeof client.call<typeof path>>).catch(() => client.call(path, input, options)) : client.call(path, input, options);
  },
};
