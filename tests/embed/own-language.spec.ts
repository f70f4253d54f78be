/** A language that the bank does not speak, by a file of the page's own (D-406): in the page and in a frame. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, tagOf, test, untilReady } from '../support/partner-page.ts';

const arabic = readFileSync('demo/partner/public/ar.json', 'utf8');
const texts = JSON.parse(arabic) as Readonly<Record<string, string>>;
const text = (key: string) => texts[key] ?? key;

/** On the bank's address: the page's policy knows no other. */
async function serve(page: Page, address: string, status = 200): Promise<void> {
  await page.route(address, (route) =>
    route.fulfill({ status, body: arabic, contentType: 'application/json', headers: { 'access-control-allow-origin': '*' } }),
  );
}
const warningsOf = (page: Page): string[] => {
  const said: string[] = [];
  page.on('console', (message) => void (message.type() === 'warning' && said.push(message.text())));
  return said;
};

for (const where of ['page', 'frame'] as const)
  test(`in a ${where}: words, direction, what is missing, and back to a language of the bank`, async ({ embed, page, bank, watched }) => {
    watched.expectSaying(/sentences are missing in "(ar-EG|de)"/);
    const file = `${bank.url}/of-the-partner/ar-EG.json`;
    await serve(page, file);
    const said = warningsOf(page);
    await embed({
      body: tagOf('card-apply', `isolation="${where}" locale="ar-EG" messages-url="${bank.url}/of-the-partner/{locale}.json"`),
    });
    await untilReady(page, 'card-apply');
    const tag = page.locator('card-apply');
    const inside = where === 'page' ? tag : tag.locator('iframe').contentFrame().locator('bankside-frame');
    const ground = inside.locator('[dir][lang]').first();
    await expect(ground).toHaveAttribute('dir', 'rtl');
    await expect(ground).toHaveAttribute('lang', 'ar-EG');
    const first = inside.getByLabel(text('apply.fields.first_name'));
    await first.fill('ليلى');
    const boxes = [await first.boundingBox(), await inside.getByLabel(text('apply.fields.last_name')).boundingBox()];
    expect(boxes[0]?.x, 'the first field of a row is at the right').toBeGreaterThan(boxes[1]?.x ?? 0);
    if (where === 'frame') await expect(tag.locator('iframe')).toHaveAttribute('title', text('apply.title'));
    const code = inside.getByRole('combobox', { name: text('form.phone.code') });
    await code.fill('اليابان');
    await expect(inside.getByRole('option', { name: 'اليابان' }), 'countries as the browser names them').toBeVisible();
    await code.press('Escape');
    await expect(inside.getByText('Privacy', { exact: false }).first(), 'no sentence in the file').toBeVisible();
    await expect.poll(() => said.filter((each) => each.includes('missing in "ar-EG"')).length).toBe(1);
    expect(said.join()).toMatch(/\d+ sentences are missing/);

    await tag.evaluate((element) => element.setAttribute('locale', 'ja'));
    await expect(ground).toHaveAttribute('dir', 'ltr');
    await expect(inside.getByLabel('名', { exact: true })).toHaveValue('ليلى');
    await tag.evaluate((element) =>
      Object.assign(element, { locale: 'de', messagesUrl: undefined, translations: { 'apply.fields.first_name': 'Vorname' } }),
    );
    await expect(inside.getByLabel('Vorname')).toHaveValue('ليلى');
    await expect(ground).toHaveAttribute('lang', 'de');
  });

test('a file that is not there leaves the tag in English, and the console says why', async ({ embed, page, bank, watched }) => {
  watched.expectSaying(/gone\.json answered 404/);
  await serve(page, `${bank.url}/gone.json`, 404);
  const said = warningsOf(page);
  await embed({ body: tagOf('card-apply', `locale="ar" messages-url="${bank.url}/gone.json"`) });
  await untilReady(page, 'card-apply');
  await expect(page.locator('card-apply').getByLabel('First name')).toBeVisible();
  await expect(page.locator('card-apply').locator('[dir][lang]').first()).toHaveAttribute('dir', 'ltr');
  expect(said.filter((each) => each.includes('answered 404'))).toHaveLength(1);
});
