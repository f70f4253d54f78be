/** The pages of money: deposits, transfers, their books, transactions and papers (routes-inside.ts). All of them wait for verification. */
import type { Code } from '@bankside/core/rules/permissions.ts';
import type { Place } from '@bankside/core/rules/places.ts';
import type { Route } from './routes.ts';

/** Words of every page that shows records of money. */
const money = ['money', 'options'] as const;
/** Words by what stands on a page. */
const words = {
  transactions: ['transactions', 'form', ...money],
  deposits: ['deposits', 'form', 'rules', ...money],
  depositAddress: ['deposits', 'deposit-address', 'form', 'rules', ...money],
  fiatTransfers: ['withdrawals', 'recipients', 'form', 'rules', 'errors', ...money],
  walletTransfers: ['recipients', 'withdrawals', 'form', 'rules', 'errors', ...money],
  payees: ['recipients', 'payees', 'form', 'rules', 'options', 'errors'],
  addresses: ['recipients', 'addresses', 'form', 'rules', 'options', 'errors'],
  papers: ['transactions', 'statement', ...money],
} as const satisfies Record<string, readonly string[]>;

type Codes = Code | readonly Code[];
type More = Pick<Route, 'menu' | 'under'>;
const page = (place: Place, on: keyof typeof words, code: Codes, load: Route['load'], more: More = {}): Route => ({
  frame: 'main',
  title: `shell:places.${place}`,
  words: words[on],
  code,
  kyc: true,
  load,
  ...more,
});
const paper = (place: Place, code: Codes, load: Route['load']): Route => ({ ...page(place, 'papers', code, load), frame: 'print' });

export const moneyRoutes = {
  transactions: page(
    'transactions',
    'transactions',
    '2',
    () => import('@bankside/widgets/features/transactions/transactions-page.tsx').then((m) => m.TransactionsPage),
    { menu: { group: 'top' } },
  ),
  transaction: page(
    'transaction',
    'transactions',
    '2',
    () => import('@bankside/widgets/features/transactions/transaction-page.tsx').then((m) => m.TransactionPage),
    { under: 'transactions' },
  ),
  depositFiat: page(
    'depositFiat',
    'deposits',
    '3-1',
    () => import('@bankside/widgets/features/deposits/deposit-fiat-page.tsx').then((m) => m.DepositFiatPage),
    { menu: { group: 'money', entry: 'deposit' } },
  ),
  depositDigital: page(
    'depositDigital',
    'depositAddress',
    '3-2',
    () => import('@bankside/widgets/features/deposits/deposit-digital-page.tsx').then((m) => m.DepositDigitalPage),
    { menu: { group: 'money', entry: 'deposit' } },
  ),
  depositRecord: page(
    'depositRecord',
    'deposits',
    ['3-1', '3-2'],
    () => import('@bankside/widgets/features/deposits/deposit-record-page.tsx').then((m) => m.DepositRecordPage),
    { under: 'depositFiat' },
  ),
  bankDetails: page(
    'bankDetails',
    'deposits',
    '3-1',
    () => import('@bankside/widgets/features/deposits/bank-details-page.tsx').then((m) => m.BankDetailsPage),
    { under: 'depositFiat' },
  ),
  partnerConversion: page(
    'partnerConversion',
    'deposits',
    '3-1',
    () => import('@bankside/widgets/features/deposits/partner-conversion-page.tsx').then((m) => m.PartnerConversionPage),
    { under: 'depositFiat' },
  ),
  fiatDeposit: page(
    'fiatDeposit',
    'deposits',
    '3-1',
    () => import('@bankside/widgets/features/deposits/fiat-deposit-page.tsx').then((m) => m.FiatDepositPage),
    { under: 'depositFiat' },
  ),
  transferFiat: page(
    'transferFiat',
    'fiatTransfers',
    '11-1',
    () => import('@bankside/widgets/features/withdrawals/fiat/transfer-fiat-page.tsx').then((m) => m.TransferFiatPage),
    { menu: { group: 'money', entry: 'transfer' } },
  ),
  transferDigital: page(
    'transferDigital',
    'walletTransfers',
    '11-2',
    () => import('@bankside/widgets/features/withdrawals/digital/transfer-digital-page.tsx').then((m) => m.TransferDigitalPage),
    { menu: { group: 'money', entry: 'transfer' } },
  ),
  fiatWithdrawal: page(
    'fiatWithdrawal',
    'fiatTransfers',
    '11-1',
    () => import('@bankside/widgets/features/withdrawals/fiat/fiat-withdrawal-page.tsx').then((m) => m.FiatWithdrawalPage),
    { under: 'transferFiat' },
  ),
  // code 5: an exchange, at once or by a quote of the desk
  transferRecordFiat: page(
    'transferRecordFiat',
    'fiatTransfers',
    ['11-1', '5'],
    () => import('@bankside/widgets/features/withdrawals/records/transfer-record-page.tsx').then((m) => m.TransferRecordFiatPage),
    { under: 'transferFiat' },
  ),
  transferRecordDigital: page(
    'transferRecordDigital',
    'fiatTransfers',
    '11-2',
    () => import('@bankside/widgets/features/withdrawals/records/transfer-record-page.tsx').then((m) => m.TransferRecordDigitalPage),
    { under: 'transferDigital' },
  ),
  fx: page(
    'fx',
    'fiatTransfers',
    ['5', '11-1'],
    () => import('@bankside/widgets/features/withdrawals/exchange/fx-page.tsx').then((m) => m.FxPage),
    { menu: { group: 'money' } },
  ),
  otc: page(
    'otc',
    'fiatTransfers',
    '5',
    () => import('@bankside/widgets/features/withdrawals/exchange/otc-page.tsx').then((m) => m.OtcPage),
    { menu: { group: 'money' } },
  ),
  payees: page('payees', 'payees', '11-1', () => import('@bankside/widgets/features/payees/payees-page.tsx').then((m) => m.PayeesPage), {
    menu: { group: 'money', entry: 'recipients' },
  }),
  addresses: page(
    'addresses',
    'addresses',
    '11-2',
    () => import('@bankside/widgets/features/addresses/addresses-page.tsx').then((m) => m.AddressesPage),
    { menu: { group: 'money', entry: 'recipients' } },
  ),
  newPayee: page(
    'newPayee',
    'payees',
    '11-1',
    () => import('@bankside/widgets/features/payees/new-payee-page.tsx').then((m) => m.NewPayeePage),
    { under: 'payees' },
  ),
  newPayeeForTransfer: page(
    'newPayeeForTransfer',
    'payees',
    '11-1',
    () => import('@bankside/widgets/features/payees/new-payee-page.tsx').then((m) => m.NewPayeeForTransferPage),
    { under: 'transferFiat' },
  ),
  newAddress: page(
    'newAddress',
    'addresses',
    '11-2',
    () => import('@bankside/widgets/features/addresses/new-address-page.tsx').then((m) => m.NewAddressPage),
    { under: 'addresses' },
  ),
  newAddressForTransfer: page(
    'newAddressForTransfer',
    'addresses',
    '11-2',
    () => import('@bankside/widgets/features/addresses/new-address-page.tsx').then((m) => m.NewAddressForTransferPage),
    { under: 'transferDigital' },
  ),
  statementFiat: paper('statementFiat', '2', () =>
    import('@bankside/widgets/features/transactions/statement-page.tsx').then((m) => m.StatementFiatPage),
  ),
  statementDigital: paper('statementDigital', '2', () =>
    import('@bankside/widgets/features/transactions/statement-page.tsx').then((m) => m.StatementDigitalPage),
  ),
  adviceFiat: paper('adviceFiat', '2', () =>
    import('@bankside/widgets/features/transactions/advice-page.tsx').then((m) => m.AdviceFiatPage),
  ),
  adviceDigital: paper('adviceDigital', '2', () =>
    import('@bankside/widgets/features/transactions/advice-page.tsx').then((m) => m.AdviceDigitalPage),
  ),
} as const satisfies Partial<Record<Place, Route>>;
