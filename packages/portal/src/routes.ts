/** Every page of this release: what it loads, who may open it, where it stands in the menu. Sidebar, guard, titles and 404 read it. */
import type { ComponentType } from 'react';
import type { Code } from '@bankside/core/rules/permissions.ts';
import type { BuiltPlace, Place } from '@bankside/core/rules/places.ts';
import { builtPlaces } from '@bankside/core/rules/places.ts';

export type MenuGroup = 'top' | 'cards' | 'company' | 'investments';
export type Route = {
  readonly load: () => Promise<ComponentType>;
  /** What stands around it: the sheet and the river, a guest's header and foot, a header with the way out, or the whole shell. */
  readonly frame: 'public' | 'guest' | 'upload' | 'main';
  /** A key with its space. */
  readonly title: string;
  /** Spaces of words that the screen needs beside those that come with its frame. */
  readonly words: readonly string[];
  /** A sub-account needs this code (§6). */
  readonly code?: Code;
  /** Shut until kyc_status is 4 (§6, A16). */
  readonly kyc?: true;
  readonly menu?: { readonly group: MenuGroup; readonly soon?: true };
};

/** Applications by link and what follows them: open to everybody, signed in or not (§2, A02). */
const guestPage = (title: string, words: readonly string[], load: Route['load']): Route => ({ frame: 'guest', title, words, load });
/** What tells everything of an application. */
const applicationWords = ['apply-pages', 'apply-start', 'apply-status', 'card-apply', 'options'];
const apply = guestPage('apply-pages:titles.apply', ['apply-pages', 'apply-start'], () =>
  import('@bankside/widgets/features/card-apply/pages/public-apply-page.tsx').then((m) => m.PublicApplyPage),
);
const applyStatus = guestPage('apply-pages:titles.status', ['apply-pages', 'apply-status'], () =>
  import('@bankside/widgets/features/card-apply/pages/status-page.tsx').then((m) => m.StatusPage),
);

export const routes = {
  login: {
    frame: 'public',
    title: 'account:login.title',
    words: ['account'],
    load: () => import('@bankside/widgets/features/account/login-page.tsx').then((m) => m.LoginPage),
  },
  register: {
    frame: 'public',
    title: 'account:register.title',
    words: ['account'],
    load: () => import('@bankside/widgets/features/account/register-page.tsx').then((m) => m.RegisterPage),
  },
  forgotPassword: {
    frame: 'public',
    title: 'account:forgot.title',
    words: ['account'],
    load: () => import('@bankside/widgets/features/account/forgot-password-page.tsx').then((m) => m.ForgotPasswordPage),
  },
  resetPassword: {
    frame: 'public',
    title: 'account:reset.title',
    words: ['account'],
    load: () => import('@bankside/widgets/features/account/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
  },
  upload: {
    frame: 'upload',
    title: 'account:upload.title',
    words: ['account', 'options'],
    load: () => import('@bankside/widgets/features/account/upload-page.tsx').then((m) => m.UploadPage),
  },
  applyByLink: apply,
  applyByQr: apply,
  applyCustom: apply,
  applyAisport: apply,
  applyVisionlife: apply,
  applyInfo: applyStatus,
  applyInfoQr: applyStatus,
  applyInfoCustom: applyStatus,
  applyInfoVisionlife: applyStatus,
  cardAudit: guestPage('apply-pages:titles.audit', applicationWords, () =>
    import('@bankside/widgets/features/card-apply/pages/audit-page.tsx').then((m) => m.AuditPage),
  ),
  handoff: guestPage('apply-pages:titles.handoff', ['apply-pages', 'apply-qr', 'form', 'rules'], () =>
    import('@bankside/widgets/features/uploads/handoff-page.tsx').then((m) => m.HandoffPage),
  ),
  home: {
    frame: 'main',
    title: 'shell:places.home',
    words: ['home', 'notices', 'options'],
    menu: { group: 'top' },
    load: () => import('@bankside/widgets/features/home/home-page.tsx').then((m) => m.HomePage),
  },
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
} as const satisfies Record<BuiltPlace, Route>;

export const routeOf = (place: BuiltPlace): Route => routes[place];
/** Stands without anybody being signed in, and without the words of the shell. */
export const isBeforeSignIn = ({ frame }: Route): boolean => frame === 'public' || frame === 'guest';

/** The menu in its order: groups, and the pages in each. Which of them a person sees is the guard's to say. */
const groups: readonly MenuGroup[] = ['top', 'cards', 'company', 'investments'];
const order: readonly Place[] = [
  'home',
  'applyCard',
  'applyCardInfo',
  'concealedAccounts',
  'profile',
  'privateBanking',
  'structuredProducts',
  'investmentBanking',
];
export const menu = groups.map((group) => ({
  group,
  places: order.flatMap((place) => builtPlaces.find((built) => built === place && routeOf(built).menu?.group === group) ?? []),
}));
