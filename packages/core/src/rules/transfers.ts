/** Money that leaves or changes (A28, A29, A93): one family of calls, told apart by transfer_type. */
import type { Code } from './permissions.ts';

/** To a wallet address, an outside bank's payee, another client account of the bank, or another currency of one's own. */
export const transferTypes = ['address', 'payee', 'account', 'currency'] as const;
export type TransferType = (typeof transferTypes)[number];

/** What leaves besides the amount (§9); §9 names the kinds and no sums, so those are policy.fees. */
export const feeKinds = ['admin_fee', 'gas_fee', 'fixed_fee'] as const;
export type FeeKind = (typeof feeKinds)[number];

/** The code that a transfer needs: wallet addresses 11-2, OTC 5, all others 11-1 (§6, A18). */
export const codeForTransfer = ({ transfer_type, otc = false }: { transfer_type: TransferType; otc?: boolean | undefined }): Code =>
  transfer_type === 'address' ? '11-2' : otc ? '5' : '11-1';

/** Whom an open transfer waits for: a second person of the company (decisions 31), the bank, or nobody. */
export const waitings = ['', 'second_approval', 'bank'] as const;

/** What sends a transfer to the bank's review before it goes (A38); kept with it as it was made. */
export const reviewReasons = ['otc', 'newRecipient', 'aboveLimit'] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** §9 Deposit currencies, and what they may be converted to on arrival (A36). */
export const depositCurrencies = ['USD', 'CNY', 'GBP', 'AUD', 'SGD', 'HKD'] as const;
export const conversionTargets = ['USDC', 'USDT'] as const;

/** Formats of records and of statements. */
export const recordFormats = ['csv', 'xlsx', 'pdf'] as const;
export const statementFormats = ['pdf', 'csv', 'xlsx', 'camt053'] as const;
/** A longer statement is refused; its days are the bank's. */
export const statementMaxDays = 366;
