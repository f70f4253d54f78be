/** The developers' site in a browser (EMB-20): whole without scripts, quick with them, readable in both themes, and its first lines run. */
import { home } from '../../build/site/table.ts';
import { pages } from '../../build/site/pages.ts';
import { bank as sample, snippetOf } from '../../build/site/quick-start.ts';
import { faintTexts, violationsIn } from '../support/axe.ts';
import { expect, test } from '../support/partner-page.ts';

const phone = { width: 390, height: 844 };

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a framework is chosen, a policy is put together, and every page is reached', async ({ page }) => {
    await page.goto(`${home}quick-start`);
    await expect(page.getByText('const tag = Object.assign')).toBeHidden();
    await page.getByText('JavaScript', { exact: true }).first().click();
    await expect(page.getByText('const tag = Object.assign')).toBeVisible();
    await expect(page.getByText('createElement').first()).toBeVisible();

    await page.goto(`${home}content-security-policy`);
    const policy = page.locator('.policy pre');
    await expect(policy).not.toContainText('frame-src', { useInnerText: true });
    await page.getByLabel('A frame:').check();
    await expect(policy).toContainText(`frame-src ${sample};`, { useInnerText: true });

    await page.setViewportSize(phone);
    await expect(page.getByRole('link', { name: 'Quick start' })).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'Receipts' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Receipts' })).toBeVisible();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/developers\/docs\/webhooks$/);
  });
});

test('the search finds a name, code names this bank, and a choice is kept on the next page', async ({ page, bank }) => {
  await page.goto(home);
  await page.keyboard.press('/');
  await page.keyboard.type('submitted');
  const found = page.locator('.found a');
  await expect(found.first()).toContainText('bank-submitted');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#bank-submitted$/);

  await page.goto(`${home}names?q=font`);
  await expect(page.locator('.index li:visible').first()).toContainText('font');
  await expect(page.locator('.index li:visible', { hasText: 'link-path' })).toHaveCount(0);

  await page.goto(`${home}quick-start`);
  await page.getByText('React', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.goto(`${home}card-apply-qr`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('.tabs .panel:visible')).toContainText(`apiBase="${bank.url}"`);
});

test('no page is wider than a phone, and axe finds nothing in light and dark', async ({ page }) => {
  test.slow();
  await page.setViewportSize(phone);
  for (const { slug } of pages) {
    await page.goto(home + slug);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), slug).toBeLessThanOrEqual(phone.width);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const slug of ['card-apply', 'content-security-policy']) {
      await page.goto(home + slug);
      const others = await violationsIn(page, { preload: false, rules: { 'color-contrast': { enabled: false } } });
      expect([...others, ...(await faintTexts(page))], `${slug} ${colorScheme}`).toEqual([]);
    }
  }
});

test('the first lines run as they are written, in HTML and in JavaScript', async ({ page, bank, foreign }) => {
  const written = (framework: string) => snippetOf(framework, 'card-apply').replaceAll(sample, bank.url);
  const bodies = { html: written('HTML'), script: `<main></main><script type="module">${written('JavaScript')}</script>` };
  for (const [name, body] of Object.entries(bodies)) {
    foreign.place(
      `/quick-${name}`,
      'text/html',
      `<!doctype html><html lang="en"><title>${name}</title><link rel="icon" href="data:,">${body}</html>`,
    );
    await page.goto(`${foreign.origin}/quick-${name}`);
    await expect(page.locator('card-apply').locator('[name="first_name"]')).toBeVisible();
  }
});
