/** A card's events in any order and as often as one likes: the same purchases, the same holds, the same balance. */
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { IssuerEvent } from '../../adapters/issuer/issuer.ts';
import { auditBooks } from '../../ledger/auditor.ts';
import { cardPurchases } from '../../store/card-money-schema.ts';
import { cardMoneyPolicy, giveCard, holder, onCard, type Holder } from '../../testing/cards/sample-cards.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';
import { takeEvents } from './issuer-events.ts';

const runs = Number(process.env['EVENTS'] ?? 25);
let test: TestBank;
let own: Holder;
beforeAll(async () => {
  test = await testBank(cardMoneyPolicy);
  own = await holder(test);
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  await test.close();
});

const cents = fc.integer({ min: 1, max: 50_000 });
/** What becomes of one payment: some of it, in the order in which it happens. */
const payment = fc.record({
  end: fc.constantFrom('declined', 'open', 'reversed', 'cleared', 'cleared without being authorised', 'refunded'),
  asked: cents,
  taken: cents,
  fee: fc.integer({ min: 0, max: 300 }),
  parts: fc.integer({ min: 1, max: 3 }),
});
type Payment = typeof payment extends fc.Arbitrary<infer T> ? T : never;

const dollars = (value: number) => (value / 100).toFixed(2);
function eventsOf(card_id: string, payments: readonly Payment[]): IssuerEvent[] {
  const events: IssuerEvent[] = [];
  const next = () => {
    const seq = events.length + 1;
    return { event_id: `${card_id} ${seq}`, seq, card_id, at: new Date(Date.UTC(2025, 10, 18, 2, seq)).toISOString() };
  };
  for (const [nth, { end, asked, taken, fee, parts }] of payments.entries()) {
    const authorisation_id = `${card_id} payment ${nth}`;
    const place = { channel: 'pos', merchant: 'Kopi Corner', category: '5814', city: 'Singapore', country: 'SG' } as const;
    const abroad = (sum: number) => ({ merchant_amount: dollars(sum), merchant_currency: 'SGD', rate: '0.74' });
    const asking = { ...place, ...abroad(asked), authorisation_id, amount: dollars(asked) };
    if (end === 'declined') events.push({ ...next(), type: 'declined', reason: 'insufficient', ...asking });
    else if (end !== 'cleared without being authorised') events.push({ ...next(), type: 'authorised', ...asking });
    if (end === 'reversed') events.push({ ...next(), type: 'reversed', authorisation_id });
    if (end.startsWith('cleared') || end === 'refunded')
      events.push({ ...next(), type: 'cleared', ...place, ...abroad(taken), authorisation_id, amount: dollars(taken), fee: dollars(fee) });
    if (end !== 'refunded') continue;
    const each = Math.floor(taken / parts);
    const sums = Array.from({ length: parts }, (_, at) => (at === 0 ? taken - each * (parts - 1) : each)).filter((sum) => sum > 0);
    for (const [at, sum] of sums.entries())
      events.push({ ...next(), type: 'refunded', authorisation_id, refund_id: `${authorisation_id} ${at}`, amount: dollars(sum) });
  }
  return events;
}

/** All that is known of the card, without ids that differ by chance. */
async function stateOf(card_id: string) {
  const rows = await test.bank.store.db.select().from(cardPurchases).where(eq(cardPurchases.card_id, card_id));
  const purchases = rows
    .map(({ authorisation_id, purchase_id: _own, card_id: _card, hold_id: _hold, journal_id, version: _version, ...facts }) => ({
      ...facts,
      id: authorisation_id.slice(card_id.length),
      booked: journal_id !== null,
    }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  return { purchases, ...(await onCard(test, { ...own, card_id })) };
}

it('comes to the same whatever the order', async () => {
  const shuffled = fc.array(payment, { minLength: 1, maxLength: 4 }).chain((payments) => {
    const { length } = eventsOf('x', payments);
    const once = Array.from({ length }, (_, at) => at);
    return fc.record({
      payments: fc.constant(payments),
      order: fc
        .array(fc.constantFrom(...once), { maxLength: 6 })
        .chain((again) => fc.shuffledSubarray([...once, ...again], { minLength: length + again.length })),
      batches: fc.integer({ min: 1, max: 5 }),
    });
  });
  await fc.assert(
    fc.asyncProperty(shuffled, async ({ payments, order, batches }) => {
      const [straight, mixed] = [await giveCard(test, own.company_id), await giveCard(test, own.company_id)];
      await takeEvents(test.bank, eventsOf(straight, payments));
      const events = eventsOf(mixed, payments);
      const sent = order.flatMap((at) => events[at] ?? []);
      for (let at = 0; at < sent.length; at += batches) await takeEvents(test.bank, sent.slice(at, at + batches));
      const expected = await stateOf(straight);
      expect(await stateOf(mixed)).toEqual(expected);
      const open = payments.filter(({ end }) => end === 'open').reduce((sum, { asked }) => sum + BigInt(asked), 0n);
      const spent = payments
        .filter(({ end }) => end.startsWith('cleared') || end === 'refunded')
        .reduce((sum, { end, taken, fee }) => sum + BigInt(fee) + (end === 'refunded' ? 0n : BigInt(taken)), 0n);
      expect([expected.held, expected.book]).toEqual([open, -spent]);
    }),
    { numRuns: runs },
  );
}, 240_000);
