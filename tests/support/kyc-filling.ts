/** Fills a company's KYC as a person does, in the portal or in <kyc-wizard>, by what is on the screen: labels from the word files. */
import { expect, type Locator } from '@playwright/test';
import type { Language } from '@bankside/core/rules/languages.ts';
import { isAsked, kycLists, kycSteps, listsOf, rowsOf, type FieldRows, type KycList, type KycStep } from '@bankside/core/rules/kyc/kyc.ts';
import { companyGroups } from '../../packages/widgets/src/features/kyc/steps/company-groups.ts';
import { freshKyc, sampleCopy, samplePapers } from '@bankside/bank/seed/kyc/sample-kyc.ts';
import { jpeg } from '@bankside/bank/testing/sample-files.ts';
import { byPointer, type Hand, type Manner, type Paper } from './kyc-hands.ts';
import { word } from './words.ts';

/** A page, a frame or an element: where roles can be looked for. */
export type Scope = Pick<Locator, 'getByRole' | 'getByText' | 'locator'>;
export type KycAnswers = Readonly<Record<KycStep, Readonly<Record<string, unknown>>>>;
export type KycFilling = {
  readonly answers: KycAnswers;
  readonly papers: ReadonlyMap<string, Paper>;
  readonly sign: 'drawn' | 'typed';
  readonly manner: Manner;
};

/** A trading company in Singapore: every field of the tables, one person in each list that needs somebody, real papers. */
export async function kycOf(
  company: string,
  { day = '2025-11-17', sign = 'typed', manner = byPointer }: { day?: string; sign?: KycFilling['sign']; manner?: Manner } = {},
): Promise<KycFilling> {
  const whole = freshKyc(company, day, `${day}T02:00:00.000Z`);
  const few = { ...whole, shareholders: whole.shareholders.slice(0, 1), directors: whole.directors.slice(0, 1), officers: [] };
  const papers = samplePapers(few);
  const photo: Paper = { name: 'passport.jpg', mimeType: 'image/jpeg', buffer: await jpeg() };
  const isPassport = (name: string) => name.startsWith('passport');
  return {
    answers: sampleCopy(few, { file: (name) => name, person: (_list, name) => name }),
    papers: new Map(
      papers.map(({ name, type, bytes }) => [name, isPassport(name) ? photo : { name, mimeType: type, buffer: bytes }] as const),
    ),
    sign,
    manner,
  };
}

const labelOf = (step: KycStep, name: string, list: KycList | undefined, language: Language): string =>
  word(list ? `kyc-fields:${list}.${name}` : step === 'corporate' ? `kyc-start:corporate.${name}` : `kyc-fields:${step}.${name}`, language);

async function fillRows(scope: Scope, rows: FieldRows, given: Readonly<Record<string, unknown>>, filling: Filling): Promise<void> {
  for (const [name, row] of Object.entries(rows)) {
    const value = given[name];
    if (!isAsked(row, given) || value === undefined || value === '' || (row.optional && row.kind !== 'signature')) continue;
    const label = labelOf(filling.step, name, filling.list, filling.language);
    if (!filling.list && filling.step !== 'corporate') await openGroupOf(scope, name, filling.language, filling.manner.press);
    const hand: Hand = filling.manner.hands[row.kind];
    await hand({ scope, label, row, language: filling.language, papers: filling.papers, sign: filling.sign }, value);
  }
}
const companyTitles = Object.entries(companyGroups).flatMap(([group, names]) =>
  names.map((name) => [name, `kyc:wizard.groups.${group as keyof typeof companyGroups}`] as const),
);
/** The group that a field or list is in, where its step has groups. */
const titleOf = new Map<string, Parameters<typeof word>[0]>([
  ...companyTitles,
  ['authorised_persons', 'kyc:signing.people'],
  ['purpose_document', 'kyc:signing.documents'],
  ['signature', 'kyc:signing.sign'],
  ['signed_date', 'kyc:signing.sign'],
]);

/** Of the groups of a step one is open; a person opens the one that they want. */
export async function openGroupOf(
  scope: Scope,
  name: string,
  language: Language = 'en',
  press: (summary: Locator) => Promise<void> = (summary) => summary.click(),
): Promise<void> {
  const key = titleOf.get(name);
  if (!key) return;
  const title = word(key, language);
  const summary = scope.locator('details > summary', { hasText: title });
  if (await summary.locator('xpath=..').evaluate((details: HTMLDetailsElement) => details.open)) return;
  await press(summary);
}
type Filling = KycFilling & { readonly step: KycStep; readonly list?: KycList; readonly language: Language };

/** One list: each person is begun, filled in and added. */
async function fillPeople(scope: Scope, list: KycList, filling: Filling): Promise<void> {
  const people = filling.answers[filling.step][list];
  if (!Array.isArray(people)) return;
  const name = word(`kyc-fields:lists.${list}`, filling.language);
  const optional = kycLists[list].min === 0 ? ` ${word('form:optional', filling.language)}` : '';
  const region = scope.getByRole('region', { name: name + optional, exact: true });
  await openGroupOf(scope, list, filling.language, filling.manner.press);
  const add = region.getByRole('button', { name: word(`kyc:people.add.${list}`, filling.language), exact: true });
  for (const person of people as readonly Readonly<Record<string, unknown>>[]) {
    await expect(add).toBeVisible();
    if ((await region.getByRole('textbox').count()) === 0) await filling.manner.press(add);
    await fillRows(region, rowsOf(filling.step, list), person, { ...filling, list });
    await filling.manner.press(add);
    await expect(region.getByRole('textbox')).toHaveCount(0);
  }
}

/** What a step asks for; it stays open. */
export async function fillKycStep(scope: Scope, step: KycStep, language: Language, filling: KycFilling): Promise<void> {
  const given = { ...filling, step, language };
  await expect(scope.getByRole('heading', { name: word(`kyc-start:steps.${step}`, language), exact: true }).first()).toBeVisible();
  const people = async () => {
    for (const list of listsOf(step)) await fillPeople(scope, list, given);
  };
  if (step === 'trading') await people();
  await fillRows(scope, rowsOf(step), filling.answers[step], given);
  if (step !== 'trading') await people();
}

export const saveAndContinue = (scope: Scope, language: Language, { press }: Manner = byPointer): Promise<void> =>
  press(scope.getByRole('button', { name: word('kyc-start:continue', language), exact: true }));

/** All four steps, from the one that is open. Ends with the last one filled in and not yet submitted. */
export async function fillWizard(scope: Scope, language: Language, filling: KycFilling): Promise<void> {
  for (const step of kycSteps) {
    await fillKycStep(scope, step, language, filling);
    if (step !== kycSteps.at(-1)) await saveAndContinue(scope, language, filling.manner);
  }
}

/** Submits what was reviewed; ends when the bank has it. */
export async function handIn(scope: Scope, language: Language, { press }: Manner = byPointer): Promise<void> {
  await press(scope.getByRole('button', { name: word('kyc:review.submit', language), exact: true }));
  await expect(scope.getByRole('heading', { name: word('kyc:review.done.title', language), exact: true })).toBeVisible();
}
