/** A bank that is asked to stop does, whatever the world around it does (SEC-47). */
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { outsideFor } from '../adapters/outside.ts';
import { queueMail } from '../domain/messages/mail.ts';
import { testBank } from '../testing/test-bank.ts';
import { startJobs } from './jobs.ts';

it('stops within seconds while the mail server hangs, and leaves the letters for the next start', { timeout: 30_000 }, async () => {
  const test = await testBank();
  const { company_id } = await test.fresh();
  const letter = { company_id, language: 'en', template: 'kyc_submitted', now: test.bank.clock.now() } as const;
  for (const to of ['one@client.example', 'two@client.example']) await queueMail(test.bank, test.bank.store.db, { ...letter, to });
  const outside = outsideFor({ ...test.bank, smtpUrl: undefined, issuer: null });
  const tried: string[] = [];
  const mail = {
    leaves: true,
    close: () => undefined,
    send: async ({ to }: { to: string }) => (tried.push(to), setTimeout(60_000, undefined, { ref: false })),
  };
  const stop = startJobs(test.bank, { ...outside, mail });
  await expect.poll(() => tried.length, { timeout: 10_000 }).toBe(1);
  const since = performance.now();
  await stop();
  expect(performance.now() - since).toBeLessThan(8000);
  expect(tried).toHaveLength(1);
  await test.close();
});
