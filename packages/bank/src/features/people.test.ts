/** Notices, feedback and sub-accounts: what people of one company see of each other and of the bank. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notify } from '../domain/messages/notify.ts';
import { tasks } from '../store/schema.ts';
import { png } from '../testing/sample-files.ts';
import { testBank, type TestBank } from '../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank();
});
afterAll(() => test.close());

describe('notices', () => {
  it('come newest first, for the person or the whole company, and are read by each alone', async () => {
    const {
      company_id,
      people: [main, sub],
    } = await test.fresh({ users: [{ authjson: ['1'] }] });
    const stranger = (await test.fresh()).people[0];
    if (!sub) throw new Error('no sub-account');
    const at = (second: number) => new Date(test.bank.clock.now().getTime() + second * 1000);
    await notify(test.bank.store.db, { company_id, kind: 'kyc_approved', now: at(1) });
    await notify(test.bank.store.db, {
      company_id,
      user_id: main.userid,
      kind: 'email_changed',
      params: { new_email: 'a@b.example' },
      now: at(2),
    });
    const mine = await test.ask('/notice/list', {}, { as: main });
    expect(mine).toMatchObject({
      unread: 2,
      total: 2,
      list: [{ kind: 'email_changed', body: 'You now sign in with a@b.example.', read: false }, { kind: 'kyc_approved' }],
    });
    expect(await test.ask('/notice/list', {}, { as: sub })).toMatchObject({ unread: 1, total: 1 });
    expect(await test.ask('/notice/list', {}, { as: stranger })).toMatchObject({ unread: 0, total: 0, list: [] });
    const ids = mine.list.map(({ id }) => id);
    expect(await test.ask('/notice/read', { ids }, { as: stranger })).toEqual({ unread: 0 });
    expect(await test.ask('/notice/read', { ids: [...ids.slice(1), 'nothing'] }, { as: main })).toEqual({ unread: 1 });
    expect(await test.ask('/notice/list', { page_size: 1 }, { as: main })).toMatchObject({ next_cursor: '1', list: [{ read: false }] });
    expect(await test.ask('/notice/list', { page_size: 1, cursor: '1' }, { as: main })).toMatchObject({
      next_cursor: null,
      list: [{ read: true }],
    });
    expect(await test.ask('/notice/read', {}, { as: main })).toEqual({ unread: 0 });
    expect((await test.ask('/notice/list', {}, { as: sub })).unread).toBe(1);
    expect((await test.ask('/account/getUserInfo', {}, { as: main })).unread).toBe(0);
  });
});

describe('feedback', () => {
  it('becomes work for the bank’s people and a mail to support, with its files', async () => {
    const {
      company_id,
      people: [as],
    } = await test.fresh();
    const { file_key } = await test.upload('feedback', 'screen.png', 'image/png', await png(), as);
    const { id } = await test.ask(
      '/feedback/submit',
      { type: 'problem', content: 'The list\nis empty {{code}}', contact: '', files: [file_key] },
      { as },
    );
    const [task] = await test.bank.store.db.select().from(tasks).where(eq(tasks.company_id, company_id));
    expect(task).toMatchObject({
      task_id: id,
      kind: 'feedback',
      type: 'problem',
      content: 'The list\nis empty {{code}}',
      files: [file_key],
    });
    const [letter] = await test.mail(test.bank.policy.bank.supportEmail);
    expect(letter?.subject).toBe('Feedback from a client');
    expect(letter?.body).toContain('is empty {{code}}');
    const staff = await test.as('staff@bankside.example');
    const work = (await test.ask('/admin/queue', {}, { as: staff })).list.find((each) => each.id === id);
    expect(work?.files).toEqual([{ slot: 'feedback', file_key, name: 'screen.png' }]);
  });

  it('needs words, and files of its own', async () => {
    const {
      people: [as],
    } = await test.fresh();
    expect(await test.call('/feedback/submit', { type: 'idea', content: '  ' }, { as })).toMatchObject({
      code: 1000,
      data: { errors: [{ field: 'content', msg: 'Write your feedback' }] },
    });
    expect(await test.refusal('/feedback/submit', { type: 'idea', content: 'x', files: ['x'.repeat(32)] }, { as })).toBe('fileMissing');
    const answers = [];
    for (let n = 0; n < 21; n++) answers.push(await test.refusal('/feedback/submit', { type: 'idea', content: 'x' }, { as }));
    expect(answers.at(-1)).toBe('tooManyRequests');
  });
});

describe('sub-accounts', () => {
  it('are listed with their groups, filtered and searched, and only the company’s own', async () => {
    const {
      people: [as, , second],
    } = await test.fresh({
      users: [
        { full_name: 'Ana Lim', group: 'Finance', authjson: ['2'] },
        { full_name: 'Bo_Chen', group: 'Finance', status: 'inactive' },
        { full_name: 'Cy 100%', group: 'Operations' },
        { full_name: 'Di' },
      ],
    });
    const list = async (input: object) =>
      (await test.ask('/account/childList', input, { as })).list.map(({ full_name }) => full_name).sort();
    expect(await test.ask('/account/childList', {}, { as })).toMatchObject({
      total: 4,
      groups: ['Finance', 'Operations'],
      list: [{ authjson: ['2'], status: 'active', last_sign_in_at: null }, {}, {}, {}],
    });
    expect(await list({ group: 'Finance' })).toEqual(['Ana Lim', 'Bo_Chen']);
    expect(await list({ status: 'inactive' })).toEqual(['Bo_Chen']);
    expect(await list({ keyword: '100%' })).toEqual(['Cy 100%']);
    expect(await list({ keyword: '_' })).toHaveLength(4); // in every username
    expect(await list({ keyword: 'o_c' })).toEqual(['Bo_Chen']);
    expect(await list({ id: second?.userid ?? '' })).toEqual(['Bo_Chen']);
    expect(await list({ id: 'nothing' })).toEqual([]);
    const {
      people: [stranger],
    } = await test.fresh();
    expect(await test.ask('/account/childList', { id: second?.userid ?? '' }, { as: stranger })).toMatchObject({ total: 0, list: [] });
  });

  it('are seen with code 10', async () => {
    const {
      people: [, ten, two],
    } = await test.fresh({ users: [{ authjson: ['10'] }, { authjson: ['2'] }] });
    expect(await test.refusal('/account/childList', {}, ten ? { as: ten } : {})).toBe('success');
    expect(await test.refusal('/account/childList', {}, two ? { as: two } : {})).toBe('noPermission');
  });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
