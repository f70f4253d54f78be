/** What a sandbox shows and lets anybody do: its inbox, its clock, staff calls for tests. Mounted in sandbox mode only. */
import { withOverrides } from '@bankside/core/rules/policy/bank-policy.ts';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Bank } from '../platform/bank.ts';
import { contentOf } from '../platform/file-answer.ts';
import type { Dispatch } from '../platform/dispatch.ts';
import { fileHeaders } from '../server/headers.ts';
import { tellSeededCards } from '../seed/cards/issuer-cards.ts';
import type { Simulator } from '../issuer-simulator/simulator.ts';
import type { Serving } from '../server/server.ts';
import { openBody } from '../domain/messages/sealed-body.ts';
import { outbox } from '../store/schema.ts';
import { chainState } from './chain.ts';
import { CompanyOrder, freshCompany } from './fresh-company.ts';
import { controlIssuer } from './issuer-controls.ts';
import { issuerState } from './issuer-state.ts';
import { linksAndKeys } from './links.ts';
import { pageCss, pageHtml, pageScript } from './page.ts';
import { resetBank } from './reset.ts';
import { asStaff } from './staff.ts';

/** Newest first; all, or one address's, or those since a moment. */
async function inbox({ store, secrets }: Bank, to: string | undefined, since: string | undefined) {
  const after = since && !Number.isNaN(Date.parse(since)) ? new Date(since) : undefined;
  const rows = await store.db
    .select()
    .from(outbox)
    .where(and(to ? eq(outbox.recipient, to.toLowerCase()) : undefined, after ? gt(outbox.created_at, after) : undefined))
    .orderBy(desc(outbox.created_at), desc(outbox.mail_id))
    .limit(200);
  const opened = rows.map((row) => ({ ...row, body: openBody(secrets, row.body) }));
  return opened.map(({ mail_id, recipient, language, template, subject, body, created_at, state }) => ({
    id: mail_id,
    to: recipient,
    language,
    template,
    subject,
    body,
    code: /\b\d{6}\b/.exec(template.startsWith('code_') ? body : '')?.[0] ?? null,
    at: created_at.toISOString(),
    state,
  }));
}

const ClockOrder = z.strictObject({ offset_seconds: z.optional(z.number()), freeze: z.optional(z.nullable(z.iso.datetime())) });

export function mountSandbox(
  { app, cspReports }: Pick<Serving, 'app' | 'cspReports'>,
  bank: Bank,
  dispatch: Dispatch,
  issuer?: Simulator,
): void {
  if (!bank.sandbox) throw new Error('sandbox controls exist in sandbox mode only');
  const first = bank.policy;
  const post = (path: string, answer: (body: unknown, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    app.post(path, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (!fromHere(request)) return reply.code(403).send({ error: 'ask from the sandbox itself' });
      return answer(request.body ?? {}, request, reply);
    });
  const read = <T extends z.ZodMiniType>(schema: T, body: unknown, reply: FastifyReply): z.output<T> | null => {
    const parsed = schema.safeParse(body);
    if (!parsed.success) void reply.code(400);
    return parsed.success ? parsed.data : null;
  };
  const clock = () => ({ now: bank.clock.now().toISOString() });

  app.get('/sandbox', (_request, reply) => reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(pageHtml));
  app.get('/sandbox/page.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(pageCss));
  app.get('/sandbox/page.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(pageScript));
  app.get<{ Querystring: { to?: string; since?: string } }>('/sandbox/mail', async ({ query }, reply) => {
    void reply.header('cache-control', 'no-store');
    return { list: await inbox(bank, query.to, query.since) };
  });
  app.get('/sandbox/links', async (_request, reply) => reply.header('cache-control', 'no-store').send(await linksAndKeys(bank)));
  app.get('/sandbox/chain', async (_request, reply) => reply.header('cache-control', 'no-store').send(await chainState(bank)));
  app.get<{ Querystring: { search?: string } }>('/sandbox/issuer', async ({ query }, reply) => {
    void reply.header('cache-control', 'no-store');
    return issuerState(issuer, query.search);
  });
  app.get('/sandbox/csp-reports', (_request, reply) => reply.header('cache-control', 'no-store').send({ reports: cspReports }));
  app.get('/sandbox/clock', (_request, reply) => reply.header('cache-control', 'no-store').send(clock()));

  post('/sandbox/clock', async (body, _request, reply) => {
    const order = read(ClockOrder, body, reply);
    if (!order) return { error: 'send {offset_seconds} or {freeze: time or null}' };
    if (order.freeze !== undefined) bank.clock.freeze(order.freeze === null ? null : new Date(order.freeze));
    if (order.freeze !== undefined || order.offset_seconds !== undefined) bank.clock.shift(order.offset_seconds ?? 0);
    return clock();
  });
  post('/sandbox/reset', async () => {
    bank.policy = first;
    bank.clock.shift(0);
    await issuer?.reset();
    await resetBank(bank);
    if (issuer) await tellSeededCards(bank.store.db, issuer);
    return clock();
  });
  post('/sandbox/settings', async (body, _request, reply) => {
    try {
      bank.policy = withOverrides(bank.policy, body);
      return bank.policy;
    } catch (fault) {
      return reply.code(400).send({ error: fault instanceof Error ? fault.message : 'not a policy' });
    }
  });
  post('/sandbox/issuer/*', async (body, request, reply) => {
    const { pathname } = new URL(request.url, 'http://sandbox');
    const done = controlIssuer(issuer, pathname.slice('/sandbox/issuer/'.length), body);
    return reply.code(done.status).send(done.body);
  });
  post('/sandbox/company', async (body, _request, reply) => {
    const order = read(CompanyOrder, body, reply);
    return order ? freshCompany(bank, order) : { error: 'not an order for a company', issues: CompanyOrder.safeParse(body).error?.issues };
  });
  post('/sandbox/admin/*', async (body, request, reply) => {
    const { pathname, searchParams } = new URL(request.url, 'http://sandbox');
    const answer = await asStaff(bank, dispatch, pathname.slice('/sandbox'.length), body, {
      id: request.id,
      second: searchParams.get('staff') === '2',
    });
    if (!answer) return reply.code(404).send({ error: 'no such call' });
    if (answer.kind === 'file') return reply.headers(fileHeaders(answer.file.name, answer.file.type)).send(contentOf(answer.file));
    return { code: answer.code, msg: answer.msg, data: answer.data };
  });
}

/** A web page somewhere else must not work the sandbox of somebody who visits it. */
function fromHere(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  const json = request.headers['content-type']?.startsWith('application/json') ?? request.body === undefined;
  return json && (origin === undefined || origin === `${request.protocol}://${request.host}`);
}
