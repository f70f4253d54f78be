import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLines, companies, webhookEvents } from '../../store/schema.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let staff: Caller;
beforeAll(async () => {
  test = await testBank();
  staff = await test.as('staff@bankside.example');
});
afterAll(() => test.close());

const versionOf = async (company_id: string) =>
  (await test.bank.store.db.select().from(companies).where(eq(companies.company_id, company_id)))[0]?.version ?? 0;
const linesOf = (company_id: string) => test.bank.store.db.select().from(auditLines).where(eq(auditLines.company_id, company_id));
const nobody = '11111111-2222-4333-8444-555555555555';

describe('KYC', () => {
  it('is approved, revoked and rejected by the lifecycle only, each with word to the client', async () => {
    const {
      company_id,
      people: [as],
    } = await test.fresh({ kyc_status: 2 });
    await test.ask('/account/modify', { language: 'ja' }, { as });
    expect(await test.refusal('/account/modifyWebhookApi', {}, { as })).toBe('kycNotApproved');
    const decide = async (event: 'approve' | 'reject' | 'revoke', reason?: string) =>
      test.call(
        '/admin/kyc/decide',
        { company_id, version: await versionOf(company_id), event, ...(reason ? { reason, failure_text: 'Page 2 is missing.' } : {}) },
        { as: staff },
      );
    expect((await decide('approve')).data).toMatchObject({ kyc_status: 4 });
    expect(await test.refusal('/account/childList', {}, { as })).toBe('success'); // open without a new sign-in
    expect((await decide('approve')).refusal).toBe('wrongState');
    expect((await decide('reject', 'x')).refusal).toBe('wrongState');
    expect(await decide('revoke')).toMatchObject({ code: 1000, data: { errors: [{ field: 'reason' }] } });
    expect((await decide('revoke', 'The register was closed.')).data).toMatchObject({ kyc_status: 3 });
    expect(await test.call('/account/childList', {}, { as, language: 'ja' })).toMatchObject({ code: 2001 });
    expect((await test.ask('/dashboard/home', {}, { as })).kyc).toMatchObject({
      kyc_status: 3,
      refuse_reason: 'The register was closed.',
      failure_text: 'Page 2 is missing.',
    });
    const events = await test.bank.store.db.select().from(webhookEvents).where(eq(webhookEvents.company_id, company_id));
    expect(events.map(({ kind, payload }) => [kind, payload['kyc_status']])).toEqual([
      ['kyc_change', 4],
      ['kyc_change', 3],
    ]);
    expect((await test.mail(as.email)).map(({ template, language }) => `${template} ${language}`).sort()).toEqual([
      'kyc_approved ja',
      'kyc_revoked ja',
    ]);
    const told = await test.ask('/notice/list', {}, { as, language: 'ja' });
    expect(told.list.map(({ title }) => title).sort()).toEqual(['KYC が承認されました', 'KYC の承認が取り消されました'].sort());
    expect(
      (await linesOf(company_id))
        .filter(({ action }) => action.startsWith('kyc'))
        .map(({ action, from_state, to_state, reason }) => [action, from_state, to_state, reason]),
    ).toEqual([
      ['kyc.approve', 'pendingReview', 'approved', ''],
      ['kyc.revoke', 'approved', 'rejected', 'The register was closed.'],
    ]);
  });

  it('is rejected with a reason', async () => {
    const {
      company_id,
      people: [as],
    } = await test.fresh({ kyc_status: 2 });
    await test.ask(
      '/admin/kyc/decide',
      { company_id, version: await versionOf(company_id), event: 'reject', reason: 'The passport has expired.' },
      { as: staff },
    );
    expect((await test.ask('/account/getUserInfo', {}, { as })).kyc_refuse_reason).toBe('The passport has expired.');
    expect((await test.ask('/dashboard/home', {}, { as })).todo).toEqual([{ kind: 'kyc_rejected', count: 1 }]);
  });

  it('is decided once, when two decide at the same time', async () => {
    const { company_id } = await test.fresh({ kyc_status: 2 });
    const version = await versionOf(company_id);
    const answers = await Promise.all(
      ['approve', 'reject'].map((event) => test.refusal('/admin/kyc/decide', { company_id, version, event, reason: 'No.' }, { as: staff })),
    );
    expect(answers.sort()).toEqual(['changedMeanwhile', 'success']);
    expect(await test.refusal('/admin/kyc/decide', { company_id: nobody, version: 1, event: 'approve' }, { as: staff })).toBe('notFound');
    expect(await test.refusal('/admin/kyc/decide', { company_id: 'no-uuid', version: 1, event: 'approve' }, { as: staff })).toBe(
      'notFound',
    );
  });
});

describe('documents', () => {
  it('are decided only while they are under review, by the version that was read', async () => {
    const { company_id } = await test.fresh({ approve_status: 2, kyc_status: 1 });
    const version = await versionOf(company_id);
    const decide = (more: object) => test.refusal('/admin/documents/decide', { company_id, version, accept: true, ...more }, { as: staff });
    expect(await decide({ accept: false })).toBe('invalid'); // a reason
    expect(await decide({ version: version + 1 })).toBe('changedMeanwhile');
    expect(await decide({ company_id: nobody })).toBe('notFound');
    expect(await decide({})).toBe('success');
    expect(await decide({ version: version + 1 })).toBe('wrongState');
  });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
