/** The activity log by real calls: who reads what, what is found, what is refused (ACT-03 to ACT-09). */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { desc, or, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditBooks } from '../../ledger/auditor.ts';
import type { FreshCompany } from '../../sandbox/fresh-company.ts';
import { auditLines } from '../../store/audit-schema.ts';
import { tasks } from '../../store/schema.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank();
});
afterAll(() => test.close());

const inThree = (text: string) => ({ en: text, zh: text, ja: text });
type Row = OutOf<'/activity/list'>['list'][number];
const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const from = { address: '198.51.100.7', agent: chrome } as const;
const list = async (as: Caller, input = {}) => (await test.ask('/activity/list', input, { as })).list;
const own = async (as: Caller, input = {}) => (await test.ask('/activity/own', input, { as })).list;
const acts = (rows: readonly Row[]) => rows.map(({ act }) => act);

/** A main account, one who looks after sub-accounts, and one who pays. */
async function company() {
  const made: FreshCompany = await test.fresh({ users: [{ authjson: ['10'], full_name: 'Ana Lima' }, { authjson: ['11-1'] }] });
  const [main, keeper, payer] = made.people;
  if (!keeper || !payer) throw new Error('the company has three people');
  return { ...made, main, keeper, payer };
}
const rename = (as: Caller, full_name: string) => test.ask('/account/modify', { full_name }, { as, ...from });

describe('who reads it (ACT-05)', () => {
  it('the main account and code 10 read all of their company, another person their own part, another company nothing', async () => {
    const { main, keeper, payer } = await company();
    await rename(main, 'Mona Main');
    await rename(payer, 'Petra Payer');
    for (const reader of [main, keeper]) {
      const names = (await list(reader)).map(({ who }) => who.name);
      expect(names).toEqual(['Petra Payer', 'Mona Main']);
    }
    expect(await test.refusal('/activity/list', {}, { as: payer })).toBe('noPermission');
    expect(await own(payer)).toMatchObject([{ act: 'account.profile', who: { name: 'Petra Payer' } }]);
    expect(await own(keeper)).toEqual([]);
    const other = await company();
    expect(await list(other.main)).toEqual([]);
    expect(await list(other.main, { person: payer.userid })).toEqual([]);
  });

  it('leaves out the bank’s own work, and the names of its people', async () => {
    const { main, company_id } = await company();
    const staff = await test.as('staff@bankside.example');
    await test.ask('/admin/kyc/get', { company_id }, { as: staff });
    await test.ask('/admin/notice/send', { company_id, title: inThree('Hello'), body: inThree('There') }, { as: staff });
    await test.ask('/admin/task/close', { kind: 'relationship_manager', company_id, id: await asked(main) }, { as: staff, ...from });
    const [row, ...more] = (await list(main)).filter(({ who }) => who.kind === 'bank');
    expect(more).toEqual([]);
    expect(row).toMatchObject({ act: 'task.close', who: { id: '', name: '', email: '' }, address: '', browser: '' });
    expect(acts(await list(main, { keyword: from.address }))).not.toContain('task.close');
  });
  async function asked(as: Caller): Promise<string> {
    await test.ask('/account/relationshipManager', { message: 'Please call' }, { as });
    const [task] = await test.bank.store.db.select().from(tasks).orderBy(desc(tasks.created_at)).limit(1);
    return task?.task_id ?? '';
  }
});

describe('refusals (ACT-04)', () => {
  it('a wrong password is a refused sign-in of the person; an address that nobody has writes nothing', async () => {
    const { main } = await company();
    const { email } = main;
    const before = await lines();
    const wrong = async (address: string) =>
      test.refusal('/account/login', { email: address, password: 'Wrong-2026', captcha: await test.captcha() }, from);
    expect(await wrong('nobody@nowhere.example')).toBe('wrongCredentials');
    expect(await lines()).toBe(before);
    expect(await wrong(email)).toBe('wrongCredentials');
    await expect
      .poll(() => own(main, { result: 'refused' }))
      .toMatchObject([
        {
          act: 'account.signIn',
          result: 'refused',
          why: 'The email or the password is incorrect.',
          address: '198.51.100.7',
          browser: 'Chrome, Windows',
        },
      ]);
  });
  const lines = () => test.bank.store.db.$count(auditLines);

  it('a missing right is written once a minute', async () => {
    const { main, payer } = await company();
    const annoyed = () => test.refusal('/colleagues/askStatus', { user_id: main.userid, status: 'inactive' }, { as: payer });
    for (const _ of [1, 2, 3]) expect(await annoyed()).toBe('noPermission');
    expect(await list(main)).toMatchObject([{ act: 'colleague.ask', result: 'refused', why: 'The right is missing' }]);
    test.later(61);
    await annoyed();
    expect(await list(main)).toHaveLength(2);
  });
});

describe('finding (ACT-07)', () => {
  it('by person, group, result, word and day, from page to page', async () => {
    const { main, keeper } = await company();
    for (const name of ['One', 'Two', 'Three']) await rename(main, `Mona ${name}`);
    await rename(keeper, 'Ana Lima');
    await test.ask('/account/security/endSession', {}, { as: main, ...from });
    const first = await test.ask('/activity/list', { page_size: 2 }, { as: main });
    expect([acts(first.list), first.total]).toEqual([['account.endSession', 'account.profile'], 5]);
    const second = await test.ask('/activity/list', { page_size: 3, cursor: first.next_cursor ?? '' }, { as: main });
    expect([second.list.length, second.next_cursor]).toEqual([3, null]);
    expect(await list(main, { person: keeper.userid })).toHaveLength(1);
    expect(acts(await list(main, { kind: 'signIn' }))).toEqual(['account.endSession']);
    expect(await list(main, { result: 'refused' })).toEqual([]);
    expect(await list(main, { keyword: 'ana lima' })).toHaveLength(1);
    expect(await list(main, { keyword: 'own details' })).toHaveLength(4);
    expect(await list(main, { keyword: '198.51.100.7' })).toHaveLength(5);
    const chinese = await test.ask('/activity/list', { keyword: '修改个人资料' }, { as: main, language: 'zh' });
    expect(chinese.list).toHaveLength(4);
    const today = test.bank.clock.now().toISOString().slice(0, 10);
    expect(await list(main, { from: today, to: today })).toHaveLength(5);
    expect(await list(main, { to: '2020-01-01' })).toEqual([]);
  });
});

it('the file holds what the list shows, and is an act itself (ACT-08)', async () => {
  const { main, payer } = await company();
  await rename(main, 'Mona Main');
  await rename(payer, '=Petra');
  const csv = (await test.file('/activity/download', { format: 'csv', person: payer.userid }, { as: main })).bytes.toString();
  expect(csv.trim().split('\r\n')).toHaveLength(2);
  expect(csv).toContain("'=Petra");
  expect((await test.file('/activity/ownDownload', { format: 'xlsx' }, { as: payer })).bytes.subarray(0, 2).toString()).toBe('PK');
  expect(acts(await list(main, { kind: 'files' }))).toEqual(['activity.export', 'activity.export']);
});

it('no line holds what was typed as a secret, and every chain is whole (ACT-06, ACT-09)', async () => {
  const { main } = await company();
  const secret = 'Planted-9731-secret';
  await test.refusal(
    '/account/modifyLoginPassword',
    { old_password: secret, new_password: `${secret}A`, confirm_password: `${secret}A` },
    { as: main },
  );
  const holds = (text: string) => sql`row_to_json(audit_lines)::text like ${`%${text}%`}`;
  expect(await test.bank.store.db.$count(auditLines, or(holds(secret), holds(main.token)))).toBe(0);
  const chains = (await auditBooks(test.bank.store)).find(({ check }) => check === 'auditChainUnbroken');
  expect(chains).toMatchObject({ ok: true });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
