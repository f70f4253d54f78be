/** What is on a card here and at the issuer: a difference is found, kept once, and gone when both agree. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardDifferences } from '../../store/issuer-schema.ts';
import { cardMoneyPolicy, holder, topUp, type Holder } from '../../testing/cards/sample-cards.ts';
import { merchant } from '../../testing/issuer/sample-issuer.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';
import { runLoads } from '../card-money/loads.ts';
import { catchUp } from './issuer-events.ts';
import { reconcileCards } from './reconcile.ts';

let test: TestBank;
let own: Holder;
beforeAll(async () => {
  test = await testBank(cardMoneyPolicy);
  test.issuer.set({ clear_after: null });
  own = await holder(test);
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.close();
});

const found = async () => {
  await reconcileCards(test.bank);
  const rows = await test.bank.store.db.select().from(cardDifferences).where(eq(cardDifferences.card_id, own.card_id));
  return rows.map(({ ours, issuers, resolved_at }) => [ours, issuers, resolved_at !== null]);
};

it('compares only what speaks of the same moment', async () => {
  test.issuer.set({ lying: own.card_id });
  expect(await found()).toEqual([]); // its events are not read yet
  await catchUp(test.bank);
  await topUp(test, own.main, { card_id: own.card_id, amount: '100' });
  expect(await found()).toEqual([]); // a load is under way
  await runLoads(test.bank);
  expect(await found()).toEqual([]); // the issuer has an event that is not here
  await catchUp(test.bank);
  expect(await found()).toEqual([[9950n, 11_287n, false]]);
  expect(await found()).toEqual([[9950n, 11_287n, false]]);
});

it('follows the difference, and ends it when both agree', async () => {
  const shop = merchant('cloud');
  const { authorisation_id } = test.issuer.pay({
    card_id: own.card_id,
    channel: 'online',
    merchant: shop,
    amount: '10.00',
    currency: 'USD',
  });
  test.issuer.clear(authorisation_id);
  await catchUp(test.bank);
  expect(await found()).toEqual([[8950n, 10_287n, false]]);
  test.issuer.set({ failing: 1 });
  expect(await found()).toEqual([[8950n, 10_287n, false]]);
  test.issuer.set({ failing: 0, lying: null });
  expect(await found()).toEqual([[8950n, 10_287n, true]]);
  expect(await found()).toEqual([[8950n, 10_287n, true]]);
});

describe('at the desk', () => {
  const differ = (is: boolean) => {
    test.later(1);
    test.issuer.set({ lying: is ? own.card_id : null });
  };
  const which = () => ({ company_id: own.company_id, id: own.card_id });
  const ask = async <P extends '/admin/cards/compare' | '/admin/cards/closeDifference'>(path: P, input: object = {}) =>
    test.refusal(path, { ...which(), ...input }, { as: staff });
  const compared = async () => (await test.ask('/admin/cards/compare', which(), { as: staff })).result;
  const queued = async () =>
    (await test.ask('/admin/queue', {}, { as: staff })).list.filter(({ kind, id }) => kind === 'card_difference' && id === own.card_id);
  const read = async () => (await test.ask('/admin/cards/get', which(), { as: staff })).difference;
  let staff: Caller;
  beforeAll(async () => {
    staff = await test.as('staff@bankside.example');
  });

  it('is in the queue until both agree: compared at once by who looks', async () => {
    expect([await compared(), await queued()]).toEqual(['agrees', []]);
    differ(true);
    expect(await compared()).toBe('differs');
    expect(await queued()).toMatchObject([{ text: expect.stringContaining('89.50 ≠ 102.87 USD') }]);
    expect(await read()).toMatchObject({ ours: '89.50', issuers: '102.87', version: 1, closed: null });
    test.issuer.set({ failing: 1 });
    expect(await ask('/admin/cards/compare')).toBe('issuerUnavailable');
    test.issuer.set({ failing: 0 });
    differ(false);
    expect([await compared(), await queued(), await read()]).toEqual(['agrees', [], null]);
    const { lines } = await test.ask('/admin/cards/get', which(), { as: staff });
    const [agrees, asked] = lines;
    expect([agrees?.action, asked?.action, asked?.by]).toEqual(['card.agrees', 'cardDifference.compare', expect.stringMatching(/ /)]);
  });

  it('is closed with a note by who saw it as it is, and stays closed while the difference is the same', async () => {
    differ(true);
    await compared();
    const close = (version: number, reason = 'The issuer corrects it on Monday') =>
      ask('/admin/cards/closeDifference', { version, reason });
    expect(await close(1, ' ')).toBe('invalid');
    expect(await close(7)).toBe('changedMeanwhile');
    expect(await close(1)).toBe('success');
    expect(await close(2)).toBe('wrongState');
    expect(await queued()).toEqual([]);
    expect(await read()).toMatchObject({ closed: { note: 'The issuer corrects it on Monday', by: expect.stringMatching(/ /) } });
    const { authorisation_id } = test.issuer.pay({
      card_id: own.card_id,
      channel: 'online',
      merchant: merchant('cloud'),
      amount: '10.00',
      currency: 'USD',
    });
    test.issuer.clear(authorisation_id);
    await catchUp(test.bank);
    expect(await compared()).toBe('differs'); // both figures are ten dollars less: the same difference
    expect(await queued()).toEqual([]);
    await test.bank.store.db.update(cardDifferences).set({ issuers: 1n }).where(eq(cardDifferences.card_id, own.card_id)); // it was another one
    await compared();
    expect(await queued()).toHaveLength(1);
    expect((await read())?.closed).toBeNull();
    differ(false);
    await compared();
    expect([await queued(), await ask('/admin/cards/closeDifference', { version: 1, reason: 'x' })]).toEqual([[], 'notFound']);
  });
});
