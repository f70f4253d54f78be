/** Links, deliveries and replay as the main account asks for them, by the real calls and a receiver on this machine. */
import { webhookExamples } from '@bankside/core/rules/webhook-examples.ts';
import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postTo } from '../../adapters/outgoing/post.ts';
import { runLoads } from '../../domain/card-money/loads.ts';
import { webhookEvent } from '../../domain/messages/notify.ts';
import { deliverDue } from '../../domain/webhooks/deliver.ts';
import { freshCompany, type FreshCompany, type FreshPerson } from '../../sandbox/fresh-company.ts';
import { auditLines } from '../../store/schema.ts';
import { webhookEvents } from '../../store/webhook-schema.ts';
import { activeCard } from '../../testing/cards/issued-card.ts';
import { startReceiver, status, type Receiver } from '../../testing/webhooks/receiver.ts';
import { cardMoneyPolicy, topUp } from '../../testing/cards/sample-cards.ts';
import { merchant } from '../../testing/issuer/sample-issuer.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let receiver: Receiver;
let company: FreshCompany;
let as: FreshPerson;
let secret = '';
const none = { kyc_change_url: '', top_up_status_url: '', activation_url: '', card_transaction_url: '' };

beforeAll(async () => {
  test = await testBank(cardMoneyPolicy);
  receiver = await startReceiver();
  Object.assign(test.bank, { webhookAllow: [receiver.origin] });
  company = await freshCompany(test.bank, { users: [{ authjson: ['4', '9'] }] });
  as = company.people[0];
  const saved = await test.ask('/account/modifyWebhookApi', { ...none, card_status_url: `${receiver.origin}/cards` }, { as });
  secret = saved.signing_secret ?? '';
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await receiver.stop();
  await test.close();
});

const deliver = () => deliverDue(test.bank, postTo({ allow: [receiver.origin], origin: '', timeoutMs: 500 }));
const happen = (card_id: string) =>
  webhookEvent(test.bank.store.db, company.company_id, 'card_status', { card_id, status: 'active' }, test.bank.clock.now());
const deliveries = (asked = {}) => test.ask('/developers/deliveries', asked, { as });
const cardA = '019a9c3e-7b20-7000-8000-00000000000a';

it('a new link is shown and tried at once', async () => {
  await deliver();
  expect(receiver.received).toHaveLength(1);
  expect((await test.ask('/developers/links', {}, { as })).list).toMatchObject([
    { kind: 'card_status', url: `${receiver.origin}/cards`, old_secret_until: null, rests_until: null, queued: 0, failed: 0 },
  ]);
  expect((await deliveries()).list).toMatchObject([{ event: 'test', status: 'delivered', answered: 200, tries: 1, about: '' }]);
});

it('a delivery shows its body and each try', async () => {
  receiver.answer(status(500));
  await happen(cardA);
  await deliver();
  receiver.answer(status(204));
  test.later(10);
  await deliver();
  const [newest] = (await deliveries({ page_size: 1 })).list;
  const { delivery, body, attempts } = await test.ask('/developers/delivery', { id: newest?.id ?? '' }, { as });
  expect(delivery).toMatchObject({ event: 'card_status', about: cardA, status: 'delivered', tries: 2, answered: 204, may_replay: true });
  expect(body).toBe(receiver.received.at(-1)?.body);
  expect(attempts).toMatchObject([
    { nth: 2, status: 204, fault: '', next_try_at: null, url: `${receiver.origin}/cards` },
    { nth: 1, status: 500, fault: 'status', answer: 'answer 500' },
  ]);
  expect(attempts[1]?.next_try_at).not.toBeNull();
});

it('the list is searched, filtered and paged', async () => {
  for (let n = 0; n < 5; n++) await happen(`019a9c3e-7b20-7000-8000-0000000001${n}0`);
  expect(await deliveries({ keyword: cardA })).toMatchObject({ total: 1 });
  expect(await deliveries({ keyword: 'ACTIVE' })).toMatchObject({ total: 6 });
  for (const keyword of ['%', '_', '\\', '\0', "'; --"]) expect((await deliveries({ keyword })).total).toBeLessThanOrEqual(7);
  expect(await deliveries({ keyword: '100%' })).toMatchObject({ total: 0 });
  expect(await deliveries({ status: 'queued' })).toMatchObject({ total: 5 });
  expect(await deliveries({ link: 'activation' })).toMatchObject({ total: 0, list: [] });
  expect(await deliveries({ from: '2000-01-01', to: '2000-01-02' })).toMatchObject({ total: 0 });
  const first = await deliveries({ page_size: 3 });
  const second = await deliveries({ page_size: 3, cursor: first.next_cursor ?? '' });
  expect(new Set([...first.list, ...second.list].map(({ id }) => id)).size).toBe(6);
});

it('one that ended is replayed with its id; one that waits is not', async () => {
  await deliver();
  const [newest] = (await deliveries({ page_size: 1 })).list;
  const id = newest?.id ?? '';
  const before = receiver.received.length;
  expect(await test.ask('/developers/replay', { id }, { as })).toMatchObject({ id, status: 'queued', may_replay: false });
  expect(await test.refusal('/developers/replay', { id }, { as })).toBe('wrongState');
  await deliver();
  expect(receiver.received.slice(before).map((each) => each.id)).toEqual([id]);
  expect((await deliveries({ keyword: id })).list).toMatchObject([{ status: 'delivered', tries: 2 }]);
});

it('all that failed since a moment are replayed, of one link or of all, and only where the link is set', async () => {
  const earlier = new Date(test.bank.clock.now().getTime() - 7_200_000);
  await test.bank.store.db.update(webhookEvents).set({ created_at: earlier });
  const fail = () =>
    test.bank.store.db.update(webhookEvents).set({ state: 'failed' }).where(eq(webhookEvents.company_id, company.company_id));
  await happen(cardA);
  await fail();
  expect(await test.ask('/developers/replayFailed', { hours: 1, link: 'activation' }, { as })).toEqual({ count: 0 });
  expect(await test.ask('/developers/replayFailed', { hours: 1, link: 'card_status' }, { as })).toEqual({ count: 1 });
  expect(await deliveries({ status: 'queued' })).toMatchObject({ total: 1 });
  await deliver();
  await test.ask('/account/modifyWebhookApi', { ...none, card_status_url: '' }, { as });
  expect(await test.ask('/developers/replayFailed', { hours: 720 }, { as })).toEqual({ count: 0 });
  await test.ask('/account/modifyWebhookApi', { ...none, card_status_url: `${receiver.origin}/cards` }, { as });
  await deliver();
});

it('a test goes to a link that is set, and a replaced secret is shown once', async () => {
  const { signing_secret, old_secret_until } = await test.ask('/developers/rotateSecret', { link: 'card_status' }, { as });
  expect(old_secret_until).toBe(new Date(test.bank.clock.now().getTime() + 86_400_000).toISOString());
  const { id } = await test.ask('/developers/test', { link: 'card_status' }, { as });
  await deliver();
  const got = receiver.received.at(-1);
  expect(got?.id).toBe(id);
  for (const each of [secret, signing_secret])
    expect(new Webhook(each).verify(got?.body ?? '', got?.headers as Record<string, string>)).toMatchObject({ type: 'test' });
  expect((await test.ask('/developers/links', {}, { as })).list[0]?.old_secret_until).toBe(old_secret_until);
  expect(await test.refusal('/developers/test', { link: 'activation' }, { as })).toBe('notFound');
  expect(await test.refusal('/developers/rotateSecret', { link: 'activation' }, { as })).toBe('notFound');
});

it('another company sees none of it, and a sub-account may not ask', async () => {
  const other = (await test.fresh()).people[0];
  const [mine] = (await deliveries({ page_size: 1 })).list;
  expect((await test.ask('/developers/deliveries', {}, { as: other })).total).toBe(0);
  for (const path of ['/developers/delivery', '/developers/replay'] as const)
    expect(await test.refusal(path, { id: mine?.id }, { as: other })).toBe('notFound');
  expect(await test.refusal('/developers/delivery', { id: 'none' }, { as })).toBe('notFound');
  const sub = company.people[1] ?? as;
  for (const path of ['/developers/links', '/developers/deliveries', '/developers/events'] as const)
    expect(await test.refusal(path, {}, { as: sub })).toBe('noPermission');
});

it('what a person did is in the audit trail', async () => {
  const lines = await test.bank.store.db.select().from(auditLines).where(eq(auditLines.company_id, company.company_id));
  const actions = lines.map(({ action }) => action);
  for (const action of ['webhook.replay', 'webhook.replayFailed', 'webhook.secret']) expect(actions).toContain(action);
});

it('the catalogue has an example of every event, with the fields that are really sent', async () => {
  const { list } = await test.ask('/developers/events', {}, { as });
  expect(list.map(({ event }) => event)).toEqual(Object.keys(webhookExamples));
  for (const { event, examples } of list)
    for (const example of examples) expect(JSON.parse(example)).toMatchObject({ type: event, data: expect.any(Object) as object });
  const card = await activeCard(test, { balances: { USDC: '5000' } });
  await topUp(test, card.main, { card_id: card.card_id, amount: '500' });
  await runLoads(test.bank);
  test.issuer.pay({ card_id: card.card_id, channel: 'online', merchant: merchant('cloud'), amount: '20.00', currency: 'USD' });
  await test.issuerPushes();
  const written = await test.bank.store.db.select().from(webhookEvents).where(eq(webhookEvents.company_id, card.company_id));
  expect(new Set(written.map(({ kind }) => kind))).toEqual(new Set(['card_status', 'activation', 'top_up_status', 'card_transaction']));
  const fields = (data: object) => Object.keys(data).toSorted().join(' ');
  for (const { kind, payload } of written) expect(webhookExamples[kind as 'test'].map(fields), kind).toContain(fields(payload));
});
