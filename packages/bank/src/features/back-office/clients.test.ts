/** A client that the bank introduces: opened by two, invited by mail, no papers asked for (ACC-41). */
import type { InOf } from '@bankside/core/contract/index.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bankCompany } from '../../demo/companies.ts';
import { directory, users } from '../../store/schema.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let one: Caller;
let two: Caller;
let count = 0;
beforeAll(async () => {
  test = await testBank();
});
beforeEach(async () => {
  [one, two] = [await test.as('staff@bankside.example'), await test.as('staff2@bankside.example')];
});
afterAll(() => test.close());

type New = InOf<'/admin/company/open'>;
const client = (more: Partial<New> = {}): New => ({
  project_name: 'Larkfield Trading Pte. Ltd.',
  full_name: 'Noor Haddad',
  email: `noor${++count}@larkfield.example`,
  language: 'ja',
  reason: 'A subsidiary of a client of ten years',
  ...more,
});
const password = 'Cedar-Kite-42';
const proposals = async (email: string) =>
  (await test.ask('/admin/queue', {}, { as: two })).list.filter(({ kind, text }) => kind === 'second' && text.includes(email));
const confirm = async (email: string) =>
  test.refusal('/admin/second/confirm', { company_id: bankCompany, id: (await proposals(email))[0]?.id ?? '' }, { as: two });
const invitations = async (email: string) => (await test.mail(email)).filter(({ template }) => template === 'client_invitation');
const tokenOf = ({ body }: { readonly body: string }) => /invitation\/(\S+)/.exec(body)?.[1] ?? '';
const tokens = async (email: string) => (await invitations(email)).map(tokenOf);

/** By two of the bank. */
async function opened(form = client()) {
  expect(await test.refusal('/admin/company/open', form, { as: one })).toBe('secondPersonNeeded');
  expect(await confirm(form.email)).toBe('success');
  const [row] = (await test.ask('/admin/companies', { page_size: 100 }, { as: one })).list.filter(
    (each) => each.owner_email === form.email,
  );
  if (!row) throw new Error('the client was not opened');
  return { ...form, ...row };
}
const accept = (token: string, more: object = {}) =>
  test.call('/colleagues/acceptInvitation', { token, new_password: password, confirm_password: password, ...more });

it('is opened once two people agree, and needs no papers', async () => {
  const form = client();
  for (const _twice of [1, 2]) expect(await test.refusal('/admin/company/open', form, { as: one })).toBe('secondPersonNeeded');
  expect(await proposals(form.email)).toHaveLength(1);
  expect(await invitations(form.email)).toEqual([]);
  expect(await confirm(form.email)).toBe('success');
  const { list } = await test.ask('/admin/companies', { keyword: form.project_name }, { as: one });
  expect(list).toMatchObject([{ approve_status: 0, kyc_status: 1, owner_email: form.email, document_status: 'uncommitted' }]);
});

it('is asked for once: another request for the same address, and a name of emoji, are refused at the field', async () => {
  const form = client();
  expect(await test.refusal('/admin/company/open', form, { as: one })).toBe('secondPersonNeeded');
  for (const as of [one, two])
    expect(await test.call('/admin/company/open', { ...form, full_name: 'Nour Haddad' }, { as })).toMatchObject({
      refusal: 'emailTaken',
      data: { errors: [{ field: 'email' }] },
    });
  const [work] = await proposals(form.email);
  expect(work).toMatchObject({ company_id: bankCompany, project_name: form.project_name, opened_by: 'Daniel Okoro' });
  expect(work?.text).toBe(['company.open', form.email, form.full_name, form.reason, 'ja'].join(' · '));
  for (const [field, value] of Object.entries({ project_name: 'Larkfield 🏢', full_name: '❤️ Noor' }))
    expect(await test.call('/admin/company/open', { ...client(), [field]: value }, { as: one })).toMatchObject({
      data: { errors: [{ field, rule: 'emoji' }] },
    });
});

it('accepts the terms with the password, signs in, and goes on to KYC', async () => {
  const { email, company_id } = await opened();
  const [token = ''] = await tokens(email);
  const invitation = await test.ask('/colleagues/invitation', { token });
  expect(invitation).toMatchObject({ company: 'Larkfield Trading Pte. Ltd.', full_name: 'Noor Haddad', email, is_main: true });
  for (const without of [{}, { terms_accepted: false }])
    expect(await accept(token, without)).toMatchObject({
      data: { errors: [{ field: 'terms_accepted', rule: 'termsNotAccepted' }] },
    });
  await test.ask('/colleagues/acceptInvitation', { token, new_password: password, confirm_password: password, terms_accepted: true });
  const as = await test.signIn(email, password);
  expect(await test.ask('/account/getUserInfo', {}, { as })).toMatchObject({
    approve_status: 0,
    kyc_status: 1,
    userType: 1,
    language: 'ja',
  });
  expect((await test.ask('/dashboard/home', {}, { as })).kyc.approve_status).toBe(0);
  expect(await test.refusal('/account/kyc/getKycInfo', {}, { as })).toBe('success');
  expect(await test.refusal('/account/approve', { certificate_of_incorporation: 'x', corporate_declaration: 'x' }, { as })).not.toBe(
    'success',
  );
  const [user] = await test.bank.store.db.select().from(users).where(eq(users.email, email));
  expect(user).toMatchObject({ terms_version: test.bank.policy.terms.version, terms_accepted_at: expect.any(Date) });
  expect((await test.ask('/admin/kyc/get', { company_id }, { as: one })).invited_until).toBeNull();
});

it('is invited again: the earlier link ends, and so does the new one in time', async () => {
  const { email, company_id } = await opened();
  const [first = ''] = await tokens(email);
  const read = () => test.ask('/admin/kyc/get', { company_id }, { as: one });
  expect((await read()).invited_until).toEqual(expect.any(String));
  expect(await test.refusal('/admin/company/invite', { company_id }, { as: one })).toBe('success');
  const second = (await tokens(email)).find((token) => token !== first) ?? '';
  expect(await test.refusal('/colleagues/invitation', { token: first })).toBe('linkInvalid');
  expect(await test.refusal('/colleagues/invitation', { token: second })).toBe('success');
  test.later(test.bank.policy.invitations.clientDays * 86_400 + 1);
  expect(await test.refusal('/colleagues/invitation', { token: second })).toBe('linkInvalid');
  const again = await test.as('staff@bankside.example'); // a session ends long before
  expect(await test.refusal('/admin/company/invite', { company_id }, { as: again })).toBe('success');
});

it('gets its invitation again, and no code, when it asks to reset a password it never had', async () => {
  const { email } = await opened();
  const [first = ''] = await tokens(email);
  const asked = { email, purpose: 'reset', captcha: await test.captcha(), device_token: '' } as const;
  expect(await test.refusal('/sendEmail', asked)).toBe('success');
  expect((await test.mail(email)).map(({ template }) => template)).toEqual(['client_invitation', 'client_invitation']);
  expect(await test.refusal('/colleagues/invitation', { token: first })).toBe('linkInvalid');
  const code = { email, email_code: '000000', new_password: password, confirm_password: password, device_token: '' };
  expect(await test.refusal('/account/forgetLoginPassword', code)).toBe('codeIncorrect');
});

it('refuses an address that belongs to somebody, before anybody is asked and when it was taken meanwhile', async () => {
  const { company_id, people } = await test.fresh();
  const { email } = people[0];
  const reply = await test.call('/admin/company/open', client({ email }), { as: one });
  expect(reply).toMatchObject({ data: { errors: [{ field: 'email' }] } });
  expect(await proposals(email)).toEqual([]);
  const form = client();
  expect(await test.refusal('/admin/company/open', form, { as: one })).toBe('secondPersonNeeded');
  const [work] = await proposals(form.email);
  const { userid: user_id } = await test.as(email);
  await test.bank.store.db.insert(directory).values({ email: form.email, company_id, user_id });
  expect(await proposals(form.email)).toEqual([]);
  expect(await test.refusal('/admin/second/confirm', { company_id: bankCompany, id: work?.id ?? '' }, { as: two })).toBe('emailTaken');
});

it.each([
  ['project_name', { project_name: ' ' }],
  ['full_name', { full_name: '' }],
  ['email', { email: 'noor' }],
  ['reason', { reason: ' ' }],
] as const)('says at %s what is missing', async (field, fault) => {
  const reply = await test.call('/admin/company/open', client(fault), { as: one });
  expect(reply).toMatchObject({ data: { errors: [{ field }] } });
});

it('has no invitation to send to who registered', async () => {
  const { company_id } = await test.fresh();
  expect(await test.refusal('/admin/company/invite', { company_id }, { as: one })).toBe('wrongState');
});
