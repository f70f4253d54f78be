/** What a partner's server reads by its key: events since a cursor, and how one object is (EMB-16, EMB-17). */
import { partnerEvents as names } from '@bankside/core/rules/partner-events.ts';
import { webhookExamples } from '@bankside/core/rules/webhook-examples.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { tellOfDeposit } from '../domain/deposits/deposit-news.ts';
import { webhookEvent } from '../domain/messages/notify.ts';
import { forgetDeliveries } from '../domain/webhooks/forget.ts';
import { transactions } from '../ledger/ledger-schema.ts';
import { partnerEvents, webhookEvents } from '../store/webhook-schema.ts';
import { activeCard, type InHand } from '../testing/cards/issued-card.ts';
import { cardMoneyPolicy } from '../testing/cards/sample-cards.ts';
import { plantedKey } from '../testing/partner-keys.ts';
import { testBank, type Caller, type TestBank } from '../testing/test-bank.ts';
import { linkWebhooks } from '../testing/webhooks/webhook-links.ts';

let test: TestBank;
let card: InHand;
let key: Caller;
beforeAll(async () => {
  test = await testBank(cardMoneyPolicy);
  card = await activeCard(test, { balances: { USDC: '5000' } });
  const company = { company_id: card.company_id, people: [card.main] as const };
  key = (await plantedKey(test, company, { origins: ['https://shop.example'], tags: ['card-list', 'deposit-address'] })).as;
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.close();
});

let after: string;
beforeEach(async () => {
  after = (await test.ask('/partner/events', { limit: 100 }, { as: key })).next;
});
const events = (input: Readonly<Record<string, unknown>> = {}, as = key) => test.ask('/partner/events', { after, ...input }, { as });
const write = (payload: Readonly<Record<string, unknown>>, kind: 'top_up_status' | 'kyc_change' | 'card_status' = 'top_up_status') =>
  test.bank.store.tx((db) => webhookEvent(db, card.company_id, kind, payload, test.bank.clock.now()));
const modify = (op: 'block' | 'unblock') => test.ask('/card/modifyOpStatus', { card_id: card.card_id, op }, { as: card.main });

it('the same event as the webhook’s, with its id and data; without a link too', async () => {
  await modify('block');
  await linkWebhooks(test.bank, card.company_id);
  await modify('unblock');
  const { list, more, next } = await events();
  expect(list.map(({ type, about, data }) => [type, about, data['status']])).toEqual([
    ['card_status', card.card_id, 'blocked_by_client'],
    ['card_status', card.card_id, 'active'],
  ]);
  expect(more).toBe(false);
  const posted = await test.bank.store.db.select().from(webhookEvents).where(eq(webhookEvents.company_id, card.company_id));
  const [, second] = list;
  expect(posted.find(({ event_id }) => event_id === second?.id)).toMatchObject({ kind: second?.type, payload: second?.data });
  expect((await events({ after: next })).list).toEqual([]);
  expect((await events()).list, 'a cursor may be read again').toEqual(list);
});

it('page by page, each once, in the order of what was committed', async () => {
  for (let nth = 1; nth <= 5; nth += 1) await write({ id: `t${nth}`, status: 'success' });
  const seen: unknown[] = [];
  let page = await events({ limit: 2 });
  for (; ; page = await events({ limit: 2, after: page.next })) {
    seen.push(...page.list.map(({ about }) => about));
    if (!page.more) break;
  }
  expect(seen).toEqual(['t1', 't2', 't3', 't4', 't5']);
});

it('an event whose transaction ends after a later one was read is not skipped', async () => {
  let commit: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (commit = resolve));
  const slow = test.bank.store.tx(async (db) => {
    await webhookEvent(db, card.company_id, 'top_up_status', { id: 'slow', status: 'success' }, test.bank.clock.now());
    await held;
  });
  const isParallel = test.bank.store.kind === 'postgres'; // PGlite runs one transaction after the other
  if (!isParallel) commit();
  await write({ id: 'quick', status: 'success' });
  const first = await events();
  commit();
  await slow;
  const second = await events({ after: first.next });
  const about = [...first.list, ...second.list].map((each) => each.about);
  expect(about).toEqual(isParallel ? ['quick', 'slow'] : ['slow', 'quick']);
});

it('of one object alone, and a cursor that passes over the others', async () => {
  await write({ id: 'one', status: 'processing' });
  await write({ id: 'two', status: 'success' });
  const { list, next } = await events({ about: 'two' });
  expect(list.map(({ about }) => about)).toEqual(['two']);
  expect((await events({ after: next })).list).toEqual([]);
});

it('waits for the first one, and no longer', async () => {
  const begun = Date.now();
  const waiting = events({ wait_sec: 20 });
  await write({ id: 'waited', status: 'success' });
  expect((await waiting).list.map(({ about }) => about)).toEqual(['waited']);
  expect(Date.now() - begun).toBeLessThan(15_000);
  const { next } = await events();
  const from = Date.now();
  expect((await events({ after: next, wait_sec: 1 })).list).toEqual([]);
  expect(Date.now() - from).toBeGreaterThanOrEqual(900);
});

it('a deposit, which no webhook tells of', async () => {
  const [row] = await test.bank.store.db.select().from(transactions).where(eq(transactions.company_id, card.company_id));
  if (!row) throw new Error('a company with money');
  await test.bank.store.tx((db) => tellOfDeposit(test.bank, db, row, 'deposit_seen', { now: test.bank.clock.now(), network: 'TRC20' }));
  expect((await events()).list).toMatchObject([
    { type: 'deposit_status', about: row.transaction_id, data: { news: 'seen', number: row.number, currency: row.currency } },
  ]);
});

it('a key hears and asks of what its tags show, and of its own company', async () => {
  await write({ kyc_status: 4 }, 'kyc_change');
  await write({ application_id: 'a1', status: 'approved' }, 'card_status');
  await write({ card_id: card.card_id, status: 'active' }, 'card_status');
  expect((await events()).list.map(({ about }) => about)).toEqual([card.card_id]);
  const stranger = await test.fresh();
  const theirs = await plantedKey(test, stranger, { origins: ['https://other.example'] });
  expect((await events({ after: '0' }, theirs.as)).list).toEqual([]);
  expect(await test.refusal('/partner/status', { about: card.card_id }, { as: theirs.as })).toBe('notFound');
  expect(await test.refusal('/partner/events', {}, { as: card.main })).toBe('noPermission');
});

it('says how one object is', async () => {
  const status = (about: string, as = key) => test.ask('/partner/status', { about }, { as });
  expect(await status(card.card_id)).toEqual({ about: card.card_id, kind: 'card', status: 'active' });
  for (const about of ['company', card.application_id, 'nothing-of-ours'])
    expect(await test.refusal('/partner/status', { about }, { as: key })).toBe('notFound');
  const all = await plantedKey(test, { company_id: card.company_id, people: [card.main] }, { origins: ['https://shop.example'] });
  expect(await status('company', all.as)).toEqual({ about: 'company', kind: 'company', status: 'approved' });
  expect(await status(card.application_id, all.as)).toMatchObject({ kind: 'application' });
});

it('is for its key, its numbers and its time', async () => {
  for (const bad of [{ after: '-1' }, { after: 'x' }, { limit: 0 }, { limit: 101 }, { wait_sec: 21 }, { about: 'a b' }])
    expect({ bad, got: await test.refusal('/partner/events', bad, { as: key }) }).toEqual({ bad, got: 'invalid' });
  await write({ id: 'old', status: 'success' });
  await test.bank.store.db.update(partnerEvents).set({ created_at: new Date('2020-01-01') });
  await forgetDeliveries(test.bank, test.bank.clock.now());
  expect((await events({ after: '0' })).list).toEqual([]);
});

it('every event of a webhook is one of a partner’s', () => {
  expect(names).toEqual(expect.arrayContaining(Object.keys(webhookExamples).filter((name) => name !== 'test')));
});
