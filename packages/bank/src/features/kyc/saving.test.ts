/** Steps are saved as they are typed: counts, conflicts, retries, files, who may, and when. */
import { sessionRights } from '@bankside/core/rules/access/embed.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUp } from '../../jobs/clean-up.ts';
import { auditLines, companies, files } from '../../store/schema.ts';
import { kycWriter, type Writer } from '../../testing/kyc/writer.ts';
import { plainPdf, png } from '../../testing/sample-files.ts';
import { openPapers } from '../../testing/open-papers.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let one: Writer;
beforeAll(async () => {
  test = await testBank();
  one = await kycWriter(test);
});
afterAll(() => test.close());

const pdf = async (as: Caller, slot: 'kyc' | 'support' = 'kyc') =>
  (await test.upload(slot, 'paper.pdf', 'application/pdf', plainPdf(), as)).file_key;
const fileRow = async (file_key: string) => (await test.bank.store.db.select().from(files).where(eq(files.file_key, file_key)))[0];
const setCompany = (company_id: string, set: Partial<typeof companies.$inferInsert>) =>
  test.bank.store.db.update(companies).set(set).where(eq(companies.company_id, company_id));

describe('a draft', () => {
  it('keeps whatever is typed, field by field, and tells others of the company that it did', async () => {
    const { people } = await test.fresh({ kyc_status: 1, users: [{ authjson: ['1'] }] });
    const [as, sub] = people;
    const read = (who: Caller = as) => test.ask('/account/kyc/getKycInfo', {}, { as: who });
    expect(await read()).toMatchObject({ step_done: [false, false, false, false], step_versions: [1, 1, 1, 1], version: 1, saved_at: null, saved_by: '' });
    const half = { declarant_name: '  Zoë “', declaration_date: '2025-1', business_type: 'gov' };
    const saved = await test.ask('/account/kyc/corporate', { draft: true, version: 1, ...half }, { as });
    expect(saved).toMatchObject({ kyc_status: 1, version: 2, step_done: [false, false, false, false], saved_at: '2025-11-18T01:46:00.000Z' });
    await test.ask('/account/kyc/corporate', { draft: true, version: 2, declarant_position: 'Director\u0000\ud800', business_type: null }, { as });
    const kyc = await read();
    expect(kyc.corporate).toEqual({ declarant_name: '  Zoë “', declaration_date: '2025-1', declarant_position: 'Director' });
    expect(kyc).toMatchObject({ step_versions: [3, 1, 1, 1], version: 3, saved_by: 'Mei Tan', may_edit: true });
    expect(await read(sub)).toMatchObject({ version: 3, may_edit: false, corporate: {} });
  }); // prettier-ignore

  it('keeps people under the ids that the screen gave them', async () => {
    const writer = await kycWriter(test);
    const person_id = '11111111-2222-4333-8444-555555555555';
    expect(await writer.draft('shareholder', { directors: [{ person_id, name: 'Half a na' }] })).toBe('success');
    const { shareholder, step_done } = await writer.read();
    expect(shareholder['directors']).toEqual([{ person_id, name: 'Half a na' }]);
    expect(shareholder['shareholders']).toHaveLength(2);
    expect(step_done).toEqual([true, true, false, true]);
    expect(await writer.draft('shareholder', { directors: [{ name: 'No id' }] })).toBe('invalid');
  });

  it('makes a step done when everything is there, whole or not', async () => {
    const writer = await kycWriter(test);
    await writer.draft('corporate', { declarant_name: '' });
    expect((await writer.read()).step_done).toEqual([false, true, true, true]);
    await writer.draft('corporate', { declarant_name: 'Mei Tan' });
    expect((await writer.read()).step_done).toEqual([true, true, true, true]);
  });
});

describe('counts', () => {
  it('refuse a save that has not seen the last one, step by step', async () => {
    const writer = await kycWriter(test);
    const { step_versions, corporate } = await writer.read();
    const version = step_versions[0] ?? 0;
    const save = (more: object, key?: string) => test.call('/account/kyc/corporate', { draft: true, version, ...more }, { as: writer.as, ...(key ? { key } : {}) }); // prettier-ignore
    const first = await save({ declarant_name: 'From the first tab' }, 'the first tab');
    expect((await save({ declarant_name: 'From the second tab' })).refusal).toBe('changedMeanwhile');
    expect((await writer.read()).corporate['declarant_name']).toBe('From the first tab');
    // the answer was lost on its way: the retry gets it again, and nothing is saved twice
    expect(await save({ declarant_name: 'From the first tab' }, 'the first tab')).toEqual(first);
    expect((await writer.read()).step_versions).toEqual([version + 1, 2, 2, 2]);
    expect((await save({ declarant_name: 'Something else' }, 'the first tab')).refusal).toBe('keyReused');
    expect(await writer.draft('trading', {})).toBe('success'); // two people at two steps are no conflict
    expect(await writer.save('corporate', corporate)).toBe('success'); // "keep mine", at the new count
  });

  it('let one of two at the same moment win', async () => {
    const writer = await kycWriter(test);
    const both = await Promise.all(
      ['A', 'B'].map((declarant_name) =>
        test.refusal('/account/kyc/corporate', { draft: true, version: 2, declarant_name }, { as: writer.as }),
      ),
    );
    expect(both.sort()).toEqual(['changedMeanwhile', 'success']);
  });
});

it('the business type is in two steps, and the later save wins in both', async () => {
  const writer = await kycWriter(test);
  expect(await writer.save('corporate', { business_type: 'other', business_type_other: 'A cooperative' })).toBe('success');
  expect((await writer.read()).company).toMatchObject({ business_type: 'other', business_type_other: 'A cooperative' });
  expect(await writer.save('company', { business_type: 'llc' })).toBe('success');
  const { corporate, step_done } = await writer.read();
  expect(corporate).toMatchObject({ business_type: 'llc' });
  expect(corporate).not.toHaveProperty('business_type_other');
  expect(step_done).toEqual([true, true, true, true]);
  await writer.draft('company', { business_type: '' });
  expect((await writer.read()).corporate['business_type']).toBe('llc');
});

describe('files', () => {
  it('belong to the file once it names them; what nothing refers to any more goes after a day', async () => {
    const writer = await kycWriter(test);
    const [first, second] = [await pdf(writer.as), await pdf(writer.as)];
    expect(await writer.draft('company', { company_profile: first })).toBe('success');
    expect(await fileRow(first)).toMatchObject({ state: 'claimed', expires_at: null });
    expect((await writer.read()).files).toContainEqual({ file_key: first, name: 'paper.pdf', size: plainPdf().length, content_type: 'application/pdf' });
    expect(await writer.save('company', { company_profile: second })).toBe('success');
    expect(await fileRow(first)).toMatchObject({ state: 'stored' });
    expect(await writer.draft('company', { company_profile: first })).toBe('success'); // the other tab still had it
    await writer.draft('company', { company_profile: second });
    test.later(86_401);
    await cleanUp(test.bank);
    expect(await fileRow(first)).toBeUndefined();
    expect(await fileRow(second)).toMatchObject({ state: 'claimed' });
    test.later(-86_401);
  }); // prettier-ignore

  it('are refused at their field when they are of another slot, person or company, or not there', async () => {
    const writer = await kycWriter(test, { users: [{}] });
    const [, sub] = writer.company.people;
    const stranger = await kycWriter(test);
    const keys = [await pdf(writer.as, 'support'), await pdf(stranger.as), await pdf(sub ?? writer.as), 'x'.repeat(32)];
    for (const key of keys) {
      const directors = ((await writer.read()).shareholder['directors'] as object[]).map((each) => ({ ...each, id_files: [key] }));
      expect(await writer.faults('company', { company_profile: key })).toEqual(['company_profile fileMissing']);
      expect(await writer.faults('shareholder', { directors })).toEqual(['directors.0.id_files fileMissing']);
      expect(await writer.draft('trading', { purpose_document: key })).toBe('fileMissing');
    }
    expect((await writer.read()).step_versions).toEqual([2, 2, 2, 2]);
  });

  it('of the company stay usable when another of its main accounts saves', async () => {
    const writer = await kycWriter(test);
    const key = await pdf(writer.as);
    await writer.draft('company', { company_profile: key });
    await test.bank.store.db.update(files).set({ user_id: one.as.userid }).where(eq(files.file_key, key));
    expect(await writer.save('company', {})).toBe('success');
  });
});

it('a signature whose picture has not arrived is kept as it was made, and is none', async () => {
  const writer = await kycWriter(test);
  const signature = { method: 'drawn', file_key: '', name: '', strokes: [[200, 180, 420, 240]] };
  expect(await writer.draft('trading', { signature })).toBe('success');
  const { trading, step_done } = await writer.read();
  expect(trading['signature']).toEqual(signature); // without the bank's time: nobody has signed yet
  expect(step_done).toEqual([true, true, true, false]);
  expect(await writer.faults('trading', { signature })).toEqual(['signature.file_key signatureBlank']);
});

it('a signature is a picture', async () => {
  const writer = await kycWriter(test);
  const signature = { method: 'typed', file_key: await pdf(writer.as), name: 'Mei Tan', strokes: [] };
  expect(await writer.draft('trading', { signature })).toBe('fileTypeWrong');
});

it('a signature has the bank’s time: of the moment at which its picture was new', async () => {
  const writer = await kycWriter(test);
  const { file_key } = await test.upload('kyc', 'signature.png', 'image/png', await png(), writer.as);
  const signature = { method: 'typed', file_key, name: 'Mei Tan', strokes: [], signed_at: '1999-01-01T00:00:00.000Z' };
  test.later(60);
  await writer.draft('trading', { signature });
  test.later(60);
  expect(await writer.save('trading', { signature })).toBe('success');
  expect((await writer.read()).trading['signature']).toEqual({ ...signature, signed_at: '2025-11-18T01:47:00.000Z' });
  test.later(-120);
});

it('begins with what the bank knows: the company, and the documents that it accepted', async () => {
  const { company_id, people } = await test.fresh({ approve_status: 1, kyc_status: 1, project_name: 'Tidewater Bank' });
  const [as] = people;
  const form = {
    company_type: 'financial_institution',
    certificate_of_incorporation: await pdf(as),
    corporate_declaration: await pdf(as),
    aml_questionnaire: await pdf(as),
    company_profile: await pdf(as),
  } as const;
  await test.ask('/account/approve', form, { as });
  const staff = await test.as('staff@bankside.example');
  const [company] = await test.bank.store.db.select().from(companies).where(eq(companies.company_id, company_id));
  await openPapers(test, company_id, staff);
  await test.ask('/admin/documents/decide', { company_id, version: company?.version ?? 0, accept: true }, { as: staff });
  const read = () => test.ask('/account/kyc/getKycInfo', {}, { as });
  const { company_type, corporate_declaration, ...papers } = form;
  const first = await read();
  expect(first).toMatchObject({ corporate: { corporate_declaration }, company: { name: 'Tidewater Bank', company_type, ...papers } });
  expect(first.files).toHaveLength(4);
  await test.ask('/account/kyc/corporate', { draft: true, version: 1, business_type: 'llp' }, { as });
  expect((await read()).company).toEqual({ name: 'Tidewater Bank', company_type, ...papers, business_type: 'llp' });
  await test.ask('/account/kyc/company', { draft: true, version: 1, name: 'Tidewater', company_profile: null }, { as });
  const { company_profile, ...rest } = papers;
  expect((await read()).company).toEqual({ name: 'Tidewater', company_type, ...rest, business_type: 'llp' });
  expect(await fileRow(company_profile)).toMatchObject({ state: 'claimed' }); // the package still refers to it
});

describe('who may save, and when', () => {
  it('the main account alone; the others see its status and nobody’s passport', async () => {
    const { people } = await test.fresh({ kyc_status: 1, users: [{ authjson: ['1', '2', '3', '9', '10', '11', '12'] }] });
    for (const path of ['corporate', 'company', 'shareholder', 'trading'] as const)
      expect(await test.refusal(`/account/kyc/${path}`, { draft: true, version: 1 }, { as: people[1] ?? people[0] })).toBe('noPermission');
    expect(await test.refusal('/account/kyc/submit', { version: 1 }, { as: people[1] ?? people[0] })).toBe('noPermission');
    const approved = await test.fresh({ users: [{ authjson: ['1'] }] });
    const info = await test.ask('/account/kyc/getKycInfo', {}, { as: approved.people[1] ?? approved.people[0] });
    expect(info).toMatchObject({ kyc_status: 4, may_edit: false, may_read: false, company: {}, shareholder: {}, files: [] });
    expect(JSON.stringify(info)).not.toContain('passport');
    expect(JSON.stringify(await test.ask('/account/kyc/getKycInfo', {}, { as: approved.people[0] }))).toContain('passport_number');
  });

  it.each([
    [1, false, true],
    [2, false, false],
    [2, true, true],
    [3, false, true],
    [4, false, false],
    [4, true, true],
  ])('status %i, opened by the bank %s: %s', async (kyc_status, change_kyc_switch, may_edit) => {
    const writer = await kycWriter(test, { kyc_status });
    await setCompany(writer.company.company_id, { change_kyc_switch });
    expect(await writer.read()).toMatchObject({ kyc_status, change_kyc_switch, may_edit });
    const expected = may_edit ? 'success' : 'kycNotEditable';
    expect(await writer.draft('company', {})).toBe(expected);
    for (const step of ['corporate', 'shareholder', 'trading'] as const) expect(await writer.save(step, {})).toBe(expected);
    const lines = await test.bank.store.db
      .select()
      .from(auditLines)
      .where(and(eq(auditLines.company_id, writer.company.company_id), eq(auditLines.subject, 'kyc:trading')));
    expect(lines.map(({ action }) => action)).toEqual(may_edit ? [kyc_status === 3 ? 'kyc.editRejected' : 'kyc.saveStep'] : []);
  });

  it('inside a partner’s page, by the wizard’s tag and no other', () => {
    for (const path of ['getKycInfo', 'corporate', 'company', 'shareholder', 'trading', 'submit'])
      for (const [tag, { calls }] of Object.entries(sessionRights))
        expect(calls.includes(`/account/kyc/${path}`)).toBe(tag === 'kyc-wizard');
  });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
