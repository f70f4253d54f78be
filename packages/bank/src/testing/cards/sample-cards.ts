/** A company with an active card, here and at the issuer, and a top-up from its price to its end. */
import { randomUUID } from 'node:crypto';
import type { Out } from '@bankside/core/contract/define.ts';
import type { cardMoney } from '@bankside/core/contract/cards/card-money.ts';
import type { TopUpCurrency } from '@bankside/core/rules/cards/money.ts';
import type { PolicyOverrides } from '@bankside/core/rules/policy/bank-policy.ts';
import { cardBalances, openCardAccount } from '../../ledger/ledger.ts';
import { cardOf } from '../../issuer-simulator/books.ts';
import { demoPolicy } from '../../sandbox/demo-policy.ts';
import type { FreshCompany, FreshPerson } from '../../sandbox/fresh-company.ts';
import { cards } from '../../store/issued-card-schema.ts';
import { order } from '../issuer/sample-issuer.ts';
import type { CallOptions, TestBank } from '../test-bank.ts';

const { fx = {}, cards: cardPolicy = {} } = demoPolicy;
/** The sandbox's figures for cards. */
export const cardMoneyPolicy: PolicyOverrides = { fx, cards: cardPolicy, rates: { maxAgeSec: 8_640_000 } };

export type Holder = FreshCompany & { readonly main: FreshPerson; readonly card_id: string };
const bounds = { per_purchase: null, per_day: null, per_month: null, online: true, atm: true, abroad: true };

/** A further card of a company, active and empty. */
export async function giveCard(test: TestBank, company_id: string, more: Partial<typeof cards.$inferInsert> = {}): Promise<string> {
  const { bank, issuer } = test;
  const card_id = randomUUID();
  const now = bank.clock.now();
  await bank.issuer.createCard(order(card_id));
  issuer.deliver(card_id);
  const { number } = cardOf(issuer.books, card_id);
  await bank.issuer.activate(card_id, number);
  await bank.store.tx(async (db) => {
    await db.insert(cards).values({
      company_id,
      card_id,
      holder_name: 'Mei Tan',
      name_on_card: 'MEI TAN',
      tier: 'premier',
      card_class: 'visa',
      status: 'active',
      last4: number.slice(-4),
      limits: bounds,
      ordered_at: now,
      created_at: now,
      updated_at: now,
      ...more,
    });
    await openCardAccount(db, company_id, card_id);
  });
  return card_id;
}

export async function holder(test: TestBank, request: Parameters<TestBank['fresh']>[0] = {}): Promise<Holder> {
  const company = await test.fresh({ balances: { USDC: '50000', USDT: '1000' }, ...request });
  const [main] = company.people;
  return { ...company, main, card_id: await giveCard(test, company.company_id) };
}

type Wanted = { readonly card_id: string; readonly amount: string; readonly currency?: TopUpCurrency };
export const priceTopUp = (test: TestBank, as: FreshPerson, { card_id, amount, currency = 'USDC' }: Wanted) =>
  test.ask('/card/calc', { type: 'top_up', card_id, amount, currency }, { as });

export const sendTopUp = (
  test: TestBank,
  as: FreshPerson,
  { card_id, amount, currency = 'USDC' }: Wanted,
  quote_id: string,
  options: CallOptions = {},
) => test.call('/card/topUp', { card_id, amount, currency, quote_id, source_of_funds_confirmed: true }, { as, ...options });

/** From the price to the answer; expects that it is made. */
export async function topUp(test: TestBank, as: FreshPerson, wanted: Wanted): Promise<Out<typeof cardMoney.topUp>> {
  const { quote_id } = await priceTopUp(test, as, wanted);
  const { code, data, refusal } = await sendTopUp(test, as, wanted, quote_id);
  if (code !== 200) throw new Error(`the top-up was refused: ${refusal ?? ''} ${JSON.stringify(data)} ${test.faults.at(-1) ?? ''}`);
  return data as Out<typeof cardMoney.topUp>;
}

/** Cents on the card by our books. */
export async function onCard(
  test: TestBank,
  { company_id, card_id }: Pick<Holder, 'company_id' | 'card_id'>,
): Promise<{ book: bigint; held: bigint }> {
  const { book = 0n, held = 0n } = (await cardBalances(test.bank.store.db, company_id, [card_id])).get(card_id) ?? {};
  return { book, held };
}
