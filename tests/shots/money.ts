/** The pages of money: what `npm run shots` takes of them. */
import { pathOf, places } from '@bankside/core/rules/places.ts';
import type { Act, Shot } from './list.ts';

/** The first line of a list, by the way that the device shows it. */
export const openFirst: Act = async ({ page, phone }) => {
  await page
    .locator(phone ? 'main ul button, main ul a' : 'main tbody tr')
    .first()
    .click();
  await page.waitForURL(/id=/);
};
/** The first name of a book leads to its page. */
const openName: Act = async ({ page, phone }) => {
  await page
    .locator(phone ? 'main ul li a' : 'main tbody b a')
    .first()
    .click();
  await page.waitForURL(/id=/);
};
const november = { from: '2025-11-01', to: '2025-11-18' } as const;

export const moneyShots: readonly Shot[] = [
  { name: 'transactions', who: 'owner', path: places.transactions },
  { name: 'transactions-panel', who: 'owner', path: places.transactions, act: openFirst },
  { name: 'transactions-filtered-to-nothing', who: 'owner', path: `${places.transactions}?keyword=nobody-of-this-name` },
  { name: 'transactions-none', who: {}, path: places.transactions },
  { name: 'transaction-without-id', who: 'owner', path: places.transaction },
  { name: 'deposit-fiat', who: 'owner', path: places.depositFiat },
  { name: 'deposit-digital', who: 'owner', path: places.depositDigital },
  { name: 'bank-details', who: 'owner', path: places.bankDetails },
  { name: 'deposit-record-without-id', who: 'owner', path: places.depositRecord },
  { name: 'transfer-payee', who: 'owner', path: places.transferFiat },
  { name: 'transfer-digital', who: 'owner', path: places.transferDigital },
  { name: 'fiat-withdrawal', who: 'owner', path: places.fiatWithdrawal },
  { name: 'exchange', who: 'owner', path: places.fx },
  { name: 'otc', who: 'owner', path: places.otc },
  { name: 'payment-files', who: 'owner', path: places.paymentFiles },
  { name: 'scheduled', who: 'owner', path: places.scheduled },
  { name: 'payees', who: 'owner', path: places.payees },
  { name: 'payee', who: 'owner', path: places.payees, act: openName },
  { name: 'wallet-address', who: 'owner', path: places.addresses, act: openName },
  { name: 'payee-without-id', who: 'owner', path: places.payee },
  { name: 'payees-none', who: {}, path: places.payees },
  { name: 'addresses', who: 'owner', path: places.addresses },
  { name: 'new-payee', who: 'owner', path: places.newPayee },
  { name: 'new-address', who: 'owner', path: places.newAddress },
  { name: 'statement-fiat', who: 'owner', path: pathOf('statementFiat', { currency: 'USD', ...november }) },
  { name: 'statement-digital', who: 'owner', path: pathOf('statementDigital', { currency: 'USDC', ...november }) },
  { name: 'verify-document', who: 'nobody', path: places.verifyDocument },
];
