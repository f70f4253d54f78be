/**
 * Cards on both databases: their lifecycles by the tables, and what people, jobs and the issuer do to a card at the same moment:
 * exactly one effect each, and both books agree.
 */
import { randomUUID } from 'node:crypto';
import { balances } from '@bankside/bank/ledger/ledger.ts';
import { buy, cardJobs, differences, hear, settled } from '@bankside/bank/testing/cards/jobs.ts';
import { activeCard, deliveredCard, type InHand } from '@bankside/bank/testing/cards/issued-card.ts';
import { cardMoneyPolicy, giveCard, holder, onCard, priceTopUp, sendTopUp, topUp } from '@bankside/bank/testing/cards/sample-cards.ts';
import { cardWithFee, feesOf } from '@bankside/bank/testing/cards/sample-fees.ts';
import type { TestBank } from '@bankside/bank/testing/test-bank.ts';
import { expect, it } from 'vitest';
import { onBothDatabases, type Banks } from './both-databases.ts';
import { tableNames, walkTable } from './card-tables.ts';

const times = <T>(count: number, each: T): T[] => Array.from({ length: count }, () => each);
const said = (answers: readonly { readonly refusal?: string | undefined }[]) => answers.map(({ refusal }) => refusal ?? 'done').sort();
const bookOf = async ({ bank }: TestBank, company_id: string, wanted: string) => {
  const row = (await balances(bank.store.db, company_id)).find(({ currency }) => currency === wanted);
  return row && [row.book, row.held];
};
const count = async ({ bank }: TestBank, query: string): Promise<number> => {
  const { rows } = await (bank.store.db.execute(query) as unknown as Promise<{ rows: { n: number }[] }>);
  return rows[0]?.n ?? 0;
};
const eventsOf = (test: TestBank, { card_id }: { card_id: string }, event: string) =>
  count(test, `select count(*)::int as n from card_events where card_id = '${card_id}' and event = '${event}'`);
const modify = (test: TestBank, { card_id, main: as }: InHand, op: string, more: object = {}) =>
  test.call('/card/modifyOpStatus', { card_id, op, ...more }, { as });

/** Their tests in packages/bank run on PostgreSQL where there is one. */
const inBankSuite: readonly string[] = ['card', 'annual fee'];

const noCodes = { transfers: { codeForNewRecipient: false, codeAboveUsd: null } };

onBothDatabases('cards', { ...cardMoneyPolicy, ...noCodes }, (banks, engine) => {
  /** Everything is reported and booked, and card by card both books are the same to the cent. */
  async function agree({ one, other }: Banks): Promise<void> {
    await Promise.all([cardJobs(one.bank), other === one ? undefined : cardJobs(other.bank)]);
    await settled(one);
    expect(await differences(one)).toEqual([]);
  }

  it('lets exactly 1 of 20 top-ups have the balance for one, and sends one load', async () => {
    const { one, together } = banks();
    const own = await activeCard(one, { balances: { USDC: '101' } });
    const wanted = { card_id: own.card_id, amount: '100' };
    const quotes: string[] = [];
    for (const _ of times(20, 0)) quotes.push((await priceTopUp(one, own.main, wanted)).quote_id);
    const answers = await together(20, (bank, turn) => sendTopUp(bank, own.main, wanted, quotes[turn] ?? ''));
    expect(said(answers)).toEqual(['done', ...times(19, 'insufficientBalance')]);
    await agree(banks());
    expect(await bookOf(one, own.company_id, 'USDC')).toEqual([0n, 0n]);
    expect(await onCard(one, own)).toEqual({ book: 9950n, held: 0n });
    expect(one.issuer.books.tables.cards.get(own.card_id)?.balance).toBe('99.50');
  });

  it('lets a person’s own daily limit pass 4 of 20 top-ups and transfers of 99.50 at once, whatever card and account they use', async () => {
    const { one, together } = banks();
    const own = await holder(one, {
      balances: { USDC: '10000', USD: '10000' },
      users: [{ authjson: ['4', '11'], daily_usd: '400.00' }],
    });
    const [, clerk = own.main] = own.people;
    const other = await one.fresh();
    const cards = [own.card_id, await giveCard(one, own.company_id)];
    const asked = { transfer_type: 'account', currency: 'USD', amount: '99.50', account_number: other.account_number } as const;
    const quotes: string[] = [];
    const isCard = (turn: number) => turn % 4 > 1; // both kinds at each bank
    const wanted = (turn: number) => ({ card_id: cards[(turn >> 2) % 2] ?? '', amount: '100' });
    for (const turn of times(20, 0).keys()) {
      const priced = isCard(turn) ? priceTopUp(one, clerk, wanted(turn)) : one.ask('/withdraw/crypto/calc', asked, { as: clerk });
      quotes.push((await priced).quote_id);
    }
    const answers = await together(20, (bank, turn) => {
      const quote_id = quotes[turn] ?? '';
      if (isCard(turn)) return sendTopUp(bank, clerk, wanted(turn), quote_id);
      return bank.call('/withdraw/crypto/withdraw', { ...asked, quote_id, purpose: 'rent' }, { as: clerk });
    });
    expect(said(answers)).toEqual([...times(16, 'dailyLimitExceeded'), ...times(4, 'done')]);
    await agree(banks());
    expect(await one.ask('/colleagues/rights', {}, { as: clerk })).toMatchObject({ own_limit: '400.00', own_left: '2.00' });
  });

  it('makes one top-up of one key sent twenty times, and answers all of them alike', async () => {
    const { one, together } = banks();
    const own = await activeCard(one, { balances: { USDC: '1000' } });
    const wanted = { card_id: own.card_id, amount: '100' };
    const { quote_id } = await priceTopUp(one, own.main, wanted);
    const key = randomUUID();
    const answers = await together(20, (bank) => sendTopUp(bank, own.main, wanted, quote_id, { key }));
    expect(new Set(answers.map(({ code, data }) => JSON.stringify([code, data]))).size).toBe(1);
    await agree(banks());
    expect(await bookOf(one, own.company_id, 'USDC')).toEqual([899_000_000n, 0n]);
  });

  it('a block and an authorisation at the same moment: both are known, and nothing is paid after it', async () => {
    const { one, together } = banks();
    one.issuer.set({ clear_after: null });
    const own = await activeCard(one, { balances: { USDC: '1000' } });
    await topUp(one, own.main, { card_id: own.card_id, amount: '500' });
    await agree(banks());
    for (const op of ['block', 'unblock', 'block']) {
      if (op === 'block') buy(one, own.card_id, '10.00');
      const news = [...one.issuer.books.tables.events.values()].slice(-2);
      const answers = await together(6, async (bank, turn) => {
        if (turn === 0) return modify(bank, own, op);
        if (turn % 2 === 1) return cardJobs(bank.bank);
        return hear(bank, news);
      });
      expect(answers[0]).toMatchObject({ code: 200 });
      await agree(banks());
    }
    expect(one.issuer.books.tables.cards.get(own.card_id)?.blocked).toBe(true);
    expect(buy(one, own.card_id, '10.00')).toMatchObject({ state: 'declined' });
    await agree(banks());
    expect((await onCard(one, own)).held).toBe(2000n);
  });

  it('replaces a card once when it is asked for twice, and charges one fee', async () => {
    const { one, together } = banks();
    const own = await activeCard(one, { balances: { USDC: '1000' } });
    await topUp(one, own.main, { card_id: own.card_id, amount: '100' });
    await agree(banks());
    expect((await modify(one, own, 'block')).code).toBe(200);
    const price = { type: 'replacement', card_id: own.card_id, currency: 'USDC' } as const;
    const quotes: string[] = [];
    for (const _ of times(6, 0)) quotes.push((await one.ask('/card/calc', price, { as: own.main })).quote_id);
    const more = { reason: 'lost', confirm_irreversible: true };
    const answers = await together(6, (bank, turn) => modify(bank, own, 'replace', { ...more, quote_id: quotes[turn] }));
    expect(said(answers)).toEqual(['done', ...times(5, 'replacementApplied')]);
    await agree(banks());
    expect(await count(one, `select count(*)::int as n from cards where replaces = '${own.card_id}'`)).toBe(1);
    expect(await bookOf(one, own.company_id, 'USDC')).toEqual([1_000_000_000n - 101_000_000n - 25_000_000n, 0n]);
    expect(await onCard(one, own)).toEqual({ book: 0n, held: 0n });
    expect([...one.issuer.books.tables.cards.values()].filter(({ replaces }) => replaces === own.card_id)).toMatchObject([
      { balance: '99.50' },
    ]);
  });

  it('activates a card once when it is asked for twice, and both read that it is active', async () => {
    const { one, together } = banks();
    const { main: as, card_id, kit_number, activation_code, number: card_number } = await deliveredCard(one);
    const { verify_token } = await one.ask('/card/verifyKitNumber', { kit_number, activation_code, card_id }, { as });
    const form = { card_id, card_number, identification_number: 'A552-0148', verify_token };
    const answers = await together(4, (bank) => bank.call('/card/active', form, { as }));
    expect(said(answers)).toEqual(times(4, 'done'));
    expect(answers.map(({ data }) => (data as { status: string }).status)).toEqual(times(4, 'active'));
    expect(await eventsOf(one, { card_id }, 'activate')).toBe(1);
    expect(await count(one, `select count(*)::int as n from annual_fees where card_id = '${card_id}'`)).toBe(1);
    expect(await count(one, `select count(*)::int as n from card_tries where subject = 'activation ${card_id}'`)).toBe(0);
  });

  it('pays a yearly fee once when it is asked for at once, and books it once', async () => {
    const { one, together } = banks();
    const { company_id, people } = await one.fresh({ balances: { USDC: '1000' } });
    const { card, fee } = await cardWithFee(one, { company_id });
    const pay = { id: fee.fee_id, action: 'pay', pay_from: 'user_wallet', currency: 'USDC' };
    const answers = await together(6, (bank) => bank.call('/annualFee/modify', pay, { as: people[0] }));
    expect(said(answers)).toEqual(['done', ...times(5, 'wrongState')]);
    await together(4, (bank) => cardJobs(bank.bank));
    const years = await feesOf(one, card);
    expect(years.map(({ status }) => status)).toEqual(['paid', 'unpaid']);
    expect(await bookOf(one, company_id, 'USDC')).toEqual([1_000_000_000n - (years[0]?.paid_amount ?? 0n), 0n]);
  });

  it('applies what the issuer tells once, when every event comes to both at once, in any order', async () => {
    const { one, together } = banks();
    const own = await activeCard(one, { balances: { USDC: '1000' } });
    await topUp(one, own.main, { card_id: own.card_id, amount: '500' });
    await agree(banks());
    const before = one.issuer.books.tables.events.size;
    for (const amount of ['10.00', '20.00', '30.00']) {
      const { authorisation_id } = buy(one, own.card_id, amount);
      if (amount === '30.00') one.issuer.reverse(authorisation_id);
      else one.issuer.clear(authorisation_id);
      if (amount === '20.00') one.issuer.refund(authorisation_id, '5.00');
    }
    const news = [...one.issuer.books.tables.events.values()].slice(before);
    await together(8, (bank, turn) => hear(bank, turn % 2 ? news : news.toReversed()));
    await agree(banks());
    expect(await onCard(one, own)).toEqual({ book: 49_750n - 2500n, held: 0n });
    const kinds = `select count(*)::int as n from webhook_events where company_id = '${own.company_id}' and kind = 'card_transaction'`;
    expect(await count(one, kinds)).toBe(news.length);
  });

  const isLong = process.env['ROUNDS'] !== undefined || engine === 'PGlite';
  it.each(tableNames.filter((name) => isLong || !inBankSuite.includes(name)))('every listed row of %s moves, and no other', (name) =>
    walkTable(name, banks().one),
  );
});
