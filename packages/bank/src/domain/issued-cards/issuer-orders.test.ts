/** The issuer and the bank in the end agree whether a card may be used, whatever overtakes what (CRD-05, CRD-42). */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cardOf as issuersCard, change } from '../../issuer-simulator/books.ts';
import { cards } from '../../store/issued-card-schema.ts';
import { activeCard, type InHand } from '../../testing/cards/issued-card.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';
import { reconcileCards } from '../cards/reconcile.ts';
import { tellIssuer } from './issuer-orders.ts';

let test: TestBank;
let own: InHand;
beforeAll(async () => {
  test = await testBank();
});
beforeEach(async () => {
  own = await activeCard(test);
  await tellIssuer(test.bank);
});
afterAll(() => test.close());

const modify = (op: 'block' | 'unblock') => test.ask('/card/modifyOpStatus', { card_id: own.card_id, op }, { as: own.main });
const isBlocked = () => issuersCard(test.issuer.books, own.card_id).blocked;
function signal() {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give: () => give() };
}

/** A process whose order to unblock is on its way until `arrive` is called. */
function slowProcess() {
  const [arrival, sending] = [signal(), signal()];
  const unblock = async (card_id: string) => {
    sending.give();
    await arrival.given;
    return test.bank.issuer.unblock(card_id);
  };
  return { bank: { ...test.bank, issuer: { ...test.bank.issuer, unblock } }, sent: sending.given, arrive: arrival.give };
}

it('an older word that arrives after a block is corrected', async () => {
  await modify('block');
  await tellIssuer(test.bank);
  await modify('unblock');
  const slow = slowProcess();
  const telling = tellIssuer(slow.bank);
  await slow.sent;
  await modify('block');
  await tellIssuer(test.bank);
  expect(isBlocked()).toBe(true);
  slow.arrive();
  await telling;
  await tellIssuer(test.bank);
  expect(isBlocked()).toBe(true);
});

it('an older word of a process that died is found when both are compared', async () => {
  await modify('block');
  await tellIssuer(test.bank);
  change(test.issuer.books, own.card_id, { blocked: false });
  await reconcileCards(test.bank);
  await tellIssuer(test.bank);
  expect(isBlocked()).toBe(true);
  await modify('unblock');
  await tellIssuer(test.bank);
  change(test.issuer.books, own.card_id, { blocked: true });
  await reconcileCards(test.bank);
  await tellIssuer(test.bank);
  expect(isBlocked()).toBe(false);
});

it('a card that the issuer does not answer for holds up no other, and is asked again within a minute', async () => {
  const [first, second] = [own, await activeCard(test)];
  await tellIssuer(test.bank);
  for (const { card_id, main: as } of [first, second]) await test.ask('/card/modifyOpStatus', { card_id, op: 'block' }, { as });
  const answer = signal();
  const block = async (card_id: string) => {
    if (card_id === first.card_id) await answer.given;
    return test.bank.issuer.block(card_id);
  };
  const telling = tellIssuer({ ...test.bank, issuer: { ...test.bank.issuer, block } });
  await expect.poll(() => issuersCard(test.issuer.books, second.card_id).blocked).toBe(true);
  answer.give();
  await telling;
  test.issuer.set({ failing: 1 });
  await modify('unblock');
  for (let turn = 0; turn < 8; turn++) {
    await tellIssuer(test.bank);
    const [row] = await test.bank.store.db.select().from(cards).where(eq(cards.card_id, first.card_id));
    const waits = ((row?.issuer_due_at?.getTime() ?? 0) - test.bank.clock.now().getTime()) / 1000;
    expect(waits).toBe(Math.min(60, 5 * 2 ** turn));
    test.later(waits);
  }
  test.issuer.set({ failing: 0 });
  await tellIssuer(test.bank);
  expect(isBlocked()).toBe(false);
});
