/** The portal's client itself: who asks, from which page, and what happens when the bank denies access. */
import { createClient } from '@bankside/core/client/client.ts';
import { knownAnswers } from '@bankside/core/client/known-answers.ts';
import { portalTransport } from '@bankside/core/client/transport/choose.ts';
import { placeAt } from '@bankside/core/rules/places.ts';
import { session } from '@bankside/core/session/session.ts';
import { axios } from '@bankside/widgets/shared/client/axios.ts';
import { media } from '@bankside/widgets/kit/theme/tokens.css.ts';
import { languageOf } from '@bankside/core/i18n/i18n.ts';
import { i18n, translate } from '../i18n.ts';
import { leave } from './leave.ts';
import { deny, denyFor, say } from '../stores.ts';

const phone = matchMedia(media.phone);

export const client = createClient({
  transport: portalTransport(axios),
  base: '/api/v1',
  known: knownAnswers(),
  identity: () => session.getState(),
  language: () => languageOf(i18n),
  device: () => (phone.matches ? 'mobile' : 'web'), // API-03
  place: () => placeAt(location.pathname),
  onSignedOut: (how, message) => leave(how, message),
  onAccessDenied: (_message, rights) => (rights ? denyFor(rights) : deny('kyc')),
  onTrouble: ({ text }) => say(text || translate('shared', 'networkTimeout')),
});

export { axios };
