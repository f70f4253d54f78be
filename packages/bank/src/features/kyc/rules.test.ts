/** Every rule of KYC (KYC-02) as the bank has it, drawn from the tables of rules/kyc/kyc.ts: at its field, with its sentence. */
import { policy, withOverrides } from '@bankside/core/rules/policy/bank-policy.ts';
import {
  kycLists,
  kycPath,
  kycSteps,
  listsOf,
  rowsOf,
  type FieldKind,
  type FieldRow,
  type KycList,
  type KycStep,
} from '@bankside/core/rules/kyc/kyc.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOf, kycWriter, type Writer } from '../../testing/kyc/writer.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let one: Writer;
beforeAll(async () => {
  test = await testBank();
  one = await kycWriter(test);
});
afterAll(() => test.close());

/** What an empty field holds, and the rule that says so; apart from the schemas. */
const empty: Readonly<Record<FieldKind, readonly [unknown, string]>> = {
  text: ['', 'blank'],
  prose: ['', 'blank'],
  idNumber: ['', 'blank'],
  phone: ['', 'phoneBlank'],
  web: ['', 'blank'],
  day: ['', 'date'],
  whole: ['', 'blank'],
  money: ['', 'amountBlank'],
  percent: ['', 'blank'],
  tick: [false, 'declarationBlank'],
  choice: ['', 'choose'],
  choices: [[], 'choose'],
  country: ['', 'choose'],
  countries: [[], 'choose'],
  currencies: [[], 'choose'],
  file: ['', 'fileBlank'],
  files: [[], 'fileBlank'],
  signature: [null, 'signatureBlank'],
};
const asked = (step: KycStep, list?: KycList): [string, FieldRow][] =>
  Object.entries(rowsOf(step, list)).filter(([, row]) => !row.optional && !row.when);

describe('a field left empty', () => {
  it.each(kycSteps)('of %s is named with its rule, as the form names it', async (step) => {
    const kyc = await one.read();
    const form: Record<string, unknown> = {};
    const expected: string[] = [];
    for (const [name, { kind }] of asked(step)) {
      form[name] = empty[kind][0];
      expected.push(`${name} ${empty[kind][1]}`);
    }
    for (const list of listsOf(step)) {
      form[list] = (kyc[step][list] as Record<string, unknown>[]).map((row, index) => {
        for (const [name, { kind }] of asked(step, list)) expected.push(`${list}.${index}.${name} ${empty[kind][1]}`);
        return { ...row, ...Object.fromEntries(asked(step, list).map(([name, { kind }]) => [name, empty[kind][0]])) };
      });
    }
    const first = new Map((await one.faults(step, form)).reverse().map((fault) => [fault.split(' ')[0], fault]));
    expect([...first.values()].sort()).toEqual(expected.sort());
    expect((await one.read()).step_versions).toEqual(kyc.step_versions);
  });

  it('is no fault where it may be left empty', async () => {
    expect(await one.faults('company', { website: '', adhoc_requirements: '', business_type_other: '', aml_questionnaire: '' })).toEqual(
      [],
    );
  });

  it('of the whole file, all at once, is named by its path at submission', async () => {
    const writer = await kycWriter(test);
    const before = await writer.read();
    const expected: string[] = [];
    for (const step of kycSteps) {
      const nothing = Object.fromEntries(Object.keys(rowsOf(step)).map((name) => [name, null]));
      const rows = listsOf(step).map((list) => [list, (before[step][list] as { person_id: string }[]).map(({ person_id }) => ({ person_id }))]);
      expect(await writer.draft(step, { ...nothing, ...Object.fromEntries(rows) })).toBe('success');
      for (const [name, { kind }] of asked(step)) expected.push(`${kycPath(step, name)} ${empty[kind][1]}`);
      for (const list of listsOf(step))
        for (const { person_id } of before[step][list] as { person_id: string }[])
          for (const [name, { kind }] of asked(step, list)) expected.push(`${kycPath(step, name, { list, person_id })} ${empty[kind][1]}`);
    }
    const { version, step_done } = await writer.read();
    expect(step_done).toEqual([false, false, false, false]);
    for (const language of ['en', 'zh', 'ja'] as const) {
      const answer = await test.call('/account/kyc/submit', { version }, { as: writer.as, language });
      expect(answer.refusal).toBe('kycIncomplete');
      expect(faultsOf(answer.data).sort()).toEqual(expected.sort());
      for (const { msg } of (answer.data as { errors: { msg: string }[] }).errors) expect(msg).not.toMatch(/rules:|\{\{|^$/);
    }
    expect((await writer.read()).kyc_status).toBe(1);
  }); // prettier-ignore
});

describe('what another answer calls for', () => {
  it.each([
    ['corporate', { business_type: 'other' }, 'business_type_other blank'],
    ['company', { business_type: 'other' }, 'business_type_other blank'],
    ['company', { source_of_funds: ['business', 'others'] }, 'source_of_funds_other blank'],
    ['company', { company_type: 'financial_institution' }, 'aml_questionnaire fileBlank'],
  ] as const)('%s with %j: %s', async (step, more, fault) => expect(await one.faults(step, more)).toEqual([fault]));

  it('is dropped from a whole step that does not ask for it, and kept in a draft', async () => {
    const writer = await kycWriter(test);
    await writer.draft('company', { source_of_funds_other: 'A lottery', source_of_funds: ['business'] });
    expect((await writer.read()).company['source_of_funds_other']).toBe('A lottery');
    expect(await writer.save('company', {})).toBe('success');
    expect((await writer.read()).company).not.toHaveProperty('source_of_funds_other');
  });
});

describe('a list and a country', () => {
  it.each([
    ['country', 'ZZ', 'choose'],
    ['registration_country', 'EU', 'choose'],
    ['countries_of_operation', ['SG', 'XX'], 'choose'],
    ['countries_of_operation', ['SG', 'SG'], 'tooMany'],
    ['top_customer_countries', ['JP', 'SG', 'JP'], 'tooMany'],
    ['top_currencies', ['USD', 'USD'], 'tooMany'],
    ['source_of_funds', ['business', 'business'], 'tooMany'],
  ])('%s with %j: %s', async (field, value, rule) => expect(await one.faults('company', { [field]: value })).toEqual([`${field} ${rule}`]));

  it('of files names each once', async () => {
    const [director] = (await one.read()).shareholder['directors'] as { readonly id_files: string[] }[];
    const id_files = [...(director?.id_files ?? []), ...(director?.id_files ?? [])];
    expect(await one.faults('shareholder', { directors: [{ ...director, id_files }] })).toEqual(['directors.0.id_files tooMany']);
  });
});

const people = async (list: KycList, count: number, more: object = {}) => {
  const { step } = kycLists[list];
  const [first] = (await one.read())[step][list] as Record<string, unknown>[];
  return {
    step,
    form: { [list]: Array.from({ length: count }, (_, index) => ({ ...first, person_id: `00000000-0000-4000-8000-00000000000${index}`, ...more })) },
  };
}; // prettier-ignore

describe('how many people', () => {
  it.each([
    ['directors', 4, 'directors tooMany'],
    ['directors', 0, 'directors directorNone'],
    ['officers', 6, 'officers tooMany'],
    ['shareholders', 6, 'shareholders tooMany'],
    ['shareholders', 0, 'shareholders shareholderNone'],
    ['authorised_persons', 0, 'authorised_persons authorisedNone'],
    ['authorised_persons', 6, 'authorised_persons tooMany'],
  ] as const)('%s: %i', async (list, count, fault) => {
    const { step, form } = await people(list, count, list === 'shareholders' ? { ownership_percentage: '10' } : {});
    expect(await one.faults(step, form)).toContain(fault);
  });

  it('is at most what the policy says for the business type (KYC-12)', async () => {
    const before = test.bank.policy;
    test.bank.policy = withOverrides(before, { kyc: { maxShareholders: { sole_proprietor: 1 } } });
    try {
      expect((await one.read()).limits.max_shareholders).toEqual({ ...policy.kyc.maxShareholders, sole_proprietor: 1 });
      expect(await one.faults('shareholder', {})).toEqual([]);
      expect(await one.save('corporate', { business_type: 'sole_proprietor' })).toBe('success');
      expect(await one.faults('shareholder', {})).toEqual(['shareholders tooMany']);
      expect((await one.read()).step_done).toEqual([true, true, false, true]);
    } finally {
      test.bank.policy = before;
      expect(await one.save('corporate', { business_type: 'corporation' })).toBe('success');
    }
  });

  it('is at most what the policy says of directors and officers (KYC-13)', async () => {
    const before = test.bank.policy;
    test.bank.policy = withOverrides(before, { kyc: { maxDirectors: 1, maxOfficers: 0 } });
    try {
      expect((await one.read()).limits).toMatchObject({ max_directors: 1, max_officers: 0 });
      expect(await one.faults('shareholder', (await people('directors', 2)).form)).toContain('directors tooMany');
      expect(await one.faults('shareholder', (await people('officers', 1)).form)).toContain('officers tooMany');
      expect(await one.faults('shareholder', { officers: [] })).not.toContain('officers tooMany');
    } finally {
      test.bank.policy = before;
    }
  });

  it('counts everybody once', async () => {
    const { form } = await people('directors', 2);
    const [, second] = form['directors'] as Record<string, unknown>[];
    expect(await one.faults('shareholder', { directors: [second, second] })).toEqual(['directors.1.person_id id']);
  });
});

it('shares together are at most 100 (KYC-15)', async () => {
  const [first, second] = (await one.read()).shareholder['shareholders'] as Record<string, unknown>[];
  const shares = (a: string, b: string) =>
    one.faults('shareholder', {
      shareholders: [
        { ...first, ownership_percentage: a },
        { ...second, ownership_percentage: b },
      ],
    });
  expect(await shares('60', '40.0001')).toEqual(['shareholders.1.ownership_percentage ownershipOver']);
  expect(await shares('30', '40')).toEqual([]);
});

describe('days are the bank’s: 18/11/2025 in Singapore', () => {
  it.each(['2025-11-18', '2025-11-19'])('%s', async (day) => {
    const late = day > '2025-11-18';
    const kyc = await one.read();
    expect(kyc.today).toBe('2025-11-18');
    expect(await one.faults('corporate', { declaration_date: day })).toEqual(late ? ['declaration_date dayFuture'] : []);
    expect(await one.faults('company', { registration_date: day })).toEqual(late ? ['registration_date dayFuture'] : []);
    expect(await one.faults('trading', { signed_date: day })).toEqual(late ? ['signed_date dayFuture'] : []);
    const [director] = kyc.shareholder['directors'] as Record<string, unknown>[];
    expect(await one.faults('shareholder', { directors: [{ ...director, date: day }] })).toEqual(
      late ? ['directors.0.date dayFuture'] : [],
    );
  });

  it('a draft may hold a day to come, and is not complete with it', async () => {
    const writer = await kycWriter(test);
    expect(await writer.draft('trading', { signed_date: '2025-11-19' })).toBe('success');
    const { step_done, version } = await writer.read();
    expect(step_done).toEqual([true, true, true, false]);
    const answer = await test.call('/account/kyc/submit', { version }, { as: writer.as });
    expect(faultsOf(answer.data)).toEqual(['trading.signed_date dayFuture']);
  });
});

describe('a proof of address (KYC-18)', () => {
  const dated = async (day: string) => {
    const { company } = await one.read();
    return one.faults('company', { proof_of_address: company['company_profile'], proof_of_address_date: day });
  };
  it.each([
    ['', 'proof_of_address_date date'],
    ['2025-13-40', 'proof_of_address_date date'],
    ['2025-11-19', 'proof_of_address_date dayFuture'],
    ['2025-08-17', 'proof_of_address_date proofOutdated'],
    ['2025-08-18', undefined],
  ])('of %j: %s', async (day, fault) => expect(await dated(day)).toEqual(fault ? [fault] : []));

  it('is as old as the policy says, on the screen and at the bank', async () => {
    const before = test.bank.policy;
    test.bank.policy = withOverrides(before, { kyc: { proofMonths: 6 } });
    try {
      expect((await one.read()).limits.proof_months).toBe(6);
      expect(await dated('2025-05-18')).toEqual([]);
      expect(await dated('2025-05-17')).toEqual(['proof_of_address_date proofOutdated']);
    } finally {
      test.bank.policy = before;
    }
  });

  it('may be missing, and then its day is dropped', async () => {
    const writer = await kycWriter(test);
    expect(await writer.save('company', { proof_of_address: '', proof_of_address_date: '2020-01-01' })).toBe('success');
    expect((await writer.read()).company).not.toHaveProperty('proof_of_address_date');
  });

  it('says in each language how old it may be', async () => {
    const { company, step_versions } = await one.read();
    const form = { ...company, proof_of_address: company['company_profile'], proof_of_address_date: '2025-01-01' };
    for (const language of ['en', 'zh', 'ja'] as const) {
      const input = { draft: false, version: step_versions[1], ...form };
      const { data } = await test.call('/account/kyc/company', input, { as: one.as, language });
      expect((data as { errors: { msg: string }[] }).errors[0]?.msg).toMatch(/ 3 /);
    }
  });
});

it('a typed signature counts only where the bank takes one (KYC-17)', async () => {
  const { trading } = await one.read();
  const typed = { signature: { ...(trading['signature'] as object), method: 'typed', name: 'Mei Tan' } };
  const before = test.bank.policy;
  test.bank.policy = withOverrides(before, { kyc: { typedSignature: false } });
  expect(await one.faults('trading', typed)).toEqual(['signature signatureBlank']);
  test.bank.policy = before;
  expect(await one.faults('trading', typed)).toEqual([]);
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
