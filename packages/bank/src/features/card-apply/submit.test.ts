/** Applying signed in: drafts with versions, directors of the KYC, associates, and the company's list. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { harbourVale } from '../../demo/companies.ts';
import { kycPeople } from '../../store/kyc-schema.ts';
import { newNames, proveEmail, rightFields } from '../../testing/card-visitor.ts';
import { plainPdf, png } from '../../testing/sample-files.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let owner: Caller;
let tom: Caller;
beforeAll(async () => {
  test = await testBank();
  owner = await test.as('owner@harbour-vale.example');
  tom = await test.as('tom.akerman@harbour-vale.example');
});
afterAll(() => test.close());

async function whole(as: Caller, more: object = {}) {
  const send = async (name: string, type: string, bytes: Buffer) => (await test.upload('card', name, type, bytes, as)).file_key;
  const names = newNames();
  return {
    ...rightFields,
    ...names,
    email_token: await proveEmail(test, as, names.email),
    id_front: await send('front.png', 'image/png', await png()),
    id_back: await send('back.png', 'image/png', await png()),
    poa_front: await send('bill.pdf', 'application/pdf', plainPdf()),
    ...more,
  };
}
const faults = async (input: object, as: Caller) =>
  ((await test.call('/card/submit', input, { as })).data as { errors: { field: string; rule: string }[] }).errors.map(
    ({ field, rule }) => `${field} ${rule}`,
  );

describe('an application by somebody signed in', () => {
  it('for an associate: pending, the company asked, the sender sees it whole and nobody else does', async () => {
    const form = await whole(tom);
    const { id, status, application_no } = await test.ask('/card/submit', form, { as: tom });
    expect(status).toBe('pending');
    const mine = await test.ask('/card/get', { id }, { as: tom });
    expect(mine).toMatchObject({
      masked: false,
      source: 'portal',
      can_audit: true,
      form: { id_number: 'A5520148', id_front: form.id_front },
    });
    expect(mine.files.map(({ file_key }) => file_key)).toEqual([form.id_front, form.id_back, form.poa_front]);
    expect((await test.file('/init/file', { file_key: form.id_front }, { as: tom })).name).toBe('front.png');
    expect(await test.ask('/card/get', { id }, { as: owner })).toMatchObject({ masked: true });
    expect((await test.mail('owner@harbour-vale.example')).some(({ body }) => body.includes(application_no))).toBe(true);
    expect((await test.mail(form.email)).map(({ template }) => template)).toContain('card_received');
  });

  it('for a director of the KYC, once', async () => {
    const { list } = await test.ask('/card/getDirectorList', {}, { as: owner });
    expect(list.map(({ name, id_number_masked, has_application }) => [name, id_number_masked, has_application])).toEqual([
      ['Mei-Lin Tan', '••••7E', true],
      ['Jonas Weber', '••••47', false],
    ]);
    const form = await whole(tom, { applicant_type: 'director' });
    expect(await faults(form, tom)).toEqual(['director_id choose']);
    expect(await faults({ ...form, director_id: harbourVale }, tom)).toEqual(['director_id choose']);
    expect(await faults({ ...form, director_id: 'nobody' }, tom)).toEqual(['director_id choose']);
    expect(await faults({ ...form, director_id: list[0]?.id }, tom)).toEqual(['director_id directorApplied']);
    const [officer] = await test.bank.store.db.select().from(kycPeople).where(eq(kycPeople.role, 'officer'));
    expect(await faults({ ...form, director_id: officer?.person_id }, tom)).toEqual(['director_id choose']);
    const { id } = await test.ask('/card/submit', { ...form, director_id: list[1]?.id ?? '' }, { as: tom });
    expect(await test.ask('/card/get', { id }, { as: tom })).toMatchObject({ applicant_type: 'director', can_audit: false });
    expect((await test.ask('/card/getDirectorList', {}, { as: owner })).list[1]?.has_application).toBe(true);
  });

  it('is refused for what a visitor’s would be', async () => {
    const form = await whole(tom);
    const refusal = (more: object) => test.refusal('/card/submit', { ...form, ...more }, { as: tom });
    expect(await refusal({ email_token: '1.x' })).toBe('emailNotVerified');
    expect(await refusal({ username: 'sara_lq' })).toBe('usernameTaken');
    expect(await refusal({ id_back: 'x'.repeat(32) })).toBe('fileMissing');
    expect(await faults({ ...form, poa_date: '2025-01-01', name_on_card: 'N'.repeat(23) }, tom)).toEqual([
      'poa_date proofTooOld',
      'name_on_card nameOnCardLong',
    ]);
    const theirs = await whole(owner);
    expect(await refusal({ id_front: theirs.id_front })).toBe('fileMissing');
    const email = 'rosa.delgado@kestrel.example';
    expect(await refusal({ email, email_token: await proveEmail(test, tom, email) })).toBe('emailTaken');
    expect(await refusal({})).toBe('success');
  });
});

describe('a draft', () => {
  it('is kept whatever is missing, changes by its version, and becomes the application', async () => {
    const form = {
      first_name: 'Nadia',
      last_name: 'Rahman',
      email: 'half',
      strange: 'x',
      notes: 'a\u0000b',
      terms_accepted: true,
      director_id: '7',
    };
    const first = await test.ask('/card/submit', { draft: true, form }, { as: tom });
    expect(first).toMatchObject({ status: 'uncommitted', version: 1 });
    const { id } = first;
    expect((await test.ask('/card/get', { id }, { as: tom })).form).toEqual({
      first_name: 'Nadia',
      last_name: 'Rahman',
      email: 'half',
      notes: 'ab',
      director_id: '7',
    });
    const save = (more: object, as = tom) => test.refusal('/card/submit', { draft: true, id, form: {}, ...more }, { as });
    expect(await save({ version: 4 })).toBe('changedMeanwhile');
    expect(await save({ version: 1 }, owner)).toBe('notFound');
    expect(await save({ id: 'none' })).toBe('notFound');
    expect(await test.refusal('/card/get', { id }, { as: owner })).toBe('notFound');
    expect(await save({ version: 1, form: { city: 'Ipoh' } })).toBe('success');
    const sent = await whole(tom);
    expect(await test.refusal('/card/submit', { ...sent, id }, { as: owner })).toBe('notFound');
    const done = await test.ask('/card/submit', { ...sent, id }, { as: tom });
    expect(done).toMatchObject({ id, status: 'pending', application_no: first.application_no, version: 3 });
    expect(await save({ version: 3 })).toBe('wrongState');
    expect(await test.refusal('/card/submit', { ...(await whole(tom)), id }, { as: tom })).toBe('wrongState');
    expect((await test.ask('/card/get', { id }, { as: tom })).timeline).toMatchObject([{ from: 'uncommitted', to: 'pending' }]);
  });
});

describe('the company’s list', () => {
  it('shows the seeded applications in every state, with the owner’s draft to the owner alone', async () => {
    const all = await test.ask('/card/record', { page_size: 100 }, { as: owner });
    const states = new Set(all.list.map(({ application_status }) => application_status));
    expect([...states].sort()).toEqual(['approved', 'blocked', 'pending', 'processing', 'rejected', 'uncommitted', 'valid']);
    const others = await test.ask('/card/record', { page_size: 100, keyword: 'Priya' }, { as: tom });
    expect(others.total).toBe(0);
    const found = await test.ask('/card/record', { keyword: '佐藤' }, { as: tom });
    expect(found.list).toMatchObject([{ application_no: 'CA-251106-T3XB8N', application_status: 'approved', source: 'link' }]);
    expect((await test.ask('/card/record', { keyword: '100%_' }, { as: tom })).total).toBe(0);
    const rejected = await test.ask('/card/record', { status: 'rejected', page_size: 1 }, { as: tom });
    expect([rejected.list.length, rejected.total, rejected.next_cursor]).toEqual([1, 2, '1']);
    expect((await test.ask('/card/record', { status: 'rejected', page_size: 1, cursor: '1' }, { as: tom })).list).toHaveLength(1);
    const other = (await test.fresh()).people[0];
    expect((await test.ask('/card/record', {}, { as: other })).total).toBe(0);
  });

  it('shows each with its history', async () => {
    const { list } = await test.ask('/card/record', { status: 'rejected', keyword: 'Pryce' }, { as: owner });
    const seen = await test.ask('/card/get', { id: list[0]?.id ?? '' }, { as: owner });
    expect(seen).toMatchObject({
      company_decision: 'rejected',
      reason: 'Owen left the alliance at the end of October.',
      company_display_name: 'Kestrel Freight Alliance',
    });
    expect(seen.timeline.map(({ event }) => event)).toEqual(['submit', 'companyReject']);
  });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
