/** Payments from a file: what a row says, and what can be wrong with it (TRF-29). */
export const paymentFields = ['account_number', 'name', 'currency', 'amount', 'reference'] as const;
export type PaymentField = (typeof paymentFields)[number];
/** Without a column for each of them nothing can be paid. */
export const neededFields = ['account_number', 'currency', 'amount'] as const satisfies readonly PaymentField[];

/** Made together in one transaction, so a file has so many rows at most. */
export const paymentRowsMost = 200;

/** The field that each is about; the first that applies is said. */
export const paymentFaults = {
  accountBlank: 'account_number',
  payeeUnknown: 'account_number',
  payeeName: 'name',
  currency: 'currency',
  amount: 'amount',
  amountZero: 'amount',
  amountLow: 'amount',
  amountHigh: 'amount',
  document: 'amount',
  reference: 'reference',
  twice: 'reference',
} as const satisfies Readonly<Record<string, PaymentField>>;
export type PaymentFault = keyof typeof paymentFaults;
export const paymentFaultNames = Object.keys(paymentFaults) as [PaymentFault, ...PaymentFault[]];
