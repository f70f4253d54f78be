/** Ways into the portal, and what a person waits for there. */
import { expect, type Page } from '@playwright/test';
import type { Language } from '@bankside/core/rules/languages.ts';
import { password } from '../../scripts/lib/people.mjs';
import type { Identity } from './client.ts';
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

/** Signs in as a person does, the captcha really solved. */
export async function signIn(page: Page, email: string, secret = password, language: Language = 'en'): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(word('account:login.email', language)).fill(email);
  await page.getByLabel(word('account:login.password', language), { exact: true }).fill(secret);
  await expect(page.getByText(word('form:captcha.solved', language), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: word('account:login.act', language), exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}
