import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicantDirectory, applicationDrafts, applicationEvents, cardApplications } from '../../store/card-schema.ts';
import { auditLines, companies, files } from '../../store/schema.ts';
import { notifications } from '../../store/notice-schema.ts';
import { webhookEvents } from '../../store/webhook-schema.ts';
import { rightFields, visit, visitor, newNames, proveEmail } from '../../testing/card-visitor.ts';
import { plainPdf } from '../../testing/sample-files.ts';
import { linkWebhooks } from '../../testing/webhooks/webhook-links.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank({ card: { perAddressHour: 1000 } });
  for (const { company_id } of await test.bank.store.db.select().from(companies)) await linkWebhooks(test.bank, company_id);
});
afterAll(() => test.close());

const rows = (application_no: string) =>
  test.bank.store.db.select().from(cardApplications).where(eq(cardApplications.application_no, application_no));
const counts = async () => {
  const { db } = test.bank.store;
  return [
    await db.$count(cardApplications),
    await db.$count(applicantDirectory),
    await db.$count(applicationEvents),
    await db.$count(webhookEvents),
    await db.$count(notifications),
    await db.$count(auditLines),
    await db.$count(files, eq(files.state, 'claimed')),
  ];
};

describe('a visitor applies', () => {
  it('and gets a number, a way to see its status, and mail in their language', async () => {
    const { as, handle, form } = await visitor(test, 'kestrel', 'u_81');
    const filled = await form({ locale: 'ja', notes: 'By the side entrance, please.' });
    const sent = await test.ask('/card/linkSubmit', filled, { as });
    expect(sent).toMatchObject({ status: 'pending', application_no: expect.stringMatching(/^CA-251118-[2-9A-Z]{6}$/) });
    const [row] = await rows(sent.application_no);
    expect(row).toMatchObject({
      source: 'link',
      variant: 'link',
      introducer: 'u_81',
      holder_name: 'Nadia Rahman',
      verification_status: 'in_progress',
      company_decision: '',
      terms_version: test.bank.policy.terms.version,
      submitted_at: test.bank.clock.now(),
      language: 'ja',
    });
    expect(row?.view_token_hash).toBe(createHash('sha256').update(sent.view_token).digest('hex'));
    expect(Object.keys(row?.form ?? {})).not.toEqual(expect.arrayContaining(['captcha']));
    const mail = (await test.mail(filled.email)).find(({ template }) => template === 'card_received');
    expect(mail?.language).toBe('ja');
    expect(mail?.body).toContain(`/all_apply_card_info#no=${sent.application_no}&token=${sent.view_token}`);
    const kept = await test.bank.store.db.select().from(files).where(eq(files.file_key, filled.id_front));
    expect(kept[0]).toMatchObject({ state: 'claimed', expires_at: null });
    expect(await test.refusal('/card/draftLoad', { handle }, { as })).toBe('notFound');
    expect(await test.bank.store.db.$count(applicationDrafts, eq(applicationDrafts.draft_id, kept[0]?.user_id ?? ''))).toBe(0);
  });

  it('and the company is asked, in its language, once', async () => {
    const before = (await test.mail('owner@harbour-vale.example')).length;
    const { submit } = await visitor(test);
    const { application_no } = await submit();
    const mails = await test.mail('owner@harbour-vale.example');
    expect(mails.length).toBe(before + 1);
    const mine = mails.find(({ body }) => body.includes(application_no));
    expect(mine?.template).toBe('card_to_decide');
    expect(mine?.body).toMatch(/\/card_audit\/[\w-]{22}\.[\w-]{43}/);
    const [row] = await rows(application_no);
    const [event] = await test.bank.store.db
      .select()
      .from(webhookEvents)
      .where(eq(webhookEvents.kind, 'card_status'))
      .then((all) => all.filter(({ payload }) => payload['application_no'] === application_no));
    expect(event?.payload).toMatchObject({ status: 'pending', previous_status: '', application_id: row?.application_id });
    expect(JSON.stringify(event?.payload)).not.toContain('Rahman');
  });

  it('once for one key, whatever is sent twice', async () => {
    const { as, form } = await visitor(test);
    const filled = await form();
    const first = await test.ask('/card/linkSubmit', filled, { as, key: 'one visitor' });
    expect(await test.ask('/card/linkSubmit', filled, { as, key: 'one visitor' })).toEqual(first);
    expect(await rows(first.application_no)).toHaveLength(1);
    expect(await test.refusal('/card/linkSubmit', { ...filled, notes: 'x' }, { as, key: 'one visitor' })).toBe('keyReused');
  });

  it('with the VisionLife account where the link asks for it, and nowhere else', async () => {
    const member = await visitor(test, 'vision2026');
    const without = await test.call('/card/linkSubmit', await member.form(), { as: member.as });
    expect(without.data).toMatchObject({ errors: [{ field: 'visionlife_account', rule: 'visionlifeAccountBlank' }] });
    for (const [visionlife_account, ok] of [
      ['abcd', false],
      ['a'.repeat(21), false],
      ['ab-cde', false],
      ['abcde', true],
    ] as const)
      // prettier-ignore
      expect(
        (await test.refusal('/card/linkSubmit', await member.form({ visionlife_account }), { as: member.as })) === 'success',
      ).toBe(ok);
    const other = await visitor(test);
    const { application_no } = await other.submit({ visionlife_account: 'abcde' });
    expect((await rows(application_no))[0]?.form).not.toHaveProperty('visionlife_account');
  });

  it('keeps none of the fields that the link leaves out', async () => {
    const { submit } = await visitor(test, 'kestrel-custom');
    const { application_no } = await submit({ notes: 'Hello' });
    const form = (await rows(application_no))[0]?.form;
    expect(form).not.toHaveProperty('notes');
    expect(form).not.toHaveProperty('gender');
  });

  it('may be a director whom the bank reviews without the company', async () => {
    const { submit } = await visitor(test);
    const { application_no } = await submit({ applicant_type: 'director', director_id: 'someone-else' });
    expect((await rows(application_no))[0]).toMatchObject({ applicant_type: 'director', form: { applicant_type: 'director' } });
    const asked = (await test.mail('owner@harbour-vale.example')).filter(({ body }) => body.includes(application_no));
    expect(asked).toEqual([]);
  });
});

describe('refused, with nothing stored', () => {
  it.each([
    ['link_path', { link_path: 'kestrem' }, 'linkInvalid', ''],
    ['email_token of another address', { email: 'other@visitor.example' }, 'emailNotVerified', 'email'],
    ['no email_token', { email_token: '' }, 'invalid', 'email_token'],
    ['a made-up email_token', { email_token: '99999999999999.aaaa' }, 'emailNotVerified', 'email'],
    ['no captcha', { captcha: undefined }, 'captchaMissing', 'captcha'],
    ['a wrong captcha', { captcha: 'bm90aGluZw==' }, 'captchaIncorrect', 'captcha'],
    ['an unknown file', { poa_front: 'x'.repeat(32) }, 'fileMissing', 'poa_front'],
    ['no consent', { terms_accepted: false }, 'invalid', 'terms_accepted'],
    ['a username with a hyphen', { username: 'a-1' }, 'invalid', 'username'],
    ['a username of characters', { username: '名' }, 'invalid', 'username'],
    ['a username of two letters', { username: 'ab' }, 'invalid', 'username'],
    ['the username of somebody who signs in', { username: 'OWNER' }, 'usernameTaken', 'username'],
    ['a seeded applicant’s username', { username: 'Tom_Ak' }, 'usernameTaken', 'username'],
    ['a name that no embosser has', { name_on_card: 'ナディア' }, 'invalid', 'name_on_card'],
    ['a name of one letter', { name_on_card: 'N' }, 'invalid', 'name_on_card'],
    ['a name that is too long with the prefix', { name_on_card: 'N'.repeat(23) }, 'invalid', 'name_on_card'],
    ['“other” without its name', { poa_language: 'other' }, 'invalid', 'poa_language_other'],
    ['no id back', { id_back: '' }, 'invalid', 'id_back'],
    ['an unknown draft', { draft: 'x'.repeat(40) }, 'fileMissing', 'id_front'],
  ])('%s', async (_what, more, refusal, field) => {
    const { as, form } = await visitor(test);
    const filled = await form(more);
    const before = await counts();
    const answer = await test.call('/card/linkSubmit', filled, { as });
    expect(answer.refusal).toBe(refusal);
    expect(answer.msg).not.toBe('');
    const { errors } = answer.data as { errors: { field: string; msg: string }[] };
    if (field) expect(new Set(errors.map((each) => each.field))).toEqual(new Set([field]));
    for (const each of errors) expect(each.msg).not.toBe('');
    expect(await counts()).toEqual(before);
  });

  it.each(Object.keys(rightFields).filter((field) => !['gender', 'applicant_type'].includes(field)))('%s left empty', async (field) => {
    const { as, form } = await visitor(test);
    const answer = await test.call('/card/linkSubmit', await form({ [field]: field === 'terms_accepted' ? false : '' }), { as });
    expect(new Set((answer.data as { errors: { field: string }[] }).errors.map((each) => each.field))).toEqual(new Set([field]));
  });

  it('a file of another draft, and another’s draft', async () => {
    const [one, other] = [await visitor(test), await visitor(test)];
    const theirs = await other.form();
    const mine = await one.form({ id_front: theirs.id_front });
    expect((await test.call('/card/linkSubmit', mine, { as: one.as })).data).toMatchObject({ errors: [{ field: 'id_front' }] });
    const elsewhere = await visit(test, 'harbour-qr');
    const form = await one.form({ link_path: 'harbour-qr' });
    expect(await test.refusal('/card/linkSubmit', form, { as: elsewhere })).toBe('fileMissing');
    expect((await test.upload('card', 'a.pdf', 'application/pdf', plainPdf(), elsewhere, one.handle)).reply.refusal).toBe('notFound');
  });

  it('an email or a username that lives in another application; free again when that one is rejected', async () => {
    const one = await visitor(test);
    const form = await one.form();
    const { application_no } = await test.ask('/card/linkSubmit', form, { as: one.as });
    const other = await visitor(test);
    const same = await test.call('/card/linkSubmit', await other.form({ username: form.username.toUpperCase() }), { as: other.as });
    expect(same).toMatchObject({ refusal: 'usernameTaken', data: { errors: [{ field: 'username' }] } });
    const again = await other.form({ email: form.email, email_token: form.email_token });
    expect(await test.call('/card/linkSubmit', again, { as: other.as })).toMatchObject({
      refusal: 'emailTaken',
      data: { errors: [{ field: 'email' }] },
    });
    const [row] = await rows(application_no);
    const staff = await test.as('staff@bankside.example');
    const decision = {
      company_id: row?.company_id ?? '',
      id: row?.application_id ?? '',
      version: 1,
      event: 'reject',
      reason: 'No.',
    } as const;
    await test.ask('/admin/card/decide', decision, { as: staff });
    const sent = await test.ask('/card/linkSubmit', { ...again, username: form.username, captcha: await test.captcha() }, { as: other.as });
    expect((await rows(sent.application_no))[0]?.previous_id).toBe(row?.application_id);
  });

  it('an email_token of half an hour ago', async () => {
    const own = await testBank();
    try {
      const { as, form } = await visitor(own);
      const filled = await form();
      own.later(31 * 60);
      expect(await own.refusal('/card/linkSubmit', { ...filled, captcha: await own.captcha() }, { as })).toBe('emailNotVerified');
      const email_token = await proveEmail(own, as, filled.email);
      expect(await own.refusal('/card/linkSubmit', { ...filled, email_token, captcha: await own.captcha() }, { as })).toBe('success');
    } finally {
      await own.close();
    }
  });

  it('more than a link takes on one day, and more than an address sends in an hour', async () => {
    const own = await testBank({ card: { perLinkDay: 1 } });
    try {
      const [first, second] = [await visitor(own), await visitor(own)];
      await first.submit();
      expect(await own.refusal('/card/linkSubmit', await second.form(), { as: second.as })).toBe('tooManyRequests');
      own.later(25 * 3600);
      const late = await visitor(own);
      expect(await own.refusal('/card/linkSubmit', await late.form(), { as: late.as })).toBe('success');
    } finally {
      await own.close();
    }
  });

  it('a visitor who is none', async () => {
    expect(await test.refusal('/card/linkSubmit', {}, {})).toBe('sessionEnded');
    const as = await visit(test, 'kestrel');
    expect(await test.refusal('/card/linkSubmit', {}, { as: { ...as, token: `${as.token.slice(0, -1)}x` } })).toBe('sessionEnded');
    expect(await test.refusal('/card/verifyUsername', { username: newNames().username }, { as })).toBe('success');
  });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
