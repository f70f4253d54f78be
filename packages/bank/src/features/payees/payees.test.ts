import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FreshCompany } from '../../sandbox/fresh-company.ts';
import { auditLines } from '../../store/schema.ts';
import { american, marlow } from '../../testing/sample-payees.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => (test = await testBank()));
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.close();
});

let company: FreshCompany;
let main: Caller;
const begin = async (users: Parameters<TestBank['fresh']>[0] = {}) => {
  company = await test.fresh(users);
  [main] = company.people;
};
const add = (input: object, as: Caller = main) => test.call('/withdraw/payee/add', input, { as });
const added = async (input: object = {}) => test.ask('/withdraw/payee/add', { ...marlow, sure: true, ...input }, { as: main });
const list = (input = {}, as: Caller = main) => test.ask('/withdraw/payee/list', input, { as });
const faultsOf = (answer: Awaited<ReturnType<typeof add>>) =>
  (answer.data as { errors: { field: string; rule: string; msg: string; params?: object }[] }).errors;

describe('a payee is added (REC-02)', () => {
  beforeAll(() => begin({ users: [{ full_name: 'Aiko Mori', authjson: ['11-1'] }] }));

  it('as it was typed, numbers without spaces; the book shows every field (REC-02)', async () => {
    const aiko = company.people[1] ?? main;
    const input = {
      ...marlow,
      use_intermediary: true,
      intermediary_bank_name: 'Rhine Bank',
      intermediary_country: 'DE',
      intermediary_swift_code: 'RHINDEFF',
      intermediary_address: 'Frankfurt',
      email: 'Pay@Marlow.example',
    };
    const payee = await test.ask('/withdraw/payee/add', input, { as: aiko });
    const expected = {
      ...input,
      bank_account_number: 'GB10NRMB60161331926819',
      swift_code: 'NRMBGB2LXXX',
      email: 'pay@marlow.example',
      is_favourite: false,
      is_new: true,
      version: 1,
    };
    expect(payee).toMatchObject(expected);
    expect((await list({}, aiko)).list).toEqual([payee]);
    expect((await list({ id: payee.id })).list).toEqual([payee]);
  });

  it('the main account hears of every change, and the trail has it in full', async () => {
    const [letter] = await test.mail(company.people[0].email);
    expect(letter?.template).toBe('recipient_added');
    expect(letter?.body).toContain('“Aiko Mori” added a recipient');
    expect(letter?.body).toContain('GB10…6819');
    const { list: notices } = await test.ask('/notice/list', {}, { as: main });
    expect(notices[0]).toMatchObject({ kind: 'recipient_added', body: 'Aiko Mori added Marlow & Finch Ltd, GB10…6819.' });
    const [line] = await test.bank.store.db
      .select()
      .from(auditLines)
      .where(eq(auditLines.company_id, company.company_id))
      .orderBy(desc(auditLines.seq));
    expect(line).toMatchObject({
      action: 'payee.add',
      actor: company.people[1]?.userid,
      to_state: 'Marlow & Finch Ltd GB10NRMB60161331926819 NRMBGB2LXXX',
    });
  });

  it('without an intermediary nothing of one is kept', async () => {
    const payee = await added({ ...american, intermediary_bank_name: 'Left over', intermediary_country: 'DE' });
    expect(payee).toMatchObject({ use_intermediary: false, intermediary_bank_name: '', intermediary_country: '', email: '' });
  });
});

describe('what is wrong is said at its field', () => {
  beforeAll(() => begin());
  it.each([
    ['beneficiary_name', '', 'beneficiaryBlank'],
    ['bank_account_number', ' ', 'accountNumberBlank'],
    ['bank_account_number', 'GB10 NRMB!', 'accountNumber'],
    ['bank_name', '', 'bankNameBlank'],
    ['bank_code', '', 'bankCodeBlank'],
    ['bank_address', '', 'bankAddressBlank'],
    ['country', '', 'countryBlank'],
    ['country', 'QQ', 'country'],
    ['swift_code', '', 'swiftBlank'],
    ['swift_code', 'NRMB', 'swift'],
    ['purpose', '', 'purposeBlank'],
    ['email', 'a@b', 'email'],
  ])('%s %j: %s', async (field, value, rule) => {
    const answer = await add({ ...marlow, [field]: value });
    expect(answer.refusal).toBe('invalid');
    expect(faultsOf(answer)).toContainEqual(expect.objectContaining({ field, rule }));
  });
  it.each([
    ['intermediary_bank_name', 'intermediaryNameBlank'],
    ['intermediary_country', 'countryBlank'],
    ['intermediary_swift_code', 'intermediarySwiftBlank'],
    ['intermediary_address', 'intermediaryAddressBlank'],
  ])('%s is needed when an intermediary is used', async (field, rule) =>
    expect(faultsOf(await add({ ...marlow, use_intermediary: true }))).toContainEqual(expect.objectContaining({ field, rule })),
  );

  it.each([
    ['a wrong check digit', { bank_account_number: 'GB29NRMB60161331926819' }, 'ibanWrong', 'bank_account_number', 'check digits'],
    ['a character missing', { bank_account_number: 'GB10NRMB6016133192681' }, 'ibanWrong', 'bank_account_number', 'has 22 characters'],
    [
      'no IBAN where one is needed',
      { bank_account_number: '31926819' },
      'ibanWrong',
      'bank_account_number',
      'United Kingdom use an IBAN: 22',
    ],
    [
      'another country’s IBAN',
      { bank_account_number: 'DE89370400440532013000' },
      'ibanWrong',
      'bank_account_number',
      'another country than United Kingdom',
    ],
    [
      'an IBAN where there are none',
      { ...american, bank_account_number: 'DE89370400440532013000' },
      'ibanWrong',
      'bank_account_number',
      'another country than United States',
    ],
    ['a SWIFT code of another country', { swift_code: 'NRMBDE2L' }, 'swiftWrong', 'swift_code', '5 and 6 of this SWIFT code are DE'],
    [
      'the intermediary’s SWIFT code',
      {
        use_intermediary: true,
        intermediary_bank_name: 'Rhine Bank',
        intermediary_address: 'Frankfurt',
        intermediary_country: 'DE',
        intermediary_swift_code: 'RHINFRFF',
      },
      'swiftWrong',
      'intermediary_swift_code',
      'are FR',
    ],
  ] as const)('%s', async (_what, part, refusal, field, said) => {
    const answer = await add({ ...marlow, ...part });
    expect(answer.refusal).toBe(refusal);
    const rule = expect.stringMatching(new RegExp(`^${refusal}(_|$)`)) as string; // with its reason, where there are several
    expect(faultsOf(answer)).toEqual([expect.objectContaining({ field, rule, msg: expect.stringContaining(said) as string })]);
  });

  it('Jersey’s banks have British IBANs and their own letters, or Britain’s', async () => {
    expect((await add({ ...marlow, country: 'JE', swift_code: 'NRMBJESX' })).refusal).toBeUndefined();
    await begin();
    expect((await add({ ...marlow, country: 'JE', swift_code: 'NRMBGB2L' })).refusal).toBeUndefined();
  });
});

describe('what is there already', () => {
  beforeAll(async () => {
    await begin();
    await added();
    await added(american);
  });

  it.each(['GB10NRMB60161331926819', 'gb10 nrmb 6016-1331-9268-19'])(
    'the same account, %s, is refused at its field and named',
    async (bank_account_number) => {
      const answer = await add({ ...marlow, beneficiary_name: 'Somebody else', bank_account_number, swift_code: 'OTHRGB2L', sure: true });
      expect(answer.refusal).toBe('alreadySaved');
      expect(faultsOf(answer)).toEqual([
        { field: 'bank_account_number', rule: 'alreadySaved', msg: 'This is saved already as Marlow & Finch Ltd.' },
      ]);
    },
  );
  it('a national number is the same only at the same bank', async () => {
    const input = { ...american, beneficiary_name: 'Brightwater Retail LLC' };
    expect((await add({ ...input, bank_account_number: '00-4288-7130', swift_code: 'PRAIUS33XXX' })).refusal).toBe('alreadySaved');
    expect((await add({ ...input, swift_code: 'OTHRUS33' })).refusal).toBeUndefined();
  });

  it('a name that looks like another is refused until one is sure, and the other is named', async () => {
    const input = { ...american, beneficiary_name: 'Mаrlow & FINCH  Ltd.', bank_account_number: '999', sure: false };
    const answer = await add(input);
    expect(answer).toMatchObject({ code: 4024, refusal: 'likeAnother' });
    expect(faultsOf(answer)).toMatchObject([
      {
        field: 'beneficiary_name',
        rule: 'likeAnother',
        params: { name: 'Marlow & Finch Ltd', account: 'GB10NRMB60161331926819', bank: 'Northmoor Bank plc' },
      },
    ]);
    expect((await add({ ...input, sure: true })).refusal).toBeUndefined();
  });

  it('twenty at once save one', async () => {
    await begin();
    const answers = await Promise.all(Array.from({ length: 20 }, () => add({ ...marlow, sure: true })));
    expect(answers.map(({ refusal }) => refusal ?? 'success').toSorted()).toEqual([
      ...Array.from({ length: 19 }, () => 'alreadySaved'),
      'success',
    ]);
    expect((await list()).total).toBe(1);
  });
});

it('is searched by name, number with its spaces, bank and address, page by page (REC-01)', async () => {
  await begin();
  await added();
  await added({ ...american, beneficiary_name: '100% _Tools_' });
  const names = async (keyword: string) => (await list({ keyword })).list.map(({ beneficiary_name }) => beneficiary_name);
  for (const keyword of ['finch', 'GB10 NRMB 6016', 'northmoor', 'moorgate', 'NRMBGB'])
    expect(await names(keyword)).toEqual(['Marlow & Finch Ltd']);
  expect(await names('100%')).toEqual(['100% _Tools_']);
  expect(await names('nobody')).toEqual([]);
  expect(await names('\u0000\ud800')).toHaveLength(2);
  const first = await list({ page_size: 1 });
  expect(first).toMatchObject({ total: 2, next_cursor: '1' });
  const second = await list({ page_size: 1, cursor: '1' });
  expect(second.next_cursor).toBeNull();
  const both = [...first.list, ...second.list].map(({ beneficiary_name }) => beneficiary_name);
  expect(both.toSorted()).toEqual(['100% _Tools_', 'Marlow & Finch Ltd']);
});

it.each([
  [['11'], 'success'],
  [['11-1'], 'success'],
  [['11-2'], 'noPermission'],
  [['11', '11-2'], 'noPermission'],
  [['2', '5'], 'noPermission'],
] as const)('a sub-account with %j: %s', async (authjson, expected) => {
  const [, sub] = (await test.fresh({ users: [{ authjson: [...authjson] }] })).people;
  const as = sub ?? main;
  expect(await test.refusal('/withdraw/payee/list', {}, { as })).toBe(expected);
  expect(await test.refusal('/withdraw/payee/add', marlow, { as })).toBe(expected);
});
