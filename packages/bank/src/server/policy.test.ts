/** The figures that a bank has for its pages (D-430): any page may read them, and nobody more than them. */
import { withOverrides } from '@bankside/core/rules/policy/bank-policy.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { testBank, type TestBank } from '../testing/test-bank.ts';
import { createServer } from './server.ts';

let test: TestBank;
let app: FastifyInstance;
beforeAll(async () => {
  test = await testBank();
  ({ app } = createServer(test.bank, test.dispatch, { portalFolder: 'none', embedFolder: 'none', trustProxy: false }));
});
afterAll(async () => {
  await app.close();
  await test.close();
});

it('answers what the operator has set, to pages of any origin', async () => {
  const before = test.bank.policy;
  test.bank.policy = withOverrides(before, { applying: { draftHours: 36 }, webhook: { oldSecretHours: 48 }, throttle: { embedPerKey: 7 } });
  const answer = await app.inject({ method: 'GET', url: '/api/v1/policy.json', headers: { origin: 'https://partner.example' } });
  test.bank.policy = before;
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  const figures: Record<string, unknown> = answer.json();
  expect(figures).toMatchObject({
    applying: { draftHours: 36 },
    webhook: { timeoutMs: 5000, oldSecretHours: 48 },
    bank: { name: 'Bankside' },
  });
  expect(figures['webhook']).toEqual({ timeoutMs: 5000, oldSecretHours: 48 });
  expect(figures).not.toHaveProperty('throttle');
});
