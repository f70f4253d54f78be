/** Money: deposits, transfers, their books, transactions and papers. All of them wait for verification. */
import type { InsidePage } from '@bankside/core/rules/access/page-needs.ts';
import type { KeyOf, Namespace, TailOf } from '@bankside/core/i18n/keys.ts';
import type { Widget } from '../runtime/widget.ts';
import { needsOf } from './inside.ts';

/** Words of every screen that shows records of money. */
const money = ['money', 'options'] as const;
/** Words by what a screen shows. */
const words = {
  transactions: ['transactions', 'form', ...money],
  deposits: ['deposits', 'form', 'rules', ...money],
  depositAddress: ['deposits', 'deposit-address', 'form', 'rules', ...money],
  fiatTransfers: ['withdrawals', 'recipients', 'form', 'rules', 'errors', ...money],
  walletTransfers: ['recipients', 'withdrawals', 'form', 'rules', 'errors', ...money],
  payees: ['recipients', 'payees', 'form', 'rules', 'options', 'errors'],
  addresses: ['recipients', 'addresses', 'form', 'rules', 'options', 'errors'],
  cardMoney: ['card-money', 'form', 'rules', 'errors', ...money],
  papers: ['transactions', 'statement', ...money],
} as const satisfies Record<string, readonly Namespace[]>;

type Place = TailOf<KeyOf<'shell'>, 'places'> & InsidePage;
const screen = (name: Place, on: keyof typeof words, load: Widget['load']): Widget => ({
  name,
  title: `shell:places.${name}`,
  words: words[on],
  needs: needsOf(name),
  load,
});

export const moneyWidgets = {
  transactions: screen('transactions', 'transactions', () =>
    import('../features/transactions/transactions-page.tsx').then((m) => m.TransactionsPage),
  ),
  transaction: screen('transaction', 'transactions', () =>
    import('../features/transactions/transaction-page.tsx').then((m) => m.TransactionPage),
  ),
  depositFiat: screen('depositFiat', 'deposits', () => import('../features/deposits/deposit-fiat-page.tsx').then((m) => m.DepositFiatPage)),
  depositDigital: screen('depositDigital', 'depositAddress', () =>
    import('../features/deposits/deposit-digital-page.tsx').then((m) => m.DepositDigitalPage),
  ),
  depositRecord: screen('depositRecord', 'deposits', () =>
    import('../features/deposits/deposit-record-page.tsx').then((m) => m.DepositRecordPage),
  ),
  bankDetails: screen('bankDetails', 'deposits', () => import('../features/deposits/bank-details-page.tsx').then((m) => m.BankDetailsPage)),
  partnerConversion: screen('partnerConversion', 'deposits', () =>
    import('../features/deposits/partner-conversion-page.tsx').then((m) => m.PartnerConversionPage),
  ),
  fiatDeposit: screen('fiatDeposit', 'deposits', () => import('../features/deposits/fiat-deposit-page.tsx').then((m) => m.FiatDepositPage)),
  transferFiat: screen('transferFiat', 'fiatTransfers', () =>
    import('../features/withdrawals/fiat/transfer-fiat-page.tsx').then((m) => m.TransferFiatPage),
  ),
  transferDigital: screen('transferDigital', 'walletTransfers', () =>
    import('../features/withdrawals/digital/transfer-digital-page.tsx').then((m) => m.TransferDigitalPage),
  ),
  fiatWithdrawal: screen('fiatWithdrawal', 'fiatTransfers', () =>
    import('../features/withdrawals/fiat/fiat-withdrawal-page.tsx').then((m) => m.FiatWithdrawalPage),
  ),
  transferRecordFiat: screen('transferRecordFiat', 'fiatTransfers', () =>
    import('../features/withdrawals/records/transfer-record-page.tsx').then((m) => m.TransferRecordFiatPage),
  ),
  transferRecordDigital: screen('transferRecordDigital', 'fiatTransfers', () =>
    import('../features/withdrawals/records/transfer-record-page.tsx').then((m) => m.TransferRecordDigitalPage),
  ),
  fx: screen('fx', 'fiatTransfers', () => import('../features/withdrawals/exchange/fx-page.tsx').then((m) => m.FxPage)),
  otc: screen('otc', 'fiatTransfers', () => import('../features/withdrawals/exchange/otc-page.tsx').then((m) => m.OtcPage)),
  payees: screen('payees', 'payees', () => import('../features/payees/payees-page.tsx').then((m) => m.PayeesPage)),
  addresses: screen('addresses', 'addresses', () => import('../features/addresses/addresses-page.tsx').then((m) => m.AddressesPage)),
  newPayee: screen('newPayee', 'payees', () => import('../features/payees/new-payee-page.tsx').then((m) => m.NewPayeePage)),
  newPayeeForTransfer: screen('newPayeeForTransfer', 'payees', () =>
    import('../features/payees/new-payee-page.tsx').then((m) => m.NewPayeeForTransferPage),
  ),
  newAddress: screen('newAddress', 'addresses', () => import('../features/addresses/new-address-page.tsx').then((m) => m.NewAddressPage)),
  newAddressForTransfer: screen('newAddressForTransfer', 'addresses', () =>
    import('../features/addresses/new-address-page.tsx').then((m) => m.NewAddressForTransferPage),
  ),
  topUps: screen('topUps', 'cardMoney', () => import('../features/card-money/top-ups/top-ups-page.tsx').then((m) => m.TopUpsPage)),
  cardTransactions: screen('cardTransactions', 'cardMoney', () =>
    import('../features/card-money/purchases/purchases-page.tsx').then((m) => m.PurchasesPage),
  ),
  statementFiat: screen('statementFiat', 'papers', () =>
    import('../features/transactions/statement-page.tsx').then((m) => m.StatementFiatPage),
  ),
  statementDigital: screen('statementDigital', 'papers', () =>
    import('../features/transactions/statement-page.tsx').then((m) => m.StatementDigitalPage),
  ),
  adviceFiat: screen('adviceFiat', 'papers', () => import('../features/transactions/advice-page.tsx').then((m) => m.AdviceFiatPage)),
  adviceDigital: screen('adviceDigital', 'papers', () =>
    import('../features/transactions/advice-page.tsx').then((m) => m.AdviceDigitalPage),
  ),
} as const satisfies Partial<Record<Place, Widget>>;
