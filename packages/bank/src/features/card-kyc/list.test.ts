/** Every holder of a company, on the page, as a file, and at the bank's desk (CRD-50, CRD-51, CRD-58, CRD-59). */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { harbourVale } from '../../demo/companies.ts';
import { auditLines } from '../../store/schema.ts';
import { cardHolders, faultsOf, type Holders } from '../../testing/cards/card-holders.ts';
import { visitor } from '../../testing/card-visitor.ts';
import { issuedCard } from '../../testing/cards/issued-card.ts';
import type { TestBank } from '../../testing/test-bank.ts';

let holders: Holders;
let test: TestBank;
beforeAll(async () => {
  holders = await cardHolders();
  ({ test } = holders);
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.close();
});

describe('the list (CRD-51, CRD-59)', () => {
  it('has the last four digits of the latest card that was issued', async () => {
    const as = await test.as('owner@harbour-vale.example');
    const { list } = await test.ask('/card/accountKycList', {}, { as });
    const [one, other] = list;
    if (!one || !other) throw new Error('two holders are seeded');
    await issuedCard(test, harbourVale, { application_id: one.id, last4: '1111', created_at: new Date(0) });
    await issuedCard(test, harbourVale, { application_id: one.id, last4: '2222' });
    await issuedCard(test, harbourVale, { application_id: one.id, last4: '', created_at: new Date('2030-01-01') }); // being made
    const after = (await test.ask('/card/accountKycList', {}, { as })).list;
    expect(after.find(({ id }) => id === one.id)?.last4).toBe('2222');
    expect(after.find(({ id }) => id === other.id)?.last4).toBe(other.last4);
    expect((await test.ask('/card/getCardKyc', { id: one.id }, { as })).last4).toBe('2222');
  });
  it('has every holder by state and keyword, page by page, without drafts and rejected ones', async () => {
    const harbour = await test.as('owner@harbour-vale.example');
    const all = await test.ask('/card/accountKycList', { page_size: 100 }, { as: harbour });
    const applications = await test.ask('/card/record', { page_size: 100 }, { as: harbour });
    const wanted = applications.list.filter(({ application_status: at }) => at !== 'uncommitted' && at !== 'rejected').map(({ id }) => id);
    expect(all.list.map(({ id }) => id).toSorted()).toEqual(wanted.toSorted());
    const [one] = all.list;
    expect(Object.keys(one ?? {}).toSorted()).toEqual(['holder_name', 'id', 'last4', 'updated_at', 'username', 'verification_status']);
    const found = await test.ask('/card/accountKycList', { keyword: one?.username ?? '' }, { as: harbour });
    expect(found.list.map(({ id }) => id)).toContain(one?.id);
    expect((await test.ask('/card/accountKycList', { keyword: '100%_' }, { as: harbour })).total).toBe(0);
    const first = await test.ask('/card/accountKycList', { page_size: 1 }, { as: harbour });
    expect([first.list.length, first.total, first.next_cursor]).toEqual([1, wanted.length, '1']);
    expect(faultsOf(await test.call('/card/accountKycList', { verification_status: 'lost' }, { as: harbour }))).toEqual([
      'verification_status choose',
    ]);
    const states = new Set(all.list.map(({ verification_status }) => verification_status));
    for (const verification_status of states) {
      const some = await test.ask('/card/accountKycList', { verification_status, page_size: 100 }, { as: harbour });
      expect(some.list.map(({ id }) => id)).toEqual(
        all.list.filter((row) => row.verification_status === verification_status).map(({ id }) => id),
      );
    }
  });

  it('leaves as a file what its filters show, in the caller’s language, and a line in the audit trail', async () => {
    const holder = await holders.apply({ first_name: '=SUM', last_name: 'Formula' });
    const file = await test.file('/card/accountKycListDownload', { format: 'csv', keyword: holder.form.username }, { as: holders.clerk });
    const lines = file.bytes.toString().trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(new RegExp(`^'=SUM Formula,${holder.form.username},,In progress,`));
    const book = await test.file('/card/accountKycListDownload', { format: 'xlsx' }, { as: holders.clerk });
    expect(book.name).toMatch(/^card-holders-\d{4}-\d\d-\d\d\.xlsx$/);
    expect(book.bytes.subarray(0, 2).toString()).toBe('PK');
    const exports = await test.bank.store.db
      .select()
      .from(auditLines)
      .where(and(eq(auditLines.company_id, holders.company_id), eq(auditLines.action, 'holders.export')));
    expect(exports.map(({ actor, reason }) => [actor, JSON.parse(reason)])).toEqual([
      [holders.clerk.userid, { keyword: holder.form.username }],
      [holders.clerk.userid, {}],
    ]);
    expect(await test.refusal('/card/accountKycListDownload', { format: 'xlsx' }, { as: holders.bare })).toBe('noPermission');
  });
});

it('the desk’s queue has cards, made or being made, whose holder is not verified, and barred ones (CRD-58)', async () => {
  const holder = await holders.apply();
  const kinds = async () =>
    (await test.ask('/admin/queue', {}, { as: holders.staff })).list.filter(({ id }) => id === holder.id).map(({ kind }) => kind);
  expect(await kinds()).toEqual([]); // the company decides first
  for (const status of ['processing', 'valid']) {
    await holders.put(holder.id, { status });
    expect(await kinds()).toEqual(['card_verification']);
  }
  await holders.put(holder.id, { status: 'blocked' });
  expect((await kinds()).toSorted()).toEqual(['card_barred', 'card_verification']);
  await holders.put(holder.id, { verification_status: 'approved' });
  expect(await kinds()).toEqual(['card_barred']);
});

it('who came by a link is masked to everybody of the company (CRD-56)', async () => {
  const { application_no } = await (await visitor(test)).submit();
  const harbour = await test.as('owner@harbour-vale.example');
  const { list } = await test.ask('/card/accountKycList', { keyword: application_no }, { as: harbour });
  expect(list).toHaveLength(1);
  expect(await holders.read(list[0]?.id ?? '', harbour)).toMatchObject({ masked: true, id: { id_number: '••••48' } });
});
