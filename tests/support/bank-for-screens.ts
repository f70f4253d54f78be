/**
 * Vitest's set-up for the `screens` project: one bank for all of them, from source, or as `npm test` has just built it; each
 * test makes its own company. Vite passes /api, /files and /sandbox on to it, so a screen asks its own origin, as in the portal.
 */
import type { TestProject } from 'vitest/node';
import { seededPostgres } from './bank-postgres.ts';
import { policyOfTests, seedByBank, startBankProcess } from './bank-process.ts';
import { signInByCall } from './client.ts';
import { startOddServer } from './odd-server.ts';

type StaffSession = Awaited<ReturnType<typeof signInByCall>>;

declare module 'vitest' {
  export interface ProvidedContext {
    /** Put before a path of the bank. Empty: the page's own origin. */
    bankUrl: string;
    /** Of tests/support/odd-server.ts. */
    oddUrl: string;
    /** Two of the bank's staff, signed in: a test's page cannot do a captcha's work. */
    staff: [StaffSession, StaffSession];
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const port = process.env['SCREENS_BANK_PORT'];
  if (!port) throw new Error('vitest.config.ts names the port of this bank');
  const from = process.env['BANK_IS_BUILT'] ? 'built' : 'source';
  const stopPostgres = await seededPostgres(seedByBank(from));
  const odd = await startOddServer();
  const bank = await startBankProcess({ from, env: { PORT: port, BANK_POLICY: policyOfTests } });
  project.provide('bankUrl', '');
  project.provide('oddUrl', odd.url);
  project.provide('staff', [
    await signInByCall(bank.url, 'staff@bankside.example'),
    await signInByCall(bank.url, 'staff2@bankside.example'),
  ]);
  return () => Promise.all([bank.stop(), odd.stop()]).then(stopPostgres);
}
