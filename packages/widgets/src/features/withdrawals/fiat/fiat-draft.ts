/** What is typed of a transfer in fiat money, kept for the tab: a reload, another language and Back lose nothing. */
import type { InOf } from '@bankside/core/contract/index.ts';
import { isCurrency } from '@bankside/core/rules/money/currencies.ts';
import { purposes } from '@bankside/core/rules/money/money-options.ts';
import type { KeptFile } from '../../../kit/form/upload/use-uploads.ts';
import { askedBy, blankAmounts, type Amounts } from '../funding/spend-field.tsx';
import type { Confirmed, TransferInput } from '../steps/sending.ts';
import type { Asked, Quote } from '../steps/use-quote.ts';

/** To an outside bank's payee, or to another account of this bank (TRF-02). */
export type FiatKind = 'payee' | 'account';
/** `pay_from` is the balance that pays; '' is that of the currency itself (TRF-31). */
export type FiatDraft = Amounts & {
  readonly payee_id: string;
  /** The payee that currency and purpose were last set for. */
  readonly settled_for: string;
  readonly account_number: string;
  readonly currency: string;
  readonly purpose: string;
  readonly reference: string;
  readonly document: KeptFile | null;
};
export const blankDraft: FiatDraft = {
  ...blankAmounts,
  payee_id: '',
  settled_for: '',
  account_number: '',
  currency: '',
  purpose: '',
  reference: '',
  document: null,
};

const accountDigits = 12;
/** '8830 0142 7719', as the bank prints it. */
export const printed = (number: string): string => number.replace(/\D/g, '').replace(/(.{4})(?=.)/g, '$1 ');
export const isWholeNumber = (number: string): boolean => number.replace(/\D/g, '').length === accountDigits;

/** Where it goes, once that is chosen. */
export function targetOf(kind: FiatKind, { payee_id, account_number }: FiatDraft): Pick<Asked, 'payee_id' | 'account_number'> | undefined {
  if (kind === 'payee') return payee_id ? { payee_id } : undefined;
  return isWholeNumber(account_number) ? { account_number } : undefined;
}

/** What a quote can be asked for; undefined while it is not whole. */
export function askedOf(kind: FiatKind, draft: FiatDraft): Asked | undefined {
  const { currency } = draft;
  const target = targetOf(kind, draft);
  if (!target || !isCurrency(currency)) return undefined;
  const amounts = askedBy(draft, currency);
  return amounts && { transfer_type: kind, currency, ...amounts, ...target };
}

/** What is sent: what the quote is bound to, and what it is for. */
export function inputOf({ asked, quote_id }: Quote, draft: FiatDraft, confirmed: Confirmed = {}): TransferInput {
  const purpose = purposes.find((each) => each === draft.purpose);
  const reference = draft.reference.trim();
  return {
    ...(asked satisfies InOf<'/withdraw/crypto/calc'>),
    quote_id,
    ...(purpose ? { purpose } : {}),
    ...(reference ? { reference } : {}),
    ...(draft.document ? { document: draft.document.file_key } : {}),
    ...confirmed,
  };
}
