/** The company's decision by link or signed in, the bank's by the lifecycle; who sees what of an application. */
import { cardApplication } from '@bankside/core/rules/lifecycles/card-application.ts';
import { choices, stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { harbourVale } from '../../demo/companies.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicantDirectory, auditLinks, cardApplications } from '../../store/card-schema.ts';
import { auditLines, companies } from '../../store/schema.ts';
import { webhookEvents } from '../../store/webhook-schema.ts';
import { tellIssuer } from '../../domain/issued-cards/issuer-orders.ts';
import { issueApproved } from '../../domain/issued-cards/issuing.ts';
import { compose } from '../../domain/messages/mail.ts';
import { visitor } from '../../testing/card-visitor.ts';
import { linkWebhooks } from '../../testing/webhooks/webhook-links.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let owner: Caller;
let staff: Caller;
beforeAll(async () => {
  test = await testBank({ card: { perAddressHour: 1000 } });
  for (const { company_id } of await test.bank.store.db.select().from(companies)) await linkWebhooks(test.bank, company_id);
  owner = await test.as('owner@harbour-vale.example');
  staff = await test.as('staff@bankside.example');
});
afterAll(() => test.close());

const rowOf = async (application_no: string) => {
  const [row] = await test.bank.store.db.select().from(cardApplications).where(eq(cardApplications.application_no, application_no));
  if (!row) throw new Error('no application');
  return row;
};
/** A new application by link, with the token that was mailed to the company. */
async function applied(more: object = {}) {
  const { submit } = await visitor(test);
  const sent = await submit({ locale: 'zh', ...more });
  const row = await rowOf(sent.application_no);
  const mail = (await test.mail('owner@harbour-vale.example')).find(({ body }) => body.includes(sent.application_no));
  return { ...sent, row, id: row.application_id, audit_token: /card_audit\/(\S+)/.exec(mail?.body ?? '')?.[1] ?? '' };
}
const mailed = async (email: string) => (await test.mail(email)).map(({ template }) => template);

describe('what the applicant is called', () => {
  it.each([
    ['en', 'A name cannot contain a web or email address'],
    ['zh', '姓名或名称中不能包含网址或邮箱地址'],
    ['ja', '名前・名称に URL やメールアドレスは使えません'],
  ] as const)('holds no address, and the field says so (%s)', async (language, msg) => {
    const { form, as } = await visitor(test);
    const ask = async (more: object) => test.call('/card/linkSubmit', await form(more), { as, language });
    for (const first_name of ['Action required: sign in at https://evil.example', 'evil.example', 'Evil.Com'])
      expect(await ask({ first_name })).toMatchObject({ code: 1000, data: { errors: [{ field: 'first_name', rule: 'nameLink', msg }] } });
    expect(await ask({ last_name: 'a\nb' })).toMatchObject({ data: { errors: [{ field: 'last_name', rule: 'controlCharacters' }] } });
    expect(await ask({ last_name: 'x'.repeat(61) })).toMatchObject({ data: { errors: [{ field: 'last_name', rule: 'tooLong' }] } });
  });

  it.each(['en', 'zh', 'ja'] as const)('is on a line of its own in the company’s mail, and not in its subject (%s)', (language) => {
    const params = {
      holder: 'Urgent: visit evil.example',
      name: 'Mei',
      company: 'Kestrel',
      number: 'A-1',
      link: 'https://ours.example/x',
      days: 14,
    };
    const { subject, body } = compose(test.bank, { language, template: 'card_to_decide', params });
    expect(subject).not.toContain('Urgent');
    const line = body.split('\n').find((each) => each.includes('Urgent')) ?? '';
    expect(line).toMatch(/^[^:：]+[:：] ?[“「]Urgent: visit evil\.\u2060example[”」]$/);
    expect(body).not.toContain('evil.example');
    expect(body).toContain('https://ours.example/x');
  });

  it('may be any real name', async () => {
    const { submit } = await visitor(test);
    const { application_no } = await submit({ first_name: 'J. R. St.John', last_name: 'O’Neil-Łukasiewicz Jr.' });
    expect((await rowOf(application_no)).holder_name).toBe('J. R. St.John O’Neil-Łukasiewicz Jr.');
  });
});

describe('the company', () => {
  it('approves by its link, once; looking changes nothing', async () => {
    const { row, audit_token } = await applied();
    const seen = await test.ask('/card/get', { audit_token }, {});
    await test.ask('/card/get', { audit_token }, {});
    expect(seen).toMatchObject({ status: 'pending', can_audit: true, masked: true });
    expect(await test.refusal('/card/audit', { audit_token, decision: 'reject', reason: '  ' })).toBe('invalid');
    expect(await test.refusal('/card/audit', { audit_token, decision: 'approve', version: 7 })).toBe('changedMeanwhile');
    expect(await test.ask('/card/audit', { audit_token, decision: 'approve', reason: 'ignored' })).toEqual({
      status: 'pending',
      company_decision: 'approved',
    });
    expect(await test.refusal('/card/audit', { audit_token, decision: 'reject', reason: 'No.' })).toBe('linkInvalid');
    const after = await test.ask('/card/get', { audit_token }, {});
    expect(after).toMatchObject({ can_audit: false, company_decision: 'approved', reason: '' });
    expect(after.timeline.map(({ event, actor }) => [event, actor])).toEqual([['submit', 'applicant'], ['companyApprove', 'company']]); // prettier-ignore
    const notices = (await test.mail(row.email)).find(({ template }) => template === 'card_company_approved');
    expect(notices?.language).toBe('zh');
    const [link] = await test.bank.store.db.select().from(auditLinks).where(eq(auditLinks.application_id, row.application_id));
    expect(link).toMatchObject({ status: 'used', used_at: test.bank.clock.now() });
    expect(JSON.stringify(link)).not.toContain(audit_token.split('.')[1]);
  });

  it('rejects with a reason, which the applicant reads', async () => {
    const { row, audit_token, view_token } = await applied();
    await test.ask('/card/audit', { audit_token, decision: 'reject', reason: 'She works for another member.' });
    expect(await test.ask('/card/get', { view_token })).toMatchObject({ status: 'rejected', reason: 'She works for another member.' });
    const mail = (await test.mail(row.email)).find(({ template }) => template === 'card_company_rejected');
    expect(mail?.body).toContain('She works for another member.');
    expect(await test.bank.store.db.$count(applicantDirectory, eq(applicantDirectory.application_id, row.application_id))).toBe(0);
  });

  it('decides signed in as well, which uses the link up; not twice, not for a director, not for another company', async () => {
    const { id, audit_token } = await applied();
    const other = (await test.fresh()).people[0];
    expect(await test.refusal('/card/audit', { id, decision: 'approve' }, { as: other })).toBe('notFound');
    const clerk = await test.as('clerk@harbour-vale.example');
    expect(await test.refusal('/card/audit', { id, decision: 'approve' }, { as: clerk })).toBe('noPermission');
    expect(await test.refusal('/card/audit', { id, decision: 'approve' })).toBe('sessionEnded');
    expect(await test.refusal('/card/audit', { id, decision: 'reject', version: 1 }, { as: owner })).toBe('invalid');
    await test.ask('/card/audit', { id, decision: 'approve', version: 1 }, { as: owner });
    expect(await test.refusal('/card/audit', { id, decision: 'approve' }, { as: owner })).toBe('wrongState');
    expect(await test.refusal('/card/audit', { audit_token, decision: 'approve' })).toBe('linkInvalid');
    const director = await applied({ applicant_type: 'director' });
    expect(await test.refusal('/card/audit', { id: director.id, decision: 'approve' }, { as: owner })).toBe('wrongState');
  });

  it('has 14 days; a changed letter opens nothing', async () => {
    const own = await testBank();
    try {
      await (await visitor(own)).submit();
      const token = /card_audit\/(\S+)/.exec((await own.mail('owner@harbour-vale.example'))[0]?.body ?? '')?.[1] ?? '';
      const changed = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
      for (const audit_token of [changed, 'x'.repeat(60)]) {
        expect(await own.refusal('/card/get', { audit_token })).toBe('linkInvalid');
        expect(await own.refusal('/card/audit', { audit_token, decision: 'approve' })).toBe('linkInvalid');
      }
      own.later(14 * 86_400 + 1);
      expect(await own.refusal('/card/get', { audit_token: token })).toBe('linkInvalid');
      expect(await own.refusal('/card/audit', { audit_token: token, decision: 'approve' })).toBe('linkInvalid');
    } finally {
      await own.close();
    }
  });
});

describe('the bank', () => {
  const openPapersOf = async (id: string) => {
    const { files } = await test.ask('/admin/card/get', { company_id: harbourVale, id }, { as: staff });
    for (const { file_key } of files) await test.file('/admin/file', { company_id: harbourVale, file_key }, { as: staff });
  };
  const events = ['approve', 'reject', 'bar', 'unbar'] as const;
  const put = async (id: string, status: string) =>
    test.bank.store.db.update(cardApplications).set({ status }).where(eq(cardApplications.application_id, id));
  const decide = async (application_no: string, event: (typeof events)[number], reason?: string) => {
    const { application_id: id, version } = await rowOf(application_no);
    return test.call('/admin/card/decide', { company_id: harbourVale, id, version, event, ...(reason ? { reason } : {}) }, { as: staff });
  };

  it('moves an application by its lifecycle and by nothing else', async () => {
    const { application_no, id } = await applied({ applicant_type: 'director' });
    await openPapersOf(id);
    for (const { wire } of Object.values(cardApplication.states))
      for (const event of events) {
        await put(id, String(wire));
        const may = choices(cardApplication, stateOf(cardApplication, wire), 'bank').includes(event);
        const answer = await decide(application_no, event, 'A reason.');
        const expected = may ? String(cardApplication.states[cardApplication.events[event].to].wire) : 'wrongState';
        const got = answer.refusal ?? (answer.data as { status: string }).status;
        expect({ from: wire, event, got }).toEqual({ from: wire, event, got: expected });
        if (!may) expect((await rowOf(application_no)).status).toBe(wire);
      }
  });

  it('does not say what the issuer says: issued or refused is no call of staff', async () => {
    const { application_no, id } = await applied({ applicant_type: 'director' });
    await put(id, 'processing');
    for (const event of ['issue', 'issued', 'issuerRefuses'])
      expect((await decide(application_no, event as 'bar', 'Said by staff')).refusal, event).toBe('invalid');
    expect((await rowOf(application_no)).status).toBe('processing');
  });

  it('waits for an associate’s company; wants a reason to refuse; leaves mail, history, audit and webhook at each step', async () => {
    const { application_no, row, id, audit_token } = await applied();
    expect((await decide(application_no, 'approve')).refusal).toBe('wrongState');
    await test.ask('/card/audit', { audit_token, decision: 'approve' });
    expect((await decide(application_no, 'approve')).refusal).toBe('papersUnopened');
    await openPapersOf(id);
    for (const event of ['reject', 'bar'] as const) expect((await decide(application_no, event)).refusal).toBe('invalid');
    const stale = { company_id: harbourVale, id, version: 1, event: 'approve' } as const;
    expect(await test.refusal('/admin/card/decide', stale, { as: staff })).toBe('changedMeanwhile');
    expect(await test.refusal('/admin/card/decide', { ...stale, id: 'none' }, { as: staff })).toBe('notFound');
    expect(await test.refusal('/admin/card/decide', stale, { as: owner })).toBe('noPermission');
    expect((await decide(application_no, 'approve')).code).toBe(200);
    await issueApproved(test.bank);
    await tellIssuer(test.bank);
    await test.issuerPushes();
    await decide(application_no, 'bar', 'Reported as stolen.');
    await decide(application_no, 'unbar');
    const steps = ['card_received', 'card_company_approved', 'card_approved', 'card_processing', 'card_issued', 'card_blocked', 'card_unblocked']; // prettier-ignore
    expect((await mailed(row.email)).filter((template) => template.startsWith('card_')).sort()).toEqual([...steps].sort());
    for (const { body, template } of await test.mail(row.email)) expect(body, template).not.toMatch(/\{\{|undefined/);
    const after = await test.ask('/card/get', { id }, { as: owner });
    expect(after.timeline.map(({ event, to }) => `${event} ${to}`)).toEqual(['submit pending', 'companyApprove pending', 'approve approved', 'issue processing', 'issued valid', 'bar blocked', 'unbar valid']); // prettier-ignore
    const lines = await test.bank.store.db
      .select()
      .from(auditLines)
      .where(and(eq(auditLines.company_id, harbourVale), eq(auditLines.subject, `application:${id}`)));
    const decided = lines.map(({ action }) => action).filter((action) => action !== 'card.read');
    expect(decided).toEqual(after.timeline.map(({ event }) => `card.${event}`));
    const hooks = (await test.bank.store.db.select().from(webhookEvents)).filter(({ payload }) => payload['application_id'] === id);
    expect(hooks.map(({ kind, payload }) => [kind, payload['status']])).toHaveLength(7);
    const bell = await test.ask('/notice/list', { page_size: 50 }, { as: owner, language: 'ja' });
    expect(bell.list.some(({ body }) => body.includes(application_no))).toBe(true);
  });

  it('verifies the holder or not, by that lifecycle', async () => {
    const { application_no, row, id } = await applied();
    const verify = async (accept: boolean, reason?: string) => {
      const { version } = await rowOf(application_no);
      return test.call(
        '/admin/card/verify',
        { company_id: harbourVale, id, version, accept, ...(reason ? { reason } : {}) },
        { as: staff },
      );
    };
    expect((await verify(false)).refusal).toBe('invalid');
    expect((await verify(false, 'The photo does not match.')).data).toMatchObject({ verification_status: 'failed' });
    expect((await verify(true)).refusal).toBe('wrongState');
    expect(await test.refusal('/admin/card/verify', { company_id: harbourVale, id, version: 1, accept: true }, { as: staff })).toBe(
      'changedMeanwhile',
    );
    const hooks = (await test.bank.store.db.select().from(webhookEvents)).filter(({ payload }) => payload['application_id'] === id);
    expect(hooks.at(-1)).toMatchObject({
      kind: 'kyc_change',
      payload: { verification_status: 'failed', previous_verification_status: 'in_progress' },
    });
    expect(await mailed(row.email)).toContain('card_verification_failed');
  });

  it('reads it unmasked, which leaves a line; its queue holds what waits for the bank', async () => {
    const { application_no, id, audit_token } = await applied();
    const waiting = async () => (await test.ask('/admin/queue', {}, { as: staff })).list.find((work) => work.id === id);
    expect(await waiting()).toBeUndefined();
    await test.ask('/card/audit', { audit_token, decision: 'approve' });
    const work = await waiting();
    expect(work).toMatchObject({ kind: 'card_application', version: 2 });
    expect(work?.text).toContain(application_no);
    expect(work?.files.map(({ slot }) => slot)).toEqual(['id_front', 'id_back', 'poa_front']);
    expect(work).not.toHaveProperty('opened_by');
    const whole = await test.ask('/admin/card/get', { company_id: harbourVale, id }, { as: staff });
    expect((await waiting())?.opened_by).toBe('Daniel Okoro');
    expect(whole).toMatchObject({ masked: false, form: { id_number: 'A5520148', birth_date: '1990-06-15' } });
    const [line] = (
      await test.bank.store.db
        .select()
        .from(auditLines)
        .where(eq(auditLines.subject, `application:${id}`))
    ).slice(-1);
    expect(line).toMatchObject({ action: 'card.read', actor: staff.userid });
    expect(await test.refusal('/admin/card/get', { company_id: harbourVale, id: 'none' }, { as: staff })).toBe('notFound');
  });
});

describe('identity data', () => {
  it('is masked for the company, the audit link and the view link, and no file can be had there', async () => {
    const { id, application_no, view_token, audit_token } = await applied();
    for (const answer of [
      await test.ask('/card/get', { id }, { as: owner }),
      await test.ask('/card/get', { audit_token }, {}),
      await test.ask('/card/get', { view_token, application_no }, {}),
      await test.ask('/card/get', { view_token }, {}),
    ]) {
      expect(answer.masked).toBe(true);
      expect(answer.files.map(({ field, file_key }) => `${field}${file_key}`)).toEqual(['id_front', 'id_back', 'poa_front']);
      expect(JSON.stringify(answer)).not.toMatch(/A5520148|1990-06-15|Jalan Tun|50400|12 555 0163|Tenaga/);
      expect(answer.form).toMatchObject({ first_name: 'Nadia', id_number: '••••48', birth_date: '1990-••-••' });
    }
    expect((await test.ask('/card/get', { view_token }, {})).link).toMatchObject({ link_path: 'kestrel' });
  });

  it('is opened by no other token and no other number', async () => {
    const [one, other] = [await applied(), await applied()];
    expect(await test.refusal('/card/get', { view_token: one.view_token, application_no: other.application_no })).toBe('notFound');
    expect(await test.refusal('/card/get', { view_token: `${one.view_token.slice(0, -1)}0` })).toBe(
      one.view_token.endsWith('0') ? 'success' : 'notFound',
    );
    expect(await test.refusal('/card/get', { application_no: one.application_no }, {})).toBe('sessionEnded');
    expect(await test.refusal('/card/get', { id: one.id }, { as: (await test.fresh()).people[0] })).toBe('notFound');
    expect(await test.refusal('/card/get', {}, { as: owner })).toBe('notFound');
  });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
