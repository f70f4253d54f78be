/** The HTTP side: one dispatcher, the signed disk store, the portal's files, and what operators ask for. */
import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { policyOfPages } from '@bankside/core/rules/policy/policy-of-pages.ts';
import { policyPath } from '@bankside/core/rules/policy/policy-start.ts';
import type { Bank } from '../platform/bank.ts';
import type { Dispatch } from '../platform/dispatch.ts';
import { mountApi } from './api.ts';
import type { TrustProxy } from './caller-address.ts';
import { mountCspReports } from './csp-reports.ts';
import { contractDocument, openApiDocument } from './contract-document.ts';
import { mountDocs } from './docs.ts';
import { mountEmbed } from './embed.ts';
import { publicHeaders, securityHeaders } from './headers.ts';
import { mountIssuerEvents } from './issuer-events.ts';
import { mountPages } from './pages.ts';
import { mountUnknown, unparsed } from './strange-requests.ts';

type Settings = {
  readonly portalFolder: string;
  readonly embedFolder: string;
  /** Without it there is no developers' site. */
  readonly docsFolder?: string;
  readonly trustProxy: TrustProxy;
};
export type Serving = { readonly app: FastifyInstance; readonly cspReports: unknown[]; stopping: boolean };

export function createServer(bank: Bank, dispatch: Dispatch, settings: Settings): Serving {
  const headers = securityHeaders(bank);
  const app = fastify({
    frameworkErrors: unreadable(headers),
    clientErrorHandler: unparsed(headers),
    genReqId: () => randomUUID(),
    bodyLimit: bank.policy.body.maxBytes,
    trustProxy: settings.trustProxy,
    forceCloseConnections: 'idle',
    logger: false,
  });
  const serving: Serving = { app, cspReports: [], stopping: false };
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers).header('request-id', request.id);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (serving.stopping) void reply.header('connection', 'close');
  });
  mountOperations(serving, bank);
  mountApi(app, bank, dispatch);
  app.get('/api/v1/contract.json', async () => contractDocument());
  app.get('/api/v1/openapi.json', async () => openApiDocument(bank.origin, bank.policy.app.version));
  // any page may read them, and keeps them for a while
  app.get(policyPath, async (_request, reply) =>
    reply.headers(publicHeaders).header('cache-control', 'public, max-age=60').send(policyOfPages(bank.policy)),
  );
  mountCspReports(app, bank, serving.cspReports);
  mountIssuerEvents(app, bank);
  mountEmbed(app, bank, settings.embedFolder);
  mountDocs(app, settings.docsFolder ?? '');
  mountPages(app, settings.portalFolder);
  mountUnknown(app);
  return serving;
}

/** A request that cannot be routed at all passes no hook: its answer carries the headers all the same. */
const unreadable =
  (headers: Readonly<Record<string, string>>) =>
  (_fault: Error, request: FastifyRequest, reply: FastifyReply): void =>
    void reply.headers(headers).header('request-id', request.id).code(400).type('text/plain').send('bad request');

function mountOperations(serving: Serving, bank: Bank): void {
  const { app } = serving;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'bank_request_seconds',
    help: 'Time to answer',
    labelNames: ['route', 'status'],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    seconds.observe({ route: request.routeOptions.url ?? 'unknown', status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const ready =
      !serving.stopping &&
      (await bank.store.db.execute('select 1').then(
        () => true,
        () => false,
      ));
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}
