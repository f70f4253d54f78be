/** Lists and their files: every filter, stable pages, the same rows in the file as in the list. */
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MoneyRow } from '@bankside/core/contract/money.ts';
import { toMinor } from '@bankside/core/rules/money/money.ts';
import { sql } from 'drizzle-orm';
import { bookDeposit } from '../../domain/deposits/deposits.ts';
import { rowsOf } from '../../domain/records/statements.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let as: Caller;
beforeAll(async () => {
  test = await testBank();
  as = await test.as('owner@harbour-vale.example');
});
afterAll(() => test.close());

type Filter = Parameters<typeof list>[0];
const list = (input: object = {}) => test.ask('/transaction/record', input, { as });
/** All pages, one after the other. */
async function all(filter: Filter = {}): Promise<MoneyRow[]> {
  const rows: MoneyRow[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Awaited<ReturnType<typeof list>> = await list({ ...filter, page_size: 100, ...(cursor === '' ? {} : { cursor }) });
    rows.push(...page.list);
    cursor = page.next_cursor;
  }
  return rows;
}
const day = (date: string) => new Date(Date.parse(date) + 8 * 3_600_000).toISOString().slice(0, 10);

describe('a list', () => {
  let whole: MoneyRow[];
  beforeAll(async () => {
    whole = await all();
  });

  it('is whole, newest first, each row once', async () => {
    const first = await list({ page_size: 1 });
    expect(first.total).toBe(whole.length);
    expect(first.total_capped).toBe(false);
    expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length);
    const keys = whole.map(({ date, id }) => `${date} ${id}`);
    expect(keys).toEqual([...keys].sort().reverse());
    expect(whole[0]).toMatchObject({ number: 'T-88021477', amount: '-48500.00', waits_for: 'second_approval' });
  });

  it('is sorted by date and by amount, both ways, page by page (TXN-13)', async () => {
    const sorted = async (sort: string, filter: object = {}) => all({ ...filter, sort });
    const up = await sorted('date_up');
    expect(up.map(({ id }) => id)).toEqual(whole.map(({ id }) => id).reverse());
    const dollars = { currency: ['USD'], type: ['transfer'] };
    const amounts = (rows: readonly MoneyRow[]) => rows.map(({ amount }) => Number(amount));
    const down = amounts(await sorted('amount_down', dollars));
    expect(down.length).toBeGreaterThan(100);
    expect(down).toEqual(down.toSorted((a, b) => b - a));
    expect(amounts(await sorted('amount_up', dollars))).toEqual(down.toReversed());
    // several currencies by their worth, each row once
    const every = await sorted('amount_up');
    expect(new Set(every.map(({ id }) => id)).size).toBe(whole.length);
    const first = await test.ask('/transaction/record', { sort: 'amount_up', page_size: 5 }, { as });
    expect(first.sort).toBe('amount_up');
    expect(await test.refusal('/transaction/record', { cursor: first.next_cursor ?? '' }, { as })).toBe('invalid');
  });

  it('sums up what is filtered by currency, an exchange on both sides, without what came to nothing (TXN-14)', async () => {
    const filter = { currency: ['HKD' as const, 'USDC' as const] };
    const { capped, totals } = await test.ask('/transaction/totals', filter, { as });
    expect(capped).toBe(false);
    const rows = (await all(filter)).filter(({ status }) => status !== 'rejected' && status !== 'failed');
    for (const { currency, paid_in, paid_out } of totals) {
      const own = rows.flatMap((row) => [
        ...(row.currency === currency ? [toMinor(row.amount, 6)] : []),
        ...(row.sold_currency === currency ? [-toMinor(row.sold_amount?.replace('-', '') ?? '', 6)] : []),
      ]);
      const sum = (of: (minor: bigint) => boolean) => own.filter(of).reduce((total, each) => total + each, 0n);
      expect([toMinor(paid_in, 6), toMinor(paid_out, 6)]).toEqual([sum((each) => each > 0n), -sum((each) => each < 0n)]);
    }
    expect(totals.map(({ currency }) => currency).toSorted()).toEqual(['HKD', 'USDC']);
    expect((await test.ask('/transaction/totals', { keyword: 'zzzz' }, { as })).totals).toEqual([]);
  });

  it.each<[string, object, (row: MoneyRow) => boolean]>([
    ['kind', { kind: 'digital' }, (row) => row.kind === 'digital'],
    ['type', { type: ['refund', 'fee'] }, (row) => row.type === 'refund' || row.type === 'fee'],
    ['transfer type', { transfer_type: ['address'] }, (row) => row.transfer_type === 'address'],
    ['status', { status: ['pending_approval', 'failed'] }, (row) => row.status === 'pending_approval' || row.status === 'failed'],
    ['a status that is none', { status: ['nonsense'] }, () => false],
    [
      'currency, also as what was sold',
      { currency: ['HKD', 'ETH'] },
      (row) => [row.currency, row.sold_currency].some((code) => code === 'HKD' || code === 'ETH'),
    ],
    [
      'days of the bank, both included',
      { date_from: '2025-11-10', date_to: '2025-11-12' },
      (row) => day(row.date) >= '2025-11-10' && day(row.date) <= '2025-11-12',
    ],
    [
      'all at once',
      { kind: 'fiat', type: ['transfer'], status: ['success'], currency: ['GBP'], date_from: '2025-06-01' },
      (row) => row.type === 'transfer' && row.currency === 'GBP' && row.status === 'success' && day(row.date) >= '2025-06-01',
    ],
  ])('by %s shows what fits, and nothing else', async (_name, filter, fits) => {
    const wanted = whole.filter(fits).map(({ id }) => id);
    expect((await all(filter)).map(({ id }) => id)).toEqual(wanted);
    expect((await list(filter)).total).toBe(wanted.length);
  });

  it.each([
    ['MARL fin', 'Marlow & Finch Ltd'],
    ['okabe', 'Okabe Precision K.K.'],
    ['k.k. prec', 'Okabe Precision K.K.'],
    ['博联', '义乌博联包装有限公司'],
    ['远航贸易', '宁波远航贸易有限公司'],
    ['庆', ''],
    ['finchley', ''],
    ['-', ''],
  ])('by the words %s', async (keyword, name) => {
    const found = await all({ keyword });
    expect(found.map(({ id }) => id)).toEqual(whole.filter((row) => name !== '' && row.counterparty === name).map(({ id }) => id));
  });

  it('by an amount, however it is written, in any currency and either way (TXN-18)', async () => {
    const moved = (row: MoneyRow) => [row.amount, row.sold_amount ?? ''].map((text) => Number(text.replace('-', '')));
    const row = whole.find(({ amount, sold_amount }) => sold_amount === null && /^-\d{5}\.\d\d$/.test(amount));
    const exchange = whole.find(({ sold_amount }) => sold_amount !== null);
    if (!row || !exchange?.sold_amount) throw new Error('the seed has none');
    for (const { amount } of [row, { amount: exchange.amount }, { amount: exchange.sold_amount }]) {
      const bare = amount.replace('-', '');
      const wanted = whole.filter((each) => moved(each).includes(Number(bare))).map(({ id }) => id);
      for (const keyword of [bare, `-${bare}`, bare.replace(/\B(?=(\d{3})+\.)/g, ',')])
        expect((await all({ keyword })).map(({ id }) => id)).toEqual(wanted);
    }
    const round = whole.find(({ amount }) => /^-?\d+\.0+$/.test(amount));
    const keyword = round?.amount.replace(/^-|\.0+$/g, '') ?? '';
    expect((await all({ keyword })).map(({ id }) => id)).toContain(round?.id);
    expect(await all({ keyword: '987654321.12' })).toEqual([]);
  });

  it('by the beginning of a number, a hash, a sender’s address or name', async () => {
    const row = whole.find(({ hash, sender_address }) => hash !== '' && sender_address !== '');
    const sender = whole.find(({ sender_account_name }) => sender_account_name !== '');
    if (!row || !sender) throw new Error('the seed has none');
    for (const keyword of [row.number, row.hash.slice(0, 14), row.sender_address.slice(0, 12).toUpperCase()])
      expect((await all({ keyword })).map(({ id }) => id)).toContain(row.id);
    expect((await all({ keyword: sender.sender_account_name })).map(({ id }) => id)).toContain(sender.id);
  });

  it('keeps its pages while money arrives', async () => {
    const { company_id, people } = await test.fresh({ balances: { USD: '1.00', SGD: '2.00', HKD: '3.00' } });
    const ask = (input: object) => test.ask('/transaction/record', input, { as: people[0] });
    const first = await ask({ page_size: 2 });
    await test.bank.store.tx((db) =>
      bookDeposit(db, { company_id, currency: 'USD', amount: 500n, sender: 'Late', reference: '', at: test.bank.clock.now() }),
    );
    const second = await ask({ page_size: 2, cursor: first.next_cursor ?? '' });
    const seen = [...first.list, ...second.list].map(({ id }) => id);
    expect(new Set(seen).size).toBe(seen.length);
    expect(second.total).toBe(4);
    expect(await ask({ page_size: 2, page: 2 })).toMatchObject({ next_cursor: null, total: 4 });
  });

  it.each(['x', 'MTIz', '', Buffer.from('1 2 3').toString('base64url')])('refuses the cursor %j', async (cursor) => {
    expect((await test.call('/transaction/record', { cursor }, { as })).data).toMatchObject({ errors: [{ field: 'cursor' }] });
  });

  it('counts to 10,000 and says when there are more', async () => {
    const { company_id, people } = await test.fresh();
    await test.bank.store.db
      .execute(sql`insert into transactions (company_id, transaction_id, number, date, kind, type, amount, currency, status, counterparty)
      select ${company_id}::uuid, gen_random_uuid(), 'T-' || n, timestamptz '2025-01-01' + n * interval '1 minute', 'fiat', 'transfer', -n, 'USD', 'failed', 'Bulk ' || n % 7
      from generate_series(1, 10001) n`);
    const ask = (input: object) => test.ask('/transaction/record', { page_size: 1, ...input }, { as: people[0] });
    expect(await ask({})).toMatchObject({ total: 10_000, total_capped: true });
    expect(await ask({ keyword: 'bulk' })).toMatchObject({ total: 10_000, total_capped: true, list: [{ number: 'T-10001' }] });
    expect(await ask({ keyword: 'bulk 3' })).toMatchObject({ total_capped: false });
    const answer = await test.call('/transaction/download', { format: 'pdf' }, { as: people[0] });
    expect(answer.data).toMatchObject({ errors: [{ field: 'format', rule: 'fileTooLong' }] });
    const csv = await test.file('/transaction/download', { format: 'csv' }, { as: people[0] });
    expect(csv.bytes.toString().trimEnd().split('\r\n')).toHaveLength(10_002);
  });
});

/** CSV as RFC 4180 has it. */
function parsed(text: string): string[][] {
  const rows: string[][] = [];
  for (const line of text.slice(1).trimEnd().split('\r\n'))
    rows.push(
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? ''),
    );
  return rows;
}

describe('of one card', () => {
  it('are its movements alone, newest first, and another company’s none', async () => {
    const owner = await test.as('owner@harbour-vale.example');
    const known = await test.ask('/card/record', { tab: 'cards', keyword: '0937' }, { as: owner });
    const card_id = known.list[0]?.card?.card_id ?? '';
    const found = await test.ask('/transaction/record', { card_id, page_size: 100 }, { as: owner });
    expect(found.total).toBeGreaterThan(3);
    for (const { counterparty, reference } of found.list) expect(`${counterparty} ${reference}`).toContain('0937');
    expect(found.list.map(({ date }) => date)).toEqual(
      found.list
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    expect((await test.ask('/transaction/record', { card_id, type: ['exchange'] }, { as: owner })).total).toBe(0);
    const { people } = await test.fresh();
    expect((await test.ask('/transaction/record', { card_id }, { as: people[0] })).total).toBe(0);
  });
});

describe('a file of the list', () => {
  const filter = { currency: ['CNY'], date_from: '2025-09-01' };

  it('holds exactly its rows as CSV and as XLSX', async () => {
    const rows = await all(filter);
    expect(rows.length).toBeGreaterThan(20);
    const wanted = rows.map((row) => [row.number, row.amount, row.currency, row.counterparty, row.reference]);
    const csv = await test.file('/transaction/download', { ...filter, format: 'csv' }, { as, language: 'zh' });
    expect(csv.name).toBe('transactions-2025-11-18.csv');
    expect(csv.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [head, ...lines] = parsed(csv.bytes.toString());
    expect(head?.slice(0, 4)).toEqual(['日期（Asia/Singapore）', '编号', '账户类别', '类型']);
    expect(lines.map((cells) => [1, 5, 6, 9, 10].map((at) => cells[at]))).toEqual(wanted);
    const xlsx = await test.file('/transaction/download', { ...filter, format: 'xlsx' }, { as });
    const parts = unzipSync(new Uint8Array(xlsx.bytes));
    const shared = [...strFromU8(parts['xl/sharedStrings.xml'] ?? new Uint8Array()).matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(
      ([, text = '']) => text,
    );
    for (const [number = '', , , counterparty = ''] of wanted) expect(shared).toEqual(expect.arrayContaining([number, counterparty]));
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect([...sheet.matchAll(/<row /g)]).toHaveLength(rows.length + 1);
    for (const { amount } of rows) expect(sheet).toContain(`<v>${Number(amount)}</v>`);
    const dates = [...sheet.matchAll(/<c r="A\d+" s="\d+"><v>(\d+)/g)].map(([, since1900]) => Number(since1900));
    expect(dates).toEqual(lines.map(([time = '']) => Date.parse(time.slice(0, 10)) / 86_400_000 + 25_569));
  });

  it('neutralises formulas and writes an audit line', async () => {
    const { company_id, people } = await test.fresh();
    for (const sender of ['=1+1', '+cmd', '-2', '@x', '\t=1', '＝1', 'a,"b"'])
      await test.bank.store.tx((db) =>
        bookDeposit(db, { company_id, currency: 'USD', amount: 1n, sender, reference: '=HYPERLINK("x")', at: test.bank.clock.now() }),
      );
    const csv = await test.file('/transaction/download', { format: 'csv' }, { as: people[0] });
    const cells = parsed(csv.bytes.toString()).slice(1).flat();
    expect(cells.filter((cell) => /^[=+@＝\t]|^-[^\d]|^-2$/.test(cell))).toEqual([]);
    expect(cells).toEqual(expect.arrayContaining(["'=1+1", "'-2", 'a,"b"', '\'=HYPERLINK("x")']));
    const lines = sql`select action, actor from audit_lines where company_id = ${company_id} and action = 'records.export'`;
    const rows = await rowsOf<{ action: string }>(test.bank.store.db.execute(lines));
    expect(rows).toEqual([{ action: 'records.export', actor: people[0].userid }]);
  });

  it('shows nobody another’s, and nothing without code 2', async () => {
    const { people } = await test.fresh({ users: [{ authjson: ['1'] }, { authjson: ['2'] }] });
    const mine = (await list({ page_size: 1 })).list[0]?.id ?? '';
    const [, without, other] = people;
    if (!without || !other) throw new Error('nobody there');
    expect(await test.refusal('/transaction/record', {}, { as: without })).toBe('noPermission');
    for (const path of [
      '/transaction/get',
      '/transaction/details',
      '/transaction/detailsStatement',
      '/transaction/adviceDownload',
    ] as const)
      expect(await test.refusal(path, { id: mine }, { as: other })).toBe('notFound');
    expect(await test.ask('/transaction/record', {}, { as: other })).toMatchObject({ list: [], total: 0 });
  });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
