/** The keys of the features' namespaces, as core/i18n/resources.d.ts has core's. */
import type {} from 'i18next';
import type access from './features/access/words/en.json';
import type account from './features/account/words/en.json';
import type addresses from './features/addresses/words/en.json';
import type annualFees from './features/annual-fees/words/en.json';
import type backOffice from './features/back-office/words/en.json';
import type cardApply from './features/card-apply/words/en.json';
import type cardKyc from './features/card-kyc/words/en.json';
import type preallocation from './features/preallocation/words/en.json';
import type cards from './features/cards/words/en.json';
import type cardMoney from './features/card-money/words/en.json';
import type colleagues from './features/colleagues/words/en.json';
import type contracts from './features/contracts/words/en.json';
import type developers from './features/developers/words/en.json';
import type deposits from './features/deposits/words/en.json';
import type feedback from './features/feedback/words/en.json';
import type home from './features/home/words/en.json';
import type kyc from './features/kyc/words/en.json';
import type notices from './features/notices/words/en.json';
import type payees from './features/payees/words/en.json';
import type payments from './features/payments/words/en.json';
import type products from './features/products/words/en.json';
import type profile from './features/profile/words/en.json';
import type security from './features/security/words/en.json';
import type transactions from './features/transactions/words/en.json';
import type withdrawals from './features/withdrawals/words/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    readonly access: typeof access;
    readonly account: typeof account;
    readonly addresses: typeof addresses;
    readonly 'annual-fees': typeof annualFees;
    readonly 'back-office': typeof backOffice;
    readonly 'card-apply': typeof cardApply;
    readonly 'card-kyc': typeof cardKyc;
    readonly preallocation: typeof preallocation;
    readonly cards: typeof cards;
    readonly 'card-money': typeof cardMoney;
    readonly colleagues: typeof colleagues;
    readonly contracts: typeof contracts;
    readonly deposits: typeof deposits;
    readonly developers: typeof developers;
    readonly feedback: typeof feedback;
    readonly home: typeof home;
    readonly kyc: typeof kyc;
    readonly notices: typeof notices;
    readonly payees: typeof payees;
    readonly payments: typeof payments;
    readonly products: typeof products;
    readonly profile: typeof profile;
    readonly security: typeof security;
    readonly transactions: typeof transactions;
    readonly withdrawals: typeof withdrawals;
  }
}
