/**
 * Every rule of KYC (KYC-02) with its sentence at its field, by the tables of rules/kyc/kyc.ts:
 * what is blank, too many, over 100%, of the wrong type, too large.
 */
import { test, expect } from '../../support/fixtures.ts';
import type { Locator, Page, Route } from '@playwright/test';
import { plainPdf } from '@bankside/bank/testing/sample-files.ts';
import {
  isAsked,
  kycLists,
  kycPath,
  kycSteps,
  listsOf,
  rowsOf,
  type FieldKind,
  type KycList,
  type KycStep,
} from '@bankside/core/rules/kyc/kyc.ts';
import { call } from '../../support/client.ts';
import { word } from '../../support/words.ts';

const pages: Readonly<Record<KycStep, string>> = { corporate: 'one', company: 'two', shareholder: 'three', trading: 'four' };
/** What a blank field of each kind says. */
const blank: Readonly<Record<FieldKind, string>> = {
  text: 'blank',
  prose: 'blank',
  idNumber: 'blank',
  phone: 'phoneBlank',
  web: 'webAddress',
  day: 'date',
  whole: 'blank',
  money: 'amountBlank',
  percent: 'blank',
  tick: 'declarationBlank',
  choice: 'choose',
  choices: 'choose',
  country: 'choose',
  countries: 'choose',
  currencies: 'choose',
  file: 'fileBlank',
  files: 'fileBlank',
  signature: 'signatureBlank',
};
const noneOf: Partial<Record<KycList, string>> = {
  shareholders: 'shareholderNone',
  directors: 'directorNone',
  authorised_persons: 'authorisedNone',
};
const rule = (name: string, params = {}) => word(`rules:${name}`, 'en', params);
const field = (page: Page, path: string): Locator => page.locator(`[data-path="${path}"]`);
const list = (page: Page, name: KycList): Locator => page.getByRole('region', { name: new RegExp(`^${word(`kyc-fields:lists.${name}`)}`) });
const add = (page: Page, name: KycList): Locator =>
  list(page, name).getByRole('button', { name: word(`kyc:people.add.${name}`), exact: true });
const send = async (page: Page, step: KycStep) =>
  page.getByRole('button', { name: step === 'trading' ? word('kyc:review.submit') : word('kyc-start:continue'), exact: true }).click();

async function everyBlank(page: Page, step: KycStep, given: readonly string[]): Promise<number> {
  await page.goto(`/kyc_step/kyc_step_${pages[step]}`);
  await expect(page.getByRole('heading', { level: 1, name: word(`kyc-start:steps.${step}`) })).toBeVisible();
  await send(page, step);
  const asked = Object.entries(rowsOf(step)).filter(([name, row]) => !row.optional && !given.includes(name) && isAsked(row, {}));
  for (const [name, { kind }] of asked) await expect(field(page, kycPath(step, name)), name).toContainText(rule(blank[kind]));
  await expect(page.getByText(word('form:refused')), 'nothing is said of fields that are not there').toHaveCount(0);
  for (const name of listsOf(step)) {
    const none = noneOf[name];
    if (none) await expect(list(page, name)).toContainText(rule(none));
    else await expect(list(page, name).getByText(rule('blank'))).toHaveCount(0);
  }
  return asked.length;
}

/** A person with nothing but a name: what else is asked for says so. */
async function oneBlankPerson(page: Page, name: KycList): Promise<void> {
  const { step } = kycLists[name];
  const here = list(page, name);
  if ((await here.getByRole('textbox').count()) === 0) await add(page, name).click();
  await here.getByRole('textbox').first().fill('Mei Tan');
  await add(page, name).click();
  const asked = Object.entries(rowsOf(step, name)).filter(([each, row]) => each !== 'name' && !row.optional);
  for (const [each, { kind }] of asked)
    await expect(here.locator(`[data-path^="${step}.${name}."][data-path$=".${each}"]`), each).toContainText(rule(blank[kind]));
  await here.getByRole('button', { name: word('kyc:people.discard'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('kyc:people.removeAct'), exact: true })
    .click();
  await expect(here.getByRole('textbox')).toHaveCount(0);
}

test('a blank file says at each field what it needs, and a wrong or oversized file why it is not taken', async ({
  freshCompany,
  as,
  bank,
}) => {
  const company = await freshCompany({ kyc_status: 1 });
  const page = await as(company.people[0].email, '/kyc');
  const info = await call(bank.url, '/account/kyc/getKycInfo', {}, await bank.session(company.people[0].email));
  const laterFields = async (route: Route) => {
    await expect(page.locator('form [aria-busy=true]'), 'what was sent before its fields came waits for them').toBeVisible();
    await route.continue();
  };
  await page.route(/\/later-kinds-/, laterFields, { times: 1 }); // of step one
  let fields = 0;
  for (const step of kycSteps) {
    const given = Object.entries(info[step]).flatMap(([name, value]) => (value ? [name] : [])); // proposed from the registration
    fields += await everyBlank(page, step, given);
    if (step === 'company') {
      const profile = field(page, 'company.company_profile');
      const choose = (name: string, buffer: Buffer) =>
        profile.locator('input[type=file]:not([capture])').setInputFiles({ name, mimeType: 'application/pdf', buffer });
      await choose('profile.pdf', Buffer.from('this is no pdf'));
      await expect(profile).toContainText(rule('fileTypeWrong', { types: 'JPEG, PNG or PDF' }));
      await choose('large.pdf', Buffer.concat([plainPdf(), Buffer.alloc(6 * 1_048_576)]));
      await expect(profile).toContainText(rule('fileOver', { limit: '5M' }));
    }
    for (const name of listsOf(step)) await oneBlankPerson(page, name);
  }
  expect(fields).toBeGreaterThan(25);
});

test('a list that is full takes nobody more, and no share goes over what is left', async ({ freshCompany, as, bank }) => {
  const company = await freshCompany({ kyc_status: 1, kyc: 'filled' });
  const [{ email }] = company.people;
  const who = await bank.session(email);
  const { shareholder, step_versions } = await call(bank.url, '/account/kyc/getKycInfo', {}, who);
  const copies = (name: 'shareholders' | 'directors' | 'officers') => {
    const [first] = shareholder[name] as readonly Record<string, string>[];
    return Array.from({ length: kycLists[name].max }, (_, at) => ({
      ...first,
      person_id: crypto.randomUUID(),
      name: `Person ${at + 1}`,
      ...(name === 'shareholders' && { ownership_percentage: '15' }),
    }));
  };
  const lists = { shareholders: copies('shareholders'), directors: copies('directors'), officers: copies('officers') };
  await call(bank.url, '/account/kyc/shareholder', { draft: true, version: step_versions[2] ?? 1, ...lists }, who, {
    'idempotency-key': crypto.randomUUID(),
  });
  const page = await as(email, '/kyc_step/kyc_step_three');
  for (const name of listsOf('shareholder')) {
    const here = list(page, name);
    await expect(here.getByRole('listitem')).toHaveCount(kycLists[name].max);
    await expect(
      here.getByRole('paragraph').filter({ hasText: word('kyc:people.full', 'en', { count: kycLists[name].max }) }),
    ).toBeVisible();
    await expect(add(page, name)).toHaveCount(0);
  }
  const owners = list(page, 'shareholders');
  await owners.getByRole('button', { name: word('kyc:people.edit', 'en', { name: 'Person 3' }) }).click();
  const share = owners.getByRole('textbox', { name: word('kyc-fields:shareholders.ownership_percentage'), exact: true });
  await share.fill('45');
  await owners.getByRole('button', { name: word('kyc:people.save'), exact: true }).click();
  await expect(owners).toContainText(rule('ownershipLeft', { left: '40', total: '105' }));
  await share.fill('40');
  await owners.getByRole('button', { name: word('kyc:people.save'), exact: true }).click();
  await expect(page.getByRole('img', { name: word('kyc:people.ownership.bar', 'en', { given: '100' }) })).toBeVisible();
});
