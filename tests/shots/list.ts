/** Every picture that `npm run shots` takes: who is looking, at which page, and what they do first. */
import type { Page } from '@playwright/test';
import type { Language } from '@bankside/core/rules/languages.ts';
import { places } from '@bankside/core/rules/places.ts';
import type { CompanyOrder } from '../support/sandbox.ts';
import { frozenNow } from '../support/bank-process.ts';
import { word } from '../support/words.ts';
import { kycShots } from './kyc.ts';
import { moneyShots, openFirst } from './money.ts';

export type Scene = {
  readonly page: Page;
  readonly language: Language;
  readonly phone: boolean;
  /** A word in the language of the picture. */ readonly say: (key: string) => string;
};
export type Act = (scene: Scene) => Promise<unknown>;
export type Shot = {
  readonly name: string;
  /** A seeded person, 'nobody', or the settings of a company of its own (D-105). */
  readonly who: 'nobody' | 'owner' | 'clerk' | 'fresh' | 'pending' | 'rejected' | 'staff' | CompanyOrder;
  readonly path: string;
  readonly act?: Act;
  /** Only at a desk, or only on a phone. */
  readonly only?: 'desktop' | 'phone';
  /** The window as it is, not the whole page: for what lies over the page. */
  readonly windowOnly?: true;
};

const sayIn = (language: Language) => (key: string) => word(key, language);
export const scene = (page: Page, language: Language, phone: boolean): Scene => ({ page, language, phone, say: sayIn(language) });

/** The drawing beside a guest's form comes a second after it. */
const drawn: Act = async ({ page, phone }) => (phone ? undefined : page.locator('svg[viewBox="0 0 864 900"]').waitFor());

const submit: Act = async (shown) => {
  const { page } = shown;
  await page.locator('form button[type="submit"]').last().click();
  await page.locator('[aria-invalid="true"]').first().waitFor(); // after the security check
  await drawn(shown);
};

/** The button whose name begins as the word does, up to its first placeholder. */
const press =
  (key: string): Act =>
  async ({ page, say }) => {
    const begin = (say(key).split('{{')[0] ?? '').replace(/[.*+?^$()[\]\\|]/g, '\\$&');
    await page
      .getByRole('button', { name: new RegExp(`^${begin}`) })
      .first()
      .click();
  };
/** Fifteen minutes pass without a click. */
const idle: Act = async ({ page }) => {
  await page.waitForTimeout(2500); // who watches the clock is fetched after the page is there
  await page.clock.setFixedTime(Date.parse(frozenNow) + 915_000);
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).first().waitFor();
};

const asked: Act = async ({ page }) => page.getByRole('alertdialog').waitFor();

const withFees: CompanyOrder = {
  balances: { USD: '500.00', USDC: '20' },
  annual_fees: [
    { last4: '1001', holder_name: 'Aiko Mori', due_in: 20, deduction_mode: 'auto' },
    { last4: '1002', holder_name: 'Jun Park', due_in: -10, status: 'overdue', tier: 'prestige' },
    { last4: '1003', holder_name: 'Mei Tan', due_in: -100, status: 'paid' },
    { last4: '1004', holder_name: '李薇', due_in: 120, status: 'free' },
  ],
};

export const shots: readonly Shot[] = [
  { name: 'login', who: 'nobody', path: places.login, act: drawn },
  { name: 'login-errors', who: 'nobody', path: places.login, act: submit },
  { name: 'register', who: 'nobody', path: places.register, act: drawn },
  { name: 'register-errors', who: 'nobody', path: places.register, act: submit },
  { name: 'forgot-password', who: 'nobody', path: places.forgotPassword, act: drawn },
  { name: 'reset-password', who: 'nobody', path: places.resetPassword, act: drawn },
  { name: 'upload', who: 'fresh', path: places.upload },
  { name: 'upload-under-review', who: { approve_status: 2 }, path: places.upload },
  { name: 'upload-refused', who: { approve_status: 4 }, path: places.upload },
  { name: 'home', who: 'owner', path: places.home },
  { name: 'balance', who: 'owner', path: `${places.balance}?currency=USD` },
  { name: 'balance-of-an-asset', who: 'owner', path: `${places.balance}?currency=USDT` },
  { name: 'home-without-balances', who: 'clerk', path: places.home },
  { name: 'home-kyc', who: 'pending', path: places.home },
  { name: 'home-kyc-rejected', who: 'rejected', path: places.home },
  { name: 'drawer', who: 'owner', path: places.home, only: 'phone', windowOnly: true, act: press('shared:kit.menu.open') },
  { name: 'notices', who: 'owner', path: places.home, windowOnly: true, act: press('shell:bell.unread') },
  { name: 'feedback', who: 'owner', path: places.home, only: 'desktop', windowOnly: true, act: press('shell:feedback') },
  { name: 'account-menu', who: 'owner', path: places.home, only: 'desktop', windowOnly: true, act: press('shell:accountMenu') },
  { name: 'session-timeout', who: 'owner', path: places.home, windowOnly: true, act: idle },
  { name: 'access-denied', who: 'clerk', path: places.concealedAccounts, windowOnly: true, act: asked },
  { name: 'access-kyc', who: 'pending', path: places.concealedAccounts, windowOnly: true, act: asked },
  { name: 'profile', who: 'owner', path: places.profile },
  { name: 'security', who: 'owner', path: places.security },
  { name: 'profile-company', who: 'owner', path: `${places.profile}?part=company` },
  { name: 'profile-approvals', who: 'owner', path: `${places.profile}?part=approvals` },
  { name: 'profile-developers', who: 'owner', path: `${places.profile}?part=developers` },
  { name: 'profile-rejected', who: 'rejected', path: `${places.profile}?part=company` },
  { name: 'sub-accounts', who: 'owner', path: places.concealedAccounts },
  { name: 'sub-account', who: 'owner', path: places.concealedAccounts, act: openFirst },
  { name: 'apply-by-link', who: 'nobody', path: '/cards/kestrel' },
  { name: 'apply-custom', who: 'nobody', path: '/all_apply_card_input_custom?link_path=kestrel-custom' },
  { name: 'apply-visionlife', who: 'nobody', path: '/visionlife_input?link_path=vision2026' },
  { name: 'apply-qrcode', who: 'nobody', path: '/all_apply_card_input_qrcode?link_path=harbour-qr' },
  { name: 'apply-aisport', who: 'nobody', path: '/all_apply_card_aisport?link_path=aisport' },
  { name: 'apply-invalid', who: 'nobody', path: '/cards/closed2024' },
  { name: 'apply-status-closed', who: 'nobody', path: places.applyInfo },
  { name: 'card-audit-over', who: 'nobody', path: `/card_audit/${'y'.repeat(43)}` },
  { name: 'cards', who: 'owner', path: places.cards },
  { name: 'cards-none', who: {}, path: places.cards },
  { name: 'apply-card', who: 'owner', path: places.applyCard },
  { name: 'card-applications', who: 'owner', path: places.applyCardInfo },
  { name: 'annual-fees', who: withFees, path: places.annualFees },
  { name: 'annual-fees-none', who: {}, path: places.annualFees },
  { name: 'annual-fee', who: withFees, path: places.annualFees, act: openFirst },
  { name: 'contracts', who: 'owner', path: places.contracts },
  { name: 'contracts-none', who: {}, path: places.contracts },
  { name: 'contract-order', who: 'owner', path: `${places.contracts}?act=order`, windowOnly: true },
  { name: 'contract-orders', who: 'owner', path: places.contractOrders },
  { name: 'contract-orders-none', who: {}, path: places.contractOrders },
  { name: 'order', who: 'owner', path: places.contractOrders, act: openFirst },
  { name: 'card-record-none', who: 'owner', path: places.cardRecord },
  { name: 'card-applications-none', who: {}, path: places.applyCardInfo },
  { name: 'card-holders', who: 'owner', path: places.cardKyc },
  { name: 'card-holders-none', who: {}, path: places.cardKyc },
  {
    name: 'card-holder',
    who: 'owner',
    path: places.cardKyc,
    act: async ({ page, phone }) => {
      await page
        .locator(phone ? 'main ul button' : 'main tbody tr')
        .first()
        .click();
      await page.waitForURL(/id=/);
    },
  },
  {
    name: 'card-application',
    who: 'owner',
    path: `${places.applyCardInfo}?status=pending`,
    act: async ({ page, phone }) => {
      await page
        .locator(phone ? 'main ul button' : 'main tbody tr')
        .first()
        .click();
      await page.waitForURL(/id=/);
    },
  },
  ...moneyShots,
  ...kycShots,
  { name: 'private-banking', who: 'owner', path: places.privateBanking },
  { name: 'structured-products', who: 'owner', path: places.structuredProducts },
  { name: 'investment-banking', who: 'owner', path: places.investmentBanking },
  { name: 'not-found', who: 'nobody', path: '/no_such_page' },
];
