/** The form's rules (APP-05) as a table: every field of the form blank, wrong and right, by the rules that screen and bank share. */
import { addDays } from '@bankside/core/rules/calendar.ts';
import { applicationSteps } from '@bankside/core/rules/cards/applying.ts';
import { fieldNames, namesIn, stepOf } from '@bankside/core/rules/cards/fields.ts';
import { languages } from '@bankside/core/rules/languages.ts';
import { describe, expect, it, test } from 'vitest';
import type { Values } from '../../../kit/form/engine/form-paths.ts';
import { readWords } from '../../../word-files.ts';
import { checksOf, type Checking } from './step-checks.ts';

const today = '2025-11-18';
const key = 'k'.repeat(24);
const right: Values = {
  applicant_type: 'associate',
  title: 'ms',
  first_name: 'Aiko',
  last_name: 'Hasegawa',
  name_on_card: 'AIKO HASEGAWA',
  username: 'a_1',
  email: 'aiko@hasegawa.example',
  country_code: '+81',
  mobile: '90 5550 0142',
  birth_date: '1990-06-15',
  gender: 'female',
  id_type: 'passport',
  id_number: 'TK1234567',
  issuing_country: 'JP',
  document_language: 'ja',
  issue_date: '2020-02-01',
  expiry_date: '2030-02-01',
  id_front: key,
  id_back: key,
  address: '2-11-3 Meguro',
  country: 'JP',
  state: 'Tokyo',
  city: 'Meguro-ku',
  postal_code: '153-0063',
  mailing_address: '2-11-3 Meguro, Tokyo',
  poa_type: 'utility_bill',
  poa_issuer: 'Tokyo Gas',
  poa_date: addDays(today, -90),
  poa_language: 'en',
  poa_front: key,
  notes: 'None',
  terms_accepted: true,
};
const optional = ['gender', 'notes', 'poa_back', 'id_translation', 'poa_translation'];
const checking = (values: Values, rest: Partial<Checking> = {}): Checking => ({
  today,
  prefix: 'KFA',
  required: Object.keys(values).filter((name) => !optional.includes(name) && !name.endsWith('_missing')),
  optional,
  ...rest,
});
function rulesOf(values: Values, rest?: Partial<Checking>): Record<string, string> {
  const result = checksOf(applicationSteps, checking(values, rest)).safeParse(values);
  const issues = result.success ? [] : (result.error.issues as readonly { path: readonly string[]; message: string }[]);
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

/** What is wrong, by field: a value and the rule that refuses it; then further values that are right. */
const wrong: Readonly<Record<string, readonly (readonly [value: unknown, rule: string])[]>> = {
  applicant_type: [['owner', 'choose']],
  title: [['dr', 'choose']],
  first_name: [['x'.repeat(61), 'tooLong'], ['Ai\u0007ko', 'controlCharacters']], // prettier-ignore
  last_name: [['x'.repeat(61), 'tooLong']],
  name_on_card: [['長谷川', 'nameOnCard'], ['A', 'nameOnCard'], ['AIKO MIRANDA HASEGAWA-X', 'nameOnCardLong']], // prettier-ignore
  username: [['a-1', 'username'], ['名', 'username'], ['ab', 'usernameShort'], ['x'.repeat(31), 'tooLong']], // prettier-ignore
  email: [['aiko@', 'email'], ['aiko hasegawa.example', 'email']], // prettier-ignore
  country_code: [['81', 'countryCode']],
  mobile: [['12', 'phone'], ['call me', 'phone']], // prettier-ignore
  birth_date: [['2025-02-31', 'date'], ['2025-11-19', 'birthFuture'], ['2007-11-19', 'tooYoung']], // prettier-ignore
  gender: [['x', 'choose']],
  id_type: [['library_card', 'choose']],
  id_number: [['##', 'idNumber']],
  issuing_country: [['Japan', 'choose']],
  document_language: [['xx', 'choose']],
  issue_date: [['2025-11-19', 'issueFuture'], ['1990-06-14', 'issueBeforeBirth'], ['2024-02-30', 'date']], // prettier-ignore
  expiry_date: [['2020-02-01', 'expiryBeforeIssue'], ['2025-11-17', 'idExpired']], // prettier-ignore
  id_front: [['no key', 'fileBlank']],
  id_back: [['no key', 'fileBlank']],
  address: [['x'.repeat(201), 'tooLong']],
  country: [['XX1', 'choose']],
  state: [['x'.repeat(81), 'tooLong']],
  city: [['x'.repeat(81), 'tooLong']],
  postal_code: [['〒153', 'postalCode']],
  mailing_address: [['x'.repeat(301), 'tooLong']],
  poa_type: [['selfie', 'choose']],
  poa_issuer: [['x'.repeat(121), 'tooLong']],
  poa_date: [[addDays(today, -91), 'proofTooOld'], [addDays(today, 1), 'proofFuture']], // prettier-ignore
  poa_language: [['xx', 'choose']],
  poa_front: [['no key', 'fileBlank']],
  notes: [['x'.repeat(501), 'tooLong']],
  terms_accepted: [[false, 'termsNotAccepted']],
};

it('takes an application that is right', () => expect(rulesOf(right)).toEqual({}));

const always = fieldNames.filter((name) => name in right);
it('the table has every field that is always shown', () => expect(Object.keys(wrong).sort()).toEqual([...always].sort()));

describe.each(always)('%s', (name) => {
  const blank = name === 'terms_accepted' ? false : '';
  if (optional.includes(name)) it('may be blank', () => expect(rulesOf({ ...right, [name]: '' })).toEqual({}));
  else it('refuses blank', () => expect(Object.keys(rulesOf({ ...right, [name]: blank }))).toEqual([name]));
  it.each(wrong[name] ?? [])('refuses %s: %s', (value, rule) =>
    expect(rulesOf({ ...right, [name]: value })).toMatchObject({ [name]: rule }),
  );
  it('is in a step', () => expect(namesIn(stepOf(name))).toContain(name));
});

test('every rule that is broken here has a sentence in three languages', async () => {
  const broken = new Set(Object.values(wrong).flatMap((list) => list.map(([, rule]) => rule)));
  for (const language of languages) {
    const words = await readWords(language, 'rules');
    expect([...broken].filter((rule) => !Object.hasOwn(words, rule))).toEqual([]);
  }
});

describe('what only some applications ask for', () => {
  it('a VisionLife account of 5 to 20 (APP-15)', () => {
    const account = (text: string) => rulesOf({ ...right, visionlife_account: text })['visionlife_account'];
    expect([account(''), account('vl_1'), account('x'.repeat(21)), account('vl-88')]).not.toContain(undefined);
    expect([account('vl_88'), account('x'.repeat(20))]).toEqual([undefined, undefined]);
  });
  it('the name of another language (APP-13)', () => {
    expect(rulesOf({ ...right, document_language: 'other', document_language_other: '' })).toEqual({ document_language_other: 'blank' });
    expect(rulesOf({ ...right, poa_language: 'other', poa_language_other: 'Thai' })).toEqual({});
  });
  it('what a page requires', () => {
    const values = { ...right, gender: '' };
    expect(rulesOf(values, { required: [...checking(right).required, 'gender'], optional: [] })['gender']).toBeDefined();
  });
});

describe('an ID that does not state its dates (APP-11)', () => {
  const undated = { ...right, issue_date: '2008-06-15', issue_date_missing: true, expiry_date_missing: true };
  it.each([
    ['2045-06-14', { expiry_date: 'expiryTooEarly' }],
    ['2045-06-15', {}],
  ])('expiring on %s', (day, rules) => expect(rulesOf({ ...undated, expiry_date: day })).toEqual(rules));
});

it('what is not on the page is neither judged nor sent', () => {
  const values = { ...right, visionlife_account: '!', document_language_other: 'x'.repeat(99) };
  const result = checksOf(applicationSteps, checking(right)).safeParse(values);
  expect(result.success && Object.keys(result.data)).not.toContain('visionlife_account');
});

it('of a name that is over both limits, only the one beside the prefix is said', () => {
  const result = checksOf(applicationSteps, checking({ ...right, name_on_card: 'A'.repeat(27) })).safeParse({
    ...right,
    name_on_card: 'A'.repeat(27),
  });
  const issues = result.success ? [] : (result.error.issues as readonly { message: string }[]);
  expect(issues.map(({ message }) => message)).toEqual(['nameOnCardLong']);
});
