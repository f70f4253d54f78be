/** The pages behind sign-in, but for home, and the menu that leads to them (routes.ts). */
import { type BuiltPlace, type StaffPlace } from '@bankside/core/rules/places.ts';
import { kycRoutes } from './routes-kyc.ts';
import { moneyRoutes } from './routes-money.ts';
import { applicationWords, outside, type InsidePlace, type MenuGroup, type Route } from './routes.ts';

export const inside = {
  ...moneyRoutes,
  ...kycRoutes,
  profile: {
    frame: 'main',
    title: 'shell:places.profile',
    words: ['profile', 'options'],
    menu: { group: 'company' },
    load: () => import('@bankside/widgets/features/profile/profile-page.tsx').then((m) => m.ProfilePage),
  },
  concealedAccounts: {
    frame: 'main',
    title: 'shell:places.concealedAccounts',
    words: ['access', 'options'],
    code: '10',
    kyc: true,
    menu: { group: 'company' },
    load: () => import('@bankside/widgets/features/access/concealed-accounts-page.tsx').then((m) => m.ConcealedAccountsPage),
  },
  concealedAccount: {
    frame: 'main',
    title: 'shell:places.concealedAccount',
    words: ['access', 'options'],
    code: '10',
    kyc: true,
    under: 'concealedAccounts',
    load: () => import('@bankside/widgets/features/access/concealed-account-page.tsx').then((m) => m.ConcealedAccountPage),
  },
  applyCard: {
    frame: 'main',
    title: 'shell:places.applyCard',
    words: applicationWords,
    code: '4',
    kyc: true,
    menu: { group: 'cards' },
    load: () => import('@bankside/widgets/features/card-apply/pages/apply-card-page.tsx').then((m) => m.ApplyCardPage),
  },
  applyCardInfo: {
    frame: 'main',
    title: 'shell:places.applyCardInfo',
    words: applicationWords,
    code: '4',
    kyc: true,
    menu: { group: 'cards' },
    load: () => import('@bankside/widgets/features/card-apply/pages/applications-page.tsx').then((m) => m.ApplicationsPage),
  },
  privateBanking: {
    frame: 'main',
    title: 'shell:places.privateBanking',
    words: ['products'],
    code: '6',
    menu: { group: 'investments', soon: true },
    load: () => import('@bankside/widgets/features/products/product-page.tsx').then((m) => m.PrivateBankingPage),
  },
  structuredProducts: {
    frame: 'main',
    title: 'shell:places.structuredProducts',
    words: ['products'],
    code: '7',
    menu: { group: 'investments', soon: true },
    load: () => import('@bankside/widgets/features/products/product-page.tsx').then((m) => m.StructuredProductsPage),
  },
  investmentBanking: {
    frame: 'main',
    title: 'shell:places.investmentBanking',
    words: ['products'],
    code: '8',
    menu: { group: 'investments', soon: true },
    load: () => import('@bankside/widgets/features/products/product-page.tsx').then((m) => m.InvestmentBankingPage),
  },
} as const satisfies Record<InsidePlace, Route>;

/** The menu in its order: groups, and the pages in each. Which of them a person sees is the guard's to say. */
const groups: readonly MenuGroup[] = ['top', 'money', 'cards', 'company', 'investments'];
const order: readonly Exclude<BuiltPlace, StaffPlace>[] = [
  'home',
  'transactions',
  'depositFiat',
  'depositDigital',
  'transferFiat',
  'transferDigital',
  'fx',
  'otc',
  'payees',
  'addresses',
  'applyCard',
  'applyCardInfo',
  'concealedAccounts',
  'kyc',
  'profile',
  'privateBanking',
  'structuredProducts',
  'investmentBanking',
];
export const all: Readonly<Record<Exclude<BuiltPlace, StaffPlace>, Route>> = { ...outside, ...inside };
export const menu = groups.map((group) => ({ group, places: order.filter((place) => all[place].menu?.group === group) }));
