/** What the built bank loads only when it is asked for: papers, workbooks and the mailer. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { policyOfTests, startBankProcess, type BankProcess } from '../support/bank-process.ts';
import { call, fetchFile, signInByCall, solveCaptcha, type Identity } from '../support/client.ts';
import { people } from '../support/people.ts';

const received: string[] = [];
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, session, done) {
    received.push(...session.envelope.rcptTo.map(({ address }) => address));
    stream.resume().once('end', done);
  },
});
let bank: BankProcess;
let owner: Identity;
beforeAll(async () => {
  await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve));
  const { port } = post.server.address() as AddressInfo;
  bank = await startBankProcess({ from: 'built', env: { BANK_POLICY: policyOfTests, SMTP_URL: `smtp://127.0.0.1:${port}` } });
  owner = await signInByCall(bank.url, people.owner);
});
afterAll(async () => {
  await bank.stop();
  await new Promise<void>((resolve) => post.close(resolve));
});

it.each([
  ['pdf', '%PDF-'],
  ['xlsx', 'PK'],
] as const)('a list of transactions as %s', async (format, start) => {
  const file = await fetchFile(bank.url, '/transaction/download', { format }, owner);
  expect(file.subarray(0, start.length).toString()).toBe(start);
});

it('a letter over SMTP', async () => {
  await call(bank.url, '/sendEmail', { purpose: 'reset', email: people.owner, captcha: await solveCaptcha(bank.url) });
  await expect.poll(() => received).toContain(people.owner);
});
