/** Every page of the bank's own for visitors: by path and by query, branded, on a phone, in place; signed in or not (APP-17). */
import { languages, type Language } from '@bankside/core/rules/languages.ts';
import { act, answerStep, approvedOn, somebody, type Answers } from '../../support/applicant.ts';
import { expect, test } from '../../support/demo-sites.ts';
import { openPortal } from '../../support/portal.ts';
import { word } from '../../support/words.ts';

type Case = {
  readonly path: string;
  readonly language: Language;
  readonly phone?: true;
  readonly brand?: string;
  /** Its picture says the name. */
  readonly logo?: true;
  readonly more?: Answers;
  /** Where the result is shown; absent: in place. */
  readonly result?: RegExp;
};
const cases: readonly Case[] = [
  { path: '/cards/kestrel/member-81', language: 'zh', brand: 'Kestrel', result: /\/all_apply_card_info#/ },
  { path: '/all_apply_card_input_qrcode?link_path=harbour-qr', language: 'en', phone: true, result: /\/all_apply_card_info_qrcode#/ },
  {
    path: '/all_apply_card_input_custom?link_path=kestrel-custom',
    language: 'en',
    brand: 'Kestrel',
    logo: true,
    result: /\/all_apply_card_info_custom#/,
  },
  { path: '/all_apply_card_aisport?link_path=aisport', language: 'en', brand: 'AISport' },
  {
    path: '/visionlife_input?link_path=vision2026&userid=u_81',
    language: 'ja',
    phone: true,
    brand: 'VisionLife',
    more: { visionlife_account: 'vl_hasegawa88' },
    result: /\/visionlife_info#/,
  },
];

for (const { path, language, phone, brand, logo, more = {}, result } of cases)
  test(`${path} in ${language}`, async ({ bank, formOn, page, decide }) => {
    test.slow();
    await page.setViewportSize(phone ? { width: 390, height: 844 } : { width: 1440, height: 900 });
    await openPortal(page, bank.url, path, null, language);
    const form = { ...formOn(language), widget: page.locator('main') };
    const person = await somebody(more);
    if (result)
      for (const step of ['about', 'identity', 'address'] as const) {
        await answerStep(form, step, person);
        await act(form, 'apply-start:continue');
      }
    else for (const step of ['about', 'identity', 'address'] as const) await answerStep(form, step, person);
    const head = page.getByRole('banner');
    const branded = async () => {
      if (brand) await expect(logo ? head.getByRole('img', { name: brand, exact: true }) : head.getByText(brand)).toBeVisible();
    };
    await branded();
    await answerStep(form, 'review', person);
    await act(form, 'apply-start:submit');
    if (!result) {
      await expect(page.getByText(word('card-apply:result.title', language))).toBeVisible({ timeout: 30_000 });
      return;
    }
    await expect(page).toHaveURL(result, { timeout: 30_000 });
    const turn = person.applicant_type === 'director' ? 'bank' : 'company';
    await expect(page.getByText(word(`apply-status:stages.${turn}`, language)).first()).toBeVisible();
    const number =
      (await page
        .getByText(/^CA-\w+-\w+$/)
        .first()
        .textContent()) ?? '';
    const subject = word('mail:card_received.subject', language, { number });
    await expect.poll(async () => (await bank.mail(person.email)).map((mail) => mail.subject)).toContain(subject);
    await page.reload();
    await expect(page.getByText(number)).toBeVisible();
    await branded();
    if (turn === 'company') return; // VisionLife's members are associates
    await decide(number, ['approve']);
    await page.getByRole('button', { name: word('apply-status:again', language), exact: true }).click();
    // a press while the page asks by itself is that question; the next one comes 15 s later
    await expect(approvedOn(page, language)).toBeVisible({ timeout: 40_000 });
  });

test('another language keeps what was typed, and signed-in people stay signed in', async ({ as, page }) => {
  await as('owner', '/cards/kestrel');
  const name = (language: Language) => page.getByRole('textbox', { name: word('apply-start:fields.first_name', language), exact: true });
  await name('en').fill('Aiko');
  for (const language of languages.toReversed()) {
    await page.getByRole('banner').getByRole('button').last().click();
    await page.getByRole('menuitemradio', { name: word(`shared:languages.${language}`) }).click();
    await expect(name(language)).toHaveValue('Aiko');
  }
  await page.goto('/');
  await expect(page).toHaveURL(/\/$/);
});

for (const path of [
  '/cards/closed2024',
  '/cards/no-such-link',
  '/all_apply_card_aisport',
  '/visionlife_input?link_path=%00',
  '/cards/100%25%20off',
])
  test(`${path} shows no form`, async ({ bank, page }) => {
    await openPortal(page, bank.url, path, null);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('apply-trouble:trouble.linkInvalid.title'));
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });
