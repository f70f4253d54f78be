/** Calls the bank: headers, envelope, retries, and what follows from every kind of answer (ERR-03). */
import type { BlobPath, InOf, OutOf, Path } from '../contract/index.ts';
import { statusTexts, success } from '../rules/errors.ts';
import type { Language } from '../rules/languages.ts';
import type { Place } from '../rules/places.ts';
import { policy } from '../rules/policy/policy.ts';
import { exemptFromSignOut } from '../rules/access/signed-out.ts';
import { envelopeIn, refusalIn } from './envelope.ts';
import { Unreachable, type Refused } from './errors.ts';
import { withKey } from '../rules/intent.ts';
import type { KnownAnswers } from './known-answers.ts';
import { foreground } from './pending.ts';
import type { Answer, Transport } from './transport/request.ts';

export type ClientOptions = {
  /** Where the bank is, up to and with /api/v1. */
  readonly base: string;
  /** portalTransport or tagTransport (transport/choose.ts). */
  readonly transport: Transport;
  readonly identity: () => { readonly token: string; readonly userid: string };
  readonly language: () => Language;
  readonly device: () => 'web' | 'mobile' | 'widget';
  /** Of our code on a partner's page, for its company (DEV-09). */
  readonly version?: string | undefined;
  /** The page that is open, for the four that 9300 and 9400 leave alone. */
  readonly place: () => Place | undefined;
  /** 9300 and 9400: with a message or silently (SES-06). */
  readonly onSignedOut: (how: 'silent' | 'message', message: string) => void;
  /** Access denied until KYC is approved; or, to something that a person did, for want of a right, any one of `rights`. */
  readonly onAccessDenied: (message: string, rights?: readonly string[]) => void;
  /** Transport trouble, said once per call: 'Network timeout', or status and text. */
  readonly onTrouble: (message: { readonly status: number | null; readonly text: string }) => void;
  readonly wait?: (ms: number) => Promise<void>;
  /** Background calls name the version of the answer that is known, and the bank sends what has changed alone (API-16). */
  readonly known?: KnownAnswers | undefined;
  /** How long a call may take; files and uploads always have the policy's time. */
  readonly timeoutMs?: number | undefined;
};
export type CallOptions = {
  /** Made once per intent and kept over retries; made here when absent. */
  readonly key?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** In the name of a sign-in that is not finished, instead of the session's. */
  readonly as?: { readonly token: string; readonly userid: string } | undefined;
  /** No overlay, and trouble is not announced: polling and refreshes. */
  readonly background?: boolean | undefined;
  /** Show the overlay while it runs. */
  readonly overlay?: boolean | undefined;
  /** Goes on when the page goes away; its answer then comes to nobody. At most 64 KB (the browser's limit). */
  readonly keepalive?: boolean | undefined;
};

/** A call under way; `clear` takes its overlay away, at the latest 1 s after the first failure (UI-06). */
type Running = CallOptions & { readonly clear: (afterMs: number) => void; readonly since?: string };

export type Client = {
  call<P extends Path>(path: P, input: InOf<P>, options?: CallOptions): Promise<OutOf<P>>;
  /** A file and the name it goes by. An error inside a blob is an error (API-10). */
  download<P extends BlobPath>(path: P, input: InOf<P>, options?: CallOptions): Promise<{ blob: Blob; name: string }>;
  /** Sends a file to an address that the bank signed; the bank's own shop hears the language, a foreign one no header of ours. */
  send(
    url: string,
    form: FormData,
    options: { signal?: AbortSignal | undefined; onProgress?: ((sent: number, total: number) => void) | undefined },
  ): Promise<unknown>;
};

const { http } = policy;
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export function createClient(options: ClientOptions): Client {
  const { transport } = options;
  const wait = options.wait ?? sleep;
  const ownShop = `${options.base.replace(/\/api\/v1$/, '')}/files/`;

  const tell = (fault: Unreachable, background: boolean | undefined) => {
    if (background) return;
    fault.shown = true;
    options.onTrouble({ status: fault.status, text: fault.message });
  };

  /** Repeats only what had no HTTP answer (API-07); the first failure is reported at once. */
  async function ask(path: string, body: unknown, blob: boolean, call: Running): Promise<Answer> {
    const { key } = withKey(call);
    for (let attempt = 0; ; attempt++) {
      const { token, userid } = call.as ?? options.identity();
      const headers = {
        'content-type': 'application/json',
        token,
        userid,
        language: options.language(),
        device: options.version ? `${options.device()}/${options.version}` : options.device(), // no header more, which a page's preflight might not know
        'idempotency-key': key,
        ...(call.since === undefined ? {} : { since: call.since }),
      };
      try {
        return await transport({
          url: options.base + path,
          headers,
          body,
          timeoutMs: blob ? http.timeoutMs : (options.timeoutMs ?? http.timeoutMs),
          blob,
          signal: call.signal,
          keepalive: call.keepalive,
        });
      } catch (error) {
        if (call.signal?.aborted) throw new Unreachable('cancelled', null);
        const fault = new Unreachable('', null, error instanceof DOMException && error.name === 'TimeoutError');
        if (attempt === 0) tell(fault, call.background);
        call.clear(http.overlayClearMs);
        fault.shown = true;
        if (attempt >= http.retries || call.background) throw fault;
        await wait(http.retryDelayMs);
      }
    }
  }

  function refuse(refused: Refused, { key }: CallOptions): never {
    const exempt = exemptFromSignOut.includes(options.place() ?? 'home');
    if (refused.reaction === 'login-silent' && !exempt) options.onSignedOut('silent', '');
    if (refused.reaction === 'login-with-message' && !exempt) options.onSignedOut('message', refused.message);
    if (refused.reaction === 'dialog') options.onAccessDenied(refused.message);
    if (key && refused.rights.length > 0) options.onAccessDenied(refused.message, refused.rights); // said at the form too, which keeps what was typed
    refused.shown = refused.reaction === 'dialog' || (refused.reaction.startsWith('login') && !exempt);
    throw refused;
  }

  async function read(path: string, input: unknown, blob: boolean, call: Running): Promise<Answer & { data: unknown }> {
    const answer = await ask(path, input, blob, call);
    const envelope = await envelopeIn(answer.body);
    if (envelope) {
      if (envelope.code === success) return { ...answer, data: envelope.data };
      return refuse(refusalIn(envelope, answer.headers('request-id')), call);
    }
    if (answer.status === 200 && blob) return { ...answer, data: answer.body };
    const known = statusTexts[answer.status];
    const fault = new Unreachable(known ? `${answer.status} - ${answer.statusText || known}` : '', known ? answer.status : null);
    if (known) await wait(http.statusMessageDelayMs); // ERR-05: shown after 1 second
    tell(fault, call.background);
    call.clear(0);
    throw fault;
  }

  /** Who asks, in which language, and what: another person's answer is another question's. */
  async function readNews(path: string, input: unknown, known: KnownAnswers, call: Running): Promise<Answer & { data: unknown }> {
    const { token } = options.identity();
    const question = JSON.stringify([path, input, token, options.language()]);
    const answer = await read(path, input, false, { ...call, since: known.version(question) });
    return { ...answer, data: known.take(question, answer.headers('version'), answer.data) };
  }

  async function run(path: string, input: unknown, blob: boolean, call: CallOptions): Promise<Answer & { data: unknown }> {
    const clear = call.overlay ? foreground() : () => undefined;
    try {
      const news = call.background && !call.keepalive && !call.as && !blob ? options.known : undefined;
      const answer = news ? await readNews(path, input, news, { ...call, clear }) : await read(path, input, blob, { ...call, clear });
      clear(0);
      return answer;
    } catch (fault) {
      clear(http.overlayClearMs);
      throw fault;
    }
  }

  return {
    call: async <P extends Path>(path: P, input: InOf<P>, call: CallOptions = {}) => (await run(path, input, false, call)).data as OutOf<P>,
    download: async (path, input, call = {}) => {
      const answer = await run(path, input, true, call);
      return { blob: answer.data as Blob, name: nameIn(answer.headers('content-disposition')) };
    },
    send: async (url, form, { signal, onProgress }) => {
      const headers: Record<string, string> = url.startsWith(ownShop) ? { language: options.language() } : {};
      const answer = await transport({ url, headers, body: form, timeoutMs: http.timeoutMs, blob: false, signal, onProgress }).catch(() => {
        throw new Unreachable(signal?.aborted ? 'cancelled' : '', null);
      });
      const envelope = await envelopeIn(answer.body);
      if (envelope && envelope.code !== success) throw refusalIn(envelope, answer.headers('request-id'));
      if (answer.status >= 300) throw new Unreachable('', answer.status);
      return envelope?.data;
    },
  };
}

function nameIn(disposition: string): string {
  const utf8 = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return utf8 ? decodeURIComponent(utf8) : (/filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? 'download');
}
