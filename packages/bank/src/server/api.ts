/** POST /api/v1/…: headers in, envelope out. Business answers are HTTP 200 (API-04). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { foreignCalls } from '@bankside/core/rules/access/embed.ts';
import { success } from '@bankside/core/rules/errors.ts';
import { readLanguage } from '@bankside/core/rules/languages.ts';
import { devices } from '@bankside/core/rules/options.ts';
import type { Bank } from '../platform/bank.ts';
import type { Dispatch } from '../platform/dispatch.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { contentOf } from '../platform/file-answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { sha256 } from '../platform/secrets.ts';
import { translate } from '../platform/words.ts';
import { callerAddress } from './caller-address.ts';
import { fileHeaders, foreignHeaders, preflightHeaders } from './headers.ts';

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value.slice(0, 2048) : '';
};

const prefix = '/api/v1';
const pathOf = (request: FastifyRequest): string => request.url.split('?')[0]?.slice(prefix.length) ?? '';

/** The calls that also take JSON as plain text, without headers of ours: the browser then asks no preflight (one round trip instead of two). */
const plainCalls: ReadonlySet<string> = new Set(['/card/getLinkParamByPath']);
function bodyOf(request: FastifyRequest): unknown {
  if (typeof request.body !== 'string' || !plainCalls.has(pathOf(request))) return request.body;
  try {
    return JSON.parse(request.body);
  } catch {
    return null; // bad input: the schema says so
  }
}

/** 'widget/0.2.61': what it is, and on partners' pages of which version (DEV-09). */
function deviceOf(said: string): Pick<RequestContext, 'device' | 'version'> {
  const [name, version = ''] = said.split('/');
  return { device: devices.find((device) => device === name) ?? 'web', version: /^\d{1,4}(?:\.\d{1,4}){2}$/.test(version) ? version : '' };
}

const askedBy = (bank: Bank, request: FastifyRequest): RequestContext => ({
  token: header(request, 'token'),
  userid: header(request, 'userid'),
  language: readLanguage(header(request, 'language')),
  ...deviceOf(header(request, 'device')),
  address: callerAddress(request),
  agent: header(request, 'user-agent').slice(0, 300),
  origin: fromOurs(bank, request) ? bank.origin : header(request, 'origin'),
  requestId: request.id,
  key: header(request, 'idempotency-key'),
});

/** Of answers that a handler gives again as they are (platform/memory.ts), the text is made once, and its version when somebody asks. */
const textsOf = new WeakMap<object, { readonly text: string; version?: string }>();

function textOf(data: unknown): { readonly text: string; version?: string } {
  const same = typeof data === 'object' && data !== null ? data : undefined;
  const made = (same && textsOf.get(same)) ?? { text: JSON.stringify(data ?? null) };
  if (same) textsOf.set(same, made);
  return made;
}

export function mountApi(app: FastifyInstance, bank: Bank, dispatch: Dispatch): void {
  /** Before the body is read, so that an answer to a broken one can be read too. */
  const letIn = async (request: FastifyRequest, reply: FastifyReply) => {
    void reply.header('cache-control', 'no-store');
    if (foreignCalls.has(pathOf(request))) return void reply.headers(foreignHeaders);
    if (header(request, 'origin') !== '' && !fromOurs(bank, request)) return reply.code(403).send({ code: 403, msg: '', data: null });
  };
  app.options(`${prefix}/*`, (request, reply) =>
    foreignCalls.has(pathOf(request))
      ? reply.code(204).headers(preflightHeaders).send()
      : reply.code(403).header('cache-control', 'no-store').send(),
  );
  app.post(`${prefix}/*`, { onRequest: letIn }, async (request, reply) => {
    const answer = await dispatch(pathOf(request), bodyOf(request), askedBy(bank, request));
    if (!answer) return reply.code(404).type('text/plain').send('no such call');
    if (answer.kind === 'file') return reply.headers(fileHeaders(answer.file.name, answer.file.type)).send(contentOf(answer.file));
    if (answer.retryAfterSec !== undefined) void reply.header('retry-after', String(answer.retryAfterSec));
    if (answer.code !== success) return reply.send({ code: answer.code, msg: answer.msg, data: answer.data });
    const said = textOf(answer.data);
    const since = header(request, 'since');
    // the same text, the same version (API-16)
    if (since !== '') void reply.header('version', (said.version ??= sha256(said.text).slice(0, 24)));
    const data = since !== '' && said.version === since ? 'null' : said.text;
    return reply.type('application/json; charset=utf-8').send(`{"code":${success},"msg":"","data":${data}}`);
  });

  /** A body that is no JSON, or too large, is bad input and not a transport fault (API-04). */
  app.setErrorHandler((fault, request, reply) => {
    const status = fault instanceof Error && 'statusCode' in fault && typeof fault.statusCode === 'number' ? fault.statusCode : 500;
    void reply.header('cache-control', 'no-store');
    if (status < 500 && request.url.startsWith('/api/v1/')) {
      const { code, refusal } = new Refusal('invalid');
      return reply
        .code(200)
        .send({ code, msg: translate(readLanguage(header(request, 'language')), 'errors', refusal), data: { errors: [] } });
    }
    if (status >= 500)
      bank.log.error('fault', {
        request_id: request.id,
        path: request.routeOptions.url,
        fault: fault instanceof Error ? fault.stack : undefined,
      });
    return reply
      .code(status)
      .type('text/plain')
      .send(status >= 500 ? `fault ${request.id}` : 'bad request');
  });
}

/** A browser says where a POST comes from. Ours are the bank's origin and the one that was just asked. Other programs send no Origin. */
function fromOurs(bank: Bank, request: FastifyRequest): boolean {
  const origin = header(request, 'origin');
  return origin === bank.origin || origin === `${request.protocol}://${request.host}`;
}
