/** Money: deposits, transfers, their books, transactions and papers. All of them wait for verification. */
import type { Place } from '@bankside/core/rules/places.ts';
import type { Namespace } from '@bankside/core/i18n/keys.ts';
import type { Widget } from '../runtime/widget.ts';
import { page } from './inside.ts';

/** Words of every screen that shows records of money. */
const money = ['money', 'options'] as const;
/** Words by what a screen shows. */
const words = {
  transactions: ['transactions', 'form', ...money],
  deposits: ['deposits', 'form', 'rules', ...money],
  depositAddress: ['deposits', 'deposit-address', 'form', 'rules', ...money],
  fiatTransfers: ['withdrawals', 'recipients', 'form', 'rules', 'errors', ...money],
  walletTransfers: ['recipients', 'withdrawals', 'form', 'rules', 'errors', ...money],
  payments: ['recipients', 'payments', 'table-file', 'card-import', 'form', 'rules', 'errors', ...money],
  payees: ['recipients', 'payees', 'form', 'rules', 'errors', ...money],
  addresses: ['recipients', 'addresses', 'form', 'rules', 'errors', ...money],
  cardMoney: ['card-money', 'form', 'rules', 'errors', ...money],
  papers: ['transactions', 'statement', ...money],
} as const satisfies Record<string, readonly Namespace[]>;

export const moneyWidgets = {
  balance: page(
    'balance',
    ['home', 'options'],
    () => import('../features/home/currency/currency-page.tsx').then((m) => m.CurrencyPage),
    'home:currency.title',
  ),
  transactions: page('transactions', words.transactions, () =>
    import('../features/transactions/transactions-page.tsx').then((m) => m.TransactionsPage),
  ),
  transaction: page('transaction', words.transactions, () =>
    import('../features/transactions/transaction-page.tsx').then((m) => m.TransactionPage),
  ),
  depositFiat: page('depositFiat', words.deposits, () =>
    import('../features/deposits/deposit-fiat-page.tsx').then((m) => m.DepositFiatPage),
  ),
  depositDigital: page('depositDigital', words.depositAddress, () =>
    import('../features/deposits/deposit-digital-page.tsx').then((m) => m.DepositDigitalPage),
  ),
  depositRecord: page('depositRecord', words.deposits, () =>
    import('../features/deposits/deposit-record-page.tsx').then((m) => m.DepositRecordPage),
  ),
  bankDetails: page('bankDetails', words.deposits, () =>
    import('../features/deposits/bank-details-page.tsx').then((m) => m.BankDetailsPage),
  ),
  partnerConversion: page('partnerConversion', words.deposits, () =>
    import('../features/deposits/partner-conversion-page.tsx').then((m) => m.PartnerConversionPage),
  ),
  fiatDeposit: page('fiatDeposit', words.deposits, () =>
    import('../features/deposits/fiat-deposit-page.tsx').then((m) => m.FiatDepositPage),
  ),
  transferFiat: page('transferFiat', words.fiatTransfers, () =>
    import('../features/withdrawals/fiat/transfer-fiat-page.tsx').then((m) => m.TransferFiatPage),
  ),
  transferDigital: page('transferDigital', words.walletTransfers, () =>
    import('../features/withdrawals/digital/transfer-digital-page.tsx').then((m) => m.TransferDigitalPage),
  ),
  fiatWithdrawal: page('fiatWithdrawal', words.fiatTransfers, () =>
    import('../features/withdrawals/fiat/fiat-withdrawal-page.tsx').then((m) => m.FiatWithdrawalPage),
  ),
  transferRecordFiat: page('transferRecordFiat', words.fiatTransfers, () =>
    import('../features/withdrawals/records/transfer-record-page.tsx').then((m) => m.TransferRecordFiatPage),
  ),
  transferRecordDigital: page('transferRecordDigital', words.fiatTransfers, () =>
    import('../features/withdrawals/records/transfer-record-page.tsx').then((m) => m.TransferRecordDigitalPage),
  ),
  fx: page('fx', words.fiatTransfers, () => import('../features/withdrawals/exchange/fx-page.tsx').then((m) => m.FxPage)),
  otc: page('otc', words.fiatTransfers, () => import('../features/withdrawals/exchange/otc-page.tsx').then((m) => m.OtcPage)),
  payees: page('payees', words.payees, () => import('../features/payees/payees-page.tsx').then((m) => m.PayeesPage)),
  scheduled: page('scheduled', words.payments, () =>
    import('../features/payments/scheduled/scheduled-page.tsx').then((m) => m.ScheduledPage),
  ),
  paymentFiles: page('paymentFiles', words.payments, () =>
    import('../features/payments/files/payment-files-page.tsx').then((m) => m.PaymentFilesPage),
  ),
  addresses: page('addresses', words.addresses, () => import('../features/addresses/addresses-page.tsx').then((m) => m.AddressesPage)),
  payee: page('payee', words.payees, () => import('../features/payees/payee-page.tsx').then((m) => m.PayeePage)),
  walletAddress: page('walletAddress', words.addresses, () => import('../features/addresses/address-page.tsx').then((m) => m.AddressPage)),
  newPayee: page('newPayee', words.payees, () => import('../features/payees/new-payee-page.tsx').then((m) => m.NewPayeePage)),
  newPayeeForTransfer: page('newPayeeForTransfer', words.payees, () =>
    import('../features/payees/new-payee-page.tsx').then((m) => m.NewPayeeForTransferPage),
  ),
  newAddress: page('newAddress', words.addresses, () => import('../features/addresses/new-address-page.tsx').then((m) => m.NewAddressPage)),
  newAddressForTransfer: page('newAddressForTransfer', words.addresses, () =>
    import('../features/addresses/new-address-page.tsx').then((m) => m.NewAddressForTransferPage),
  ),
  topUps: page('topUps', words.cardMoney, () => import('../features/card-money/top-ups/top-ups-page.tsx').then((m) => m.TopUpsPage)),
  cardTransactions: page('cardTransactions', words.cardMoney, () =>
    import('../features/card-money/purchases/purchases-page.tsx').then((m) => m.PurchasesPage),
  ),
  statementFiat: page('statementFiat', words.papers, () =>
    import('../features/transactions/statement-page.tsx').then((m) => m.StatementFiatPage),
  ),
  statementDigital: page('statementDigital', words.papers, () =>
    import('../features/transactions/statement-page.tsx').then((m) => m.StatementDigitalPage),
  ),
  adviceFiat: page('adviceFiat', words.papers, () => import('../features/transactions/advice-page.tsx').then((m) => m.AdviceFiatPage)),
  adviceDigital: page('adviceDigital', words.papers, () =>
    import('../features/transactions/advice-page.tsx').then((m) => m.AdviceDigitalPage),
  ),
} as const satisfies Partial<Record<Place, Widget>>;
