/** A main account asks the bank for a colleague: two of its people carry it out, an invitation sets the password. */
import type { InOf } from '@bankside/core/contract/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FreshCompany } from '../../sandbox/fresh-company.ts';
import { proofAsked, withApp } from '../../testing/proving.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let [one, two]: Caller[] = [];
let count = 0;
beforeAll(async () => {
  test = await testBank();
  [one, two] = [await test.as('staff@bankside.example'), await test.as('staff2@bankside.example')];
});
afterAll(() => test.close());

type New = InOf<'/colleagues/askColleague'>;
const someone = (more: Partial<New> = {}): New => ({
  full_name: 'Kai Nakamura',
  email: `kai${++count}@fresh.example`,
  group: 'Finance',
  authjson: ['2', '11'],
  ...more,
});
const company = () => test.fresh({ users: [{ full_name: 'Ann Clerk', authjson: ['2'], group: 'Finance' }] });
const askFor = ({ people: [main] }: FreshCompany, form = someone()) => test.ask('/colleagues/askColleague', form, { as: main });
type Asked = { readonly id: string; readonly version: number };
const order = ({ company_id }: FreshCompany, { id, version }: Asked, event: 'carryOut' | 'refuse', reason?: string) => ({
  company_id,
  id,
  version,
  event,
  ...(reason ? { reason } : {}),
});
const proposals = async ({ company_id }: FreshCompany) =>
  (await test.ask('/admin/queue', {}, { as: two ?? { token: '', userid: '' } })).list.filter(
    (work) => work.kind === 'second' && work.company_id === company_id,
  );

/** One proposes, another confirms. */
async function carryOut(own: FreshCompany, asked: Asked): Promise<string> {
  const proposed = await test.refusal('/admin/colleague/decide', order(own, asked, 'carryOut'), one ? { as: one } : {});
  if (proposed !== 'secondPersonNeeded') return proposed;
  const [work] = await proposals(own);
  return test.refusal('/admin/second/confirm', { company_id: own.company_id, id: work?.id ?? '' }, two ? { as: two } : {});
}
const tokenFor = async (to: string) =>
  /invitation\/(\S+)/.exec((await test.mail(to)).find(({ template }) => template === 'colleague_invitation')?.body ?? '')?.[1];
const children = async ({ people: [main] }: FreshCompany) => (await test.ask('/account/childList', {}, { as: main })).list;
const story = async ({ people: [main] }: FreshCompany) => (await test.ask('/colleagues/requests', {}, { as: main })).list;

describe('a new colleague (PER-22, PER-24, PER-25)', () => {
  it('is asked for, made by two of the bank, invited, and signs in with the rights that were asked for', async () => {
    const own = await company();
    const form = someone();
    const asked = await askFor(own, form);
    expect(asked).toMatchObject({ kind: 'new', status: 'asked', user_id: null, authjson: ['2', '11'], asked_by: own.people[0].full_name });
    expect((await children(own)).map(({ email }) => email)).not.toContain(form.email);
    expect(await test.refusal('/admin/colleague/decide', order(own, asked, 'carryOut'), one ? { as: one } : {})).toBe('secondPersonNeeded');
    expect(await test.refusal('/admin/colleague/decide', order(own, asked, 'carryOut'), one ? { as: one } : {})).toBe('secondPersonNeeded');
    expect((await children(own)).map(({ email }) => email)).not.toContain(form.email);
    expect(await carryOut(own, asked)).toBe('success');
    const made = (await children(own)).find(({ email }) => email === form.email);
    expect(made).toMatchObject({ full_name: form.full_name, group: 'Finance', status: 'active', authjson: ['2', '11'] });
    expect((await story(own))[0]).toMatchObject({ status: 'done', user_id: made?.id });

    const token = (await tokenFor(form.email)) ?? '';
    const {
      people: [main],
    } = own;
    expect(await test.ask('/colleagues/invitation', { token })).toMatchObject({ full_name: form.full_name, email: form.email });
    expect((await test.mail(form.email))[0]?.body).toContain(main.full_name);
    const password = { new_password: 'Cedar-Kite-42', confirm_password: 'Cedar-Kite-42' };
    expect(await test.refusal('/colleagues/acceptInvitation', { token, new_password: 'Cedar-Kite-42', confirm_password: 'x' })).toBe(
      'invalid',
    );
    expect(
      await test.refusal('/colleagues/acceptInvitation', { token, new_password: 'Password123', confirm_password: 'Password123' }),
    ).toBe('passwordCommon');
    await test.ask('/colleagues/acceptInvitation', { token, ...password });
    expect(await test.refusal('/colleagues/acceptInvitation', { token, ...password })).toBe('linkInvalid');
    expect(await test.refusal('/colleagues/invitation', { token })).toBe('linkInvalid');
    const kai = await test.signIn(form.email, 'Cedar-Kite-42');
    const info = await test.ask('/account/getUserInfo', {}, { as: kai });
    expect(info).toMatchObject({ userType: 2, authjson: ['2', '11'], approve_status: 0 });
    expect(await test.refusal('/transaction/record', {}, { as: kai })).toBe('success');
    expect(await test.refusal('/deposit/getConfig', {}, { as: kai })).toBe('noPermission');
  });

  it('has an invitation that ends by itself, and none that anybody could guess', async () => {
    const own = await company();
    const form = someone();
    await carryOut(own, await askFor(own, form));
    const token = (await tokenFor(form.email)) ?? '';
    for (const wrong of [`${token}x`, token.slice(0, -1), token.split('.')[0] ?? '', 'x'])
      expect(await test.refusal('/colleagues/invitation', { token: wrong })).toBe('linkInvalid');
    test.later(7 * 86_400 + 1);
    [one, two] = [await test.as('staff@bankside.example'), await test.as('staff2@bankside.example')];
    const password = { new_password: 'Cedar-Kite-42', confirm_password: 'Cedar-Kite-42' };
    expect(await test.refusal('/colleagues/acceptInvitation', { token, ...password })).toBe('linkInvalid');
  });

  it('is refused for an address of one’s own people or of a request that waits; that of others only the bank learns', async () => {
    const own = await company();
    const form = someone();
    const asked = await askFor(own, form);
    const [main, ann = main] = own.people;
    for (const email of [form.email, ann.email, main.email])
      expect(await test.refusal('/colleagues/askColleague', someone({ email }), { as: main }), email).toBe('emailTaken');
    const other = await company();
    const theirs = await askFor(other, someone({ email: ann.email }));
    expect(await carryOut(other, theirs)).toBe('emailTaken');
    expect((await story(other))[0]).toMatchObject({ status: 'asked' });
    expect(await carryOut(own, asked)).toBe('success');
  });

  it.each([
    [{ authjson: [] }, 'authjson', 'rightsBlank'],
    [{ full_name: 'see www.evil.example' }, 'full_name', 'nameLink'],
    [{ email: 'two@x.example,three@x.example' }, 'email', 'email'],
  ])('%j is said at its field', async (wrong, field, rule) => {
    const own = await company();
    const { data } = await test.call('/colleagues/askColleague', { ...someone(), ...wrong }, { as: own.people[0] });
    expect(data).toMatchObject({ errors: [{ field, rule }] });
  });
});

describe('a change, an end and a return', () => {
  it('take effect when the second of the bank confirms, at the colleague’s next call', async () => {
    const own = await company();
    const [main, ann = main] = own.people;
    const change = await test.ask('/colleagues/askChange', { id: ann.userid, authjson: ['4'] }, { as: main });
    expect(change).toMatchObject({ kind: 'change', before: ['2'], authjson: ['4'], group: 'Finance' });
    expect(await test.refusal('/transaction/record', {}, { as: ann })).toBe('success');
    expect(await carryOut(own, change)).toBe('success');
    expect(await test.refusal('/transaction/record', {}, { as: ann })).toBe('noPermission');
    expect(await test.refusal('/card/record', {}, { as: ann })).toBe('success');
    expect((await test.mail(ann.email))[0]).toMatchObject({ template: 'rights_changed' });

    const end = await test.ask('/colleagues/askStatus', { id: ann.userid, kind: 'end' }, { as: main });
    expect(await carryOut(own, end)).toBe('success');
    expect(await test.refusal('/card/record', {}, { as: ann })).toBe('sessionRefused');
    expect((await children(own))[0]).toMatchObject({ status: 'inactive' });
    expect(await test.refusal('/colleagues/askChange', { id: ann.userid, authjson: ['2'] }, { as: main })).toBe('wrongState');
    const back = await test.ask('/colleagues/askStatus', { id: ann.userid, kind: 'resume' }, { as: main });
    expect(await carryOut(own, back)).toBe('success');
    expect(await test.refusal('/card/record', {}, { as: await test.as(ann.email) })).toBe('success');
    expect((await story(own)).map(({ kind, status }) => `${kind} ${status}`)).toEqual(['resume done', 'end done', 'change done']);
  });

  it('wait one at a time for each person, and can be taken back', async () => {
    const own = await company();
    const [main, ann = main] = own.people;
    const change = await test.ask('/colleagues/askChange', { id: ann.userid, authjson: ['4'] }, { as: main });
    expect(await test.refusal('/colleagues/askStatus', { id: ann.userid, kind: 'end' }, { as: main })).toBe('wrongState');
    await test.refusal('/admin/colleague/decide', order(own, change, 'carryOut'), one ? { as: one } : {});
    await test.ask('/colleagues/withdrawRequest', { id: change.id, version: change.version }, { as: main });
    expect(await proposals(own)).toEqual([]);
    expect(await test.refusal('/colleagues/withdrawRequest', { id: change.id, version: change.version + 1 }, { as: main })).toBe(
      'wrongState',
    );
    expect(await carryOut(own, { ...change, version: change.version + 1 })).toBe('wrongState');
    expect(await test.refusal('/colleagues/askStatus', { id: ann.userid, kind: 'end' }, { as: main })).toBe('success');
    expect(await test.refusal('/colleagues/askChange', { id: ann.userid, authjson: ['2'] }, { as: main })).toBe('wrongState');
  });

  it('of two at the same moment one is taken', async () => {
    const own = await company();
    const [main, ann = main] = own.people;
    const ask = () => test.refusal('/colleagues/askChange', { id: ann.userid, authjson: ['4'] }, { as: main });
    expect((await Promise.all([ask(), ask()])).toSorted()).toEqual(['success', 'wrongState']);
  });
});

describe('a refusal', () => {
  it('takes one person of the bank and a reason, which the main account reads', async () => {
    const own = await company();
    const asked = await askFor(own);
    expect(await test.refusal('/admin/colleague/decide', order(own, asked, 'refuse'), one ? { as: one } : {})).toBe('invalid');
    await test.ask(
      '/admin/colleague/decide',
      order(own, asked, 'refuse', 'The name is not on the board’s letter.'),
      one ? { as: one } : {},
    );
    expect((await story(own))[0]).toMatchObject({ status: 'refused', reason: 'The name is not on the board’s letter.' });
    const { list } = await test.ask('/notice/list', {}, { as: own.people[0] });
    expect(list[0]).toMatchObject({ kind: 'colleague_refused', body: 'The name is not on the board’s letter.' });
    expect(await carryOut(own, { ...asked, version: asked.version + 1 })).toBe('wrongState');
  });
});

it('belongs to the main account of the company alone', async () => {
  const own = await company();
  const [main, ann = main] = own.people;
  const other = (await company()).people[0];
  const asked = await askFor(own);
  expect(await test.refusal('/colleagues/requests', {}, { as: ann })).toBe('noPermission');
  expect(await test.refusal('/colleagues/askColleague', someone(), { as: ann })).toBe('noPermission');
  expect(await test.refusal('/colleagues/askChange', { id: ann.userid, authjson: ['1', '2'] }, { as: other })).toBe('notFound');
  expect(await test.refusal('/colleagues/askStatus', { id: main.userid, kind: 'end' }, { as: main })).toBe('notFound');
  expect(await test.refusal('/colleagues/withdrawRequest', { id: asked.id, version: 1 }, { as: other })).toBe('notFound');
});

it('left no fault behind', () => expect(test.faults).toEqual([]));

describe('with a second factor (ACC-36)', () => {
  it('requests for rights are proven, each for what was shown; who has a password alone is asked for nothing', async () => {
    const own = await company();
    const [main] = own.people;
    await askFor(own);
    const proof = await withApp(test, main);
    const form = someone();
    const ask = (input: object) => test.refusal('/colleagues/askColleague', input, { as: main });
    expect(await ask(form)).toBe('proofNeeded');
    const asking = await proofAsked(test, '/colleagues/askColleague', form, main);
    expect(asking['act']).toBe('colleagues');
    test.later(61);
    await test.ask('/sendEmail', { purpose: 'two_factor', asking: asking['asking'] ?? '' }, { as: main });
    const mailed = { method: 'email', code: await test.code(main.email) };
    expect(await ask({ ...form, authjson: ['9'], proof: mailed })).toBe('codeIncorrect');
    expect(await ask({ ...form, proof: proof() })).toBe('success');
    const clerk = (await children(own)).find(({ full_name }) => full_name === 'Ann Clerk');
    for (const [path, input] of [
      ['/colleagues/askChange', { id: clerk?.id ?? '', authjson: ['9'] }],
      ['/colleagues/askStatus', { id: clerk?.id ?? '', kind: 'end' }],
    ] as const)
      expect(await test.refusal(path, input, { as: main })).toBe('proofNeeded');
    expect((await story(own)).map(({ kind, authjson }) => [kind, authjson.join()])).toEqual([
      ['new', '2,11'],
      ['new', '2,11'],
    ]);
  });
});
