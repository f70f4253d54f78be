/** Browsers say here what our policy stopped; tests ask that nothing was. Anybody can write to it, so it takes little (SEC-44). */
import type { FastifyInstance } from 'fastify';
import type { Bank } from '../platform/bank.ts';
import { callerAddress } from './caller-address.ts';
import { countReport } from './partner-reports.ts';

const bytesMax = 16_384;
const perMinute = 60;
const keptMax = 200;
const addressesMax = 10_000;

export function mountCspReports(app: FastifyInstance, bank: Bank, kept: unknown[]): void {
  app.addContentTypeParser(['application/csp-report', 'application/reports+json'], { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  let minute = 0;
  const counts = new Map<string, number>();
  app.post('/csp-report', {
    bodyLimit: bytesMax,
    onRequest: async (request, reply) => {
      const now = Math.floor(Date.now() / 60_000);
      if (now !== minute) counts.clear();
      minute = now;
      const address = callerAddress(request);
      const count = (counts.get(address) ?? 0) + 1;
      if (count > perMinute || counts.size >= addressesMax)
        return reply.code(429).header('retry-after', '60').type('text/plain').send('too many reports');
      counts.set(address, count);
    },
    handler: async (request, reply) => {
      const isPartners = await countReport(bank, request.query as Record<string, unknown>, request.body);
      if (!isPartners && kept.length < keptMax) kept.push(request.body);
      return reply.code(204).send();
    },
  });
}
