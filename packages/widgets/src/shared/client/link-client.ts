/** The bank as a visitor reaches it: by an apply link's token, or by a session that a partner's server asked for (D-126). */
import { createClient, type Client } from '@bankside/core/client/client.ts';
import { Refused } from '@bankside/core/client/errors.ts';
import { withFigures } from '@bankside/core/client/figures.ts';
import { withKey } from '@bankside/core/rules/intent.ts';
import { tagTransport } from '@bankside/core/client/transport/choose.ts';
import type { OutOf } from '@bankside/core/contract/index.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { policyStart } from '@bankside/core/rules/policy/policy-start.ts';
import type { LinkTag } from '@bankside/core/rules/tags.ts';
import { pageAround } from '../../runtime/page-origin.ts';
import { axios } from './axios.ts';

type Identity = { readonly token: string; readonly userid: string };
const nobody: Identity = { token: '', userid: '' };

/** A renewal before its time did not work: what is there goes on until it ends. */
class StillGood extends Error {
  constructor(cause: unknown) {
    super('not renewed yet', { cause });
  }
}

type Where = {
  /** 'https://bank.example', or '' on the bank's own pages. */
  readonly origin: string;
  readonly language: () => Language;
  readonly device: () => 'web' | 'mobile' | 'widget';
  /** Until then a call takes no library with it. */
  readonly hasFirstField?: (() => boolean) | undefined;
};

/** A client whose identity is fetched when there is none, and again when the bank no longer takes it; the call is then made once more. */
function renewing(
  { origin, language, device, hasFirstField }: Where,
  identify: (bare: Client, wasRefused: boolean) => Promise<Identity>,
  due: () => boolean,
  given: Identity = nobody,
) {
  let identity = given;
  let fetching: Promise<void> | undefined;
  const bare = createClient({
    base: `${origin}/api/v1`,
    transport: withFigures(origin, tagTransport(axios, hasFirstField)),
    identity: () => identity,
    language,
    device,
    place: () => 'applyByLink', // 9300 and 9400 sign nobody out here (SES-07)
    onSignedOut: () => undefined,
    onAccessDenied: () => undefined,
    onTrouble: () => undefined,
    ...(device() === 'widget' && { timeoutMs: policyStart.embed.answerMs, version: policyStart.app.version }), // somebody else's page is not to wait for ever
  });
  /** Single flight: who asks meanwhile waits for the same answer. */
  const renew = (wasRefused = false): Promise<void> =>
    (fetching ??= identify(bare, wasRefused)
      .then((next) => void (identity = next))
      .finally(() => (fetching = undefined)));
  const refused = (error: unknown) => error instanceof Refused && error.refusal === 'sessionEnded';
  const withIdentity = async <T>(work: () => Promise<T>): Promise<T> => {
    if (!identity.token || due())
      await renew().catch((error: unknown) => {
        if (!(error instanceof StillGood)) throw error;
      });
    const { token } = identity;
    try {
      return await work();
    } catch (error) {
      if (!refused(error)) throw error; // what the bank refused for its session has not happened, so it may be asked again
      if (identity.token === token) await renew(true); // unless somebody else has, meanwhile
      return work();
    }
  };
  const client: Client = {
    call: (path, input, options = {}) => {
      const keyed = withKey(options); // the same over both tries
      return withIdentity(() => bare.call(path, input, keyed));
    },
    download: (path, input, options) => withIdentity(() => bare.download(path, input, options)),
    send: (url, form, options) => bare.send(url.startsWith('/') ? origin + url : url, form, options),
  };
  return { bare, client, renew };
}

export type LinkParam = OutOf<'/card/getLinkParamByPath'>;
type LinkOf = {
  readonly linkPath: string;
  readonly userRef?: string | undefined;
  readonly known?: LinkParam | undefined;
  /** What its token is for: the form, unless it says otherwise. */
  readonly tag?: LinkTag;
};

export type LinkClient = Client & {
  /** Asks the bank about the link; its token then opens the calls of `who: link`. Again, the newest answer. */
  readonly open: () => Promise<LinkParam>;
};

/** `known`: an answer that is there already. `const bank = linkClient({ origin, language, device, linkPath, userRef }); const link = await bank.open();` */
export function linkClient({ linkPath, userRef, known, tag, ...where }: Where & LinkOf): LinkClient {
  let newest: Promise<LinkParam> | undefined = known && Promise.resolve(known);
  let until = known ? Date.now() + known.expires_in_sec * 800 : 0;
  const ask = async (bare: Client): Promise<Identity> => {
    const said = { ...(userRef && { userid: userRef }), ...(pageAround() && { host_origin: pageAround() }) };
    newest = bare.call('/card/getLinkParamByPath', { link_path: linkPath, ...said, ...(tag && { tag }) }, { background: true });
    const { link_token, expires_in_sec } = await newest;
    until = Date.now() + expires_in_sec * 800; // renewed at 80 % of its life
    return { token: link_token, userid: 'link' };
  };
  const given = known && { token: known.link_token, userid: 'link' };
  const { client, renew } = renewing(where, ask, () => Date.now() > until, given);
  return {
    ...client,
    open: async () => {
      await renew();
      if (!newest) throw new Error('the link was not asked for');
      return newest;
    },
  };
}

type SessionSetting = Where & {
  /** The partner's page asks its own server. */
  readonly fetchToken: (ended?: string) => Promise<Identity & { readonly expiresAt: string }>;
  /** A token is about to end and another is being fetched. */
  readonly expiring: (inMs: number) => void;
  /** No new one came; the next call tries again. */
  readonly expired: () => void;
};
/** For a signed-in tag (D-126): tokens live in memory alone and are renewed before they end. */
export function sessionClient({ fetchToken, expiring, expired, ...where }: SessionSetting): Client {
  let ends = 0;
  let last: string | undefined;
  let renewAt = 0;
  const ask = async (_bare: Client, wasRefused: boolean): Promise<Identity> => {
    if (wasRefused) ends = 0; // it is over, whatever its own time says
    if (ends > Date.now()) expiring(ends - Date.now());
    try {
      const { token, userid, expiresAt } = await fetchToken(last);
      last = token;
      ends = new Date(expiresAt).getTime();
      renewAt = ends > Date.now() ? Date.now() + (ends - Date.now()) * 0.8 : Infinity; // a clock that is ahead: until the bank refuses it
      return { token, userid };
    } catch (error) {
      if (ends > Date.now()) throw new StillGood(error);
      expired();
      throw error;
    }
  };
  return renewing(where, ask, () => Date.now() > renewAt).client;
}
