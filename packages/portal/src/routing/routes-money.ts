/** The pages of money (routes-inside.ts). */
import type { Place } from '@bankside/core/rules/places.ts';
import { moneyWidgets as widgets } from '@bankside/widgets/widgets/money.ts';
import type { Route } from './route.ts';

export const moneyRoutes = {
  balance: { widget: widgets.balance, frame: 'main', under: 'home' },
  transactions: { widget: widgets.transactions, frame: 'main', menu: { group: 'top' } },
  transaction: { widget: widgets.transaction, frame: 'main', under: 'transactions' },
  depositFiat: { widget: widgets.depositFiat, frame: 'main', menu: { group: 'money', entry: 'deposit' } },
  depositDigital: { widget: widgets.depositDigital, frame: 'main', menu: { group: 'money', entry: 'deposit' } },
  depositRecord: { widget: widgets.depositRecord, frame: 'main', under: 'depositFiat' },
  bankDetails: { widget: widgets.bankDetails, frame: 'main', under: 'depositFiat' },
  partnerConversion: { widget: widgets.partnerConversion, frame: 'main', under: 'depositFiat' },
  fiatDeposit: { widget: widgets.fiatDeposit, frame: 'main', under: 'depositFiat' },
  transferFiat: { widget: widgets.transferFiat, frame: 'main', menu: { group: 'money', entry: 'transfer' } },
  transferDigital: { widget: widgets.transferDigital, frame: 'main', menu: { group: 'money', entry: 'transfer' } },
  fiatWithdrawal: { widget: widgets.fiatWithdrawal, frame: 'main', under: 'transferFiat' },
  transferRecordFiat: { widget: widgets.transferRecordFiat, frame: 'main', under: 'transferFiat' },
  transferRecordDigital: { widget: widgets.transferRecordDigital, frame: 'main', under: 'transferDigital' },
  fx: { widget: widgets.fx, frame: 'main', menu: { group: 'money' } },
  otc: { widget: widgets.otc, frame: 'main', menu: { group: 'money' } },
  scheduled: { widget: widgets.scheduled, frame: 'main', menu: { group: 'money' } },
  paymentFiles: { widget: widgets.paymentFiles, frame: 'main', menu: { group: 'money' } },
  payees: { widget: widgets.payees, frame: 'main', menu: { group: 'money', entry: 'recipients' } },
  addresses: { widget: widgets.addresses, frame: 'main', menu: { group: 'money', entry: 'recipients' } },
  payee: { widget: widgets.payee, frame: 'main', under: 'payees' },
  walletAddress: { widget: widgets.walletAddress, frame: 'main', under: 'addresses' },
  newPayee: { widget: widgets.newPayee, frame: 'main', under: 'payees' },
  newPayeeForTransfer: { widget: widgets.newPayeeForTransfer, frame: 'main', under: 'transferFiat' },
  newAddress: { widget: widgets.newAddress, frame: 'main', under: 'addresses' },
  newAddressForTransfer: { widget: widgets.newAddressForTransfer, frame: 'main', under: 'transferDigital' },
  topUps: { widget: widgets.topUps, frame: 'main', menu: { group: 'cards' } },
  cardTransactions: { widget: widgets.cardTransactions, frame: 'main', menu: { group: 'cards' } },
  statementFiat: { widget: widgets.statementFiat, frame: 'print' },
  statementDigital: { widget: widgets.statementDigital, frame: 'print' },
  adviceFiat: { widget: widgets.adviceFiat, frame: 'print' },
  adviceDigital: { widget: widgets.adviceDigital, frame: 'print' },
} as const satisfies Partial<Record<Place, Route>>;
