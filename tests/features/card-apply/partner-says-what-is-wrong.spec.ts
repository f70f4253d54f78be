/** What cannot be taken is said in its own sentence at its own field, and costs nothing that was typed (issue: bad files, days, names, codes, links). */
import { png, pdfOf } from '@bankside/bank/testing/sample-files.ts';
import { limitsOf, typeWords } from '@bankside/widgets/kit/form/upload/upload-file.ts';
import type { FieldName } from '@bankside/core/rules/cards/fields.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { act, answer, answerStep, controlOf, labelOf, somebody, type Form, type Upload } from '../../support/applicant.ts';
import { expect, test } from '../../support/demo-sites.ts';
import { languagesOf } from '../../support/ways.ts';
import { word } from '../../support/words.ts';

const file = (name: string, mimeType: string, buffer: Buffer): Upload => ({ name, mimeType, buffer });
async function hugePicture(): Promise<Buffer> {
  const huge = await png();
  huge.writeUInt32BE(50_000, 16);
  huge.writeUInt32BE(50_000, 20);
  return huge;
}
const html = Buffer.from('<html><script>alert(1)</script></html>');
const types = (language: Language) => typeWords(limitsOf('card'), language);
const badFiles: readonly (readonly [string, () => Upload | Promise<Upload>, (language: Language) => string])[] = [
  [
    '6 MB',
    async () => file('large.png', 'image/png', Buffer.concat([await png(), Buffer.alloc(6 * 1_048_576)])),
    (language) => word('rules:fileOver', language, { limit: '5M' }),
  ],
  [
    'SVG as PNG',
    () => file('logo.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')),
    (language) => word('rules:fileTypeWrong', language, { types: types(language) }),
  ],
  [
    'HTML that begins as a JPEG',
    () => file('page.jpg', 'image/jpeg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), html])),
    (language) => word('errors:imageBad', language),
  ],
  [
    'PDF with JavaScript',
    () => file('acts.pdf', 'application/pdf', pdfOf('<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>')),
    (language) => word('errors:fileUnsafe', language),
  ],
  [
    'a picture of 50,000 × 50,000',
    async () => file('huge.png', 'image/png', await hugePicture()),
    (language) => word('rules:imageTooLarge', language),
  ],
  ['nothing', () => file('empty.png', 'image/png', Buffer.alloc(0)), (language) => word('rules:fileEmpty', language)],
];

/** What to enter instead, in which field, and what is then said there. */
const badEntries: readonly (readonly [FieldName, string, string])[] = [
  ['first_name', '', 'blank'],
  ['name_on_card', 'Ä', 'nameOnCard'],
  ['username', 'aiko h!', 'username'],
  ['birth_date', '1988-02-31', 'date'],
  ['birth_date', '2010-11-18', 'tooYoung'],
];
const badPapers: readonly (readonly [FieldName, string, string])[] = [
  ['issue_date', '2025-02-31', 'date'],
  ['expiry_date', '2018-05-09', 'expiryBeforeIssue'],
  ['id_number', '?', 'idNumber'],
];
const limits = { years: 18, days: 90, min: 3, max: 26 };

/** The sentence is at the field: it describes its control. */
async function says(form: Form, name: FieldName, sentence: string): Promise<void> {
  await expect(controlOf(form, name)).toHaveAccessibleDescription(new RegExp(sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
}
const rule = (name: string, language: Language) => word(`rules:${name}`, language, limits);

test('names and days, each at its field', async ({ page, sites, formOn }) => {
  await page.goto(sites.partner.url);
  const form = formOn('en');
  const person = await somebody();
  for (const name of ['title', 'first_name', 'last_name', 'name_on_card', 'mobile', 'birth_date'] as const)
    await answer(form, name, person[name] ?? '');
  for (const [name, value, wrong] of badEntries) {
    if (name === 'username') await controlOf(form, name).fill(value); // what cannot be is never verified
    else await answer(form, name, value);
    await act(form, 'apply-start:continue');
    await says(form, name, rule(wrong, 'en'));
    if (name !== 'username') await answer(form, name, person[name] ?? '');
  }
  await expect(form.widget.getByLabel(labelOf('last_name', 'en'), { exact: true })).toHaveValue('Hasegawa');
});

for (const language of languagesOf('ja'))
  test(`papers that cannot be taken, in ${language}`, async ({ page, sites, formOn, bank }) => {
    test.slow();
    await page.goto(`${sites.partner.url}/?lang=${language}`);
    const form = formOn(language);
    const person = await somebody();
    await answerStep(form, 'about', person);
    await act(form, 'apply-start:continue');
    await answerStep(form, 'identity', { ...person, id_front: undefined, id_back: undefined } as unknown as typeof person);
    for (const [name, value, wrong] of badPapers) {
      await answer(form, name, value);
      await act(form, 'apply-start:continue');
      await says(form, name, rule(wrong, language));
      await answer(form, name, person[name] ?? '');
    }
    for (const [what, make, sentence] of badFiles) {
      const field = controlOf(form, 'id_front');
      await field
        .locator('input[type=file]')
        .first()
        .setInputFiles({ ...(await make()) });
      await expect(field.getByText(sentence(language), { exact: true }), what).toBeVisible();
    }
    await answer(form, 'id_front', person.id_front ?? '');
    await answer(form, 'id_back', person.id_back ?? '');
    await act(form, 'apply-start:continue');
    await answer(form, 'poa_date', '2025-08-19'); // 91 days before the bank's day
    await act(form, 'apply-start:continue');
    await says(form, 'poa_date', rule('proofTooOld', language));
    expect(await bank.mail(person.email)).toHaveLength(1); // the code, and nothing was sent
  });

test('a code wrong five times is locked, and the address stays', async ({ page, sites, formOn }) => {
  await page.goto(sites.partner.url);
  const form = formOn('en');
  const { email } = await somebody();
  const address = controlOf(form, 'email');
  await address.fill(email);
  await act(form, 'form:otp.send');
  const right = await form.codeFor(email);
  const wrong = right === '000000' ? '111111' : '000000';
  const code = form.widget.getByLabel(word('form:verified.code'), { exact: true });
  for (const left of [4, 3, 2, 1]) {
    await code.fill(wrong);
    await expect(form.widget.getByText(word('errors:codeIncorrect', 'en', { left }))).toBeVisible();
    await code.fill('');
  }
  await code.fill(wrong);
  await expect(form.widget.getByText(word('errors:codeLocked'))).toBeVisible();
  await expect(address).toHaveValue(email);
});

for (const [what, path] of [
  ['changed by a letter', 'kestrek'],
  ['closed', 'closed2024'],
] as const)
  test(`a link that is ${what} says so, and asks for nothing`, async ({ page, sites, formOn, watched }) => {
    watched.expectSaying(/<card-apply> .*\(3004\)/);
    await page.goto(`${sites.partner.url}/playground`);
    await page.getByLabel('link-path').fill(path);
    const { widget } = formOn('en');
    await expect(widget.getByText(word('apply-trouble:trouble.linkInvalid.title'))).toBeVisible();
    await expect(widget.getByRole('textbox')).toHaveCount(0);
    await expect(page.locator('[data-event=bank-error]').first()).toContainText('"code":3004');
  });
