/** From an approved application to a card in the post and to its end, with an issuer that is down, slow to say, or says no (APP-24, CRD-06, CRD-08). */
import { eq } from 'drizzle-orm';
import { withOverrides } from '@bankside/core/rules/policy/bank-policy.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cardOf as issuersCard } from '../../issuer-simulator/books.ts';
import { post } from '../../ledger/ledger.ts';
import { cardLoad } from '../../ledger/lines.ts';
import { cardApplications } from '../../store/card-schema.ts';
import { cardLoads } from '../../store/card-money-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import { runLoads } from '../card-money/loads.ts';
import { activeCard, approvedApplication, deliveredCard, type InHand } from '../../testing/cards/issued-card.ts';
import { booksOf } from '../../testing/sample-transfers.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';
import { expireCards } from './ending.ts';
import { tellIssuer } from './issuer-orders.ts';
import { issueApproved } from './issuing.ts';

let test: TestBank;
beforeEach(async () => {
  test = await testBank();
});
afterEach(() => test.close());

const cardsOf = (company_id: string) =>
  test.bank.store.db.select().from(cards).where(eq(cards.company_id, company_id)).orderBy(cards.created_at);
const application = async (application_id: string) => {
  const [row] = await test.bank.store.db.select().from(cardApplications).where(eq(cardApplications.application_id, application_id));
  return row;
};
const info = ({ card_id, main }: InHand) => test.ask('/card/info', { card_id }, { as: main });
const modify = (card: InHand, op: 'block' | 'unblock' | 'replace' | 'cancel') =>
  test.ask('/card/modifyOpStatus', { card_id: card.card_id, op, reason: 'lost', confirm_irreversible: true }, { as: card.main });

describe('an approved application', () => {
  it('becomes a card by itself: ordered, made, sent, delivered', async () => {
    const { card_id, main, application_id } = await deliveredCard(test);
    expect((await application(application_id))?.status).toBe('valid');
    const { list } = await test.ask('/card/record', { tab: 'cards', keyword: 'nadia' }, { as: main });
    const { number, kit_number } = issuersCard(test.issuer.books, card_id);
    expect(list).toMatchObject([
      { id: application_id, card: { card_id, status: 'inactive', last4: number.slice(-4), kit_number, balance: '0.00' } },
    ]);
    for (const keyword of [number.slice(-4), kit_number.slice(0, 6)])
      expect((await test.ask('/card/record', { tab: 'cards', keyword }, { as: main })).total, keyword).toBe(1);
    expect((await test.ask('/card/record', { tab: 'cards', status: 'active' }, { as: main })).total).toBe(0);
    const email = (await application(application_id))?.email ?? '';
    expect((await test.mail(email)).map(({ template }) => template).sort()).toEqual(['card_delivered', 'card_issued', 'card_processing']);
  });

  it('waits for the company’s prefix, and becomes one card', async () => {
    const { company_id } = await test.fresh({ have_contract: true });
    const { application_id } = await approvedApplication(test, company_id);
    await issueApproved(test.bank);
    expect(await cardsOf(company_id)).toEqual([]);
    expect((await application(application_id))?.status).toBe('approved');
    const { company_id: other } = await test.fresh({ have_contract: true, company_abbreviation: 'HVL' });
    const { application_id: second } = await approvedApplication(test, other);
    await issueApproved(test.bank);
    await issueApproved(test.bank);
    expect(await cardsOf(other)).toMatchObject([{ status: 'consolidating', name_on_card: 'HVL NADIA RAHMAN', application_id: second }]);
  });

  it('waits with growing pauses while the issuer is down or its answers are lost; one card is made', async () => {
    const { company_id } = await test.fresh();
    const { application_id } = await approvedApplication(test, company_id);
    await issueApproved(test.bank);
    test.issuer.set({ failing: 1 });
    const dueIn = async () => {
      const [row] = await cardsOf(company_id);
      return ((row?.issuer_due_at?.getTime() ?? 0) - test.bank.clock.now().getTime()) / 1000;
    };
    const pauses: number[] = [];
    for (let n = 0; n < 3; n++) {
      await tellIssuer(test.bank);
      pauses.push(await dueIn());
      test.later(await dueIn());
    }
    expect(pauses).toEqual([5, 10, 20]);
    test.issuer.set({ failing: 0, lost_answers: 1 });
    await tellIssuer(test.bank);
    test.issuer.set({ lost_answers: 0 });
    await test.issuerPushes();
    expect((await application(application_id))?.status).toBe('valid');
    expect((await cardsOf(company_id))[0]).toMatchObject({ last4: '', ordered_at: null });
    test.later(120);
    await tellIssuer(test.bank);
    const [row] = await cardsOf(company_id);
    expect(row?.last4).toBe(issuersCard(test.issuer.books, row?.card_id ?? '').number.slice(-4));
  });

  it.each([
    ['programme_closed', 'The card issuer takes no new cards at the moment'],
    ['refused_later', 'The card issuer takes no new cards at the moment'],
    ['prefix', 'The card issuer needs the company prefix'],
  ] as const)('is rejected with the reason when the issuer refuses: %s', async (issuing, reason) => {
    const { company_id } = await test.fresh();
    const { application_id } = await approvedApplication(test, company_id);
    test.issuer.set({ issuing });
    await issueApproved(test.bank);
    await tellIssuer(test.bank);
    await test.issuerPushes();
    expect(await application(application_id)).toMatchObject({ status: 'rejected', reason });
    expect(await cardsOf(company_id)).toMatchObject([{ status: 'cancelled' }]);
    expect(test.faults).toEqual([]);
  });
});

it('barred by the bank blocks its card, which opens again with it', async () => {
  const staff = await test.as('staff@bankside.example');
  const card = await activeCard(test);
  const { company_id, application_id: id } = card;
  const decide = async (event: 'bar' | 'unbar') => {
    const { version = 0 } = (await application(id)) ?? {};
    await test.ask('/admin/card/decide', { company_id, id, version, event, reason: 'Police' }, { as: staff });
    return (await info(card)).status;
  };
  expect(await decide('bar')).toBe('blocked_by_admin');
  await tellIssuer(test.bank);
  expect(issuersCard(test.issuer.books, card.card_id).blocked).toBe(true);
  expect(await decide('unbar')).toBe('active');
});

describe('a block while the issuer is down', () => {
  it('takes effect here at once and reaches the issuer when it is back', async () => {
    const card = await activeCard(test);
    await tellIssuer(test.bank);
    test.issuer.set({ failing: 1 });
    expect((await modify(card, 'block')).card.status).toBe('blocked_by_client');
    await tellIssuer(test.bank);
    expect(issuersCard(test.issuer.books, card.card_id).blocked).toBe(false);
    test.issuer.set({ failing: 0 });
    test.later(10);
    await tellIssuer(test.bank);
    expect(issuersCard(test.issuer.books, card.card_id).blocked).toBe(true);
    await modify(card, 'unblock');
    await tellIssuer(test.bank);
    expect(issuersCard(test.issuer.books, card.card_id).blocked).toBe(false);
    expect((await cardsOf(card.company_id))[0]?.issuer_due_at).toBeNull();
  });

  it('and limits: the last ones hold', async () => {
    const card = await activeCard(test);
    const { card_id, main: as } = card;
    const limits = { per_purchase: '10.5', per_day: '100', per_month: null, online: false, atm: true, abroad: false };
    test.issuer.set({ failing: 1 });
    const set = await test.ask('/card/limits', { card_id, ...limits }, { as });
    expect(set.card.limits).toEqual({ ...limits, per_purchase: '10.50', per_day: '100.00' });
    await tellIssuer(test.bank);
    test.issuer.set({ failing: 0 });
    test.later(60);
    await tellIssuer(test.bank);
    expect(issuersCard(test.issuer.books, card_id).limits).toEqual(set.card.limits);
    expect(await test.call('/card/limits', { card_id, ...limits, per_day: '0' }, { as })).toMatchObject({
      refusal: 'amountZero',
      data: { errors: [{ field: 'per_day' }] },
    });
    expect(await test.refusal('/card/limits', { card_id, ...limits, per_day: '1.005' }, { as })).toBe('invalid');
  });
});

const loaded = async ({ company_id, card_id }: InHand, cents: bigint) => {
  const at = test.bank.clock.now();
  const lines = cardLoad(card_id, { currency: 'USDC', amount: cents * 10_000n }, cents);
  await test.bank.store.tx((db) => post(db, { company_id, kind: 'card_top_up', lines, at }));
  const dollars = (Number(cents) / 100).toFixed(2);
  await test.bank.issuer.load({ load_id: `load ${card_id}`, card_id, direction: 'load', amount: dollars });
};

describe('a replacement', () => {
  it('of two at once one is applied; the new card has the balance', async () => {
    const card = await activeCard(test, { balances: { USDC: '500.00' } });
    await loaded(card, 12_345n);
    await tellIssuer(test.bank);
    await modify(card, 'block');
    const ask = () =>
      test.refusal(
        '/card/modifyOpStatus',
        { card_id: card.card_id, op: 'replace', reason: 'damaged', confirm_irreversible: true },
        { as: card.main },
      );
    expect((await Promise.all([ask(), ask()])).sort()).toEqual(['replacementApplied', 'success']);
    const refused = await test.call('/card/modifyOpStatus', { card_id: card.card_id, op: 'unblock' }, { as: card.main });
    expect(refused).toMatchObject({ code: 5007, msg: 'Card replacement applied, so unblock is not possible.' });
    await tellIssuer(test.bank);
    await test.issuerPushes();
    await test.issuerPushes();
    const old = await info(card);
    expect(old).toMatchObject({ status: 'replaced', balance: '0.00' });
    const next = await test.ask('/card/info', { card_id: old.replaced_by ?? '' }, { as: card.main });
    expect(next).toMatchObject({ status: 'consolidating', balance: '123.45', replaces: card.card_id });
    expect((await cardsOf(card.company_id)).length).toBe(2);
  });

  it('that the issuer refuses gives the card back to its company', async () => {
    const card = await activeCard(test);
    await modify(card, 'block');
    await modify(card, 'replace');
    test.issuer.set({ issuing: 'programme_closed' });
    await tellIssuer(test.bank);
    expect(await info(card)).toMatchObject({ status: 'blocked_by_client', replaced_by: null });
    expect((await modify(card, 'unblock')).card.status).toBe('active');
    const { application_id } = card;
    expect((await application(application_id))?.status).toBe('valid');
  });

  it('charges its fee once, by its quote, and gives it back when the issuer refuses', async () => {
    test.bank.policy = withOverrides(test.bank.policy, { cards: { fees: [{ fee: 'replacement', kind: 'fixed', value: '15.00' }] } });
    const card = await activeCard(test, { balances: { USDC: '20.00' } });
    const { card_id, main: as } = card;
    await modify(card, 'block');
    const wish = { card_id, op: 'replace', reason: 'lost', confirm_irreversible: true } as const;
    const usdc = async () => (await booksOf(test, as))['USDC']?.book;
    expect(await test.refusal('/card/modifyOpStatus', wish, { as })).toBe('quoteExpired');
    const price = () => test.ask('/card/calc', { type: 'replacement', card_id, currency: 'USDC' }, { as });
    const { quote_id, fee } = await price();
    const asks = [1, 2].map(() => test.refusal('/card/modifyOpStatus', { ...wish, quote_id }, { as }));
    expect((await Promise.all(asks)).sort()).toEqual(['replacementApplied', 'success']);
    const paid = Number(fee);
    expect(Number(await usdc())).toBeCloseTo(20 - paid);
    test.issuer.set({ issuing: 'programme_closed' });
    await tellIssuer(test.bank);
    expect(Number(await usdc())).toBeCloseTo(20);
    expect(await test.refusal('/card/modifyOpStatus', { ...wish, quote_id }, { as })).toBe('quoteUsed');
    expect(await test.refusal('/card/modifyOpStatus', { ...wish, quote_id: (await price()).quote_id }, { as })).toBe('success');
    expect(Number(await usdc())).toBeCloseTo(20 - paid);
  });

  it('asks that it is blocked first', async () => {
    const card = await activeCard(test);
    const wish = { card_id: card.card_id, op: 'replace', reason: 'lost' } as const;
    expect(await test.refusal('/card/modifyOpStatus', { ...wish, confirm_irreversible: true }, { as: card.main })).toBe('cardStatusError');
    expect(await test.refusal('/card/modifyOpStatus', wish, { as: card.main })).toBe('invalid');
  });
});

describe('the end of a card', () => {
  const loads = ({ card_id }: InHand) => test.bank.store.db.select().from(cardLoads).where(eq(cardLoads.card_id, card_id));

  it('cancelled: its balance is ordered back once, and it is closed at the issuer when nothing is left', async () => {
    const card = await activeCard(test, { balances: { USDC: '500.00' } });
    await loaded(card, 5_000n);
    await modify(card, 'cancel');
    await tellIssuer(test.bank);
    test.later(60);
    await tellIssuer(test.bank);
    expect(await loads(card)).toMatchObject([{ direction: 'unload', amount: 5_000n, state: 'waiting' }]);
    expect(issuersCard(test.issuer.books, card.card_id)).toMatchObject({ blocked: true, ended: null });
    await runLoads(test.bank);
    test.later(60);
    await tellIssuer(test.bank);
    expect(await info(card)).toMatchObject({ status: 'cancelled', balance: '0.00' });
    expect((await booksOf(test, card.main))['USD']?.book).toBe('50.00');
    expect(issuersCard(test.issuer.books, card.card_id)).toMatchObject({ balance: '0.00', ended: 'closed' });
    const empty = await activeCard(test);
    await modify(empty, 'cancel');
    await tellIssuer(test.bank);
    expect(issuersCard(test.issuer.books, empty.card_id).ended).toBe('closed');
  });

  it('expired when its last month is over, by the clock', async () => {
    const card = await activeCard(test, { balances: { USDC: '500.00' } });
    await loaded(card, 700n);
    await expireCards(test.bank);
    expect((await info(card)).status).toBe('active');
    const { expiry } = await info(card);
    const [year = 0, month = 0] = expiry.split('-').map(Number);
    const over = Date.UTC(year, month, 1, -8) - test.bank.clock.now().getTime(); // the first of the month after, in Singapore
    test.later(over / 1000 - 1);
    await expireCards(test.bank);
    const row = async () => (await cardsOf(card.company_id))[0]?.status;
    expect(await row()).toBe('active');
    test.later(1);
    await expireCards(test.bank);
    expect(await row()).toBe('expired');
    expect(await loads(card)).toMatchObject([{ direction: 'unload', amount: 700n }]);
  });
});

describe('refreshing', () => {
  it('asks the issuer at most every thirty seconds, and says what is known when it does not answer', async () => {
    const card = await activeCard(test);
    const refresh = (as: Caller = card.main) => test.call('/card/refreshData', { card_ids: [card.card_id] }, { as });
    const at = async () => (await info(card)).refreshed_at;
    expect(await refresh()).toMatchObject({ code: 200, data: { list: [{ card_id: card.card_id, status: 'active' }] } });
    const first = await at();
    expect(first).toBe(test.bank.clock.now().toISOString());
    test.issuer.set({ failing: 1 });
    test.later(20);
    expect((await refresh()).code).toBe(200);
    expect(await at()).toBe(first);
    test.later(11);
    expect(await refresh()).toMatchObject({ refusal: 'issuerUnavailable' });
    test.issuer.set({ failing: 0 });
    expect((await refresh()).code).toBe(200);
    expect(await at()).toBe(test.bank.clock.now().toISOString());
    expect((await test.ask('/card/refreshData', { card_id: card.card_id }, { as: card.main })).list).toHaveLength(1);
    expect(await test.refusal('/card/refreshData', {}, { as: card.main })).toBe('invalid');
  });
});
