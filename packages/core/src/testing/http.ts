/** What the bank answers over HTTP: calls, uploads, public keys and the files of the tags, with the headers that let pages of other origins in. */
import { foreignCalls } from '../rules/access/embed.ts';
import type { RefusalName } from '../rules/errors.ts';
import { takeUpload } from './calls/files.ts';
import { dispatch } from './dispatch.ts';
import type { KitAnswer, KitRequest } from './kit.ts';
import { keySet } from './receipts.ts';
import { rowOf } from './rows.ts';
import type { State } from './state.ts';

/** A file under /embed, by its path there: `v1/loader.js`. */
export type Served = (path: string) => Promise<{ readonly type: string; readonly body: Uint8Array } | undefined>;
type Take = () =>
  | { readonly refusal?: RefusalName; readonly field?: string | undefined; readonly reply?: { readonly data: unknown } }
  | undefined;

const open = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'request-id, retry-after, content-disposition' };
const preflight = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'token, userid, language, device, idempotency-key, content-type',
};
const json = (value: unknown, headers: Readonly<Record<string, string>> = open): KitAnswer => ({
  status: 200,
  headers: { ...headers, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify(value),
});
const nothing = (status: number, headers: Readonly<Record<string, string>> = {}): KitAnswer => ({ status, headers, body: '' });

const bytesOf = (body: KitRequest['body']): Uint8Array =>
  typeof body === 'string' ? new TextEncoder().encode(body) : (body ?? new Uint8Array());
function read(body: KitRequest['body']): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytesOf(body)));
  } catch {
    return undefined;
  }
}

async function call(state: State, path: string, request: KitRequest, take: Take): Promise<KitAnswer> {
  const { token = '', language = '', origin = '', 'idempotency-key': key = '' } = request.headers;
  const from = origin === state.origin ? '' : origin;
  if (from !== '' && !foreignCalls.has(path)) return json({ code: 403, msg: '', data: null }, {});
  const envelope = await dispatch(state, path, read(request.body), { token, language, origin: from, key }, take());
  if (!envelope) return nothing(404, { 'content-type': 'text/plain' });
  if (envelope.data instanceof Uint8Array)
    return {
      status: 200,
      headers: { ...open, 'content-type': 'application/octet-stream', 'content-disposition': 'attachment' },
      body: envelope.data,
    };
  return json(envelope, { ...open, 'request-id': `test-${state.calls.length}` });
}

/** The page in a frame asks the bank for `frame`, which is frame.html of its version. */
const fileAt = (path: string) => path.replace(/\/frame$/, '/frame.html');

export async function answerHttp(state: State, request: KitRequest, take: Take, served?: Served): Promise<KitAnswer> {
  const { pathname } = new URL(request.url);
  const [, api] = /^\/api\/v1(\/.+)$/.exec(pathname) ?? [];
  const [, upload] = /^\/files\/([\w-]+)$/.exec(pathname) ?? [];
  if (request.method === 'OPTIONS') return nothing(api === undefined || rowOf(api) ? 204 : 403, preflight);
  if (request.method === 'POST' && api !== undefined) return call(state, api, request, take);
  if (request.method === 'POST' && upload !== undefined) {
    const taken = await takeUpload(state, upload, request.headers['content-type'] ?? '', bytesOf(request.body));
    return json(taken ? { code: 200, msg: '', data: {} } : { code: 7002, msg: '', data: { errors: [] } });
  }
  if (pathname === '/.well-known/jwks.json') return json(await keySet(state));
  const file = pathname.startsWith('/embed/') ? await served?.(fileAt(pathname.slice('/embed/'.length))) : undefined;
  if (!file) return nothing(404);
  return { status: 200, headers: { ...open, 'cross-origin-resource-policy': 'cross-origin', 'content-type': file.type }, body: file.body };
}
