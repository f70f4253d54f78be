/** Two tabs on one step, and a line that is cut at each: whoever types is told, nothing is lost, nothing is doubled. */
import type { Locator, Page } from '@playwright/test';
import { kycSteps, type KycStep } from '@bankside/core/rules/kyc.ts';
import { places } from '@bankside/core/rules/places.ts';
import { call } from '../../support/client.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openPortal } from '../../support/portal.ts';
import { word } from '../../support/words.ts';

const placeOf: Readonly<Record<KycStep, string>> = {
  corporate: places.kycStepOne,
  company: places.kycStepTwo,
  shareholder: places.kycStepThree,
  trading: places.kycStepFour,
};
const saved = (page: Page) => expect(page.getByText(/^Draft saved at \d\d:\d\d$/)).toBeVisible();
const unsaved = (page: Page) => expect(page.getByText(word('kyc-start:unsaved'))).toBeVisible({ timeout: 15_000 });
const box = (scope: Page | Locator, label: string) => scope.getByRole('textbox', { name: word(label), exact: true });
/** The name of the first person of a list; an entry is begun where none is open. */
async function firstName(page: Page, list: 'shareholders' | 'authorised_persons'): Promise<Locator> {
  const region = page.getByRole('region', { name: word(`kyc-fields:lists.${list}`), exact: true }).first(); // the review below has its own
  await expect(region).toBeVisible();
  if ((await region.getByRole('textbox').count()) === 0)
    await region.getByRole('button', { name: word(`kyc:people.add.${list}`), exact: true }).click();
  return box(region, `kyc-fields:${list}.name`);
}
/** One thing to type in each step, and where it then stands in the file. */
const typing: Readonly<
  Record<KycStep, { readonly at: (page: Page) => Locator | Promise<Locator>; readonly held: (value: Held) => unknown }>
> = {
  corporate: {
    at: (page) => box(page, 'kyc-start:corporate.declarant_position'),
    held: ({ corporate }) => corporate['declarant_position'],
  },
  company: { at: (page) => box(page, 'kyc-fields:company.registration_number'), held: ({ company }) => company['registration_number'] },
  shareholder: { at: (page) => firstName(page, 'shareholders'), held: ({ shareholder }) => namesIn(shareholder['shareholders']) },
  trading: { at: (page) => firstName(page, 'authorised_persons'), held: ({ trading }) => namesIn(trading['authorised_persons']) },
};
type Held = Readonly<Record<KycStep, Readonly<Record<string, unknown>>>>;
const namesIn = (list: unknown) => (Array.isArray(list) ? list.map(({ name }: { name: unknown }) => name).join() : '');

test('two tabs on one step are told, and each keeps what it has typed until somebody chooses', async ({
  page,
  context,
  bank,
  freshCompany,
  watched,
}) => {
  watched.expectFailing(/kyc\/corporate/);
  const { people } = await freshCompany({ kyc_status: 1 });
  const [who] = people;
  if (!who) throw new Error('nobody');
  const position = (tab: Page) => box(tab, 'kyc-start:corporate.declarant_position');
  const name = (tab: Page) => box(tab, 'kyc-start:corporate.declarant_name');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openPortal(tab, bank.url, placeOf.corporate, who);
    await expect(position(tab)).toBeVisible();
  }
  await name(other).fill('Mei-Lin Tan');
  await position(other).fill('Director');
  await saved(other);
  await position(page).fill('Secretary');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(word('kyc:conflict.title'));
  const rows = dialog.getByRole('row');
  await expect(rows.filter({ hasText: 'Secretary' })).toContainText('Director'); // side by side
  await expect(rows.filter({ hasText: 'Mei-Lin Tan' })).toContainText(word('kyc:conflict.empty'));
  await dialog.getByRole('button', { name: word('kyc:conflict.theirs') }).click();
  await expect(position(page)).toHaveValue('Director');
  await expect(name(page)).toHaveValue('Mei-Lin Tan');
  await position(page).fill('Managing director'); // on the newest state nobody is asked
  const atTheBank = async () => (await call(bank.url, '/account/kyc/getKycInfo', {}, who)).corporate['declarant_position'];
  await expect.poll(atTheBank).toBe('Managing director'); // "saved" may still be that of the save before
  await position(other).fill('Chair');
  await other
    .getByRole('dialog')
    .getByRole('button', { name: word('kyc:conflict.mine') })
    .click();
  await expect.poll(atTheBank).toBe('Chair');
  await expect(position(other)).toHaveValue('Chair');
});

test('a line that is cut at each step, and a reload without one, lose nothing and double nothing', async ({
  page,
  context,
  bank,
  freshCompany,
  watched,
}) => {
  watched.expectFailing(/./);
  const { people } = await freshCompany({ kyc_status: 1 });
  const [who] = people;
  if (!who) throw new Error('nobody');
  const info = () => call(bank.url, '/account/kyc/getKycInfo', {}, who);
  await page.goto(`${bank.url}/login`); // signed in by hand: a browser's own page about a dead line has no storage
  await page.evaluate(({ token, userid }) => {
    sessionStorage.setItem('token', token);
    sessionStorage.setItem('userid', userid);
  }, who);
  for (const step of kycSteps) {
    await page.goto(bank.url + placeOf[step]);
    const { at, held } = typing[step];
    const field = await at(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true); // before anything was saved
    await field.fill(`Typed into ${step} without a line`);
    await unsaved(page);
    await expect(page.reload()).rejects.toThrow();
    await context.setOffline(false);
    await page.goto(bank.url + placeOf[step]);
    await expect.poll(async () => held(await info())).toBe(`Typed into ${step} without a line`);
    await saved(page);
  }
  expect((await info()).step_versions.every((version) => version <= 3)).toBe(true);
});
