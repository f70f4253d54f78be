import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kycDesk, type Case, type KycDesk } from '../../../testing/kyc/desk.ts';

let desk: KycDesk;
beforeAll(async () => {
  desk = await kycDesk();
});
afterAll(() => desk.test.close());

const directorsIn = ({ submissions }: Case) => (submissions[0]?.shareholder['directors'] ?? []) as { person_id: string }[];
const nobody = '11111111-2222-4333-8444-555555555555';

describe('a KYC file under review', () => {
  it('is approved: services open without a new sign-in, its people are the company’s, everybody hears of it', async () => {
    const { test, read, decide } = desk;
    const client = await desk.client({ kyc_status: 2, language: 'ja' });
    const { company_id, owner: as } = client;
    const before = await read(company_id);
    expect(before).toMatchObject({ kyc_status: 2, kyc_change_status: 'none', change_kyc_switch: false, language: 'ja' });
    expect(before.may).toEqual({ decide: true, sameReviewer: false, correct: true, revoke: false, openChange: true });
    expect(before.submissions).toMatchObject([
      { kind: 'first', status: 'pending', submitted_by: 'Mei Tan', decided_at: null, decided_by: '' },
    ]);
    expect(await test.refusal('/account/childList', {}, { as })).toBe('kycNotApproved');

    const { data } = await decide(company_id, { event: 'approve' });
    expect(data).toMatchObject({
      kyc_status: 4,
      submissions: [{ status: 'approved', decided_by: 'Daniel Okoro', reason: '', reasons: [] }],
    });
    expect(data).toMatchObject({ may: { decide: false, sameReviewer: false, correct: false, revoke: true, openChange: true } });
    expect(await test.refusal('/account/childList', {}, { as })).toBe('success');
    const [director] = directorsIn(before);
    const { list } = await test.ask('/card/getDirectorList', {}, { as });
    expect(list.map(({ id, name }) => ({ id, name }))).toEqual([{ id: director?.person_id, name: 'Mei Tan' }]);

    for (const event of ['approve', 'reject', 'acceptChange', 'refuseChange'] as const)
      expect((await decide(company_id, { event, reason: 'x' })).refusal).toBe('wrongState');
    expect((await desk.lettersOf(company_id)).at(-1)).toMatchObject({
      template: 'kyc_approved',
      language: 'ja',
      subject: '法人確認が完了しました',
    });
    expect((await test.ask('/notice/list', {}, { as, language: 'ja' })).list[0]?.title).toBe('法人確認が完了しました');
    expect((await desk.hooksOf(company_id)).at(-1)).toEqual({
      kind: 'kyc_change',
      kyc_status: 4,
      previous_kyc_status: 2,
      kyc_change_status: 'none',
      reason: '',
      reasons: [],
    });
    expect((await desk.linesOf(company_id)).filter(([action]) => action !== 'kyc.read')).toContainEqual([
      'kyc.approve',
      'pendingReview',
      'approved',
      '',
    ]);
  });

  it('is rejected field by field: the client reads each reason at its field, and the letter in Chinese', async () => {
    const { test, read, decide } = desk;
    const client = await desk.client({ kyc_status: 2, language: 'zh' });
    const { company_id } = client;
    const [director] = directorsIn(await read(company_id));
    const reasons = [
      { path: 'company.company_profile', code: 'outdated' as const, text: '' },
      { path: `shareholder.directors.${director?.person_id}.id_files`, code: 'other' as const, text: ' 请提供彩色扫描件。 ' },
    ];
    const failure_text = '第二页缺失。';
    const { data } = await decide(company_id, { event: 'reject', reason: '护照扫描件无法辨认。', failure_text, reasons });
    const kept = [reasons[0], { ...reasons[1], text: '请提供彩色扫描件。' }];
    expect(data).toMatchObject({ kyc_status: 3, submissions: [{ status: 'rejected', failure_text, reasons: kept }] });
    expect(await desk.file(client)).toMatchObject({
      kyc_status: 3,
      may_edit: true,
      refuse_reason: '护照扫描件无法辨认。',
      failure_text,
      reasons: kept,
    });
    expect((await desk.hooksOf(company_id)).at(-1)).toMatchObject({ kyc_status: 3, reason: '护照扫描件无法辨认。', reasons: kept });
    const letter = (await desk.lettersOf(company_id)).at(-1);
    expect(letter).toMatchObject({ template: 'kyc_rejected', language: 'zh', subject: '您的企业认证未通过' });
    expect(letter?.body).toContain('原因：护照扫描件无法辨认。');
    expect(letter?.body).toContain('客户经理将尽快与您联系。');
    expect((await test.ask('/dashboard/home', {}, { as: client.owner })).todo).toEqual([{ kind: 'kyc_rejected', count: 1 }]);
    expect(await desk.submit(client)).toBe('success'); // as it is; the refusal stays in the history
    expect((await desk.file(client)).reasons).toEqual([]);
    const { submissions, history } = await read(company_id);
    expect(submissions.map(({ status }) => status)).toEqual(['pending', 'rejected']);
    expect(history.slice(-2)).toMatchObject([
      { event: 'reject', reason: '护照扫描件无法辨认。', by: 'Daniel Okoro' },
      { event: 'submit', by: 'Mei Tan' },
    ]);
    expect((await desk.file(client)).history.at(-2)).toMatchObject({ event: 'reject', by: '' });
  });

  it('takes reasons for fields that it has, of people who are in it, and words for “other”', async () => {
    const { company_id } = await desk.client({ kyc_status: 2 });
    const wrong = [
      { path: 'company.nothing', code: 'incomplete' as const, text: '' },
      { path: `shareholder.directors.${nobody}.name`, code: 'incomplete' as const, text: '' },
      { path: 'company.phone', code: 'other' as const, text: '  ' },
    ];
    const answer = await desk.decide(company_id, { event: 'reject', reason: 'No.', reasons: wrong });
    expect(answer).toMatchObject({
      refusal: 'invalid',
      data: { errors: [{ field: 'reasons.0.path' }, { field: 'reasons.1.path' }, { field: 'reasons.2.text', rule: 'reasonBlank' }] },
    });
    expect(await desk.decide(company_id, { event: 'reject' })).toMatchObject({ code: 1000, data: { errors: [{ field: 'reason' }] } });
    for (const text of ['a\u0000b', '\ud800', '\u202eb'])
      expect(
        await desk.decide(company_id, { event: 'reject', reason: 'No.', reasons: [{ path: 'company.phone', code: 'other', text }] }),
      ).toMatchObject({ data: { errors: [{ field: 'reasons.0.text', rule: 'controlCharacters' }] } });
    expect((await desk.read(company_id)).submissions[0]?.status).toBe('pending');
  });

  it('is decided once, when two decide at the same time', async () => {
    const { company_id } = await desk.client({ kyc_status: 2 });
    const { version } = await desk.read(company_id);
    await desk.openAll(company_id);
    const answers = await Promise.all(
      [desk.staff, desk.colleague].map((as, turn) =>
        desk.test.refusal('/admin/kyc/decide', { company_id, version, event: turn ? 'reject' : 'approve', reason: 'No.' }, { as }),
      ),
    );
    expect(answers.sort()).toEqual(['changedMeanwhile', 'success']);
    expect((await desk.read(company_id)).history.filter(({ event }) => event === 'approve' || event === 'reject')).toHaveLength(1);
  });

  it('is approved only by who has opened each of its papers', async () => {
    const { company_id } = await desk.client({ kyc_status: 2 });
    const { version, files } = await desk.read(company_id);
    const papers = files.filter(({ content_type }) => content_type === 'application/pdf');
    const approve = (as = desk.staff) => desk.test.call('/admin/kyc/decide', { company_id, version, event: 'approve' }, { as });
    await desk.openAll(company_id, desk.colleague); // a colleague's reading is not this person's
    for (const { file_key } of papers.slice(1)) await desk.test.file('/admin/file', { company_id, file_key }, { as: desk.staff });
    const refused = await approve();
    expect(refused.refusal).toBe('papersUnopened');
    expect(refused.msg).toContain(papers[0]?.name);
    expect(refused.msg).not.toContain(papers[1]?.name);
    const { kyc_status, files: seen } = await desk.read(company_id);
    expect([kyc_status, papers.map(({ file_key }) => seen.find((each) => each.file_key === file_key)?.opened)]).toEqual([
      2,
      papers.map((_, at) => at > 0),
    ]);
    await desk.test.file('/admin/file', { company_id, file_key: papers[0]?.file_key ?? '' }, { as: desk.staff });
    expect((await approve()).refusal).toBeUndefined();
  });

  it('is not decided by one of the client’s own people', async () => {
    const mine = await desk.client({ kyc_status: 2, users: [{ full_name: '  daniel  OKORO ' }] });
    expect((await desk.read(mine.company_id)).may).toMatchObject({ decide: true, sameReviewer: true });
    expect((await desk.decide(mine.company_id, { event: 'approve' })).refusal).toBe('sameReviewer');
    expect((await desk.decide(mine.company_id, { event: 'reject', reason: 'No.' })).refusal).toBeUndefined(); // to say no needs one person
    const other = await desk.client({ kyc_status: 2, users: [{ full_name: 'Daniel Okoro' }] });
    expect((await desk.decide(other.company_id, { event: 'approve' }, desk.colleague)).refusal).toBeUndefined();
  });
});

describe('an approval', () => {
  it('is revoked with a reason: services close at the next call', async () => {
    const { test, decide } = desk;
    const client = await desk.client({ kyc_status: 4 });
    const { company_id, owner: as } = client;
    expect(await decide(company_id, { event: 'revoke' })).toMatchObject({ code: 1000, data: { errors: [{ field: 'reason' }] } });
    const reasons = [{ path: 'company.registration_number', code: 'expired' as const, text: '' }];
    const { data } = await decide(company_id, {
      event: 'revoke',
      reason: 'The register was closed.',
      failure_text: 'Page 2 is missing.',
      reasons,
    });
    expect(data).toMatchObject({ kyc_status: 3, submissions: [{ status: 'rejected', reasons }], may: { revoke: false, decide: false } });
    expect(await test.call('/account/childList', {}, { as })).toMatchObject({ code: 2001 });
    expect(await desk.file(client)).toMatchObject({ kyc_status: 3, may_edit: true, refuse_reason: 'The register was closed.', reasons });
    expect((await test.ask('/dashboard/home', {}, { as })).kyc).toMatchObject({ kyc_status: 3, failure_text: 'Page 2 is missing.' });
    expect((await desk.lettersOf(company_id)).at(-1)?.template).toBe('kyc_revoked');
    expect((await desk.hooksOf(company_id)).at(-1)).toMatchObject({ kyc_status: 3, previous_kyc_status: 4 });
    expect(await desk.submit(client)).toBe('success');
    expect((await decide(company_id, { event: 'approve' })).data).toMatchObject({ kyc_status: 4 });
    expect(await test.refusal('/account/childList', {}, { as })).toBe('success');
  });
});

describe('the case', () => {
  it('shows staff the files beside the data, and leaves a line that they looked', async () => {
    const { test, staff } = desk;
    const { company_id, owner } = await desk.client({ kyc_status: 2 });
    const { files, submissions } = await desk.read(company_id);
    const profile = files.find(({ file_key }) => file_key === submissions[0]?.company['company_profile']);
    expect(profile).toMatchObject({
      name: 'company-profile.pdf',
      content_type: 'application/pdf',
      uploaded_at: expect.stringMatching(/^2025-/),
    });
    const { bytes } = await test.file('/admin/file', { company_id, file_key: profile?.file_key ?? '' }, { as: staff });
    expect(bytes).toHaveLength(profile?.size ?? 0);
    expect(await desk.linesOf(company_id)).toContainEqual(['kyc.read', '', '', '']);
    expect(await test.refusal('/admin/kyc/get', { company_id }, { as: owner })).toBe('noPermission');
    for (const id of [nobody, 'no-uuid']) {
      expect(await test.refusal('/admin/kyc/get', { company_id: id }, { as: staff })).toBe('notFound');
      expect(await test.refusal('/admin/kyc/decide', { company_id: id, version: 1, event: 'approve' }, { as: staff })).toBe('notFound');
    }
  });

  it('waits in the queue until it is decided', async () => {
    const { test, staff } = desk;
    const { company_id } = await desk.client({ kyc_status: 2 });
    const waiting = async () =>
      (await test.ask('/admin/queue', {}, { as: staff })).list.filter((work) => work.kind === 'kyc' && work.company_id === company_id);
    expect(await waiting()).toMatchObject([{ text: 'first', version: (await desk.read(company_id)).version }]);
    await desk.decide(company_id, { event: 'approve' });
    expect(await waiting()).toEqual([]);
  });
});

it('left no fault behind', () => expect(desk.test.faults).toEqual([]));
