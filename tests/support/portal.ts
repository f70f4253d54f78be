/** Ways into the portal, and what a person waits for there. */
import { expect, type Page } from '@playwright/test';
import type { Language } from '@bankside/core/rules/languages.ts';
import { password } from '../../scripts/lib/people.mjs';
import type { Identity } from './client.ts';
import type { Mail } from './sandbox.ts';
import { word } from './words.ts';

/** Opens a page as somebody who signed in before: the session is where the portal keeps it (D-118). Null is nobody. */
export async function openPortal(page: Page, url: string, path: string, who: Identity | null, language: Language = 'en'): Promise<void> {
  await page.addInitScript(
    ([identity, chosen]) => {
      localStorage.setItem('language', chosen);
      if (!identity || sessionStorage.getItem('token')) return;
      sessionStorage.setItem('token', identity.token);
      sessionStorage.setItem('userid', identity.userid);
    },
    [who, language] as const,
  );
  await page.goto(`${url}${path}`);
}

/** The page is there: it has its heading and nothing is loading any more. */
export async function landed(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Fills in the sign-in page, solves the captcha, and sends it. */
export async function enterPassword(page: Page, email: string, secret: string, language: Language): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(word('account:login.email', language)).fill(email);
  await page.getByLabel(word('account:login.password', language), { exact: true }).fill(secret);
  await expect(page.getByText(word('form:captcha.solved', language), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: word('account:login.act', language), exact: true }).click();
}

/** Signs in as a person does who needs no second step. */
export async function signIn(page: Page, email: string, secret = password, language: Language = 'en'): Promise<void> {
  await enterPassword(page, email, secret, language);
  await expect(page).not.toHaveURL(/\/login/);
}

/** Opens a page with a session that a later sign-out ends for good, unlike openPortal's. */
export async function enterOnce(page: Page, path: string, { token, userid }: Identity, language: Language): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  await page.goto('/login');
  await page.evaluate((pairs) => pairs.forEach(([name, value]) => sessionStorage.setItem(name, value)), Object.entries({ token, userid }));
  await page.goto(path);
  await landed(page);
}

/** Answers the dialog that asks for a mailed code. */
export async function proveByMail(page: Page, mailed: () => Promise<Mail>, language: Language): Promise<void> {
  const dialog = page.getByRole('dialog', { name: word('proof:dialog.title', language) });
  await dialog.getByRole('button', { name: word('form:otp.send', language) }).click();
  await dialog.getByLabel(word('proof:email', language)).fill((await mailed()).code ?? '');
  await dialog.getByRole('button', { name: word('proof:act', language) }).click();
}
