/** Links and keys of all companies at the desk: found, and ended once, with a reason in the trail and to the company (OFF-15, OFF-16). */
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKey } from '../../domain/partners/keys.ts';
import { auditLines } from '../../store/audit-schema.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let staff: Caller;
beforeAll(async () => {
  test = await testBank();
  staff = await test.as('staff@bankside.example');
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.close();
});

const lastLine = async (company_id: string) =>
  (
    await test.bank.store.db.select().from(auditLines).where(eq(auditLines.company_id, company_id)).orderBy(desc(auditLines.seq)).limit(1)
  )[0];

/** The newest notice in the bell, and the newest mail. */
const heardBy = async (as: Caller & { email: string }, language: 'en' | 'zh' | 'ja') => {
  const [notice] = (await test.ask('/notice/list', {}, { as, language })).list;
  const [mail] = await test.mail(as.email);
  return [notice?.title, notice?.body, mail?.template, mail?.body];
};

describe('application links', () => {
  it('are found by company and path with their state, and ended once, by who saw them as they are', async () => {
    const { company_id, people } = await test.fresh();
    const opened = await test.ask('/card/linkOpen', { name: 'Drivers' }, { as: people[0] });
    const find = async (input = {}) => (await test.ask('/admin/link/list', { page_size: 100, ...input }, { as: staff })).list;
    const [row, ...more] = (await find({ keyword: opened.link_path })).filter((each) => each.company_id === company_id);
    expect([row?.status, row?.applications, row?.name, more]).toEqual(['fresh', 0, 'Drivers', []]);
    expect(await find({ keyword: '%' })).toEqual([]);
    const close = { company_id, id: row?.id ?? '', version: row?.version ?? 0, reason: 'Spam' };
    expect(await test.refusal('/admin/link/close', { ...close, reason: ' ' }, { as: staff })).toBe('invalid');
    expect(await test.refusal('/admin/link/close', { ...close, version: 99 }, { as: staff })).toBe('changedMeanwhile');
    expect((await test.ask('/admin/link/close', close, { as: staff })).status).toBe('expired');
    expect(await lastLine(company_id)).toMatchObject({ action: 'link.close', reason: 'Spam', from_state: 'fresh' });
    expect(await heardBy(people[0], 'ja')).toEqual([
      '申込リンク「Drivers」は銀行により終了しました',
      expect.stringContaining('理由：Spam'),
      'apply_link_ended',
      expect.stringContaining('Reason: Spam'),
    ]);
    expect(await test.refusal('/admin/link/close', { ...close, version: close.version + 1 }, { as: staff })).toBe('wrongState');
    expect((await find({ keyword: opened.link_path, status: 'expired' })).map(({ id }) => id)).toEqual([row?.id]);
    expect(await find({ keyword: opened.link_path, status: 'fresh' })).toEqual([]);
  });
});

describe('partner keys', () => {
  it('are found with their last use, and ended with a reason', async () => {
    const { company_id, people } = await test.fresh();
    const wanted = {
      company_id,
      user_id: people[0].userid,
      name: 'Till 7',
      allowed_origins: ['https://shop.example'],
      tags: ['card-list'],
    };
    const { key_id } = await test.bank.store.tx((db) => makeKey(db, wanted, test.bank.clock.now()));
    const find = async (input = {}) =>
      (await test.ask('/admin/partner/list', { page_size: 100, keyword: 'Till 7', ...input }, { as: staff })).list;
    expect(await find({ status: 'unused' })).toMatchObject([
      { company_id, id: key_id, last_used_at: null, origins: ['https://shop.example'] },
    ]);
    expect(await find({ status: 'live' })).toEqual([]);
    await test.ask('/admin/partner/revoke', { company_id, id: key_id, reason: 'Leaked' }, { as: staff });
    expect(await lastLine(company_id)).toMatchObject({ action: 'partnerKey.revoke', reason: 'Leaked' });
    expect(await heardBy(people[0], 'zh')).toEqual([
      '银行已终止合作方密钥“Till 7”',
      expect.stringContaining('原因：Leaked'),
      'partner_key_revoked',
      expect.stringContaining('Reason: Leaked'),
    ]);
    expect((await find({ status: 'revoked' })).map(({ status, revoked_at }) => [status, revoked_at !== null])).toEqual([['revoked', true]]);
  });
});

describe('the audit trail', () => {
  it('is found by company, person, group and day, and exported as it is shown, which is an entry itself (OFF-17)', async () => {
    const { company_id, people } = await test.fresh();
    await test.ask('/account/modify', { full_name: '=Trudy Trail' }, { as: people[0] });
    const find = async (input = {}) => (await test.ask('/admin/audit/list', { page_size: 100, ...input }, { as: staff })).list;
    const today = test.bank.clock.now().toISOString().slice(0, 10);
    const mine = await find({ person: 'trudy trail' });
    expect(mine).toMatchObject([{ company_id, act: 'account.profile', by: '=Trudy Trail', email: people[0].email }]);
    expect(await find({ person: 'trudy trail', kind: 'payments' })).toEqual([]);
    expect(await find({ person: 'trudy trail', to: '2020-01-01' })).toEqual([]);
    expect(await find({ company: mine[0]?.project_name ?? '', person: 'trudy', from: today })).toHaveLength(1);
    expect(await find({ company: 'no company of this name' })).toEqual([]);
    const csv = (await test.file('/admin/audit/download', { person: 'trudy trail' }, { as: staff })).bytes.toString();
    expect(csv.trim().split('\r\n')).toHaveLength(2);
    expect(csv).toContain("'=Trudy Trail");
    expect((await find({ kind: 'files' }))[0]).toMatchObject({ act: 'activity.export', by: 'Daniel Okoro' });
  });
});
