/** The bank as somebody reaches it who brings no session but a secret of their own: an application's, an audit link's. */
import { createClient, type Client } from '@bankside/core/client/client.ts';
import { withFigures } from '@bankside/core/client/figures.ts';
import { tagTransport } from '@bankside/core/client/transport/choose.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { policyStart } from '@bankside/core/rules/policy/policy-start.ts';
import { axios } from './axios.ts';

type Where = {
  /** 'https://bank.example', or '' on the bank's own pages. */
  readonly origin: string;
  readonly language: () => Language;
  readonly device: () => 'web' | 'mobile' | 'widget';
  /** Until then a call takes no library with it. */
  readonly hasFirstField?: (() => boolean) | undefined;
  /** A secret that stands for somebody: of a phone that continues an upload. */
  readonly identity?: { readonly token: string; readonly userid: string };
};
const nobody = { token: '', userid: '' };

export const guestClient = ({ origin, identity = nobody, hasFirstField, ...where }: Where): Client =>
  createClient({
    ...where,
    base: `${origin}/api/v1`,
    transport: withFigures(origin, tagTransport(axios, hasFirstField)),
    identity: () => identity,
    place: () => 'applyInfo', // nobody is signed in who could be signed out (SES-07)
    onSignedOut: () => undefined,
    onAccessDenied: () => undefined,
    onTrouble: () => undefined,
    ...(where.device() === 'widget' && { timeoutMs: policyStart.embed.answerMs }), // somebody else's page is not to wait for ever
  });
