/** Money: deposits, transfers, their books, transactions and papers. All of them wait for verification. */
import type { Code } from '@bankside/core/rules/access/permissions.ts';
import type { KeyOf, Namespace, TailOf } from '@bankside/core/i18n/keys.ts';
import type { Widget } from '../runtime/widget.ts';

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

type Place = TailOf<KeyOf<'shell'>, 'places'>;
const screen = (name: Place, on: keyof typeof words, code: Code | readonly Code[], load: Widget['load']): Widget => ({
  name,
  title: `shell:places.${name}`,
  words: words[on],
  needs: { who: 'session', code, kyc: true },
  load,
});

export const moneyWidgets = {
  transactions: screen('transactions', 'transactions', '2', () =>
    import('../features/transactions/transactions-page.tsx').then((m) => m.TransactionsPage),
  ),
  transaction: screen('transaction', 'transactions', '2', () =>
    import('../features/transactions/transaction-page.tsx').then((m) => m.TransactionPage),
  ),
  depositFiat: screen('depositFiat', 'deposits', '3-1', () =>
    import('../features/deposits/deposit-fiat-page.tsx').then((m) => m.DepositFiatPage),
  ),
  depositDigital: screen('depositDigital', 'depositAddress', '3-2', () =>
    import('../features/deposits/deposit-digital-page.tsx').then((m) => m.DepositDigitalPage),
  ),
  depositRecord: screen('depositRecord', 'deposits', ['3-1', '3-2'], () =>
    import('../features/deposits/deposit-record-page.tsx').then((m) => m.DepositRecordPage),
  ),
  bankDetails: screen('bankDetails', 'deposits', '3-1', () =>
    import('../features/deposits/bank-details-page.tsx').then((m) => m.BankDetailsPage),
  ),
  partnerConversion: screen('partnerConversion', 'deposits', '3-1', () =>
    import('../features/deposits/partner-conversion-page.tsx').then((m) => m.PartnerConversionPage),
  ),
  fiatDeposit: screen('fiatDeposit', 'deposits', '3-1', () =>
    import('../features/deposits/fiat-deposit-page.tsx').then((m) => m.FiatDepositPage),
  ),
  transferFiat: screen('transferFiat', 'fiatTransfers', '11-1', () =>
    import('../features/withdrawals/fiat/transfer-fiat-page.tsx').then((m) => m.TransferFiatPage),
  ),
  transferDigital: screen('transferDigital', 'walletTransfers', '11-2', () =>
    import('../features/withdrawals/digital/transfer-digital-page.tsx').then((m) => m.TransferDigitalPage),
  ),
  fiatWithdrawal: screen('fiatWithdrawal', 'fiatTransfers', '11-1', () =>
    import('../features/withdrawals/fiat/fiat-withdrawal-page.tsx').then((m) => m.FiatWithdrawalPage),
  ),
  // code 5: an exchange, at once or by a quote of the desk
  transferRecordFiat: screen('transferRecordFiat', 'fiatTransfers', ['11-1', '5'], () =>
    import('../features/withdrawals/records/transfer-record-page.tsx').then((m) => m.TransferRecordFiatPage),
  ),
  transferRecordDigital: screen('transferRecordDigital', 'fiatTransfers', '11-2', () =>
    import('../features/withdrawals/records/transfer-record-page.tsx').then((m) => m.TransferRecordDigitalPage),
  ),
  fx: screen('fx', 'fiatTransfers', ['5', '11-1'], () => import('../features/withdrawals/exchange/fx-page.tsx').then((m) => m.FxPage)),
  otc: screen('otc', 'fiatTransfers', '5', () => import('../features/withdrawals/exchange/otc-page.tsx').then((m) => m.OtcPage)),
  payees: screen('payees', 'payees', '11-1', () => import('../features/payees/payees-page.tsx').then((m) => m.PayeesPage)),
  addresses: screen('addresses', 'addresses', '11-2', () =>
    import('../features/addresses/addresses-page.tsx').then((m) => m.AddressesPage),
  ),
  newPayee: screen('newPayee', 'payees', '11-1', () => import('../features/payees/new-payee-page.tsx').then((m) => m.NewPayeePage)),
  newPayeeForTransfer: screen('newPayeeForTransfer', 'payees', '11-1', () =>
    import('../features/payees/new-payee-page.tsx').then((m) => m.NewPayeeForTransferPage),
  ),
  newAddress: screen('newAddress', 'addresses', '11-2', () =>
    import('../features/addresses/new-address-page.tsx').then((m) => m.NewAddressPage),
  ),
  newAddressForTransfer: screen('newAddressForTransfer', 'addresses', '11-2', () =>
    import('../features/addresses/new-address-page.tsx').then((m) => m.NewAddressForTransferPage),
  ),
  topUps: screen('topUps', 'cardMoney', '4', () => import('../features/card-money/top-ups/top-ups-page.tsx').then((m) => m.TopUpsPage)),
  cardTransactions: screen('cardTransactions', 'cardMoney', '4', () =>
    import('../features/card-money/purchases/purchases-page.tsx').then((m) => m.PurchasesPage),
  ),
  statementFiat: screen('statementFiat', 'papers', '2', () =>
    import('../features/transactions/statement-page.tsx').then((m) => m.StatementFiatPage),
  ),
  statementDigital: screen('statementDigital', 'papers', '2', () =>
    import('../features/transactions/statement-page.tsx').then((m) => m.StatementDigitalPage),
  ),
  adviceFiat: screen('adviceFiat', 'papers', '2', () => import('../features/transactions/advice-page.tsx').then((m) => m.AdviceFiatPage)),
  adviceDigital: screen('adviceDigital', 'papers', '2', () =>
    import('../features/transactions/advice-page.tsx').then((m) => m.AdviceDigitalPage),
  ),
} as const satisfies Partial<Record<Place, Widget>>;
