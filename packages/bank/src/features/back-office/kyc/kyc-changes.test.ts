import { kycSteps, type KycStep } from '@bankside/core/rules/kyc/kyc.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kycDesk, type Client, type KycDesk } from '../../../testing/kyc/desk.ts';

let desk: KycDesk;
beforeAll(async () => {
  desk = await kycDesk();
});
afterAll(() => desk.test.close());

const nobody = '11111111-2222-4333-8444-555555555555';
type Row = Record<string, unknown> & { person_id: string };
const rows = (answers: Record<string, unknown> | undefined, list: string) => (answers?.[list] ?? []) as Row[];

/** What a client types into a step, kept as a draft. */
async function type(client: Client, step: KycStep, values: Record<string, unknown>): Promise<string> {
  const { step_versions } = await desk.file(client);
  const version = step_versions[kycSteps.indexOf(step)];
  return desk.test.refusal(`/account/kyc/${step}`, { draft: true, version, ...values }, { as: client.owner });
}

describe('a correction by staff', () => {
  it('is checked by the field’s own rule, kept with what stood there, and bars its writer from approving', async () => {
    const client = await desk.client({ kyc_status: 2 });
    const { company_id } = client;
    const address = '18 Cross Street\n#09-02 Singapore 048423';
    const { data } = await desk.correct(company_id, 'company.registered_address', ` ${address} `);
    expect(data).toMatchObject({
      submissions: [{ company: { registered_address: address } }],
      corrected: [
        { path: 'company.registered_address', before: '18 Cross Street #09-02, Singapore 048423', after: address, by: 'Daniel Okoro' },
      ],
      may: { sameReviewer: true },
    });
    expect(await desk.linesOf(company_id)).toContainEqual(['kyc.correct', '', '', '']);
    expect((await desk.file(client)).company['registered_address']).not.toBe(address); // not before it is decided
    expect((await desk.decide(company_id, { event: 'approve' })).refusal).toBe('sameReviewer');
    expect((await desk.decide(company_id, { event: 'approve' }, desk.colleague)).refusal).toBeUndefined();
    expect(await desk.file(client)).toMatchObject({
      company: { registered_address: address },
      step_versions: [expect.any(Number), 3, 2, 2],
    });
    expect((await desk.correct(company_id, 'company.name', 'Another name')).refusal).toBe('wrongState'); // nothing is under review
  });

  it('is refused where staff may not write, and says in words what is wrong with the value', async () => {
    const { company_id } = await desk.client({ kyc_status: 2 });
    const [copy] = (await desk.read(company_id)).submissions;
    const [first] = rows(copy?.shareholder, 'shareholders');
    for (const path of [
      'company.company_profile',
      'company.company_type',
      'company.business_type_other',
      'company.nothing',
      `shareholder.directors.${nobody}.name`,
    ])
      expect(await desk.correct(company_id, path, 'x')).toMatchObject({ refusal: 'invalid', data: { errors: [{ field: 'path' }] } });
    const share = `shareholder.shareholders.${first?.person_id}.ownership_percentage`;
    for (const [path, value, rule] of [
      ['company.website', 'harbour', 'webAddress'],
      ['company.registered_address', 'x'.repeat(301), 'tooLong'],
      ['company.registration_date', '2099-01-01', 'dayFuture'],
      ['company.registration_date', '2020-02-30', 'date'],
      [share, '60.5', 'ownershipOver'],
      [share, 'half', 'percent'],
    ] as const)
      expect(await desk.correct(company_id, path, value)).toMatchObject({ data: { errors: [{ field: 'value', rule }] } });
    expect((await desk.read(company_id)).corrected).toEqual([]);
    const { data } = await desk.correct(company_id, `shareholder.shareholders.${first?.person_id}.passport_number`, 'k5512093f');
    expect(data).toMatchObject({ corrected: [{ before: 'K5512093E', after: 'K5512093F' }] }); // as a client's own is kept
  });

  it('bars its writer for as long as the words are in it, also when the client submits them as its own', async () => {
    const client = await desk.client({ kyc_status: 2 });
    const { company_id } = client;
    await desk.correct(company_id, 'company.business_nature', 'Wholesale of glass');
    await desk.decide(company_id, { event: 'reject', reason: 'Once more, please.' });
    expect(await desk.submit(client)).toBe('success');
    expect((await desk.read(company_id)).may).toMatchObject({ sameReviewer: true });
    expect((await desk.decide(company_id, { event: 'approve' })).refusal).toBe('sameReviewer');
    expect((await desk.read(company_id, desk.colleague)).may).toMatchObject({ sameReviewer: false });
    await desk.decide(company_id, { event: 'reject', reason: 'Once more, please.' });
    await type(client, 'company', { business_nature: 'Wholesale of porcelain' });
    expect(await desk.submit(client)).toBe('success');
    expect((await desk.decide(company_id, { event: 'approve' })).refusal).toBeUndefined();
  });

  it('is alike in both steps that ask the same, and does not undo what the client wrote meanwhile', async () => {
    const client = await desk.client({ kyc_status: 2 });
    const { company_id } = client;
    await desk.open(company_id, true);
    await type(client, 'company', { business_type: 'other', business_type_other: 'Co-operative' });
    await desk.submit(client);
    const stale = (await desk.file(client)).step_versions[1];
    await desk.correct(company_id, 'corporate.business_type_other', 'Cooperative society');
    await desk.correct(company_id, 'company.business_nature', 'Wholesale of kitchenware');
    const [copy] = (await desk.read(company_id)).submissions;
    expect([copy?.corporate['business_type_other'], copy?.company['business_type_other']]).toEqual([
      'Cooperative society',
      'Cooperative society',
    ]);
    const corrections = (await desk.file(client)).history.filter(({ event }) => event === 'correct');
    expect(corrections.map(({ paths, by }) => [paths, by])).toEqual([
      [['corporate.business_type_other', 'company.business_type_other'], ''],
      [['company.business_nature'], ''], // which fields, and not by whom
    ]);
    const late = { draft: true, version: stale, business_nature: 'Glass' };
    expect(await desk.test.refusal('/account/kyc/company', late, { as: client.owner })).toBe('changedMeanwhile');
    await type(client, 'company', { business_nature: 'Wholesale of glass' });
    await desk.decide(company_id, { event: 'reject', reason: 'Once more, please.' });
    const { company, corporate } = await desk.file(client);
    expect([company['business_nature'], company['business_type_other'], corporate['business_type_other']]).toEqual([
      'Wholesale of glass',
      'Cooperative society',
      'Cooperative society',
    ]);
  });
});

describe('a change of an approved company', () => {
  it('is opened, typed, submitted, refused, submitted again and accepted, while services stay open', async () => {
    const { test, read, decide } = desk;
    const client = await desk.client({ kyc_status: 4, language: 'zh' });
    const { company_id, owner: as } = client;
    const corrections = async () => (await test.ask('/account/getUserInfo', {}, { as })).kyc_change_status; // every open tab asks for it
    expect(await corrections()).toBe('none');
    expect(await type(client, 'company', { business_nature: 'x' })).toBe('kycNotEditable');
    expect((await desk.open(company_id, false)).refusal).toBe('wrongState');
    expect((await desk.open(company_id, true)).data).toMatchObject({ change_kyc_switch: true, kyc_status: 4 });
    expect((await desk.open(company_id, true)).refusal).toBe('wrongState');
    expect((await desk.lettersOf(company_id)).at(-1)).toMatchObject({
      template: 'kyc_change_opened',
      language: 'zh',
      subject: '您可以修改公司资料',
    });

    const [old] = rows((await desk.file(client)).shareholder, 'directors');
    const added = { ...old, person_id: nobody, name: 'Lena Vogt', job_title: 'Operations director' };
    expect(await type(client, 'shareholder', { directors: [old, added] })).toBe('success');
    expect(await type(client, 'company', { company_type: 'corporate', business_nature: 'Wholesale of glass' })).toBe('success');
    expect(await desk.submit(client)).toBe('success');
    expect(await read(company_id)).toMatchObject({
      kyc_status: 4,
      kyc_change_status: 'pending',
      may: { decide: true, openChange: false, revoke: true },
    });
    expect(await corrections()).toBe('pending');
    expect((await test.ask('/admin/queue', {}, { as: desk.staff })).list.find((work) => work.company_id === company_id)?.text).toBe(
      'change',
    );
    expect((await desk.open(company_id, false)).refusal).toBe('wrongState');
    const directors = async () => (await test.ask('/card/getDirectorList', {}, { as })).list.map(({ id }) => id);
    expect(await directors()).toEqual([old?.person_id]);

    const reasons = [{ path: `shareholder.directors.${nobody}.id_files`, code: 'wrong_document' as const, text: '' }];
    await decide(company_id, { event: 'refuseChange', reason: '请提供 Lena Vogt 的护照。', reasons });
    const refused = { kyc_status: 4, kyc_change_status: 'refused', change_kyc_switch: true, may_edit: true, reasons };
    expect(await desk.file(client)).toMatchObject({ ...refused, refuse_reason: '请提供 Lena Vogt 的护照。' });
    expect(await directors()).toEqual([old?.person_id]);
    expect(await corrections()).toBe('refused');
    expect((await desk.lettersOf(company_id)).at(-1)?.body).toContain('原因：请提供 Lena Vogt 的护照。');

    expect(await desk.submit(client)).toBe('success');
    expect((await decide(company_id, { event: 'acceptChange' })).data).toMatchObject({
      kyc_status: 4,
      kyc_change_status: 'none',
      change_kyc_switch: false,
    });
    expect(await corrections()).toBe('none');
    expect(await directors()).toEqual([old?.person_id, nobody]); // who was there before keeps the id that cards refer to
    expect(await type(client, 'company', { business_nature: 'x' })).toBe('kycNotEditable');
    expect((await desk.hooksOf(company_id)).map(({ kyc_status, kyc_change_status }) => [kyc_status, kyc_change_status]).slice(-4)).toEqual([
      [4, 'pending'],
      [4, 'refused'],
      [4, 'pending'],
      [4, 'none'],
    ]);
    const history = (await read(company_id)).history.map(({ event }) => event);
    expect(history.slice(-5)).toEqual(['openChange', 'submitChange', 'refuseChange', 'submitChange', 'acceptChange']);
    expect((await desk.linesOf(company_id)).filter(([action]) => action !== 'kyc.read').at(-1)).toEqual([
      'kyc.acceptChange',
      'approved',
      'approved',
      '',
    ]);
  });

  it('makes the company what the accepted copy says it is; closed, nothing of a refusal is left', async () => {
    const client = await desk.client({ kyc_status: 4 });
    const { company_id, owner: as } = client;
    await desk.open(company_id, true);
    const { corporate } = await desk.file(client);
    const aml_questionnaire = corporate['corporate_declaration'];
    await type(client, 'company', { name: 'Kestrel Bank Ltd', company_type: 'financial_institution', aml_questionnaire });
    expect(await desk.submit(client)).toBe('success');
    await desk.decide(company_id, { event: 'acceptChange' });
    const info = await desk.test.ask('/account/getUserInfo', {}, { as });
    expect(info).toMatchObject({ project_name: 'Kestrel Bank Ltd', company_type: 'financial_institution' });
    await desk.open(company_id, true);
    await desk.submit(client);
    await desk.decide(company_id, { event: 'refuseChange', reason: 'No.' });
    expect((await desk.open(company_id, false)).data).toMatchObject({ change_kyc_switch: false, kyc_change_status: 'none' });
    expect(await desk.file(client)).toMatchObject({ may_edit: false, kyc_change_status: 'none', refuse_reason: '' });
  });

  it('is nowhere while it is only typed, nor once it was closed: what was approved stays; opened again, it goes on', async () => {
    const client = await desk.client({ kyc_status: 4 });
    const { company_id, owner: as } = client;
    const approved = await desk.file(client);
    const typed = { name: 'Elsewhere Ltd', registered_address: '1 Nowhere Road' };
    await desk.open(company_id, true);
    expect((await desk.file(client)).step_versions).not.toEqual(approved.step_versions); // an open window looks again
    await type(client, 'company', typed);
    const month = { kind: 'fiat', currency: 'USD', date_from: '2025-11-01', date_to: '2025-11-18' } as const;
    const { account_name, address } = await desk.test.ask('/transaction/statsment', month, { as });
    expect({ name: account_name, registered_address: address }).toEqual({
      name: approved.company['name'],
      registered_address: approved.company['registered_address'],
    });
    await type(client, 'company', { company_profile: null });
    const { step_versions } = await desk.file(client);
    await desk.open(company_id, false);
    const closed = await desk.file(client);
    expect(closed).toMatchObject({
      company: approved.company,
      step_done: [true, true, true, true],
      files: approved.files,
      may_edit: false,
    });
    expect(closed.step_versions).not.toEqual(step_versions);
    await desk.open(company_id, true);
    expect(await desk.file(client)).toMatchObject({ company: typed, step_done: [true, false, true, true], may_edit: true });
    await desk.open(company_id, false);
    await desk.decide(company_id, { event: 'revoke', reason: 'The licence was withdrawn.' });
    expect(await desk.file(client)).toMatchObject({ kyc_status: 3, company: typed, may_edit: true });
  });

  it('ends with the approval, when that is revoked', async () => {
    const client = await desk.client({ kyc_status: 4 });
    const { company_id } = client;
    await desk.open(company_id, true);
    await type(client, 'company', { business_nature: 'Wholesale of glass' });
    await desk.submit(client);
    const reasons = [{ path: 'company.business_nature', code: 'incomplete' as const, text: '' }];
    await desk.decide(company_id, { event: 'revoke', reason: 'The licence was withdrawn.', reasons });
    expect(await desk.read(company_id)).toMatchObject({
      kyc_status: 3,
      kyc_change_status: 'none',
      change_kyc_switch: false,
      may: { decide: false },
    });
    expect((await desk.read(company_id)).submissions.map(({ status }) => status)).toEqual(['rejected', 'approved']);
    expect((await desk.file(client)).reasons).toMatchObject(reasons);
  });

  it('is not in the way of a revocation, when it was refused: the client reads what was said last', async () => {
    const client = await desk.client({ kyc_status: 4 });
    const { company_id } = client;
    await desk.open(company_id, true);
    await desk.submit(client);
    const reason = (path: string) => [{ path, code: 'incomplete' as const, text: '' }];
    await desk.decide(company_id, { event: 'refuseChange', reason: 'No.', reasons: reason('company.phone') });
    desk.test.later(60);
    await desk.decide(company_id, { event: 'revoke', reason: 'The register was closed.', reasons: reason('company.name') });
    expect(await desk.file(client)).toMatchObject({ refuse_reason: 'The register was closed.', reasons: reason('company.name') });
  });
});

it('is opened for a file under review too: the copy is replaced, and nobody approves one that they did not read', async () => {
  const client = await desk.client({ kyc_status: 2 });
  const { company_id } = client;
  expect(await type(client, 'company', { business_nature: 'x' })).toBe('kycNotEditable');
  await desk.open(company_id, true);
  const { version } = await desk.read(company_id);
  await type(client, 'company', { business_nature: 'Wholesale of glass' });
  expect(await desk.submit(client)).toBe('success');
  const answer = await desk.test.refusal('/admin/kyc/decide', { company_id, version, event: 'approve' }, { as: desk.staff });
  expect(answer).toBe('changedMeanwhile');
  const { submissions } = await desk.read(company_id);
  expect(submissions.map(({ status }) => status)).toEqual(['pending', 'replaced']);
  expect((await desk.decide(company_id, { event: 'approve' })).data).toMatchObject({ kyc_status: 4, change_kyc_switch: false });
  expect((await desk.open((await desk.client({ kyc_status: 1 })).company_id, true)).refusal).toBe('wrongState');
});

it('left no fault behind', () => expect(desk.test.faults).toEqual([]));
