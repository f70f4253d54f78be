/** Each change of a card and its money makes its row for the company's webhooks exactly once (CRD-05, CRD-12, CRD-14). */
import { topUp as lifecycle } from '@bankside/core/rules/lifecycles/top-up.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runLoads } from '../../domain/card-money/loads.ts';
import { catchUp, takeEvents } from '../../domain/cards/issuer-events.ts';
import { webhookEvents } from '../../store/webhook-schema.ts';
import { activeCard, type InHand } from '../../testing/cards/issued-card.ts';
import { cardMoneyPolicy, topUp } from '../../testing/cards/sample-cards.ts';
import { merchant } from '../../testing/issuer/sample-issuer.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let card: InHand;
beforeAll(async () => {
  test = await testBank(cardMoneyPolicy);
  test.issuer.set({ clear_after: null });
  card = await activeCard(test, { balances: { USDC: '5000' } });
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.close();
});

let seen = 0;
/** What was written since the last question: the kind and its state. */
async function webhookRows(): Promise<string[]> {
  const rows = await test.bank.store.db
    .select()
    .from(webhookEvents)
    .where(eq(webhookEvents.company_id, card.company_id))
    .orderBy(webhookEvents.event_id);
  const fresh = rows.slice(seen).map(({ kind, payload }) => `${kind} ${String(payload['status'])}`);
  seen = rows.length;
  return fresh;
}
const modify = (op: 'block' | 'unblock') => test.call('/card/modifyOpStatus', { card_id: card.card_id, op }, { as: card.main });

it('from the parcel to activation', async () => {
  const mine = await webhookRows();
  expect(mine.filter((row) => row.startsWith('activation'))).toEqual(['activation active']);
  expect(mine.filter((row) => ['card_status inactive', 'card_status active'].includes(row))).toEqual([
    'card_status inactive',
    'card_status active',
  ]);
});

it('a top-up that works, and one that fails and is cancelled', async () => {
  await topUp(test, card.main, { card_id: card.card_id, amount: '500' });
  await runLoads(test.bank);
  await catchUp(test.bank); // the issuer sends the same as its event
  expect(await webhookRows()).toEqual(['top_up_status processing', 'top_up_status success']);
  test.issuer.set({ loads: 'refused' });
  const { id } = await topUp(test, card.main, { card_id: card.card_id, amount: '100' });
  await runLoads(test.bank);
  await catchUp(test.bank);
  await test.ask('/card/topUpCancel', { id }, { as: card.main });
  expect(await webhookRows()).toEqual(['top_up_status processing', 'top_up_status retry', 'top_up_status cancelled']);
});

it('purchases, however often the issuer repeats them', async () => {
  const { authorisation_id: id } = test.issuer.pay({
    card_id: card.card_id,
    channel: 'online',
    merchant: merchant('cloud'),
    amount: '20.00',
    currency: 'USD',
  });
  await test.issuerPushes();
  test.issuer.clear(id);
  test.issuer.refund(id, '5.00');
  await test.issuerPushes();
  await takeEvents(test.bank, await test.bank.issuer.events(0));
  await catchUp(test.bank);
  expect(await webhookRows()).toEqual(['card_transaction authorised', 'card_transaction cleared', 'card_transaction cleared']);
});

it('blocks; what is refused or asked again changes and sends nothing', async () => {
  await modify('block');
  expect((await modify('block')).code).not.toBe(200);
  await test.ask('/card/refreshData', { card_ids: [card.card_id] }, { as: card.main });
  await modify('unblock');
  expect(await webhookRows()).toEqual(['card_status blocked_by_client', 'card_status active']);
});

it('notices lead to the card and the top-up, and a movement to both', async () => {
  const { list } = await test.ask('/notice/list', {}, { as: card.main });
  const { list: made } = await test.ask('/card/topRecord', {}, { as: card.main });
  const of = (kind: string) => list.find((each) => each.kind === kind)?.about;
  expect(of('card_delivered')).toEqual({ what: 'card', id: card.card_id, keyword: '' });
  const [cancelled, done] = (['cancelled', 'success'] as const).map((state) =>
    made.find(({ status }) => status === lifecycle.states[state].wire),
  );
  expect(of('card_top_up_retry')).toEqual({ what: 'top_up', id: cancelled?.id, keyword: cancelled?.number });
  expect(of('card_top_up_done')).toEqual({ what: 'top_up', id: done?.id, keyword: done?.number });
  const record = await test.ask('/transaction/get', { id: done?.transaction_id ?? '' }, { as: card.main });
  expect(record.card).toMatchObject({ card_id: card.card_id, last4: card.number.slice(-4), top_up_id: done?.id });
});

it('an application leads to its card, and the card to it', async () => {
  const { list } = await test.ask('/card/record', {}, { as: card.main });
  const issued = { card_id: card.card_id, last4: card.number.slice(-4) };
  expect(list).toMatchObject([{ id: card.application_id, issued }]);
  expect((await test.ask('/card/get', { id: card.application_id }, { as: card.main })).issued).toEqual(issued);
  expect((await test.ask('/card/info', { card_id: card.card_id }, { as: card.main })).application_id).toBe(card.application_id);
});
