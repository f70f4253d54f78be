/** Statements and advices: the ledger's figures to the unit, on every kind of paper, and the proof that a paper is the bank's. */
import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { currencies } from '@bankside/core/rules/money/currencies.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { toDecimal, toMinor } from '@bankside/core/rules/money/money.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post } from '../../ledger/ledger.ts';
import { fee, moneyIn, moneyOut } from '../../ledger/lines.ts';
import { rowsOf } from '../../domain/records/statements.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let as: Caller;
beforeAll(async () => {
  test = await testBank();
  as = await test.as('owner@harbour-vale.example');
});
afterAll(() => test.close());

const november = { kind: 'fiat', currency: 'USD', date_from: '2025-11-01', date_to: '2025-11-18' } as const;

describe('a statement', () => {
  it('looks as DES-13 says', async () => {
    const statement = await test.ask('/transaction/statsment', november, { as });
    expect(statement).toMatchObject({
      number: '2025-11-USD',
      address: '40 Keppel Wharf #03-11, Singapore 098632',
      opening: '612480.17',
      paid_in: '186926.00',
      paid_out: '125582.75',
      closing: '673823.42',
      on_hold: [{ number: 'T-88021477', counterparty: 'Marlow & Finch Ltd', status: 'pending_approval', amount: '48500.00' }],
      issued_to: 'Mei-Lin Tan',
      report_within_days: 14,
    });
    expect(statement.lines.map(({ what, counterparty }) => `${what} ${counterparty}`.trim()).slice(0, 5)).toEqual([
      'exchangeFrom SGD',
      'transfer Quayline Insurance Pte. Ltd.',
      'refund Sorrel Packaging Ltd',
      'transfer Lindqvist Freight AB',
      'transferFee',
    ]);
    const other = await test.dispatch('/transaction/statement', november, {
      ...as,
      token: as.token,
      language: 'en',
      device: 'web',
      address: '',
      origin: '',
      requestId: 'x',
      key: '',
    });
    expect(other).toMatchObject({ code: 200, data: { closing: '673823.42' } });
  });

  it('agrees with the dashboard and with the ledger in each currency', async () => {
    const { figures } = await test.ask('/dashboard/home', {}, { as });
    for (const kind of ['fiat', 'digital'] as const) {
      const { list } = await test.ask(
        '/dashboard/accountStatement',
        { ...november, currency: undefined, kind, date_from: '2025-01-01' },
        { as },
      );
      expect(list.length).toBeGreaterThan(3);
      for (const { currency, opening, closing, paid_in, paid_out, lines } of list) {
        const minor = (text: string) => toMinor(text, currencies[currency].scale);
        expect(minor(opening) + minor(paid_in) - minor(paid_out)).toBe(minor(closing));
        expect(lines.at(-1)?.balance ?? opening).toBe(closing);
        expect(figures?.balances.find((balance) => balance.currency === currency)?.book ?? '0.00').toBe(closing);
      }
    }
  });

  it('has numbers as CSV that every spreadsheet reads as plain ones', async () => {
    const file = await test.file('/transaction/statementDownload', { ...november, format: 'csv' }, { as });
    const [, ...lines] = file.bytes.toString('utf8').trim().split('\r\n');
    const figures = lines.flatMap((line) => line.split(',').slice(-3)).filter((cell) => cell !== '');
    expect(figures.length).toBeGreaterThan(10);
    expect(figures.filter((cell) => !/^-?\d+(\.\d+)?$/.test(cell))).toEqual([]);
  });

  it('is the ledger’s, whatever was booked and whatever days are asked for', async () => {
    const moves = fc.array(
      fc.record({
        day: fc.integer({ min: 0, max: 40 }),
        minute: fc.integer({ min: 0, max: 1439 }),
        amount: fc.bigInt({ min: 1n, max: 10n ** 7n }),
        out: fc.boolean(),
        charge: fc.bigInt({ min: 0n, max: 900n }),
      }),
      { minLength: 1, maxLength: 12 },
    );
    const days = fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 }));
    const start = Date.parse('2025-09-30T16:00:00Z'); // midnight of 1 October in Singapore
    const nameOf = (day: number) => new Date(start + day * 86_400_000 + 12 * 3_600_000).toISOString().slice(0, 10);
    await fc.assert(
      fc.asyncProperty(moves, days, async (story, [one, two]) => {
        const { company_id, people } = await test.fresh();
        const [from, to] = [Math.min(one, two), Math.max(one, two)];
        const movements: { day: number; at: number; change: bigint }[] = [];
        let book = 0n;
        for (const { day, minute, amount, out, charge } of story) {
          const leaves = out && book >= amount + charge;
          const at = start + day * 86_400_000 + minute * 60_000;
          const lines = leaves ? [moneyOut('USD', amount), ...(charge > 0n ? [fee('USD', charge)] : [])] : [moneyIn('USD', amount)];
          await test.bank.store.tx((db) => post(db, { company_id, kind: 'test', lines, at: new Date(at) }));
          for (const change of leaves ? [-amount, ...(charge > 0n ? [-charge] : [])] : [amount]) movements.push({ day, at, change });
          book += leaves ? -amount - charge : amount;
        }
        const sum = (fits: (day: number) => boolean) =>
          toDecimal(
            movements.filter(({ day }) => fits(day)).reduce((all, { change }) => all + change, 0n),
            2,
          );
        const statement = await test.ask(
          '/transaction/statsment',
          { ...november, date_from: nameOf(from), date_to: nameOf(to) },
          { as: people[0] },
        );
        expect(statement.opening).toBe(sum((day) => day < from));
        expect(statement.closing).toBe(sum((day) => day <= to));
        expect(statement.lines).toHaveLength(movements.filter(({ day }) => day >= from && day <= to).length);
        expect(statement.lines.map(({ at }) => Date.parse(at))).toEqual(
          movements
            .filter(({ day }) => day >= from && day <= to)
            .map(({ at }) => at)
            .sort((a, b) => a - b),
        );
      }),
      { numRuns: 12 },
    );
  });

  it('refuses more than 366 days, days in no order, and a currency of another kind', async () => {
    const refusal = (input: object) => test.refusal('/transaction/statsment', { ...november, ...input }, { as });
    expect(await refusal({ date_from: '2024-11-18' })).toBe('success');
    expect(await refusal({ date_from: '2024-11-17' })).toBe('rangeTooLong');
    expect(await refusal({ date_from: '2025-11-19' })).toBe('invalid');
    expect(await refusal({ currency: 'BTC' })).toBe('invalid');
    expect(await refusal({ date_from: '0000-01-01', date_to: '0000-01-02' })).toBe('success');
  });

  it('needs code 1 for the dashboard’s and code 2 for its own', async () => {
    const { people } = await test.fresh({ users: [{ authjson: ['1'] }, { authjson: ['2'] }] });
    const [, one, two] = people;
    if (!one || !two) throw new Error('nobody there');
    const { currency: _currency, ...days } = november;
    expect(await test.refusal('/dashboard/accountStatement', days, { as: one })).toBe('success');
    expect(await test.refusal('/dashboard/accountStatement', days, { as: two })).toBe('noPermission');
    expect(await test.refusal('/transaction/statsment', november, { as: one })).toBe('noPermission');
    expect(await test.refusal('/transaction/statsment', november, { as: two })).toBe('success');
  });
});

/** What a reader of a PDF finds: its streams unpacked, and which characters its fonts are said to have. */
function lettersIn(pdf: Buffer): string {
  const found: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 7)) {
    const end = pdf.indexOf('\nendstream', at);
    try {
      const text = inflateSync(pdf.subarray(at + 7, end)).toString('latin1');
      if (text.includes('beginbfrange'))
        for (const [, hex = ''] of text.matchAll(/<((?:[0-9a-f]{4})+)>/gi))
          found.push(Buffer.from(hex, 'hex').swap16().toString('utf16le'));
    } catch {
      // not packed: an image or a header
    }
  }
  return found.join('');
}

describe('a paper', () => {
  it.each([
    ['en', 'USD', 'Statement of account', ''],
    ['zh', 'CNY', '账户对账单', '深圳南山电子有限公司'],
    ['ja', 'CNY', '取引明細書', '青岛海蓝货运代理'],
  ] as const)('has its letters in %s', async (language, currency, title, name) => {
    const file = await test.file(
      '/transaction/statementDownload',
      { ...november, date_from: '2025-09-01', currency, format: 'pdf' },
      { as, language },
    );
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const letters = new Set(lettersIn(file.bytes));
    expect([...title.replaceAll(' ', ''), ...name].filter((letter) => !letters.has(letter))).toEqual([]);
    expect(file.bytes.length).toBeLessThan(200_000);
  });

  it('can be checked by anybody, by its code however it is typed', async () => {
    const file = await test.file('/transaction/statementDownload', { ...november, format: 'pdf' }, { as, key: 'once' });
    const again = await test.file('/transaction/statementDownload', { ...november, format: 'pdf' }, { as, key: 'once' });
    expect(again.bytes.equals(file.bytes)).toBe(true);
    const code = await lastCode();
    const paper = await test.ask('/transaction/verifyDocument', { code: code.toLowerCase().replaceAll('-', ' ') });
    expect(paper).toMatchObject({
      document: 'statement',
      account_name: 'Harbour & Vale Trading Pte. Ltd.',
      sha256: createHash('sha256').update(file.bytes).digest('hex'),
    });
    expect(paper.facts).toEqual(expect.arrayContaining([{ name: 'Closing balance', value: '673,823.42 USD' }]));
    const changed = Buffer.from(file.bytes);
    changed.writeUInt8(changed.readUInt8(100) ^ 1, 100);
    expect(createHash('sha256').update(changed).digest('hex')).not.toBe(paper.sha256);
    const wrong = code.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect(await test.refusal('/transaction/verifyDocument', { code: wrong })).toBe('notFound');
    expect((await test.ask('/transaction/verifyDocument', { code }, { language: 'ja' })).facts.map(({ name }) => name)).toContain('出金');
  });

  it('is printed from the page with a code that gives exactly its content', async () => {
    const { statement, check } = await test.ask('/transaction/statementPrint', november, { as, key: 'printed' });
    expect((await test.ask('/transaction/statementPrint', november, { as, key: 'printed' })).check).toEqual(check);
    expect(check.address).toBe(`${check.page}#code=${check.code}`);
    const paper = await test.ask('/transaction/verifyDocument', { code: check.code });
    expect(paper.facts).toEqual(
      expect.arrayContaining([
        { name: 'Number', value: statement.number },
        { name: 'Closing balance', value: formatAmount(statement.closing, 'USD') },
        { name: 'Lines', value: String(statement.lines.length) },
        { name: 'Days', value: '01/11/2025 to 18/11/2025, US dollar' },
        { name: 'Printed', value: '18/11/2025 09:46 (Asia/Singapore), Mei-Lin Tan' },
      ]),
    );
    expect(paper.sha256, 'nobody has a file of it').toBe('');
    expect(paper.lines).toHaveLength(statement.lines.length);
    expect(paper.lines[3]).toEqual({
      date: '10/11/2025',
      details: 'Lindqvist Freight AB, Invoice 5520',
      reference: 'T-88018164',
      paid_out: '6,412.75',
      paid_in: '',
      balance: '670,969.42',
    });
    const [row] = (await test.ask('/transaction/record', { keyword: 'okabe 7781' }, { as })).list;
    const printed = await test.ask('/transaction/advicePrint', { id: row?.id ?? '' }, { as });
    const { facts, document } = await test.ask('/transaction/verifyDocument', { code: printed.check.code });
    expect([document, facts]).toEqual(['advice', expect.arrayContaining([{ name: 'Left the account', value: '18,275.00 USD' }])]);
    const { people } = await test.fresh();
    expect(await test.refusal('/transaction/advicePrint', { id: row?.id ?? '' }, { as: people[0] })).toBe('notFound');
  });

  it('is an advice of one transaction too', async () => {
    const [row] = (await test.ask('/transaction/record', { keyword: 'okabe 7781' }, { as })).list;
    const file = await test.file('/transaction/adviceDownload', { id: row?.id }, { as, language: 'zh' });
    expect(file.name).toBe(`advice-${row?.number ?? ''}.pdf`);
    const { facts, document } = await test.ask('/transaction/verifyDocument', { code: await lastCode() });
    expect(document).toBe('advice');
    expect(facts).toEqual(
      expect.arrayContaining([
        { name: 'Left the account', value: '18,275.00 USD' },
        { name: 'Status', value: '已完成' }, // to the letter as the paper has it
        { name: 'Date', value: '2025/11/17 10:14 (Asia/Singapore)' },
      ]),
    );
  });

  it('of an exchange takes the margin off, in every language', async () => {
    const [row] = (await test.ask('/transaction/record', { type: ['exchange'], keyword: 'FX-20988' }, { as })).list;
    for (const language of ['en', 'zh', 'ja'] as const) {
      const file = await test.file('/transaction/adviceDownload', { id: row?.id }, { as, language });
      expect(lettersIn(file.bytes)).toContain('\u2212');
      const { facts } = await test.ask('/transaction/verifyDocument', { code: await lastCode() }, { language });
      const values = facts.map(({ value }) => value);
      expect(values).toEqual(expect.arrayContaining(['1 USD = 1 USDC', '98,836.000000 USDC', '\u221249.420000 USDC']));
    }
  });

  it('answers codes no faster than the limit', async () => {
    test.bank.policy = { ...test.bank.policy, throttle: { ...test.bank.policy.throttle, linkPerAddress: 2 } };
    const ask = () => test.refusal('/transaction/verifyDocument', { code: 'ABCD' }, { address: '10.9.9.9' });
    expect([await ask(), await ask(), await ask()]).toEqual(['notFound', 'notFound', 'tooManyRequests']);
  });
});

const lastCode = async () => {
  const [last] = await rowsOf<{ code: string }>(
    test.bank.store.db.execute('select code from issued_documents order by issued_at desc, ctid desc limit 1'),
  );
  return last?.code ?? '';
};

it('left no fault behind', () => expect(test.faults).toEqual([]));
