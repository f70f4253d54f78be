/** A screen shows a code, a phone applies by it, and the screen says so (APP-16): on a partner's page, in each language. */
import { act, answerStep, somebody } from '../../support/applicant.ts';
import { violationsIn } from '../../support/axe.ts';
import { expect, readCode, test } from '../../support/phone.ts';
import { languagesOf } from '../../support/ways.ts';
import { word } from '../../support/words.ts';

for (const language of languagesOf('ja'))
  test(`from a screen to a phone to done, ${language}`, async ({ page, sites, bank, phoneIn, decide }) => {
    test.slow();
    await page.goto(`${sites.partner.url}/qr?lang=${language}&u=member-81`);
    const shown = page.locator('card-apply-qr');
    const address = await readCode(shown.getByRole('img'));
    expect(await shown.getByText('/all_apply_card_input_qrcode').textContent()).toContain(address);
    expect(new URL(address).searchParams.get('userid')).toBe('member-81');
    expect(await violationsIn(page, {}, 'card-apply-qr')).toEqual([]);

    const phone = await phoneIn(language);
    await phone.page.goto(address);
    await expect(shown.getByText(word('apply-qr:apply.opened', language), { exact: true })).toBeVisible();
    await expect(shown.getByRole('img')).toHaveCount(0);

    const codeFor = async (email: string) => {
      const code = async () => (await bank.mail(email)).find((mail) => mail.code)?.code ?? '';
      await expect.poll(code).not.toBe('');
      return code();
    };
    const form = { widget: phone.page.locator('main'), language, codeFor };
    const person = await somebody();
    for (const step of ['about', 'identity', 'address'] as const) {
      await answerStep(form, step, person);
      await act(form, 'apply-start:continue');
    }
    await answerStep(form, 'review', person);
    await act(form, 'apply-start:submit');
    await expect(phone.page).toHaveURL(/\/all_apply_card_info_qrcode/, { timeout: 30_000 });

    await expect(shown.getByText(word('apply-qr:apply.submitted', language), { exact: true })).toBeVisible();
    const subjects = async () => (await bank.mail(person.email)).map(({ subject }) => subject);
    const number = new URLSearchParams(new URL(phone.page.url()).hash.slice(1)).get('no') ?? '';
    await expect.poll(subjects).toContain(word('mail:card_received.subject', language, { number }));
    await expect(shown.getByText(number, { exact: true })).toBeVisible();
    await decide(number, ['approve']);
    await expect.poll(subjects).toContain(word('mail:card_approved.subject', language, { number }));
  });
