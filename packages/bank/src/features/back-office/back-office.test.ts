import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditBooks } from '../../ledger/auditor.ts';
import { transactions } from '../../ledger/ledger-schema.ts';
import { plainPdf } from '../../testing/sample-files.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let staff: Caller;
let second: Caller;
beforeAll(async () => {
  test = await testBank();
  staff = await test.as('staff@bankside.example');
  second = await test.as('staff2@bankside.example');
});
afterAll(() => test.close());

const nobody = '11111111-2222-4333-8444-555555555555';

describe('a deposit', () => {
  const credit = (company_id: string, more: object = {}, key?: string) =>
    test.call(
      '/admin/deposit/credit',
      { company_id, currency: 'USD', amount: '10000.50', sender_account_name: 'Northgate Components GmbH', ...more },
      { as: staff, ...(key ? { key } : {}) },
    );

  it('moves the books, shows as a transaction, and tells the client', async () => {
    const {
      company_id,
      reference,
      people: [as],
    } = await test.fresh();
    expect((await credit(company_id)).data).toMatchObject({ book_balance: '10000.50' });
    const home = await test.ask('/dashboard/home', {}, { as });
    expect(home.figures).toMatchObject({ book_balance: '10000.50', available_balance: '10000.50', frozen_balance: '0.00' });
    expect(home.recent).toMatchObject([
      { type: 'deposit', status: 'success', amount: '10000.50', currency: 'USD', counterparty: 'Northgate Components GmbH', reference },
    ]);
    expect(home.figures?.days.at(-1)).toEqual({ day: '2025-11-18', worth: '10000.50' });
    expect(home.figures?.days.at(-2)).toEqual({ day: '2025-11-17', worth: '0.00' });
    expect((await test.mail(as.email))[0]).toMatchObject({ subject: 'Deposit received: 10,000.50 USD' });
  });

  it('happens once per key, tried twenty times at once, and not again with another amount', async () => {
    const { company_id } = await test.fresh();
    const answers = await Promise.all(Array.from({ length: 20 }, () => credit(company_id, {}, 'credit-once')));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await test.bank.store.db.$count(transactions, eq(transactions.company_id, company_id))).toBe(1);
    expect((await credit(company_id, { amount: '1.00' }, 'credit-once')).refusal).toBe('keyReused');
    expect(
      (
        await test.call(
          '/admin/deposit/credit',
          { company_id, currency: 'USD', amount: '1', sender_account_name: 'x' },
          { as: staff, key: '' },
        )
      ).code,
    ).toBe(1000);
  });

  it('takes every decimal of its currency and not one more', async () => {
    const { company_id } = await test.fresh();
    expect((await credit(company_id, { currency: 'ETH', amount: '0.000000000000000001' })).data).toMatchObject({
      book_balance: '0.000000000000000001',
    });
    expect((await credit(company_id, { currency: 'BTC', amount: '999999999999999.99999999' })).code).toBe(200);
    for (const more of [
      { amount: '1.001' },
      { currency: 'JPY', amount: '1.5' },
      { amount: '-1' },
      { amount: '1e3' },
      { amount: '1,000' },
      { amount: '' },
      { amount: 5 },
      { currency: 'XXX' },
      { amount: '1234567890123456' },
    ])
      expect((await credit(company_id, more)).code).toBe(1000);
    expect((await credit(company_id, { amount: '0.00' })).refusal).toBe('amountZero');
    expect((await credit(nobody)).refusal).toBe('notFound');
  });
});

describe('staff', () => {
  it('find companies by name, number or reference', async () => {
    const company = await test.fresh({ project_name: 'Ünique 100%_Name Ltd' });
    for (const keyword of ['100%_name', company.account_number, company.reference]) {
      const { list, total } = await test.ask('/admin/companies', { keyword }, { as: staff });
      expect({ total, list }).toMatchObject({
        total: 1,
        list: [{ company_id: company.company_id, owner_email: company.people[0].email, document_status: 'success' }],
      });
    }
    const all = await test.ask('/admin/companies', { page_size: 3 }, { as: staff });
    const next = await test.ask('/admin/companies', { page_size: 3, cursor: all.next_cursor ?? '' }, { as: staff });
    expect(new Set([...all.list, ...next.list].map(({ company_id }) => company_id)).size).toBe(6);
  });

  it('write to one company or to everybody, in three languages', async () => {
    const {
      company_id,
      people: [as],
    } = await test.fresh();
    const words = { title: { en: 'Hello', zh: '您好', ja: 'お知らせ' }, body: { en: 'News', zh: '消息', ja: '連絡' } };
    const { id } = await test.ask('/admin/notice/send', { company_id, ...words }, { as: staff });
    expect((await test.ask('/notice/list', {}, { as, language: 'zh' })).list[0]).toMatchObject({
      id,
      title: '您好',
      body: '消息',
      read: false,
    });
    expect(await test.refusal('/admin/notice/send', { company_id: nobody, ...words }, { as: staff })).toBe('notFound');
    const published = await test.ask('/admin/announcement/publish', { ...words, until: '2025-11-19T00:00:00Z' }, { as: staff });
    expect((await test.ask('/notice/announcements', {}, { as, language: 'ja' })).list[0]).toMatchObject({
      id: published.id,
      title: 'お知らせ',
    });
    test.later(86_400);
    const later = await test.as(as.email);
    expect((await test.ask('/notice/announcements', {}, { as: later })).list.map(({ id: each }) => each)).not.toContain(published.id);
    const { list } = await test.ask('/admin/announcement/list', {}, { as: await test.as('staff@bankside.example') });
    expect(list.find(({ id: each }) => each === published.id)).toMatchObject({ title: words.title, is_shown: false });
    test.later(-86_400);
  });

  it('end an announcement once; nobody sees it from then on', async () => {
    const {
      people: [as],
    } = await test.fresh();
    const words = { title: { en: 'Hello', zh: '您好', ja: 'お知らせ' }, body: { en: 'News', zh: '消息', ja: '連絡' } };
    const { id } = await test.ask('/admin/announcement/publish', words, { as: staff });
    const seen = async () => (await test.ask('/notice/announcements', {}, { as })).list.some((each) => each.id === id);
    expect(await seen()).toBe(true);
    await test.ask('/admin/announcement/end', { id }, { as: staff });
    expect(await seen()).toBe(false);
    expect(await test.refusal('/admin/announcement/end', { id }, { as: staff })).toBe('wrongState');
    expect(await test.refusal('/admin/announcement/end', { id: nobody }, { as: staff })).toBe('notFound');
  });

  it('close what was asked, with a reply; the person who takes up a manager request is the manager', async () => {
    const {
      company_id,
      people: [as],
    } = await test.fresh();
    await test.ask('/account/relationshipManager', { message: 'Call us' }, { as });
    const work = (await test.ask('/admin/queue', {}, { as: staff })).list.find((each) => each.company_id === company_id);
    expect(work).toMatchObject({ kind: 'relationship_manager', text: 'Call us' });
    const close = (more: object = {}) =>
      test.refusal(
        '/admin/task/close',
        { kind: 'relationship_manager', company_id, id: work?.id ?? '', reply: 'I call at ten.', ...more },
        { as: staff },
      );
    expect(await close({ kind: 'feedback' })).toBe('notFound');
    expect(await close({ id: 'nothing' })).toBe('notFound');
    test.later(1); // so that the reply is the newest mail
    expect(await close()).toBe('success');
    expect(await close()).toBe('wrongState');
    expect((await test.ask('/account/getUserInfo', {}, { as })).relationship_manager).toEqual({ name: 'Daniel Okoro', requested_at: null });
    expect((await test.mail(as.email))[0]?.body).toContain('I call at ten.');
  });

  it('leave a line for every document they read, and the books prove out after all of this', async () => {
    const { company_id } = await test.fresh();
    expect(await test.refusal('/admin/file', { company_id, file_key: 'x'.repeat(32) }, { as: staff })).toBe('notFound');
    expect(await test.refusal('/admin/file', { company_id: 'no-uuid', file_key: 'x'.repeat(32) }, { as: staff })).toBe('notFound');
    const { books, lines } = await test.ask('/admin/audit', {}, { as: staff });
    expect(books.filter(({ ok }) => !ok)).toEqual([]);
    expect(lines.length).toBeGreaterThan(10);
    expect((await test.ask('/admin/audit', { company_id }, { as: staff })).lines).toEqual([]);
    expect((await auditBooks(test.bank.store)).every(({ ok }) => ok)).toBe(true);
  });
});

describe('the desk', () => {
  it('shows each package of documents with who decided and why, and leaves a line for every reading', async () => {
    const { company_id, people } = await test.fresh({ approve_status: 1, kyc_status: 1 });
    const pdf = async () => (await test.upload('kyc', 'paper.pdf', 'application/pdf', plainPdf(), people[0])).file_key;
    const pack = { company_type: 'corporate', certificate_of_incorporation: await pdf(), corporate_declaration: await pdf() } as const;
    await test.ask('/account/approve', pack, { as: people[0] });
    const read = () => test.ask('/admin/documents/get', { company_id }, { as: staff });
    const before = await read();
    expect(before).toMatchObject({ owner_email: people[0].email, language: 'en', approve_status: 2 });
    expect(before.packages).toMatchObject([{ status: 'pending', decided_at: null, decided_by: '', reason: '' }]);
    expect(before.packages[0]?.files).toMatchObject([
      { slot: 'certificate_of_incorporation', name: 'paper.pdf', content_type: 'application/pdf' },
      { slot: 'corporate_declaration', name: 'paper.pdf', content_type: 'application/pdf' },
    ]);
    const refusal = { company_id, version: before.version, accept: false, reason: 'Page 2 is missing' };
    expect(await test.refusal('/admin/documents/decide', refusal, { as: second })).toBe('success');
    expect(await test.refusal('/admin/documents/decide', refusal, { as: staff })).toBe('changedMeanwhile');
    const after = await read();
    expect(after.packages).toMatchObject([{ status: 'failed', reason: 'Page 2 is missing' }]);
    expect(after.packages[0]?.decided_by).not.toBe('');
    const { lines } = await test.ask('/admin/audit', { company_id }, { as: staff });
    expect(lines.filter(({ action }) => action === 'documents.read')).toHaveLength(2);
    expect(await test.refusal('/admin/documents/get', { company_id: 'nobody' }, { as: staff })).toBe('notFound');
    expect(await test.refusal('/admin/documents/get', { company_id }, { as: people[0] })).toBe('noPermission');
  });

  it('shows what may be done with a deposit, why it is held, and leaves the second confirmation to somebody else', async () => {
    test.bank.policy = { ...test.bank.policy, staff: { ...test.bank.policy.staff, secondPersonAboveUsd: '100' } };
    const { company_id, people } = await test.fresh();
    const form = {
      currency: 'USD',
      amount: '12000',
      purpose: 'capital_injection',
      sender_account_name: 'Northgate Components GmbH',
    } as const;
    await test.ask('/deposit/submit', form, { as: people[0] });
    const own = async (as: Caller) =>
      (await test.ask('/admin/deposit/list', {}, { as })).list.find((each) => each.company_id === company_id);
    const decide = async (event: 'receive' | 'doubt' | 'release', as = staff) => {
      const { id = '', version = 0 } = (await own(as)) ?? {};
      return test.refusal('/admin/deposit/decide', { company_id, id, version, event, reason: 'Whose money is it?' }, { as });
    };
    expect(await own(staff)).toMatchObject({ amount: '12000.00', currency: 'USD', status: 'pending_approval', may: ['receive', 'fail'] });
    expect(await decide('receive')).toBe('success');
    expect((await own(staff))?.may).toEqual(['settle', 'doubt', 'fail']);
    expect(await decide('doubt')).toBe('success');
    expect(await own(staff)).toMatchObject({ doubt: 'Whose money is it?', second: null, may: ['release', 'refuse'] });
    expect(await decide('release')).toBe('secondPersonNeeded');
    expect(await own(staff)).toMatchObject({ second: { act: 'deposit.release', mine: true }, may: ['refuse'] });
    expect(await own(second)).toMatchObject({ second: { act: 'deposit.release', by: 'Daniel Okoro', mine: false }, may: ['refuse'] });
    expect(await decide('release', second)).toBe('success');
    expect(await own(staff)).toBeUndefined();
  });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
