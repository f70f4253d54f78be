import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainPdf } from '../../testing/sample-files.ts';
import { openPapers } from '../../testing/open-papers.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank();
});
afterAll(() => test.close());

const pdf = async (as: Caller, slot: 'kyc' | 'support' = 'kyc') =>
  (await test.upload(slot, 'paper.pdf', 'application/pdf', plainPdf(), as)).file_key;
const pack = async (as: Caller) => ({
  company_type: 'corporate' as const,
  certificate_of_incorporation: await pdf(as),
  corporate_declaration: await pdf(as),
});

describe('submitting documents', () => {
  it('puts them under review, and the bank’s refusal or acceptance ends that', async () => {
    const {
      company_id,
      people: [as],
    } = await test.fresh({ approve_status: 1, kyc_status: 1 });
    expect(await test.ask('/account/documents', {}, { as })).toMatchObject({
      approve_status: 1,
      document_status: 'uncommitted',
      files: [],
      submitted_at: null,
    });
    const form = { ...(await pack(as)), support_documents: [await pdf(as, 'support')], need_relationship_manager: true };
    expect(await test.ask('/account/approve', form, { as })).toEqual({ approve_status: 2, document_status: 'pending', refuse_reason: '' });
    expect(await test.refusal('/account/approve', form, { as })).toBe('wrongState');
    expect((await test.mail(as.email)).map(({ template }) => template).sort()).toEqual(['documents_received', 'manager_requested']);
    const staff = await test.as('staff@bankside.example');
    const queue = await test.ask('/admin/queue', {}, { as: staff });
    const work = queue.list.find((each) => each.company_id === company_id && each.kind === 'documents');
    expect(work?.files.map(({ slot }) => slot)).toEqual(['certificate_of_incorporation', 'corporate_declaration', 'support_documents']);
    expect((await test.file('/admin/file', { company_id, file_key: work?.files[0]?.file_key }, { as: staff })).bytes).toEqual(plainPdf());
    await test.ask(
      '/admin/documents/decide',
      { company_id, version: work?.version ?? 0, accept: false, reason: 'The certificate is not signed.' },
      { as: staff },
    );
    expect(await test.ask('/account/getUserInfo', {}, { as })).toMatchObject({
      approve_status: 4,
      document_status: 'failed',
      refuse_reason: 'The certificate is not signed.',
    });
    test.later(60);
    await test.ask('/account/approve', form, { as }); // the same files may be submitted again
    const again = (await test.ask('/admin/queue', {}, { as: staff })).list.find(
      (each) => each.company_id === company_id && each.kind === 'documents',
    );
    const accept = { company_id, version: again?.version ?? 0, accept: true };
    expect(await test.refusal('/admin/documents/decide', accept, { as: staff })).toBe('papersUnopened');
    await openPapers(test, company_id, staff);
    await test.ask('/admin/documents/decide', accept, { as: staff });
    expect(await test.ask('/account/documents', {}, { as })).toMatchObject({
      approve_status: 3,
      document_status: 'success',
      refuse_reason: '',
    });
    expect((await test.mail(as.email)).map(({ template }) => template)).toEqual(
      expect.arrayContaining(['documents_refused', 'documents_accepted']),
    );
  });

  it('needs the questionnaire of a financial institution (ACC-18)', async () => {
    const {
      people: [as],
    } = await test.fresh({ approve_status: 1, kyc_status: 1 });
    const answer = await test.call('/account/approve', { ...(await pack(as)), company_type: 'financial_institution' }, { as });
    expect(answer).toMatchObject({ code: 1000, data: { errors: [{ field: 'aml_questionnaire' }] } });
  });

  it('takes only files that this person uploaded for this slot, at most ten in support', async () => {
    const {
      people: [as],
    } = await test.fresh({ approve_status: 1, kyc_status: 1 });
    const {
      people: [stranger],
    } = await test.fresh({ approve_status: 1, kyc_status: 1 });
    const form = await pack(as);
    const submit = (more: object) => test.call('/account/approve', { ...form, ...more }, { as });
    expect(await submit({ company_profile: await pdf(stranger) })).toMatchObject({
      refusal: 'fileMissing',
      data: { errors: [{ field: 'company_profile' }] },
    });
    expect(await submit({ company_profile: await pdf(as, 'support') })).toMatchObject({ refusal: 'fileMissing' });
    expect(await submit({ support_documents: [await pdf(as)] })).toMatchObject({
      refusal: 'fileMissing',
      data: { errors: [{ field: 'support_documents.0' }] },
    });
    expect(await submit({ support_documents: Array.from({ length: 11 }, () => 'x'.repeat(32)) })).toMatchObject({ code: 1000 });
    expect((await test.ask('/account/documents', {}, { as })).approve_status).toBe(1); // nothing of it stayed
    expect((await submit({})).code).toBe(200);
  });

  it('is asked of a relationship manager once, and answered with the same time', async () => {
    const {
      people: [as],
    } = await test.fresh({ approve_status: 1, kyc_status: 1 });
    const first = await test.ask('/account/relationshipManager', { message: 'Which documents fit a partnership?' }, { as });
    test.later(60);
    expect(await test.ask('/account/relationshipManager', {}, { as })).toEqual(first);
    expect(first.reply_within_days).toBe(3);
    expect((await test.ask('/account/getUserInfo', {}, { as })).relationship_manager).toEqual({
      name: '',
      requested_at: first.requested_at,
    });
  });
});

describe('a sub-account of a company whose documents are not accepted', () => {
  it('submits nothing: its approve_status is 0, its rights and the company’s KYC hold', async () => {
    for (const approve_status of [1, 2, 4]) {
      const { people } = await test.fresh({ approve_status, kyc_status: 1, users: [{ authjson: ['1', '2'] }] });
      const [main, as] = people;
      if (!as) throw new Error('a sub-account');
      expect(await test.ask('/account/getUserInfo', {}, { as })).toMatchObject({ approve_status: 0, kyc_status: 1, userType: 2 });
      expect(await test.ask('/account/getUserInfo', {}, { as: main })).toMatchObject({ approve_status });
      expect((await test.ask('/dashboard/home', {}, { as })).kyc).toMatchObject({ kyc_status: 1, approve_status });
      expect(await test.refusal('/dashboard/home', {}, { as: main })).toBe('documentsNotApproved');
      expect(await test.refusal('/transaction/record', {}, { as })).toBe('kycNotApproved');
      expect(await test.refusal('/deposit/getConfig', {}, { as })).toBe('noPermission');
      expect(await test.refusal('/account/approve', {}, { as })).toBe('noPermission');
    }
    const { people } = await test.fresh({ users: [{ authjson: ['2'] }] });
    const as = people[1] ?? people[0];
    expect((await test.ask('/account/getUserInfo', {}, { as })).approve_status).toBe(0);
    expect((await test.ask('/dashboard/home', {}, { as })).kyc.approve_status).toBe(3);
  });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
