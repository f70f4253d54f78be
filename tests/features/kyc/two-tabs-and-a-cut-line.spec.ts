/** Two tabs on one step, and a line that is cut at each, and at every upload: the person typing sees it, nothing is lost, nothing is doubled. */
import type { Locator, Page, Route } from '@playwright/test';
import { plainPdf } from '@bankside/bank/testing/sample-files.ts';
import { kycSteps, listsOf, rowsOf, type KycList, type KycStep } from '@bankside/core/rules/kyc/kyc.ts';
import { places } from '@bankside/core/rules/places.ts';
import { call } from '../../support/client.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openGroupOf } from '../../support/kyc-filling.ts';
import { openPortal } from '../../support/portal.ts';
import { word } from '../../support/words.ts';

const placeOf: Readonly<Record<KycStep, string>> = {
  corporate: places.kycStepOne,
  company: places.kycStepTwo,
  shareholder: places.kycStepThree,
  trading: places.kycStepFour,
};
const saved = (page: Page) => expect(page.getByText(/^Draft saved at .*\d\d:\d\d$/)).toBeVisible();
const unsaved = (page: Page) => expect(page.getByText(word('kyc-start:unsaved'))).toBeVisible({ timeout: 15_000 });
const box = (scope: Page | Locator, label: string) => scope.getByRole('textbox', { name: word(label), exact: true });
/** The name of the first person of a list; an entry is begun where none is open. */
async function firstName(page: Page, list: KycList): Promise<Locator> {
  await openGroupOf(page, list);
  const name = new RegExp(`^${word(`kyc-fields:lists.${list}`)}`);
  const region = page.getByRole('region', { name, includeHidden: true }).first(); // the review below has its own
  await expect(region).toBeVisible();
  if ((await region.getByRole('textbox').count()) === 0)
    await region.getByRole('button', { name: word(`kyc:people.add.${list}`), exact: true }).click();
  return region.getByRole('textbox', { name: word(`kyc-fields:${list}.name`), exact: true, includeHidden: true });
}
/** One thing to type in each step, and where it then is in the file. */
const typing: Readonly<
  Record<KycStep, { readonly at: (page: Page) => Locator | Promise<Locator>; readonly held: (value: Held) => unknown }>
> = {
  corporate: {
    at: (page) => box(page, 'kyc-start:corporate.declarant_position'),
    held: ({ corporate }) => corporate['declarant_position'],
  },
  company: {
    at: (page) => page.getByRole('textbox', { name: word('kyc-fields:company.registration_number'), exact: true, includeHidden: true }),
    held: ({ company }) => company['registration_number'],
  },
  shareholder: { at: (page) => firstName(page, 'shareholders'), held: ({ shareholder }) => namesIn(shareholder['shareholders']) },
  trading: { at: (page) => firstName(page, 'authorised_persons'), held: ({ trading }) => namesIn(trading['authorised_persons']) },
};
type Held = Readonly<Record<KycStep, Readonly<Record<string, unknown>>>>;
const namesIn = (list: unknown) => (Array.isArray(list) ? list.map(({ name }: { name: unknown }) => name).join() : '');

test('two tabs on one step are warned, and each keeps what it has typed until somebody chooses', async ({
  page,
  context,
  bank,
  freshCompany,
  watched,
}) => {
  watched.expectFailing(/kyc\/corporate/);
  const {
    people: [who],
  } = await freshCompany({ kyc_status: 1 });
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
  const {
    people: [who],
  } = await freshCompany({ kyc_status: 1 });
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

type Upload = { readonly step: KycStep; readonly list?: KycList; readonly name: string; readonly kind: string };
const takesFile = ([name, { kind }]: readonly [string, { readonly kind: string }]) =>
  ['file', 'files', 'signature'].includes(kind) ? [{ name, kind }] : [];
/** Every field that a file goes to, people's first: what a step has besides is below them. */
const uploads: readonly Upload[] = kycSteps.flatMap((step) => [
  ...listsOf(step).flatMap((list) =>
    Object.entries(rowsOf(step, list))
      .flatMap(takesFile)
      .map((field) => ({ step, list, ...field })),
  ),
  ...Object.entries(rowsOf(step))
    .flatMap(takesFile)
    .map((field) => ({ step, ...field })),
]);
/** Where an upload loses its line, by turns: before it is allowed, and with its bytes on the way. */
const moments = ['**/init/awsS3Auth', '**/files**'] as const;

/** Chooses a file, or signs by a typed name. */
async function begin(field: Locator, kind: string): Promise<void> {
  const file = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: plainPdf() };
  if (kind !== 'signature') return field.locator('input[type=file]').first().setInputFiles(file);
  await field.getByRole('radio', { name: word('signature:way.typed') }).check({ force: true });
  await box(field, 'signature:name').fill('Mei Tan');
}

/** Of the groups of a step one is open. */
const unfold = (field: Locator) =>
  field.evaluate((element) => {
    const group = element.closest('details');
    if (group && !group.open) group.querySelector('summary')?.click();
  });

test('a line that is cut at every kind of upload stops it with a sentence at its field, and sending again is all there is to do', async ({
  page,
  context,
  bank,
  freshCompany,
  watched,
}) => {
  test.slow();
  watched.expectFailing(/./);
  const {
    people: [who],
  } = await freshCompany({ kyc_status: 1 });
  const info = () => call(bank.url, '/account/kyc/getKycInfo', {}, who);
  const financial = { draft: true, version: 1, company_type: 'financial_institution' } as const; // asks for the AML questionnaire
  await call(bank.url, '/account/kyc/company', financial, who, { 'idempotency-key': crypto.randomUUID() });
  const before = (await info()).files.length;
  for (const [at, { step, list, name, kind }] of uploads.entries()) {
    if (uploads[at - 1]?.step !== step) await openPortal(page, bank.url, placeOf[step], who);
    const text = list ? await firstName(page, list) : await typing[step].at(page);
    const path = list ? `[data-path^="${step}.${list}."][data-path$=".${name}"]` : `[data-path="${step}.${name}"]`;
    const field = page.locator(path);
    await unfold(field);
    const there = field.getByText(word(kind === 'signature' ? 'signature:phase.kept' : 'form:upload.received'), { exact: true });
    if (await there.isVisible()) await field.getByRole('button', { name: /^Remove/ }).click(); // the bank knew one
    const moment = moments[at % moments.length] ?? moments[0];
    const cut = async (route: Route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    };
    await page.route(moment, cut, { times: 1 });
    await begin(field, kind);
    const lost = word(kind === 'signature' ? 'rules:signatureLost' : 'rules:uploadLost');
    await expect(field.getByText(lost).first(), path).toBeVisible();
    await expect(field.getByRole('progressbar')).toHaveCount(0);
    const typed = `Typed while ${name} was cut`;
    await unfold(text);
    await text.fill(typed);
    await unfold(field);
    await context.setOffline(false);
    const again = field.getByRole('button', { name: word(kind === 'signature' ? 'signature:again' : 'form:upload.retry') });
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1000 }); // a signature also goes by itself, when the line is back
      await expect(there, path).toHaveCount(1, { timeout: 3000 });
    }).toPass();
    await expect(field.getByText(lost)).toHaveCount(0);
    await expect(text).toHaveValue(typed);
    await expect.poll(async () => JSON.stringify((await info())[step]), { message: path }).toContain(typed);
  }
  await expect.poll(async () => (await info()).files.length).toBe(uploads.length);
  expect(before).toBeLessThan(uploads.length);
});
