/** What the rows of a file of payments would do (TRF-29): each row's fault, or the payment that it is; and the totals by currency. */
import { paymentReference } from '@bankside/core/contract/shapes.ts';
import { currencies, isCurrency, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { approversFor } from '@bankside/core/rules/money/approval-rules.ts';
import { commaFree, toDecimal, toMinor, typedPattern } from '@bankside/core/rules/money/money.ts';
import { purposes } from '@bankside/core/rules/money/money-options.ts';
import type { PaymentFault } from '@bankside/core/rules/money/payment-files.ts';
import type { PaymentRow } from '@bankside/core/contract/payments/payment-files.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { payees } from '../../store/money-schema.ts';
import { inUsdCents, readRates, type RateTable } from '../rates/rates.ts';
import { rulesOf } from '../transfers/approval-rules.ts';
import { boundsFor, type Bounds } from '../transfers/transfer-limits.ts';
import { feesFor } from '../transfers/transfer-fees.ts';
import { aboveUsd } from '../transfers/transfers.ts';
import { permit, type Asking } from '../transfers/making/preparing.ts';
import { availableIn } from '../../ledger/ledger.ts';
import type { Order } from './ordered-payment.ts';

type Payee = typeof payees.$inferSelect;
export type Payment = Order & { readonly row: number; readonly payee: string; readonly bank_account_number: string; readonly fee: bigint };
export type Judged = { readonly row: number; readonly fault: PaymentFault | ''; readonly detail: string; readonly payee: string };
export type Judgement = {
  readonly results: readonly Judged[];
  readonly payments: readonly Payment[];
  readonly totals: readonly {
    readonly currency: Currency;
    readonly count: number;
    readonly amount: bigint;
    readonly fees: bigint;
    readonly available: bigint;
  }[];
  /** How many others of the company agree to all of it together: as the strictest of its rows and of its sum. */
  readonly approvers: number;
};

const way = (currency: Currency) => ({ transfer_type: 'payee', currency, network: '' }) as const;
/** 'GB10 NRMB 6016' and 'gb10-nrmb6016' are the same number. */
const plain = (number: string) => number.replace(/[\s-]/g, '').toUpperCase();
/** Names differ in signs and spaces from one system to the next; letters and figures must not. */
const folded = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

type Known = {
  readonly book: ReadonlyMap<string, Payee>;
  readonly bounds: ReadonlyMap<Currency, Bounds>;
  readonly rates: RateTable;
  readonly seen: Set<string>;
};
type Fault = { readonly fault: PaymentFault; readonly detail?: string; readonly payee?: string };

/** The first thing that is wrong, in the order of its cells. */
function judge({ bank }: Asking, row: PaymentRow, { book, bounds, rates, seen }: Known): Fault | Payment {
  const account = plain(row.account_number);
  if (account === '') return { fault: 'accountBlank' };
  const found = book.get(account);
  if (!found) return { fault: 'payeeUnknown' };
  const { payee_id, beneficiary_name: payee, bank_account_number } = found;
  const named = { payee };
  if (row.name.trim() !== '' && folded(row.name) !== folded(payee)) return { fault: 'payeeName', detail: payee, ...named };
  const code = row.currency.trim().toUpperCase();
  if (!isCurrency(code) || currencies[code].kind !== 'fiat') return { fault: 'currency', ...named };
  const { scale } = currencies[code];
  const text = row.amount.trim();
  if (!commaFree.test(text) || !typedPattern.test(text) || (text.split('.')[1] ?? '').length > scale) return { fault: 'amount', ...named };
  const amount = toMinor(text, scale);
  if (amount === 0n) return { fault: 'amountZero', ...named };
  const { min = null, max = null } = bounds.get(code) ?? {};
  const said = (bound: bigint) => formatAmount(toDecimal(bound, scale), code);
  if (min !== null && amount < min) return { fault: 'amountLow', detail: said(min), ...named };
  if (max !== null && amount > max) return { fault: 'amountHigh', detail: said(max), ...named };
  if (aboveUsd(amount, code, rates, bank.policy.transfers.documentAboveUsd)) return { fault: 'document', ...named };
  const reference = row.reference.trim();
  if (!paymentReference.safeParse(reference).success) return { fault: 'reference', ...named };
  const key = `${payee_id} ${code} ${amount} ${reference}`;
  if (seen.has(key)) return { fault: 'twice', ...named };
  seen.add(key);
  const purpose = purposes.find((each) => each === found.purpose) ?? 'other';
  const fee = feesFor(bank.policy, way(code), amount).total;
  return { row: row.row, payee_id, payee, bank_account_number, currency: code, amount, purpose, reference, fee };
}

export async function judgeRows(asking: Asking, rows: readonly PaymentRow[]): Promise<Judgement> {
  const { bank, db, person, now } = asking;
  const { company_id } = person;
  await permit(asking, { transfer_type: 'payee' });
  const book = await db
    .select()
    .from(payees)
    .where(and(eq(payees.company_id, company_id), isNull(payees.deleted_at)));
  const rates = await readRates(db);
  const named = new Set(rows.map(({ currency }) => currency.trim().toUpperCase()));
  const bounds = new Map<Currency, Bounds>();
  for (const code of named)
    if (isCurrency(code)) bounds.set(code, await boundsFor(bank, db, company_id, way(code), await availableIn(db, company_id, code), now));
  const known = { book: new Map(book.map((each) => [plain(each.bank_account_number), each])), bounds, rates, seen: new Set<string>() };
  const judged = rows.map((row) => ({ row: row.row, verdict: judge(asking, row, known) }));
  const payments = judged.flatMap(({ verdict }) => ('fault' in verdict ? [] : [verdict]));
  const results = judged.map(({ row, verdict }) =>
    'fault' in verdict
      ? { row, fault: verdict.fault, detail: verdict.detail ?? '', payee: verdict.payee ?? '' }
      : { row, fault: '' as const, detail: '', payee: verdict.payee },
  );
  const totals = [...bounds].flatMap(([currency, { available }]) => {
    const mine = payments.filter((payment) => payment.currency === currency);
    const sum = (of: (payment: Payment) => bigint) => mine.reduce((total, payment) => total + of(payment), 0n);
    return mine.length === 0
      ? []
      : [{ currency, count: mine.length, amount: sum(({ amount }) => amount), fees: sum(({ fee }) => fee), available }];
  });
  const rules = await rulesOf(db, company_id);
  const cents = (amount: bigint, currency: Currency) => (rates.of[currency] === undefined ? null : inUsdCents(amount, currency, rates));
  const worth = [...payments, ...totals].map(({ amount, currency }) => ({ currency, usd_cents: cents(amount, currency) }));
  const approvers = Math.max(0, ...worth.map((each) => approversFor(rules, { kind: 'payee', ...each })));
  return { results, payments, totals, approvers };
}
