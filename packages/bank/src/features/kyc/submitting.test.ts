/** Submitting: frozen copies, what is still open, notices to everybody, history. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileRow } from '../../domain/files/files.ts';
import { kycPeople, kycSubmissions } from '../../store/kyc-schema.ts';
import { auditLines, companies } from '../../store/schema.ts';
import { notifications } from '../../store/notice-schema.ts';
import { webhookEvents } from '../../store/webhook-schema.ts';
import { kycWriter, type Writer } from '../../testing/kyc/writer.ts';
import { plainPdf } from '../../testing/sample-files.ts';
import { openPapers } from '../../testing/open-papers.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let staff: Caller;
beforeAll(async () => {
  test = await testBank();
  staff = await test.as('staff@bankside.example');
});
afterAll(() => test.close());

const submissionsOf = ({ company }: Writer) =>
  test.bank.store.db
    .select()
    .from(kycSubmissions)
    .where(eq(kycSubmissions.company_id, company.company_id))
    .orderBy(kycSubmissions.submitted_at, kycSubmissions.submission_id);
const companyOf = async ({ company }: Writer) => {
  const [row] = await test.bank.store.db.select().from(companies).where(eq(companies.company_id, company.company_id));
  if (!row) throw new Error('no company');
  return row;
};
const open = async (writer: Writer) =>
  test.bank.store.db.update(companies).set({ change_kyc_switch: true }).where(eq(companies.company_id, writer.company.company_id));
const decide = async (writer: Writer, event: 'approve' | 'reject' | 'revoke' | 'acceptChange' | 'refuseChange', more: object = {}) => {
  const { company_id, version } = await companyOf(writer);
  await openPapers(test, company_id, staff);
  await test.ask('/admin/kyc/decide', { company_id, version, event, reason: 'The certificate is cut off.', ...more }, { as: staff });
};
const events = async (writer: Writer) => (await writer.read()).history.map(({ event }) => event);
const mailsTo = async (writer: Writer) => (await test.mail(writer.as.email)).map(({ template }) => template);

describe('a complete file', () => {
  it('goes to the bank as it is, frozen, and everybody is notified', async () => {
    const writer = await kycWriter(test, { language: 'ja', users: [{}] });
    const { version, files, submitted_at, ...kyc } = await writer.read();
    expect(submitted_at).toBeNull();
    expect(await test.ask('/account/kyc/submit', { version }, { as: writer.as })).toEqual({
      kyc_status: 2,
      kyc_change_status: 'none',
      submitted_at: '2025-11-18T01:46:00.000Z',
      already: false,
    });
    const { corporate, company, shareholder, trading } = kyc;
    const [submission, ...none] = await submissionsOf(writer);
    expect(none).toEqual([]);
    expect(submission).toMatchObject({ kind: 'first', status: 'pending', file_version: version, submitted_by: writer.as.userid });
    expect(submission).toMatchObject({ corporate, company, shareholder, trading });
    expect(await writer.read()).toMatchObject({ kyc_status: 2, may_edit: false, submitted_at: '2025-11-18T01:46:00.000Z', decided_at: null, files });
    expect(await events(writer)).toEqual(['submit']);
    const { company_id } = writer.company;
    const [line] = await test.bank.store.db.select().from(auditLines).where(eq(auditLines.company_id, company_id));
    expect(line).toMatchObject({ action: 'kyc.submit', from_state: 'incomplete', to_state: 'pendingReview', actor: writer.as.userid });
    const [hook] = await test.bank.store.db.select().from(webhookEvents).where(eq(webhookEvents.company_id, company_id));
    expect(hook).toMatchObject({ kind: 'kyc_change', payload: { kyc_status: 2, previous_kyc_status: 1 } });
    const [notice] = await test.bank.store.db.select().from(notifications).where(eq(notifications.company_id, company_id));
    expect(notice).toMatchObject({ kind: 'kyc_submitted', user_id: null, params: { days: '3' } });
    const [mail] = await test.mail(writer.as.email);
    expect(mail).toMatchObject({ template: 'kyc_submitted', language: 'ja', subject: '法人確認の内容を受領しました' });
    expect(await test.ask('/dashboard/home', {}, { as: writer.as })).toMatchObject({
      kyc: { kyc_status: 2, submitted_at: '2025-11-18T01:46:00.000Z' },
      todo: [],
    });
    expect((await test.ask('/admin/queue', {}, { as: staff })).list.filter((each) => each.company_id === company_id)).toHaveLength(1);
  }); // prettier-ignore

  it('is submitted once, however often it is sent', async () => {
    const writer = await kycWriter(test);
    const { version } = await writer.read();
    const send = (key?: string) => test.call('/account/kyc/submit', { version }, { as: writer.as, ...(key ? { key } : {}) });
    const first = await send('a try');
    expect(first.code).toBe(200);
    expect(first.data).toMatchObject({ already: false });
    expect(await send('a try')).toEqual(first);
    expect(await send()).toEqual({ ...first, data: { ...(first.data as object), already: true } }); // another window is informed (SEC-45)
    expect(await submissionsOf(writer)).toHaveLength(1);
    expect(await mailsTo(writer)).toEqual(['kyc_submitted']);
    expect(await events(writer)).toEqual(['submit']);
    expect(await test.refusal('/account/kyc/submit', { version: version + 1 }, { as: writer.as })).toBe('kycNotEditable');
  });

  it('is not what somebody else has changed meanwhile', async () => {
    const writer = await kycWriter(test);
    const { version } = await writer.read();
    await writer.draft('company', { website: 'https://fresh.example' });
    expect(await test.refusal('/account/kyc/submit', { version }, { as: writer.as })).toBe('changedMeanwhile');
    expect(await submissionsOf(writer)).toEqual([]);
    expect(await writer.submit()).toBe('success');
  });

  it('is one, of two that are sent at the same moment', async () => {
    const writer = await kycWriter(test);
    const { version } = await writer.read();
    const answers = await Promise.all([1, 2, 3].map(() => test.refusal('/account/kyc/submit', { version }, { as: writer.as })));
    expect(answers).toEqual(['success', 'success', 'success']);
    expect(await submissionsOf(writer)).toHaveLength(1);
  });
});

it.each([
  ['no signature', 'trading', { signature: null }, 'trading.signature signatureBlank'],
  ['no company profile', 'company', { company_profile: '' }, 'company.company_profile fileBlank'],
  ['no shareholder', 'shareholder', { shareholders: [] }, 'shareholder.shareholders shareholderNone'],
] as const)('%s: it stays with the client', async (_what, step, more, fault) => {
  const writer = await kycWriter(test);
  await writer.draft(step, more);
  const answer = await test.call('/account/kyc/submit', { version: (await writer.read()).version }, { as: writer.as, language: 'zh' });
  const [{ field, rule, msg }] = (answer.data as { errors: [{ field: string; rule: string; msg: string }] }).errors;
  expect(`${answer.refusal} ${field} ${rule}`).toBe(`kycIncomplete ${fault}`);
  expect(msg).toMatch(/\p{Script=Han}/u);
  expect({ submissions: await submissionsOf(writer), mail: await mailsTo(writer) }).toEqual({ submissions: [], mail: [] });
});

describe('a frozen copy', () => {
  it('stays as it was, with its files, whatever is written afterwards; submitting again replaces it while the bank lets it (KYC-23)', async () => {
    const writer = await kycWriter(test);
    await writer.submit();
    const [before] = await submissionsOf(writer);
    expect(await writer.draft('company', { name: 'Other' })).toBe('kycNotEditable');
    await open(writer);
    const profile = String((await writer.read()).company['company_profile']);
    const { file_key } = await test.upload('kyc', 'new.pdf', 'application/pdf', plainPdf(), writer.as);
    expect(await writer.save('company', { name: 'Renamed Ltd', company_profile: file_key })).toBe('success');
    expect(await submissionsOf(writer)).toEqual([before]);
    expect(await fileRow(test.bank.store.db, writer.company.company_id, profile)).toMatchObject({ state: 'claimed' });
    test.later(60);
    expect(await writer.submit()).toBe('success');
    const [old, now] = await submissionsOf(writer);
    expect(old).toEqual({ ...before, status: 'replaced' });
    expect(now).toMatchObject({ status: 'pending', kind: 'first', company: { name: 'Renamed Ltd' } });
    expect(await writer.read()).toMatchObject({ kyc_status: 2, kyc_change_status: 'none' });
    expect(await events(writer)).toEqual(['submit', 'resubmit']);
    test.later(-60);
  });

  it('keeps the history through rejection and resubmission, and the client reads each reason until then', async () => {
    const writer = await kycWriter(test, { kyc_status: 3, refuse_reason: 'The certificate is cut off.' });
    const rejected = await writer.read();
    expect(rejected).toMatchObject({ kyc_status: 3, may_edit: true, refuse_reason: 'The certificate is cut off.', decided_at: '2025-11-18T01:46:00.000Z' });
    expect(rejected.reasons.map(({ code }) => code)).toEqual(['cut_off', 'unreadable']);
    const [, by] = rejected.history;
    expect(by).toMatchObject({ event: 'reject', by: '' }); // nobody outside learns who decides
    const untouched = async () => {
      const { reasons, company, shareholder } = await writer.read();
      const [{ id_files } = { id_files: undefined }] = shareholder['shareholders'] as { id_files: string[] }[];
      return reasons.map(({ was }, at) => JSON.stringify(was) === JSON.stringify(at === 0 ? company['certificate_of_incorporation'] : id_files));
    };
    await writer.save('company', { name: 'Corrected Ltd' });
    expect(await untouched()).toEqual([true, true]); // a save is no correction of what was sent back
    const [other] = (await writer.read()).files;
    await writer.save('company', { certificate_of_incorporation: other?.file_key === rejected.company['certificate_of_incorporation'] ? rejected.company['company_profile'] : other?.file_key });
    expect(await untouched()).toEqual([false, true]);
    test.later(60);
    expect(await writer.submit()).toBe('success');
    expect(await writer.read()).toMatchObject({ kyc_status: 2, reasons: [], refuse_reason: '', failure_text: '', decided_at: null });
    expect(await events(writer)).toEqual(['submit', 'reject', 'submit']);
    expect((await submissionsOf(writer)).map(({ status, reason }) => `${status} ${reason}`)).toEqual(['rejected The certificate is cut off.', 'pending ']);
    test.later(-60);
  }); // prettier-ignore
});

describe('a change of an approved company', () => {
  it('leaves it approved, and its people in force, until the bank accepts', async () => {
    const writer = await kycWriter(test, { kyc_status: 4 });
    expect(await writer.submit()).toBe('kycNotEditable');
    await open(writer);
    const inForce = () => test.bank.store.db.select().from(kycPeople).where(and(eq(kycPeople.company_id, writer.company.company_id), eq(kycPeople.role, 'director')));
    const before = await inForce();
    const directors = ((await writer.read()).shareholder['directors'] as object[]).map((each) => ({ ...each, name: 'Lim Hui Min' }));
    expect(await writer.save('shareholder', { directors })).toBe('success');
    test.later(60);
    expect(await writer.submit()).toBe('success');
    expect(await writer.read()).toMatchObject({ kyc_status: 4, kyc_change_status: 'pending' });
    expect(await inForce()).toEqual(before);
    expect((await submissionsOf(writer)).map(({ kind, status }) => `${kind} ${status}`)).toEqual(['first approved', 'change pending']);
    expect(await mailsTo(writer)).toEqual(['kyc_change_submitted']);
    expect(await test.refusal('/deposit/getConfig', {}, { as: writer.as })).toBe('success');
    await decide(writer, 'refuseChange', { reasons: [{ path: 'company.name', code: 'outdated', text: '' }] });
    expect(await writer.read()).toMatchObject({ kyc_status: 4, kyc_change_status: 'refused', refuse_reason: 'The certificate is cut off.', reasons: [{ path: 'company.name' }] });
    test.later(120);
    expect(await writer.submit()).toBe('success');
    expect(await writer.read()).toMatchObject({ kyc_status: 4, kyc_change_status: 'pending', refuse_reason: '', reasons: [] });
    await decide(writer, 'acceptChange');
    expect(await writer.read()).toMatchObject({ kyc_status: 4, kyc_change_status: 'none', change_kyc_switch: false, may_edit: false, reasons: [] });
    expect((await inForce()).map(({ name, person_id }) => [name, person_id])).toEqual([['Lim Hui Min', before[0]?.person_id]]);
    test.later(-180);
  }); // prettier-ignore

  it('and the reasons of a withdrawn approval are the newest, not those of an older change', async () => {
    const writer = await kycWriter(test, { kyc_status: 4 });
    await open(writer);
    test.later(60);
    await writer.submit();
    await decide(writer, 'refuseChange', { reasons: [{ path: 'company.name', code: 'outdated', text: '' }] });
    test.later(120);
    await decide(writer, 'revoke', { reasons: [{ path: 'company.website', code: 'other', text: 'It is down.' }] });
    expect(await writer.read()).toMatchObject({
      kyc_status: 3,
      may_edit: true,
      reasons: [{ path: 'company.website', text: 'It is down.' }],
    });
    test.later(-180);
  });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
