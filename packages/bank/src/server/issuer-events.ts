/** POST /issuer/events: the card issuer says what happened. Its signature is the permission; 200 once it is stored. */
import type { FastifyInstance } from 'fastify';
import { pushName, signatureHeader, verifySignature } from '../adapters/issuer/event-signature.ts';
import { readEvents } from '../adapters/issuer/issuer-events.ts';
import { takeEvents } from '../domain/cards/issuer-events.ts';
import type { Bank } from '../platform/bank.ts';

export function mountIssuerEvents(app: FastifyInstance, bank: Bank): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body)); // the text is signed
    scope.post('/issuer/events', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const body = typeof request.body === 'string' ? request.body : '';
      const { issuerSecret } = bank;
      const signed = issuerSecret !== null && verifySignature(issuerSecret, request.headers[signatureHeader], { name: pushName, body });
      if (!signed) return reply.code(401).send({ error: 'the signature is wrong' });
      const pushed = readEvents(body);
      if (pushed && pushed.events.length > 0) await takeEvents(bank, pushed.events);
      if (pushed?.wrong.length === 0) return { taken: pushed.events.length };
      bank.log.error('events of the issuer cannot be read', { request_id: request.id, fault: pushed?.wrong.join('; ') });
      return reply.code(422).send({ error: 'events cannot be read', wrong: pushed?.wrong ?? [] }); // it sends them again
    });
  });
}
