/** A company that can pay: balances, a payee and an address that it has known for long, and a transfer from its price to its end. */
import type { In, Out } from '@bankside/core/contract/define.ts';
import type { withdrawals } from '@bankside/core/contract/withdrawals.ts';
import type { PolicyOverrides } from '@bankside/core/rules/policy/bank-policy.ts';
import { randomUUID } from 'node:crypto';
import type { ApprovalRule } from '@bankside/core/rules/money/approval-rules.ts';
import { eq } from 'drizzle-orm';
import { demoPolicy } from '../sandbox/demo-policy.ts';
import type { FreshCompany, FreshPerson } from '../sandbox/fresh-company.ts';
import { evmAddress } from '../domain/recipients/wallet-forms.ts';
import { approvalRules, payees, walletAddresses } from '../store/money-schema.ts';
import { american } from './sample-payees.ts';
import type { CallOptions, TestBank } from './test-bank.ts';

const { fees = [], limits = [], fx = {}, transfers = {} } = demoPolicy;
/** The sandbox's figures, but for codes: these companies pay payees and accounts without a mailbox at hand. */
export const transferPolicy: PolicyOverrides = {
  fees,
  limits,
  fx,
  transfers: { ...transfers, codeForNewRecipient: false, codeAboveUsd: null },
  staff: { secondPersonAboveUsd: '200000' },
};

export type Ask = In<typeof withdrawals.calc>;
export type Priced = Out<typeof withdrawals.calc>;
export type Made = Out<typeof withdrawals.withdraw>;
export type Treasury = FreshCompany & { readonly main: FreshPerson; readonly payee_id: string; readonly address_id: string };

export const wallet = evmAddress(Uint8Array.from({ length: 20 }, (_, at) => at + 1));

/** `known: false` leaves the recipients as new as they are. */
export async function treasury(test: TestBank, order: Parameters<TestBank['fresh']>[0] = {}, known = true): Promise<Treasury> {
  const company = await test.fresh({ balances: { USD: '100000.00', USDC: '50000' }, ...order });
  const [main] = company.people;
  const { company_id } = company;
  const { id: payee_id } = await test.ask('/withdraw/payee/add', { ...american, sure: true }, { as: main });
  const { id: address_id } = await test.ask(
    '/withdraw/address/add',
    { name: 'Treasury cold wallet', address: wallet, network: 'ERC20' },
    { as: main },
  );
  if (known) {
    const { db } = test.bank.store;
    const since = { recipient_since: new Date('2025-01-02T03:04:05Z') };
    await db.update(payees).set(since).where(eq(payees.company_id, company_id));
    await db.update(walletAddresses).set(since).where(eq(walletAddresses.company_id, company_id));
  }
  return { ...company, main, payee_id, address_id };
}

/** A rule of the company, as if it had been made before: one other person above the sum, where nothing else is said. */
export const addRule = (test: TestBank, company_id: string, above_usd: string, more: Partial<ApprovalRule> = {}) =>
  test.bank.store.db
    .insert(approvalRules)
    .values({ company_id, rule_id: randomUUID(), kind: 'any', currency: '', approvers: 1, ...more, above_usd });

export const price = (test: TestBank, as: FreshPerson, asked: Ask): Promise<Priced> => test.ask('/withdraw/crypto/calc', asked, { as });

/** What withdraw asks for besides: a purpose for payees and accounts, the mailed code for addresses. */
export async function proofs(test: TestBank, as: FreshPerson, { transfer_type = 'address' }: Ask, quote_id: string): Promise<object> {
  if (transfer_type === 'payee' || transfer_type === 'account') return { purpose: 'supplier_payment' };
  if (transfer_type !== 'address') return {};
  test.later(61); // a code is sent once a minute
  await test.ask('/sendEmail', { purpose: 'withdraw', quote_id }, { as });
  return { email_code: await test.code(as.email) };
}

export const send = async (test: TestBank, as: FreshPerson, asked: Ask, quote_id: string, more: object = {}, options: CallOptions = {}) =>
  test.call('/withdraw/crypto/withdraw', { ...asked, quote_id, ...(await proofs(test, as, asked, quote_id)), ...more }, { as, ...options });

/** From the price to the answer; expects that it is made. */
export async function transfer(test: TestBank, as: FreshPerson, asked: Ask, more: object = {}): Promise<Made> {
  const { quote_id } = await price(test, as, asked);
  const { code, data, refusal } = await send(test, as, asked, quote_id, more);
  if (code !== 200) throw new Error(`the transfer was refused: ${refusal ?? ''} ${JSON.stringify(data)} ${test.faults.at(-1) ?? ''}`);
  return data as Made;
}

/** Book, held and available by currency, as text. */
export async function booksOf(test: TestBank, as: FreshPerson): Promise<Record<string, { book: string; held: string }>> {
  const { figures } = await test.ask('/dashboard/home', {}, { as });
  return Object.fromEntries((figures?.balances ?? []).map(({ currency, book, frozen }) => [currency, { book, held: frozen }]));
}
