/** Somebody at a desk goes on with a phone: the photo that the phone sends is in the form by itself (D-123). */
import type { Locator, Page } from '@playwright/test';
import type { Language } from '@bankside/core/rules/languages.ts';
import { jpeg } from '@bankside/bank/testing/sample-files.ts';
import { places } from '@bankside/core/rules/places.ts';
import { act, answerStep, labelOf, somebody } from '../../support/applicant.ts';
import { ask, call } from '../../support/client.ts';
import { expectAccessible, expectNoSidewaysScroll, expectWords } from '../../support/page-checks.ts';
import { people as seeded } from '../../support/people.ts';
import { expect, readCode, test, type Phone } from '../../support/phone.ts';
import { languagesOf } from '../../support/ways.ts';
import { word } from '../../support/words.ts';

const photo = async (name = 'IMG_0042.jpg') => ({ name, mimeType: 'image/jpeg', buffer: await jpeg() });
const codeIn = (group: Locator) => group.getByRole('img');

/** Shows the code of a field and answers its address and number. */
async function showCode(group: Locator, language: Language): Promise<{ address: string; pairing: string }> {
  await group.getByRole('button', { name: word('form:upload.phone', language), exact: true }).click();
  const address = await readCode(codeIn(group));
  const [pairing = ''] = /\d{4}/.exec((await group.getByText(word('apply-qr:panel.pairing', language)).textContent()) ?? '') ?? [];
  return { address, pairing };
}

async function takePhoto({ page }: Phone, name?: string): Promise<void> {
  await page.locator('input[capture]').setInputFiles(await photo(name));
}
const send = ({ page }: Phone, language: Language = 'en') =>
  page.getByRole('button', { name: word('apply-qr:phone.send', language), exact: true }).click();

async function expectSound(page: Page, what: string, language: Language = 'en'): Promise<void> {
  if (language === 'en') await expectAccessible(page, what);
  await expectWords(page, what);
  await expectNoSidewaysScroll(page, what);
}

for (const language of languagesOf('en'))
  test(`from the portal, ${language}`, async ({ as, freshCompany, phoneIn }) => {
    const { people } = await freshCompany({ approve_status: 1 });
    const page = await as(people[0].email, '/upload', { language });
    const label = word('options:documentSlots.company_profile', language);
    const group = page.getByRole('group', { name: label });
    const { address, pairing } = await showCode(group, language);
    const phone = await phoneIn(language);
    await phone.page.goto(address);
    await expect(phone.page.getByRole('heading', { level: 1, name: label })).toBeVisible();
    await expect(phone.page.getByText(pairing, { exact: true })).toBeVisible();
    await expect(group.getByText(word('apply-qr:panel.opened', language))).toBeVisible();
    await expectSound(page, 'the code of an upload', language);
    await expectSound(phone.page, "the phone's page", language);
    await takePhoto(phone);
    await expect(phone.page.getByText('IMG_0042.jpg')).toBeVisible();
    await expectSound(phone.page, 'a photo before it goes', language);
    await send(phone, language);
    await expect(phone.page.getByRole('heading', { level: 1, name: word('apply-qr:phone.done.title', language) })).toBeVisible();
    await expect(group.getByText('IMG_0042.jpg', { exact: true })).toBeVisible();
    await expect(group.getByText(word('form:upload.received', language), { exact: true })).toBeVisible();
    await expect(codeIn(group)).toHaveCount(0);
  });

for (const isolation of ['page', 'frame'] as const)
  test(`from a form on a partner's page, in the ${isolation}`, async ({ page, sites, formOn, phoneIn }) => {
    test.slow();
    await page.goto(`${sites.partner.url}${isolation === 'frame' ? '/framed' : '/'}`);
    const form = formOn('en', { isolation });
    const person = await somebody();
    await answerStep(form, 'about', person);
    await act(form, 'apply-start:continue');
    const group = form.widget.getByRole('group', { name: labelOf('id_front', 'en'), exact: true });
    const { address } = await showCode(group, 'en');
    const phone = await phoneIn();
    await phone.page.goto(address);
    await takePhoto(phone, 'passport-by-phone.jpg');
    await send(phone);
    await expect(group.getByText('passport-by-phone.jpg', { exact: true })).toBeVisible();
    const { id_front: _byPhone, ...rest } = person;
    await answerStep(form, 'identity', rest);
    await act(form, 'apply-start:continue');
    await answerStep(form, 'address', person);
    await act(form, 'apply-start:continue');
    await answerStep(form, 'review', person);
    await act(form, 'apply-start:submit');
    await expect(form.widget.getByText(word('card-apply:result.title', 'en'))).toBeVisible({ timeout: 30_000 });
  });

for (const where of ['the portal', "a partner's page"] as const)
  test(`from the KYC wizard in ${where}, into its draft`, async ({ as, page, bank, sites, freshCompany, phoneIn }) => {
    const isOurs = where === 'the portal';
    const email = isOurs ? (await freshCompany({ kyc_status: 1 })).people[0].email : seeded.pending;
    const who = await bank.session(email);
    if (isOurs) await as(email, places.kycStepTwo);
    else {
      await page.goto(`${sites.partner.url}/verify?lang=en`);
      await page.locator('#sign-in').getByRole('button').click();
    }
    const wizard = page.locator(isOurs ? 'main' : 'kyc-wizard');
    const group = wizard.getByRole('group', { name: word('kyc-fields:company.company_profile'), exact: true });
    const documents = wizard.getByRole('heading', { level: 2, name: word('kyc:wizard.groups.documents'), exact: true });
    await documents.click();
    await expect(group).toBeVisible();
    const { address } = await showCode(group, 'en');
    const phone = await phoneIn();
    await phone.page.goto(address);
    await takePhoto(phone, 'profile-by-phone.jpg');
    await send(phone);
    const arrived = group.getByText('profile-by-phone.jpg', { exact: true });
    await expect(arrived).toBeVisible();
    const held = async () => {
      const { company, files } = await call(bank.url, '/account/kyc/getKycInfo', {}, who);
      return files.filter(({ file_key }) => file_key === company['company_profile']).map(({ name }) => name);
    };
    await expect.poll(held).toEqual(['profile-by-phone.jpg']);
    await wizard.getByRole('button', { name: word('kyc-start:back'), exact: true }).click(); // the step is left, and opened again
    await expect(group).toHaveCount(0);
    if (isOurs) await page.goBack();
    else await wizard.evaluate((tag) => (tag as unknown as { goTo(step: string): Promise<void> }).goTo('company'));
    await documents.click();
    await expect(arrived).toBeVisible();

    const phoneOnly = { token: address.split('/').at(-1) ?? '', userid: '' };
    const refused = async (answer: ReturnType<typeof ask>) => expect((await answer).code).not.toBe(200);
    await refused(ask(bank.url, '/account/kyc/getKycInfo', {}, phoneOnly));
    await refused(ask(bank.url, '/account/getUserInfo', {}, phoneOnly));
    await refused(ask(bank.url, '/init/uploadHandoff', { slot: 'kyc', field: 'Another' }, phoneOnly));
    const another = { slot: 'kyc', file_name: 'b.jpg', content_type: 'image/jpeg', size: 100 } as const;
    await refused(ask(bank.url, '/init/awsS3Auth', another, phoneOnly)); // one code, one file
  });

test('from the feedback dialog, which takes one more file by each code', async ({ as, freshCompany, phoneIn }) => {
  const { people } = await freshCompany({});
  const page = await as(people[0].email, '/');
  await page.getByRole('button', { name: 'Feedback' }).click();
  const group = page.getByRole('dialog').getByRole('group', { name: word('feedback:files', 'en') });
  const phone = await phoneIn();
  for (const name of ['first.jpg', 'second.jpg']) {
    const { address } = await showCode(group, 'en');
    await phone.page.goto(address);
    await takePhoto(phone, name);
    await send(phone);
    await expect(group.getByText(name, { exact: true })).toBeVisible();
  }
  await expect(group.getByText('first.jpg', { exact: true })).toBeVisible();
});

test('closing, using twice and time end a code, each with its sentence on both screens', async ({ as, bank, freshCompany, phoneIn }) => {
  const { people } = await freshCompany({ approve_status: 1 });
  const page = await as(people[0].email, '/upload');
  const group = page.getByRole('group', { name: 'Company profile' });
  const phone = await phoneIn();
  const ended = (title: string) => expect(phone.page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const closed = await showCode(group, 'en');
  await phone.page.goto(closed.address);
  await takePhoto(phone);
  await group.getByRole('button', { name: 'Close' }).click();
  await ended('This code was closed');

  const late = await showCode(group, 'en');
  await phone.page.goto(late.address);
  await expect(phone.page.getByRole('button', { name: 'Take a photo' })).toBeVisible();
  await bank.moveClock(601);
  await ended('This code is no longer valid');
  await expect(group.getByText('This code is no longer valid. Make a new one.')).toBeVisible();
  await bank.moveClock(0);
  await group.getByRole('button', { name: 'Close' }).click();

  const used = await showCode(group, 'en');
  await phone.page.goto(used.address);
  await takePhoto(phone);
  await send(phone);
  await ended('Received');
  await phone.page.reload();
  await ended('This code has been used');
  await phone.page.goto(`${used.address.slice(0, -1)}${used.address.endsWith('A') ? 'B' : 'A'}`);
  await ended('This code is not known');
});

test('a line that breaks while the photo goes: nothing is lost, and it is sent again', async ({ as, freshCompany, phoneIn }) => {
  const { people } = await freshCompany({ approve_status: 1 });
  const page = await as(people[0].email, '/upload');
  const group = page.getByRole('group', { name: 'Company profile' });
  const { address } = await showCode(group, 'en');
  const phone = await phoneIn();
  await phone.page.goto(address);
  await takePhoto(phone);
  phone.watched.expectFailing(/\/files/);
  await phone.page.route('**/files**', (route) => route.abort());
  await send(phone);
  await expect(phone.page.getByText('The file did not arrive. Send it again.')).toBeVisible();
  await phone.page.unroute('**/files**');
  await phone.page.getByRole('button', { name: 'Send again' }).click();
  await expect(phone.page.getByRole('heading', { level: 1, name: 'Received' })).toBeVisible();
  await expect(group.getByText('IMG_0042.jpg', { exact: true })).toBeVisible();
});
