/** The outbox against a real SMTP server, one that fails, and none. */
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOneAddress, outboxOnly, smtpMail, type Mailer } from '../../adapters/mail.ts';
import { outbox } from '../../store/schema.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';
import { compose, queueMail } from './mail.ts';
import { retryAfterSec, sendMail } from './mail-job.ts';

let test: TestBank;
const received: { to: string[]; text: string }[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: Buffer.concat(chunks).toString() });
      done();
    });
  },
});
let mailer: Mailer;
beforeAll(async () => {
  test = await testBank();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  mailer = smtpMail(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, {
    name: 'Bankside',
    address: 'support@bankside.example',
  });
});
afterAll(async () => {
  mailer.close();
  await new Promise<void>((resolve) => server.close(resolve));
  await test.close();
});

const company_id = '11111111-2222-4333-8444-555555555555';
const queue = (to: string, more: object = {}) =>
  queueMail(test.bank, test.bank.store.db, {
    company_id,
    to,
    language: 'ja',
    template: 'code_two_factor',
    params: { code: '123456', minutes: 10 },
    now: test.bank.clock.now(),
    ...more,
  });
const row = async (to: string) => (await test.bank.store.db.select().from(outbox).where(eq(outbox.recipient, to)))[0];
const failing: Mailer = { leaves: true, send: () => Promise.reject(new Error('the server is away')), close: () => undefined };

describe('the outbox', () => {
  it('sends each mail once, from several senders at once, and forgets a code that has left', async () => {
    await queue('once@client.example', { not_after: new Date(test.bank.clock.now().getTime() + 600_000) });
    await Promise.all([sendMail(test.bank, mailer), sendMail(test.bank, mailer), sendMail(test.bank, mailer)]);
    const mine = received.filter(({ to }) => to.includes('once@client.example'));
    expect(mine).toHaveLength(1);
    expect(mine[0]?.to).toEqual(['once@client.example']);
    expect(mine[0]?.text).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(await row('once@client.example')).toMatchObject({ state: 'sent', body: '', attempts: 1 });
  });

  it('tries again later when the server is away, and does not send a code that expired meanwhile', async () => {
    await queue('later@client.example');
    await queue('code@client.example', { not_after: new Date(test.bank.clock.now().getTime() + 600_000) });
    await sendMail(test.bank, failing);
    expect(await row('later@client.example')).toMatchObject({ state: 'ready', attempts: 1 });
    expect(await sendMail(test.bank, mailer)).toBe(0); // not yet
    test.later(3600);
    await sendMail(test.bank, mailer);
    expect(await row('later@client.example')).toMatchObject({ state: 'sent', attempts: 2 });
    expect(await row('code@client.example')).toMatchObject({ state: 'expired', body: '' });
    expect(received.filter(({ to }) => to.includes('later@client.example'))).toHaveLength(1);
    expect(received.filter(({ to }) => to.includes('code@client.example'))).toHaveLength(0);
  });

  it('waits longer each time, and gives up after twelve tries', async () => {
    expect([1, 2, 3, 9, 12].map((attempts) => retryAfterSec(attempts, 0.5))).toEqual([10, 20, 40, 2560, 3600]);
    expect(retryAfterSec(1, 0)).toBe(7.5);
    await queue('never@client.example');
    for (let n = 0; n < 13; n++) {
      await sendMail(test.bank, failing);
      test.later(5000);
    }
    expect(await row('never@client.example')).toMatchObject({ state: 'failed', attempts: 12 });
  });

  it('never lets a recipient become two, or a header', async () => {
    for (const to of [
      'x@y.example\r\nBcc: evil@e.example',
      'x@y.example, evil@e.example',
      'evil@e.example <x@y.example>',
      '"a b"@y.example',
      'x@y.example>',
      '',
    ]) {
      expect(isOneAddress(to)).toBe(false);
      await queue(to);
      await sendMail(test.bank, mailer);
      expect(await row(to)).toMatchObject({ state: 'failed' });
    }
    expect(received.flatMap(({ to }) => to)).not.toContain('evil@e.example');
    expect(isOneAddress("o'neil+tag@sub.client.example".replace("'", ''))).toBe(true);
    const { subject } = compose(test.bank, {
      language: 'en',
      template: 'deposit_credited',
      params: { amount: '1.00 USD\r\nBcc: evil@e.example' },
    });
    expect(subject).not.toMatch(/[\r\n]/);
  });

  it('keeps no letter in clear while it waits, and none of its text once it has left or failed (SEC-41)', async () => {
    await queue('sealed@client.example');
    const waiting = await row('sealed@client.example');
    expect(waiting?.body).toMatch(/^sealed:/);
    expect(JSON.stringify(waiting)).not.toContain('123456');
    expect((await test.mail('sealed@client.example'))[0]?.body).toContain('123456');
    await sendMail(test.bank, mailer);
    const mine = received.find(({ to }) => to.includes('sealed@client.example'));
    expect(mine?.text).toMatch(/123456|MTIzNDU2/);
    expect(await row('sealed@client.example')).toMatchObject({ state: 'sent', body: '' });
    await queue('x@y.example>');
    await sendMail(test.bank, mailer);
    expect(await row('x@y.example>')).toMatchObject({ state: 'failed', body: '' });
  });

  it('keeps nothing outside of a sandbox where there is no server', async () => {
    await queue('nowhere@client.example');
    await sendMail({ ...test.bank, sandbox: false }, outboxOnly);
    expect(await row('nowhere@client.example')).toMatchObject({ state: 'sent', body: '' });
  });

  it('sends a letter that an older version left in clear', async () => {
    await queue('older@client.example');
    await test.bank.store.db.update(outbox).set({ body: 'An older letter' }).where(eq(outbox.recipient, 'older@client.example'));
    await sendMail(test.bank, mailer);
    expect(received.find(({ to }) => to.includes('older@client.example'))?.text).toContain('An older letter');
  });

  it('keeps what it would send where there is no server, for the sandbox to show', async () => {
    await queue('inbox@client.example', { not_after: new Date(test.bank.clock.now().getTime() + 600_000) });
    await sendMail(test.bank, outboxOnly);
    const [kept] = await test.mail('inbox@client.example');
    expect(kept?.state).toBe('sent');
    expect(kept?.body).toContain('123456');
  });
});
