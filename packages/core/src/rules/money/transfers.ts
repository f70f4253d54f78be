/** Money that leaves or changes (TRF-01, TRF-02): one family of calls, distinguished by transfer_type. */
import type { Code } from '../access/permissions.ts';

/** To a wallet address, an outside bank's payee, another client account of the bank, or another currency of one's own. */
export const transferTypes = ['address', 'payee', 'account', 'currency'] as const;
export type TransferType = (typeof transferTypes)[number];

/** What leaves besides the amount (TRF-09); the sums are policy.fees. */
export const feeKinds = ['admin_fee', 'gas_fee', 'fixed_fee'] as const;
export type FeeKind = (typeof feeKinds)[number];

/**
 * Any one of these codes makes a transfer: wallet addresses 11-2, OTC 5, an exchange 5 or 11-1, all others 11-1 (PER-06, PER-02, D-142).
 */
export const codesForTransfer = ({
  transfer_type,
  otc = false,
}: {
  transfer_type: TransferType;
  otc?: boolean | undefined;
}): readonly Code[] => {
  if (transfer_type === 'address') return ['11-2'];
  if (transfer_type === 'currency') return otc ? ['5'] : ['5', '11-1'];
  return ['11-1'];
};

/** Whom an open transfer waits for: a second person of the company (D-131), the bank, the company's word about a quoted rate (TRF-22), or nobody. */
export const waitings = ['', 'second_approval', 'bank', 'acceptance', 'retry'] as const;

/** In which currency a record's rate is: a card holds dollars, whatever pays for its top-up (CRD-13). */
export const rateCurrency = <C extends string>({ type, currency }: { readonly type: string; readonly currency: C }): C | 'USD' =>
  type === 'top_up' || type === 'refund' ? 'USD' : currency;

/** What sends a transfer to the bank's review before it goes (TRF-15); kept with it as it was made. */
export const reviewReasons = ['otc', 'newRecipient', 'aboveLimit'] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** Why a mailed code confirms a transfer; '' where none is asked for. */
export const codeReasons = ['', 'always', 'moved', 'newRecipient', 'neverPaid', 'aboveLimit'] as const;
export type CodeReason = (typeof codeReasons)[number];

/** Currencies of deposits, and what they may be converted to on arrival (DEP-06). */
export const depositCurrencies = ['USD', 'CNY', 'GBP', 'AUD', 'SGD', 'HKD'] as const;
export const conversionTargets = ['USDC', 'USDT'] as const;

/** Formats of records and of statements. */
export const recordFormats = ['csv', 'xlsx', 'pdf'] as const;
/** Orders of the list of transactions, the first unless another is asked for; amounts by their worth in USD. */
export const recordSorts = ['date_down', 'date_up', 'amount_down', 'amount_up'] as const;
export type RecordSort = (typeof recordSorts)[number];
export const statementFormats = ['pdf', 'csv', 'xlsx', 'camt053'] as const;
/** What a movement of a statement is. */
export const statementLines = [
  'deposit',
  'transfer',
  'withdrawal',
  'received',
  'top_up',
  'refund',
  'exchangeFrom',
  'exchangeTo',
  'fee',
  'transferFee',
  'withdrawalFee',
  'exchangeFee',
  'topUpFee',
  'movement',
] as const;
/** A longer statement is refused; its days are the bank's. */
export const statementMaxDays = 366;
