/**
 * What can be said of an amount before the bank is asked: its own refusals, at the field,
 * by the figures that the page has (TRF-07, TRF-08).
 */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import type { InOf } from '@bankside/core/contract/index.ts';
import { fieldsOf } from '../../../kit/form/engine/form.tsx';
import type { LazySchema } from '../../../kit/form/engine/form-errors.ts';
import type { Latest } from '../../../kit/use-latest.ts';
import { isWholeNumber } from './fiat-draft.ts';
import { isAbove, isNought, minorOf } from '../steps/amounts.ts';

/** Decimal text in the currency; '' where there is no bound. */
export type Bounds = {
  readonly available: string;
  readonly min: string;
  readonly max: string;
  /** The bank's own. */ readonly limit: string;
};
export type Known = {
  readonly bounds: (currency: string) => Bounds | undefined;
  readonly needsDocument: (amount: string, currency: string) => boolean;
  /** Another account of this bank is paid, by its number. */
  readonly wantsAccount?: boolean;
};
export type TypedAmount = Pick<
  InOf<'/withdraw/crypto/withdraw'>,
  'amount' | 'currency' | 'purpose' | 'reference' | 'document' | 'account_number' | 'pay_from'
> & { readonly spend?: string };
export const field = fieldsOf<TypedAmount>();
type Issue = { readonly path: readonly string[]; readonly message: string; readonly params?: Record<string, string> };

/** More digits than the contract reads: too much for any balance, and nothing that a price could be asked for. */
const isEndless = (amount: string): boolean => (amount.split('.')[0] ?? '').replace(/^0+/, '').length > 15;

/** Fewer than the bank's: what the balance, the day and the fees allow is its to say. */
export function amountIssue(amount: string, currency: string, bounds: Bounds | undefined): Issue | undefined {
  const typed = minorOf(amount, currency);
  if (typed === undefined || typed < 0n) return undefined; // the contract's schema says what is wrong with it
  const at = (message: string, params: Record<string, string> = {}): Issue => ({ path: ['amount'], message, params });
  const said = (figure: string) => formatAmount(figure, currency);
  if (isNought(amount)) return at('amountZero');
  if (!bounds) return undefined;
  const { available, min, max, limit } = bounds;
  if (min && isAbove(min, amount, currency)) return at('amountBelowMinimum', { min: said(min) });
  if (limit && isAbove(amount, limit, currency)) return at('amountAboveMaximum', { max: said(limit) });
  if (isEndless(amount)) return at('insufficientBalance', { most: said(max || available) });
  return undefined;
}

/** The field that was typed in place of the amount. */
export const atSpend = <I extends { readonly path: readonly PropertyKey[] }>(issue: I) =>
  issue.path[0] === 'amount' ? { ...issue, path: ['spend'] } : issue;

/** The contract's own schema, with a quote's place taken: none has been asked for yet. */
export const amountSchema =
  (known: Latest<Known>): LazySchema<TypedAmount> =>
  async () => {
    const { withdrawals } = await import('@bankside/core/contract/withdrawals.ts');
    return {
      safeParse: (values: unknown) => {
        const { bounds, needsDocument, wantsAccount = false } = known.current;
        const typed = values as Partial<TypedAmount>;
        const { amount = '', currency = '', document, account_number = '', spend = '' } = typed;
        const read = withdrawals.withdraw.in.safeParse({
          ...typed,
          amount: amount || spend, // where what is spent was typed, the amount is the quote's
          document: document || undefined,
          pay_from: typed.pay_from || undefined,
          quote_id: 'none',
        });
        const issue = amountIssue(amount, currency, bounds(currency));
        const missing: readonly Issue[] =
          needsDocument(amount, currency) && !document ? [{ path: ['document'], message: 'fileBlank' }] : [];
        const unfinished: readonly Issue[] =
          wantsAccount && !isWholeNumber(account_number) ? [{ path: ['account_number'], message: 'accountNumber' }] : [];
        const issues: readonly object[] = [
          ...unfinished,
          ...(issue ? [issue] : []), // before the schema's: too long a figure is first of all more than there is
          ...(read.success ? [] : read.error.issues.map((each) => (amount === '' && spend !== '' ? atSpend(each) : each))),
          ...missing,
        ];
        if (issues.length > 0 || !read.success) return { success: false, error: { issues } };
        return { success: true, data: read.data };
      },
    };
  };
