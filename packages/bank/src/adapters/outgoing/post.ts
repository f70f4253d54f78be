/**
 * Posts to an address that a client chose (WEB-08). The name is looked up for each post, every address of it is checked, and the
 * checked one is dialled; redirects are not followed; of the answer 64 KiB are read; all of it ends after a timeout.
 */
import { lookup } from 'node:dns/promises';
import { request as plain } from 'node:http';
import { request as secure, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { WebhookFault } from '@bankside/core/rules/webhooks.ts';
import { hostOf, isPublicAddress, linkFault } from './addresses.ts';

export type Posted = {
  /** '' for a 2xx answer. */
  readonly fault: WebhookFault | '';
  readonly status: number | null;
  readonly answer: string;
  /** What was dialled, '' for nothing. */
  readonly address: string;
  readonly ms: number;
};
export type Post = (url: string, headers: Readonly<Record<string, string>>, body: string) => Promise<Posted>;
type Address = { readonly address: string; readonly family: number };
export type PostSettings = {
  /** Origins that may be reached wherever they are: a sandbox's partner sites. */
  readonly allow: readonly string[];
  /** Where the bank itself is. */
  readonly origin: string;
  readonly timeoutMs?: number;
  /** The one root to trust in place of the system's: of a test. */
  readonly ca?: string;
  readonly resolve?: (host: string) => Promise<readonly Address[]>;
};

const answerMax = 65_536;
const timeout = 5000;

class Refused extends Error {
  readonly why: WebhookFault;
  constructor(why: WebhookFault) {
    super(why);
    this.why = why;
  }
}

const ownAddresses = (): string[] => Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => address));
const demandPublic = (addresses: readonly Address[]): void => {
  const own = ownAddresses();
  if (addresses.some(({ address }) => !isPublicAddress(address) || own.includes(address))) throw new Refused('address');
};

type Got = { status: number | null; answer: string; address: string };

export function postTo({ allow, origin, timeoutMs = timeout, ca, resolve = (host) => lookup(host, { all: true }) }: PostSettings): Post {
  /** All addresses of a host, each of them public; one that is not refuses the host. */
  const publicOnes = async (host: string): Promise<Address[]> => {
    const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host).catch(() => []);
    if (found.length === 0) throw new Refused('name');
    demandPublic(found);
    return [...found];
  };
  return async (link, headers, body) => {
    const started = performance.now();
    const got: Got = { status: null, answer: '', address: '' };
    const ended = (fault: Posted['fault']): Posted => ({ ...got, fault, ms: Math.round(performance.now() - started) });
    const url = URL.parse(link);
    if (!url || linkFault(link, { allow, origin }) !== null) return ended('address');
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const pinned = allow.includes(url.origin) ? null : await Promise.race([publicOnes(hostOf(url)), timeIsUp(signal)]);
      got.address = pinned?.[0]?.address ?? hostOf(url);
      const options: RequestOptions = {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) },
        agent: false,
        signal,
        ...(ca ? { ca } : {}),
        ...(pinned ? { lookup: always(pinned) } : {}),
      };
      await exchange(url, options, body, got);
      return ended(faultOf(got.status ?? 0));
    } catch (fault) {
      return ended(signal.aborted ? 'timeout' : whyOf(fault));
    }
  };
}

/** What Node asks when it dials: it is given what was checked, and nothing is looked up again. */
const always =
  (pinned: Address[]): RequestOptions['lookup'] =>
  (_host, { all }, done) => {
    const { address, family } = pinned[0] ?? { address: '', family: 0 };
    if (all) done(null, pinned);
    else done(null, address, family);
  };

const timeIsUp = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Refused('timeout')), { once: true }));

const faultOf = (status: number): Posted['fault'] =>
  status >= 200 && status < 300 ? '' : status >= 300 && status < 400 ? 'redirect' : 'status';

function whyOf(fault: unknown): WebhookFault {
  if (fault instanceof Refused) return fault.why;
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : '';
  return /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_|SELF_SIGNED|UNABLE_TO|EPROTO|HOSTNAME_)/.test(code) ? 'tls' : 'connection';
}

/** Resolves when the answer is read, or as much of it as is kept. */
function exchange(url: URL, options: RequestOptions, body: string, got: Got): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? secure : plain)(url, options, (response) => {
      got.status = response.statusCode ?? 0;
      const kept: Buffer[] = [];
      let size = 0;
      const keep = () => (got.answer = Buffer.concat(kept).subarray(0, answerMax).toString('utf8').replaceAll('\u0000', ''));
      response.on('data', (chunk: Buffer) => {
        kept.push(chunk);
        size += chunk.length;
        if (size < answerMax) return;
        keep();
        resolve();
        request.destroy();
      });
      response.once('end', () => (keep(), resolve()));
      response.on('error', (fault) => (keep(), reject(fault)));
    });
    request.on('error', reject);
    request.end(body);
  });
}
