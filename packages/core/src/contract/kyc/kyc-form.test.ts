/** The rules of KYC (KYC-02), drawn from the tables: every field with what it may not be. */
import { describe, expect, test } from 'vitest';
import { filledStep } from '../../rules/kyc/kyc-blanks.ts';
import {
  isAsked,
  kycLists,
  kycPath,
  kycSteps,
  listsOf,
  readKycPath,
  rowsOf,
  type FieldKind,
  type FieldRow,
  type KycList,
  type KycStep,
} from '../../rules/kyc/kyc.ts';
import { complete, partial } from './kyc-form.ts';
import { kyc } from './kyc.ts';

const key = 'k'.repeat(32);
const right: Readonly<Record<FieldKind, (row: FieldRow) => unknown>> = {
  text: () => 'Harbour & Vale',
  prose: () => '40 Keppel Wharf\nSingapore',
  idNumber: () => 'K2841907E',
  phone: () => '+65 6555 0142',
  web: () => 'https://harbour-vale.example',
  day: () => '2025-11-01',
  whole: () => '46',
  money: () => '9400000.00',
  percent: () => '24.5',
  tick: () => true,
  choice: ({ options = [] }) => options[0],
  choices: ({ options = [] }) => [options[0]],
  country: () => 'SG',
  countries: () => ['SG', 'JP'],
  currencies: () => ['USD'],
  file: () => key,
  files: () => [key],
  signature: () => ({ method: 'drawn', file_key: key, name: '', strokes: [[10, 20, 30, 40]] }),
};
const personId = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const values = (step: KycStep, list?: KycList): Record<string, unknown> =>
  Object.fromEntries(Object.entries(rowsOf(step, list)).map(([name, row]) => [name, right[row.kind](row)]));
const people = (list: KycList, count: number) =>
  Array.from({ length: count }, (_, index) => ({ person_id: personId(index), ...values(kycLists[list].step, list) }));
const whole = (step: KycStep): Record<string, unknown> => ({
  ...values(step),
  ...Object.fromEntries(listsOf(step).map((list) => [list, people(list, Math.max(1, kycLists[list].min))])),
});
const faults = (step: KycStep, form: unknown): string[] =>
  (complete[step].safeParse(form).error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);

const fields = kycSteps.flatMap((step) => [
  ...Object.entries(rowsOf(step)).map(([name, row]) => ({ step, list: undefined, name, row })),
  ...listsOf(step).flatMap((list) => Object.entries(rowsOf(step, list)).map(([name, row]) => ({ step, list, name, row }))),
]);
const put = ({ step, list, name }: (typeof fields)[number], value: unknown): Record<string, unknown> => {
  const form = whole(step);
  return list ? { ...form, [list]: [{ ...people(list, 1)[0], [name]: value }] } : { ...form, [name]: value };
};
const at = ({ list, name }: (typeof fields)[number]) => (list ? `${list}.0.${name}` : name);

const words = (length: number) => 'x'.repeat(length);
/** A picture is there, and nobody has signed. */
const unsigned = [
  { method: 'drawn', file_key: key, name: 'Mei Tan', strokes: [] },
  { method: 'drawn', file_key: key, name: '', strokes: [[], [7, 7]] },
  { method: 'typed', file_key: key, name: ' \u200b', strokes: [[1, 2, 3, 4]] },
  { method: 'typed', file_key: key, name: 'a\u0007', strokes: [] },
];
/** By kind: what is refused, and the rule that says why. */
const wrong: Readonly<Record<FieldKind, (row: FieldRow) => readonly (readonly [unknown, string])[]>> = {
  text: ({ max = 0 }) => [[' ', 'blank'], ['\u200b', 'blank'], [words(max + 1), 'tooLong'], ['a\u0000b', 'controlCharacters'], ['\u202eab', 'controlCharacters']],
  prose: ({ max = 0 }) => [[' ', 'blank'], ['\ufeff\u2060', 'blank'], [words(max + 1), 'tooLong'], ['a\u0000b', 'controlCharacters'], ['a\u2067b', 'controlCharacters']],
  idNumber: () => [['', 'blank'], ['A1', 'idNumber'], ['A_1234', 'idNumber']],
  phone: () => [['', 'phoneBlank'], ['6555 0142', 'phone'], ['+65 12', 'phone'], ['+65 (--) 1', 'phone']],
  web: ({ max = 0 }) => [['harbour-vale.example', 'webAddress'], ['javascript:alert(1)', 'webAddress'], ['https://bank@a.b', 'webAddress'], ['https://a.b/\u0007', 'webAddress'], ['https://a.\u202eb', 'webAddress'], [`https://a.b/${words(max)}`, 'tooLong']],
  day: () => [['', 'date'], ['2025-02-30', 'date'], ['18/11/2025', 'date']],
  whole: () => [['', 'blank'], ['-1', 'whole'], ['4.5', 'whole'], ['1e3', 'whole']],
  money: () => [['', 'amountBlank'], ['-5', 'amount'], ['1.234', 'amount'], ['1,2,3', 'amountCommas']],
  percent: () => [['', 'blank'], ['0', 'percent'], ['100.0001', 'percent'], ['-3', 'percent'], ['1.00001', 'percent']],
  tick: () => [[false, 'declarationBlank']],
  choice: () => [['', 'choose'], ['sovereign', 'choose']],
  choices: () => [[[], 'choose'], [['sovereign'], 'choose']],
  country: () => [['', 'choose'], ['sg', 'choose'], ['SGP', 'choose']],
  countries: ({ max = 0 }) => [[[], 'choose'], [Array.from({ length: max + 1 }, () => 'SG'), 'tooMany']],
  currencies: ({ max = 0 }) => [[[], 'choose'], [['XXX'], 'choose'], [Array.from({ length: max + 1 }, () => 'USD'), 'tooMany']],
  file: () => [['', 'fileBlank'], ['../etc/passwd', 'fileBlank']],
  files: ({ max = 0 }) => [[[], 'fileBlank'], [Array.from({ length: max + 1 }, () => key), 'tooManyFiles']],
  signature: () => [[null, 'signatureBlank'], [{ method: 'stamped', file_key: key, name: '', strokes: [] }, 'signatureBlank'], [{ method: 'drawn', file_key: '', name: '', strokes: [[1, 2, 3, 4]] }, 'signatureBlank'], ...unsigned.map((each) => [each, 'signatureBlank'] as const)],
}; // prettier-ignore

describe('a whole step', () => {
  test.each(kycSteps)('%s passes when everything is right', (step) => expect(faults(step, whole(step))).toEqual([]));

  test.each(kycSteps)('%s of which nothing has arrived yet says of each field what an empty one says', (step) => {
    const got = faults(step, filledStep(step, {})).map((fault) => fault.split(' '));
    for (const [where, rule] of got) expect(`${where} ${rule}`).toMatch(/^\w+ [a-z][A-Za-z]*$/);
    const asked = Object.entries(rowsOf(step)).filter(([, row]) => !row.optional && !row.when);
    const empty = filledStep(step, {});
    for (const [name, row] of asked) {
      expect(wrong[row.kind](row)[0]?.[1]).toBe(got.find(([where]) => where === name)?.[1]);
      expect(faults(step, { ...whole(step), [name]: empty[name] })).toContain(got.find(([where]) => where === name)?.join(' '));
    }
    const lists = listsOf(step).filter((list) => kycLists[list].min > 0);
    expect([...new Set(got.map(([where]) => where))].sort()).toEqual([...asked.map(([name]) => name), ...lists].sort());
  });

  test.each(fields.map((field) => [kycPath(field.step, field.name, field.list && { list: field.list, person_id: 'x' }), field] as const))(
    '%s is refused at its field, with its rule',
    (_path, field) => {
      for (const [value, rule] of wrong[field.row.kind](field.row)) {
        const mayBeEmpty = value === '' && (field.row.optional ?? !isAsked(field.row, whole(field.step)));
        const got = faults(field.step, put(field, value)).filter((each) => each.startsWith(`${at(field)}`));
        if (mayBeEmpty) expect({ value, got }).toEqual({ value, got: [] });
        else expect({ value, got: got.map((each) => each.split(' ')[1]) }).toEqual({ value, got: expect.arrayContaining([rule]) });
      }
    },
  );

  test.each(fields.filter(({ row }) => row.when).map((field) => [field.name, field.step, field] as const))(
    '%s of %s is asked for only when another field says so',
    (_name, step, field) => {
      const { when } = field.row;
      if (!when) throw new Error('nothing calls for it');
      const driver = rowsOf(step)[when.field]?.kind === 'choices' ? [when.is] : (when.is ?? key);
      const form = { ...whole(step), [when.field]: driver };
      expect(isAsked(field.row, form)).toBe(true);
      expect(faults(step, form)).toEqual([]);
      const [[, blank] = []] = wrong[field.row.kind](field.row);
      expect(faults(step, { ...form, [field.name]: '' })).toEqual([`${field.name} ${blank}`]);
      const { [field.name]: _gone, ...rest } = whole(step);
      const without = when.is === undefined ? { ...rest, [when.field]: '' } : rest;
      expect(isAsked(field.row, without)).toBe(false);
      expect(faults(step, without)).toEqual([]);
    },
  );

  test.each([
    ['shareholders', 0, 'shareholders shareholderNone'],
    ['shareholders', 6, 'shareholders tooMany'],
    ['directors', 0, 'directors directorNone'],
    ['directors', 4, 'directors tooMany'],
    ['officers', 6, 'officers tooMany'],
    ['authorised_persons', 0, 'authorised_persons authorisedNone'],
    ['authorised_persons', 6, 'authorised_persons tooMany'],
  ] as const)('%s: %i of them', (list, count, fault) => {
    const { step } = kycLists[list];
    const form = { ...whole(step), [list]: people(list, count).map((each) => ({ ...each, ...(list === 'shareholders' ? { ownership_percentage: '1' } : {}) })) };
    expect(faults(step, form)).toEqual([fault]);
  }); // prettier-ignore

  test('no officer is fine', () => expect(faults('shareholder', { ...whole('shareholder'), officers: [] })).toEqual([]));

  test.each([
    [['60', '40'], []],
    [['33.3333', '33.3333', '33.3334'], []],
    [['0.0001'], []],
    [['60', '40.0001'], ['shareholders.1.ownership_percentage ownershipOver']],
    [['50', '50', '0.0001', '7'], ['shareholders.2.ownership_percentage ownershipOver']],
  ])('shares of %j (KYC-15)', (shares, expected) => {
    const shareholders = people('shareholders', shares.length).map((each, index) => ({ ...each, ownership_percentage: shares[index] }));
    expect(faults('shareholder', { ...whole('shareholder'), shareholders })).toEqual(expected);
  });
});

test('a draft takes whatever is typed, and nothing that is no field of ours', () => {
  for (const step of kycSteps) {
    const { draft: _draft, ...rest } = kyc[step].in.parse({ draft: true, version: 1, ...Object.fromEntries(Object.keys(partial[step]).filter((name) => !listsOf(step).some((list) => list === name)).map((name) => [name, '?'])), admin: true }) as Record<string, unknown>; // prettier-ignore
    expect(Object.keys(rest).sort()).toEqual(['version', ...Object.keys(rowsOf(step))].sort());
    expect(kyc[step].in.safeParse({ draft: true, version: 0 }).success).toBe(false);
    expect(kyc[step].in.safeParse({ draft: false, version: 1 }).success).toBe(false);
  }
});

test('a path leads back to its field, and no other text does', () => {
  for (const { step, list, name } of fields) {
    const path = kycPath(step, name, list && { list, person_id: personId(1) });
    expect(readKycPath(path)).toEqual({ step, field: name, ...(list ? { list, person_id: personId(1) } : {}) });
  }
  for (const path of ['', 'company', 'company.', 'company.toString', 'bank.name', 'company.directors.x.name', 'shareholder.directors.x.wage', 'shareholder.directors.x'])
    expect({ path, read: readKycPath(path) }).toEqual({ path, read: null }); // prettier-ignore
});
