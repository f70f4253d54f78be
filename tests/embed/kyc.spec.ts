/** <kyc-wizard> keeps what is typed: over moves, another language, an ended session and a new one, and a new mount. */
import { kycOf, openGroupOf } from '../support/kyc-filling.ts';
import { expect, tagOf, test, untilReady } from '../support/partner-page.ts';
import { shadesOf } from '../support/shades.ts';
import { word } from '../support/words.ts';

type Bank = HTMLElement & Record<string, unknown>;

test('nothing typed is lost when the session ends and another comes, nor by a move or a new mount', async ({ embed, watched }) => {
  watched.expectFailing(/account\/kyc/);
  watched.expectSaying(/fetchToken failed: signed out/);
  const page = await embed({ body: `<div id="one">${tagOf('kyc-wizard', 'step="corporate"')}</div><div id="other"></div>` });
  await untilReady(page, 'kyc-wizard');
  const tag = page.locator('kyc-wizard');
  const name = (language: 'en' | 'ja') =>
    tag.getByRole('textbox', { name: word('kyc-start:corporate.declarant_name', language), exact: true });
  await expect(tag.getByRole('heading', { name: word('kyc-start:steps.corporate'), level: 2 })).toBeVisible(); // below the page's own h1
  await tag.evaluate((element: Bank) => {
    Reflect.set(window, 'given', element['session']);
    element['session'] = { fetchToken: () => Promise.reject(new Error('signed out')) };
  });
  await name('en').fill('Chen Yu-Ting');
  await expect(page.locator('kyc-wizard:state(expired)')).toBeAttached();
  await page.evaluate(() => document.querySelector('#other')?.append(document.querySelector('kyc-wizard') ?? ''));
  await tag.evaluate((element) => element.setAttribute('locale', 'ja'));
  await expect(name('ja')).toHaveValue('Chen Yu-Ting');
  await tag.evaluate((element: Bank) => (element['session'] = Reflect.get(window, 'given')));
  await expect(page.locator('kyc-wizard:state(ready)')).toBeAttached();
  await tag.evaluate((element) => (element as unknown as { saveDraft(): Promise<void> }).saveDraft());
  const heard = (await page.heard()).map((each) => each.name);
  expect(heard.filter((each) => each === 'bank-session-expired')).toHaveLength(1);
  expect(heard).toContain('bank-draft-saved');
  await tag.evaluate(async (element) => {
    const { parentElement } = element;
    element.remove();
    await new Promise((resolve) => setTimeout(resolve, 50));
    parentElement?.append(element);
  });
  await untilReady(page, 'kyc-wizard');
  await expect(name('ja')).toHaveValue('Chen Yu-Ting');
});

test('a PDF and a photo are read on the page, under the page’s strict policy', async ({ embed }) => {
  const page = await embed({ body: tagOf('kyc-wizard', 'step="company"') });
  await untilReady(page, 'kyc-wizard');
  const tag = page.locator('kyc-wizard');
  await openGroupOf(tag, 'company_profile');
  const { papers } = await kycOf('Shop');
  const pdf = [...papers.values()].find(({ mimeType }) => mimeType === 'application/pdf');
  if (!pdf) throw new Error('no PDF among the sample papers');
  const photo = { name: 'certificate.png', mimeType: 'image/png', buffer: await page.screenshot() };
  const files = { company_profile: pdf, certificate_of_incorporation: photo };
  for (const [name, file] of Object.entries(files)) {
    const field = tag.getByRole('group', { name: word(`kyc-fields:company.${name}`), exact: true });
    await field
      .locator('input[type=file]')
      .first()
      .setInputFiles({ ...file });
    await field.getByRole('button', { name: word('form:upload.open'), exact: true }).click();
    const sheet = tag.getByRole('region', { name: word('preview:region', 'en', { name: file.name }) });
    const drawn = sheet.locator('canvas, img').first();
    await expect(drawn).toBeVisible();
    await expect.poll(() => drawn.evaluate(shadesOf), { message: `what is drawn of ${file.name}` }).toBeGreaterThan(3);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  }
});
