/** From a row to a receiver, by the bank's clock: order, retries, what is given up, rest after failures, rotation. */
import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postTo, type Post } from '../../adapters/outgoing/post.ts';
import { notifications } from '../../store/notice-schema.ts';
import { webhookAttempts, webhookEvents, webhookLinks } from '../../store/webhook-schema.ts';
import { startReceiver, status, type Receiver } from '../../testing/webhooks/receiver.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';
import { linkWebhooks } from '../../testing/webhooks/webhook-links.ts';
import { freshCompany, type FreshCompany } from '../../sandbox/fresh-company.ts';
import { webhookEvent } from '../messages/notify.ts';
import { claim, leaseSec } from './claim.ts';
import { deliverDue } from './deliver.ts';
import { forgetDeliveries } from './forget.ts';
import { rotateSecret, saveLinks } from './links.ts';
import { moved, nextTry } from './outcomes.ts';

let test: TestBank;
let receiver: Receiver;
let post: Post;
let company: FreshCompany;
let secret: string;
beforeAll(async () => {
  test = await testBank();
});
beforeEach(async () => {
  receiver = await startReceiver();
  post = postTo({ allow: [receiver.origin], origin: test.bank.origin, timeoutMs: 20_000 });
  company = await freshCompany(test.bank, {});
  secret = await linkWebhooks(test.bank, company.company_id, `${receiver.origin}/hooks`);
});
afterEach(() => receiver.stop());
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.close();
});

const db = () => test.bank.store.db;
const now = () => test.bank.clock.now();
const happen = (card_id: string, state: string) => webhookEvent(db(), company.company_id, 'card_status', { card_id, status: state }, now());
const deliver = () => deliverDue(test.bank, post);
const rows = () =>
  db().select().from(webhookEvents).where(eq(webhookEvents.company_id, company.company_id)).orderBy(webhookEvents.event_id);
const states = async () => (await rows()).map(({ state }) => state);
const attempts = () =>
  db().select().from(webhookAttempts).where(eq(webhookAttempts.company_id, company.company_id)).orderBy(webhookAttempts.nth);
const notices = () =>
  receiver.received.map(({ body }) => JSON.parse(body) as { type: string; timestamp: string; data: { card_id: string; status: string } });
const pauses = () => test.bank.policy.webhook.retryAfterSec;

it('an event is posted once, signed, with its id, and its try is kept', async () => {
  await happen('a', 'active');
  expect(await deliver()).toBe(1);
  expect(await deliver()).toBe(0);
  const [event] = await rows();
  expect(event).toMatchObject({ state: 'delivered', tries: 1, closed_at: now() });
  const [got] = receiver.received;
  expect(got?.id).toBe(event?.event_id);
  expect(new Webhook(secret).verify(got?.body ?? '', got?.headers as Record<string, string>)).toEqual({
    type: 'card_status',
    timestamp: now().toISOString(),
    data: { card_id: 'a', status: 'active' },
  });
  expect(await attempts()).toMatchObject([
    {
      nth: 1,
      status: 200,
      answer: 'answer 200',
      fault: '',
      next_try_at: null,
      headers: { 'webhook-id': event?.event_id },
      address: '127.0.0.1',
    },
  ]);
});

it('nothing is written where the link is off', async () => {
  const other = await freshCompany(test.bank, {});
  await webhookEvent(db(), other.company_id, 'card_status', { card_id: 'a' }, now());
  await saveLinks({ bank: test.bank, db: db(), company_id: company.company_id, now: now() }, { card_status_url: '' });
  await happen('a', 'active');
  expect(await rows()).toEqual([]);
  expect(await db().$count(webhookEvents, eq(webhookEvents.company_id, other.company_id))).toBe(0);
});

it('events of one object arrive in their order; another object does not wait', async () => {
  receiver.answer((response, { body }) => void response.writeHead(body.includes('"a"') ? 500 : 200).end());
  for (const state of ['inactive', 'active', 'blocked']) await happen('a', state);
  await happen('b', 'active');
  await deliver();
  expect(
    notices()
      .map(({ data }) => `${data.card_id} ${data.status}`)
      .sort(),
  ).toEqual(['a inactive', 'b active']);
  receiver.answer(status(200));
  test.later(pauses()[0] ?? 0);
  await deliver();
  expect(
    notices()
      .map(({ data }) => data)
      .filter(({ card_id }) => card_id === 'a')
      .map((each) => each.status),
  ).toEqual(['inactive', 'inactive', 'active', 'blocked']);
  expect(new Set(await states())).toEqual(new Set(['delivered']));
});

it('is tried again after each pause with the same id and body, and given up after the last with one notice and one mail', async () => {
  receiver.answer(status(500));
  await happen('a', 'active');
  await happen('b', 'active');
  for (const pause of [0, ...pauses()]) {
    test.later(pause);
    await deliver();
    test.later(test.bank.policy.webhook.restSec);
    await deliver();
  }
  const tries = pauses().length + 1;
  const ofA = receiver.received.filter(({ body }) => body.includes('"a"'));
  expect(await rows()).toMatchObject([{ state: 'failed', tries }, { state: 'failed' }]);
  expect(ofA).toHaveLength(tries);
  expect([new Set(ofA.map(({ id }) => id)).size, new Set(ofA.map(({ body }) => body)).size]).toEqual([1, 1]);
  expect(await db().$count(notifications, eq(notifications.company_id, company.company_id))).toBe(1);
  const letters = await test.mail(company.people[0].email);
  expect(letters.map(({ template }) => template)).toEqual(['webhook_failed']);
  expect(letters[0]?.body).toContain(new URL(receiver.origin).host);
});

it('a receiver that is dead for a day gets everything when it is back, and at once', async () => {
  receiver.answer((response) => response.destroy());
  await happen('a', 'active');
  const started = now().getTime();
  for (const pause of [0, ...pauses().slice(0, -1)]) {
    test.later(pause);
    await deliver();
  }
  expect(await states()).toEqual(['queued']);
  await happen('b', 'active'); // tried once, then its turn is in seconds
  await deliver();
  receiver.answer(status(200));
  test.later(86_400 - (now().getTime() - started) / 1000);
  await happen('c', 'active');
  await deliver();
  expect(await states()).toEqual(['delivered', 'delivered', 'delivered']);
});

it('a link rests after failures and takes one at a time, and is tried in full again after a success', async () => {
  const { restAfter, restSec } = test.bank.policy.webhook;
  receiver.answer(status(503));
  for (let n = 0; n < 40; n++) await happen(`card ${n}`, 'active');
  await deliver();
  const first = receiver.received.length;
  expect(first).toBeGreaterThanOrEqual(restAfter);
  expect(first).toBeLessThan(40);
  expect(await deliver()).toBe(0);
  test.later(restSec);
  await deliver();
  expect(receiver.received).toHaveLength(first + 1);
  receiver.answer(status(200));
  test.later(restSec);
  await deliver();
  test.later(pauses()[0] ?? 0);
  await deliver();
  expect(new Set(await states())).toEqual(new Set(['delivered']));
  expect(await db().select().from(webhookLinks).where(eq(webhookLinks.company_id, company.company_id))).toMatchObject(
    Array.from({ length: 6 }, () => ({ failures: 0, open_until: null })),
  );
});

it('a process that dies gives its deliveries back, under the same ids', async () => {
  await happen('a', 'active');
  expect(await claim(test.bank, [])).toHaveLength(1); // and it is never heard of again
  expect(await deliver()).toBe(0);
  test.later(leaseSec);
  await deliver();
  expect(await rows()).toMatchObject([{ state: 'delivered', tries: 2 }]);
  expect(receiver.received.map(({ id }) => id)).toEqual((await rows()).map(({ event_id }) => event_id));
});

it('of a replaced secret both sign for a day, then the new one alone', async () => {
  const replaced = await rotateSecret({ bank: test.bank, db: db(), company_id: company.company_id, now: now() }, 'card_status');
  const verifies = (by: string, nth: number) => {
    const { body = '', headers = {} } = receiver.received[nth] ?? {};
    try {
      return new Webhook(by).verify(body, headers as Record<string, string>) !== undefined;
    } catch {
      return false;
    }
  };
  await happen('a', 'active');
  await deliver();
  expect([secret, replaced?.secret ?? ''].map((each) => verifies(each, 0))).toEqual([true, true]);
  test.later(86_400);
  await happen('b', 'active');
  await deliver();
  expect([secret, replaced?.secret ?? ''].map((each) => verifies(each, 1))).toEqual([false, true]);
});

it('a slow receiver holds up nobody else', async () => {
  receiver.answer(() => undefined);
  const quick = await startReceiver();
  const other = await freshCompany(test.bank, {});
  await linkWebhooks(test.bank, other.company_id, `${quick.origin}/`);
  const both = postTo({ allow: [receiver.origin, quick.origin], origin: '', timeoutMs: 60_000 });
  for (let n = 0; n < 200; n++) await happen(`card ${n}`, 'active');
  const running = deliverDue(test.bank, both);
  await expect.poll(() => receiver.received.length).toBeGreaterThan(0);
  await webhookEvent(db(), other.company_id, 'card_status', { card_id: 'x', status: 'active' }, now());
  await expect.poll(() => quick.received.length, { interval: 5 }).toBe(1);
  expect(await attempts()).toEqual([]); // not one of the slow posts has ended
  expect(receiver.received.length).toBeLessThanOrEqual(test.bank.policy.webhook.atOnce);
  await receiver.stop();
  await running;
  await quick.stop();
});

it('what ended long ago is forgotten, with its tries', async () => {
  await happen('a', 'active');
  await deliver();
  await forgetDeliveries(test.bank, now());
  expect(await rows()).toHaveLength(1);
  await forgetDeliveries(test.bank, new Date(now().getTime() + (test.bank.policy.webhook.keepDays + 1) * 86_400_000));
  expect([await rows(), await attempts()]).toEqual([[], []]);
});

describe('the table of pauses', () => {
  const queued_at = new Date('2025-11-18T00:00:00Z');
  it('has eight retries in more than a day', () => {
    expect(pauses()).toHaveLength(8);
    expect(pauses().reduce((sum, each) => sum + each, 0)).toBeGreaterThan(86_400);
  });
  it('ends with its last pause, or when so much time is over', () => {
    expect(nextTry(pauses(), { tries: 1, queued_at }, queued_at)).toEqual(new Date(queued_at.getTime() + 10_000));
    expect(nextTry(pauses(), { tries: 9, queued_at }, queued_at)).toBeNull();
    expect(nextTry(pauses(), { tries: 2, queued_at }, new Date(queued_at.getTime() + 26 * 3_600_000))).toBeNull();
  });
  it('a move that the lifecycle does not list throws', () => expect(() => moved('delivered', 'retry', 'system')).toThrow('cannot retry'));
});
