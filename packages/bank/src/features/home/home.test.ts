import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currencies } from '@bankside/core/rules/money/currencies.ts';
import { toMinor } from '@bankside/core/rules/money/money.ts';
import { activationSubject, kitSubject } from '../../domain/issued-cards/tries.ts';
import { cardTries } from '../../store/issued-card-schema.ts';
import { approvedApplication, issuedCard } from '../../testing/cards/issued-card.ts';
import { decide, offeredContract, payFor, pendingOrder } from '../../testing/programmes/programmes.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank();
});
afterAll(() => test.close());

describe('the dashboard', () => {
  it('shows Harbour & Vale’s figures as the pictures do, adding up', async () => {
    const as = await test.as('owner@harbour-vale.example');
    const { figures, ...rest } = await test.ask('/dashboard/home', {}, { as });
    expect(rest).toMatchObject({
      account_name: 'Harbour & Vale Trading Pte. Ltd.',
      account_number: '8830 0142 7719',
      reference: 'HVT-20418',
      base_currency: 'USD',
      kyc: { kyc_status: 4 },
    });
    expect(figures?.book_balance).toBe('1284906.42');
    const cents = (text = '0') => toMinor(text, 2);
    expect(figures?.balances.reduce((sum, { worth }) => sum + cents(worth), 0n)).toBe(cents(figures?.book_balance));
    expect(cents(figures?.available_balance) + cents(figures?.frozen_balance)).toBe(cents(figures?.book_balance));
    expect(figures?.balances.reduce((sum, { available_worth }) => sum + cents(available_worth), 0n)).toBe(
      cents(figures?.available_balance),
    );
    expect(figures?.balances.length).toBeGreaterThanOrEqual(10);
    for (const { currency, book, available, frozen } of figures?.balances ?? [])
      expect({ currency, sum: toMinor(available, 18) + toMinor(frozen, 18) }).toEqual({ currency, sum: toMinor(book, 18) });
    expect(figures?.days).toHaveLength(30);
    expect(figures?.days[0]?.day).toBe('2025-10-20');
    expect(figures?.days.at(-1)).toEqual({ day: '2025-11-18', worth: figures?.book_balance });
    expect(rest.recent[0]).toMatchObject({ counterparty: 'Marlow & Finch Ltd', amount: '-48500.00', status: 'pending_approval' });
  });

  it.each(['SGD', 'JPY'] as const)('says its totals in %s, each row rounded once, with its decimals (HOM-04)', async (currency) => {
    const as = await test.as('owner@harbour-vale.example');
    const { figures, base_currency } = await test.ask('/dashboard/home', { currency }, { as });
    const usd = (await test.ask('/dashboard/home', {}, { as })).figures;
    const { scale } = currencies[currency];
    const minor = (text = '0') => toMinor(text, scale);
    expect(base_currency).toBe(currency);
    expect(figures?.book_balance).toMatch(scale === 0 ? /^\d+$/ : /^\d+\.\d\d$/);
    expect(figures?.balances.reduce((sum, { worth }) => sum + minor(worth), 0n)).toBe(minor(figures?.book_balance));
    const own = figures?.balances.find((row) => row.currency === currency);
    if (own) expect(own.worth).toBe(own.book); // nothing is lost on the way to itself and back
    const rate = Number(figures?.book_balance) / Number(usd?.book_balance);
    for (const row of figures?.balances ?? []) {
      const inUsd = Number(usd?.balances.find((each) => each.currency === row.currency)?.worth);
      if (inUsd > 1000) expect(Number(row.worth) / inUsd).toBeCloseTo(rate, 2);
    }
    const { days, currency: drawn } = await test.ask('/dashboard/trend', { days: '30', base: currency }, { as });
    expect(drawn).toBe(currency);
    expect(days.map(({ day, amount }) => ({ day, worth: amount }))).toEqual(figures?.days);
    expect(await test.refusal('/dashboard/home', { currency: 'BTC' as 'USD' }, { as })).toBe('invalid');
  });

  it('draws the books over 30 and 90 days and a year, of all currencies or one, with money in and out (HOM-13)', async () => {
    const as = await test.as('owner@harbour-vale.example');
    const { figures } = await test.ask('/dashboard/home', {}, { as });
    const month = await test.ask('/dashboard/trend', { days: '30' }, { as });
    expect(month.days.map(({ day, amount }) => ({ day, worth: amount }))).toEqual(figures?.days);
    const minor = (text = '') => toMinor(text, 2);
    for (const [days, months] of [
      ['30', ['2025-10-01', '2025-11-01']],
      ['90', ['2025-08-01', '2025-09-01', '2025-10-01', '2025-11-01']],
    ] as const) {
      const of = await test.ask('/dashboard/trend', { days, currency: 'SGD' }, { as });
      expect(of).toMatchObject({ currency: 'SGD', months: months.map((each) => ({ month: each })) });
      expect(of.days).toHaveLength(Number(days));
      expect(of.days.at(-1)?.amount).toBe(figures?.balances.find(({ currency }) => currency === 'SGD')?.book);
    }
    const year = await test.ask('/dashboard/trend', { days: '365', currency: 'USD' }, { as });
    expect(year.days).toHaveLength(365);
    expect(year.months).toHaveLength(13);
    // A whole month: what was at its end less what was before it is what came less what went.
    const at = (day: string) => minor(year.days.find((each) => each.day === day)?.amount);
    const october = year.months.find((each) => each.month === '2025-10-01');
    expect(minor(october?.paid_in) - minor(october?.paid_out)).toBe(at('2025-10-31') - at('2025-09-30'));
    expect(minor(october?.paid_out)).toBeGreaterThan(0n);
  });

  it('keeps figures and transactions from those who may not see them (PER-12)', async () => {
    const {
      people: [, balances, history, neither],
    } = await test.fresh({ balances: { USD: '5.00' }, users: [{ authjson: ['1-1'] }, { authjson: ['2'] }, { authjson: ['11-1'] }] });
    const [first, second, third] = await Promise.all(
      [balances, history, neither].map((as) => test.ask('/dashboard/home', {}, as ? { as } : {})),
    );
    expect(first).toMatchObject({ figures: { book_balance: '5.00' }, recent: [] });
    expect(second).toMatchObject({ figures: null, recent: [{ amount: '5.00' }] });
    expect(third).toMatchObject({ figures: null, recent: [], todo: [] });
  });

  it('says what needs the main account', async () => {
    const todo = async (order: object) =>
      (await test.ask('/dashboard/home', {}, { as: (await test.fresh(order)).people[0] })).todo.map(({ kind }) => kind);
    expect(await todo({ kyc_status: 1 })).toEqual(['kyc']);
    expect(await todo({ kyc_status: 3 })).toEqual(['kyc_rejected']);
    expect(await todo({ have_contract: true })).toEqual(['prefix']);
    expect(await todo({ have_contract: true, company_abbreviation: 'HV' })).toEqual([]);
  });

  it('says what waits without the figures, to the same people (HOM-14)', async () => {
    for (const email of ['owner@harbour-vale.example', 'clerk@harbour-vale.example']) {
      const as = await test.as(email);
      const home = await test.ask('/dashboard/home', {}, { as });
      expect(await test.ask('/dashboard/todo', {}, { as })).toEqual({ todo: home.todo });
    }
  });

  it('counts applications that the company decides, until it has (HOM-08, APP-03)', async () => {
    const as = await test.as('owner@harbour-vale.example');
    const waiting = async () => (await test.ask('/dashboard/todo', {}, { as })).todo.find(({ kind }) => kind === 'card_decisions');
    const before = await waiting();
    const { list } = await test.ask('/card/record', { tab: 'applications', page_size: 50 }, { as });
    const open = list.filter(
      (each) => each.applicant_type === 'associate' && each.application_status === 'pending' && each.company_decision === '',
    );
    expect(before?.count).toBe(open.length);
    const [one] = open;
    await test.ask('/card/audit', { id: one?.id ?? '', decision: 'approve' }, { as });
    expect((await waiting())?.count ?? 0).toBe(open.length - 1);
  });

  it('says what waits of the cards, to whom it concerns (CRD-26)', async () => {
    const todo = async (email: string) => (await test.ask('/dashboard/home', {}, { as: await test.as(email) })).todo;
    const owner = await todo('owner@harbour-vale.example');
    expect(owner.filter(({ kind }) => /^(top_ups|fees|holders|cards)_/.test(kind))).toMatchObject([
      { kind: 'top_ups_failed', count: 1 },
      { kind: 'fees_overdue', count: 1 },
      { kind: 'holders_failed', count: 1 },
      { kind: 'cards_to_activate', count: 5 },
    ]);
    const ofKind = (kind: string) => owner.find((each) => each.kind === kind)?.only;
    const as = await test.as('owner@harbour-vale.example');
    const { list } = await test.ask('/card/topRecord', { status: ['retry'] }, { as });
    expect(ofKind('top_ups_failed')).toBe(list[0]?.id);
    expect((await test.ask('/annualFee/details', { id: ofKind('fees_overdue') ?? '' }, { as })).record.status).toBe('overdue');
    expect((await todo('clerk@harbour-vale.example')).map(({ kind }) => kind)).not.toContain('top_ups_failed');
  });

  it.each([
    ['activation', activationSubject],
    ['the kit', kitSubject],
  ])('counts cards to activate and those that are locked at %s, and names the only one', async (_at, subject) => {
    const { company_id, people } = await test.fresh({ users: [{ authjson: ['4'] }, { authjson: ['13'] }] });
    const [main, four, thirteen] = people;
    const card = async () => {
      const { application_id } = await approvedApplication(test, company_id);
      return issuedCard(test, company_id, { application_id, status: 'inactive' });
    };
    const todo = async (as = main) => (await test.ask('/dashboard/home', {}, { as })).todo;
    const one = await card();
    expect(await todo()).toEqual([{ kind: 'cards_to_activate', count: 1, only: one.card_id }]);
    await card();
    await issuedCard(test, company_id, { status: 'inactive' }); // nobody is verified for it
    expect(await todo(four)).toEqual([{ kind: 'cards_to_activate', count: 2 }]);
    const at = test.bank.clock.now();
    await test.bank.store.db.insert(cardTries).values({
      company_id,
      subject: subject(one.card_id),
      misses: 5,
      locked_until: new Date(at.getTime() + 60_000),
      updated_at: at,
    });
    expect(await todo(four)).toMatchObject([
      { kind: 'cards_locked', count: 1, only: one.card_id },
      { kind: 'cards_to_activate', count: 1 },
    ]);
    expect(await todo(thirteen)).toEqual([]);
    test.later(61);
    expect(await todo(four)).toEqual([{ kind: 'cards_to_activate', count: 2 }]);
  });

  it('shows an offer to those who may sign it, and a rejected order until another is made (PRG-27)', async () => {
    const users = [{ authjson: ['9-1' as const] }, { authjson: ['9-2' as const] }];
    const company = await test.fresh({ company_abbreviation: 'FRESH', balances: { USD: '10000.00' }, users });
    const [main, nine, other] = company.people;
    const todo = async (as = main) => (await test.ask('/dashboard/home', {}, { as })).todo;
    const offer = await offeredContract(test, { company });
    expect(await todo()).toEqual([{ kind: 'contracts_offered', count: 1, only: offer.contract_id }]);
    expect(await todo(nine)).toEqual([]);
    await test.ask('/contract/sign', { contract_id: offer.contract_id, signed_name: 'Mei Tan', agreed: true }, { as: main });
    await payFor(test, offer, 100);
    const order_id = await pendingOrder(test, offer, 50);
    expect(await todo()).toEqual([]);
    await decide(test, offer, order_id, 'reject');
    const waits = [{ kind: 'orders_rejected', count: 1, only: order_id }];
    expect(await todo()).toEqual(waits);
    expect(await todo(nine)).toEqual(waits);
    expect(await todo(other)).toEqual([]);
    test.later(60);
    await pendingOrder(test, offer, 50);
    expect(await todo(nine)).toEqual([]);
  });

  it('gives the account’s details to codes 1 and 3-1', async () => {
    const {
      account_number,
      people: [main, one, three, two],
    } = await test.fresh({ kyc_status: 1, users: [{ authjson: ['1'] }, { authjson: ['3-1'] }, { authjson: ['2'] }] });
    expect(await test.ask('/dashboard/accountDetails', {}, { as: main })).toMatchObject({
      account_number,
      bank_name: 'Bankside',
      opened_on: '2025-11-18',
      status: 'awaiting_verification',
    });
    for (const [as, expected] of [
      [one, 'success'],
      [three, 'success'],
      [two, 'noPermission'],
    ] as const)
      expect(await test.refusal('/dashboard/accountDetails', {}, as ? { as } : {})).toBe(expected);
  });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
