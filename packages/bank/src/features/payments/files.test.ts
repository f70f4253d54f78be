/** TRF-29, TRF-30: payments from a file are tried row by row, ordered and agreed to as one, and paid together or not at all. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditBooks } from '../../ledger/auditor.ts';
import { callProven, mailedProof } from '../../testing/proving.ts';
import { addRule, booksOf, transferPolicy, treasury, type Treasury } from '../../testing/sample-transfers.ts';
import { american } from '../../testing/sample-payees.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank({ ...transferPolicy, session: { idleSec: 40_000_000, absoluteSec: 40_000_000 } });
});
afterAll(async () => {
  expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  await test.close();
});

type Cells = Readonly<Record<string, string>>;
const account = american.bank_account_number;
const rowsOf = (...cells: Cells[]) =>
  cells.map((each, at) => ({
    row: at + 2,
    account_number: account,
    name: '',
    currency: 'USD',
    amount: '100',
    reference: `INV-${at}`,
    ...each,
  }));
const check = (own: Treasury, ...cells: Cells[]) => test.ask('/payments/file/check', { rows: rowsOf(...cells) }, { as: own.main });
const order = (own: Treasury, cells: Cells[], as = own.main) =>
  callProven(test, '/payments/file/order', { file_name: 'pay.csv', rows: rowsOf(...cells) }, as);
const paid = async (own: Treasury) => (await test.ask('/withdraw/crypto/record', {}, { as: own.main })).list;
const only = async (own: Treasury, as: Caller = own.main) => {
  const [file] = (await test.ask('/payments/file/list', {}, { as })).list;
  if (!file) throw new Error('no file');
  return file;
};

describe('a dry run', () => {
  it('says of each row what is wrong with it, and sums up the good ones by currency, with what is missing', async () => {
    const own = await treasury(test, { balances: { USD: '250.00' } });
    const faulty: [Cells, string][] = [
      [{ account_number: '' }, 'accountBlank'],
      [{ account_number: '000' }, 'payeeUnknown'],
      [{ name: 'Somebody Else Inc' }, 'payeeName'],
      [{ currency: 'XXX' }, 'currency'],
      [{ currency: 'BTC' }, 'currency'],
      [{ amount: '1.234,56' }, 'amount'],
      [{ amount: '1.005' }, 'amount'],
      [{ amount: '0' }, 'amountZero'],
      [{ reference: 'x'.repeat(36) }, 'reference'],
    ];
    const { results, totals } = await check(
      own,
      ...faulty.map(([cells]) => cells),
      { name: american.beneficiary_name.toUpperCase(), amount: '200', reference: 'A' },
      { amount: '200', reference: 'A' },
      { account_number: account.replaceAll(' ', '-').toLowerCase(), amount: '100.50', reference: 'B' },
    );
    expect(results.map(({ fault }) => fault)).toEqual([...faulty.map(([, fault]) => fault), '', 'twice', '']);
    expect(results.find(({ fault }) => fault === 'payeeName')?.detail).toBe(american.beneficiary_name);
    const [total] = totals;
    expect(total).toMatchObject({ currency: 'USD', count: 2, amount: '300.50', available: '250.00' });
    expect(Number(total?.missing)).toBeCloseTo(Number(total?.total) - 250, 2);
    expect(await paid(own)).toEqual([]);
    expect((await test.ask('/payments/file/list', {}, { as: own.main })).list).toEqual([]);
  });
});

describe('an order', () => {
  it('is proven, and refused whole, at the rows that have a fault', async () => {
    const own = await treasury(test);
    const { refusal, data } = await test.call(
      '/payments/file/order',
      { file_name: 'pay.csv', rows: rowsOf({}, { amount: '0' }) },
      { as: own.main },
    );
    expect([refusal, (data as { errors: { field: string }[] }).errors.map(({ field }) => field)]).toEqual(['invalid', ['rows.3.amount']]);
    expect(await test.refusal('/payments/file/order', { file_name: 'pay.csv', rows: rowsOf({}) }, { as: own.main })).toBe('proofNeeded');
    expect(await paid(own)).toEqual([]);
  });

  it('is one intent: asked twice with its key it pays once, and each transfer leads to its row', async () => {
    const own = await treasury(test);
    const input = { file_name: 'pay.csv', rows: rowsOf({}, { amount: '50', reference: 'INV-9' }) };
    const body = { ...input, proof: await mailedProof(test, '/payments/file/order', input, own.main) };
    const [one, two] = [
      await test.call('/payments/file/order', body, { as: own.main, key: 'the file' }),
      await test.call('/payments/file/order', body, { as: own.main, key: 'the file' }),
    ];
    expect([one.code, two.data]).toEqual([200, one.data]);
    const made = await paid(own);
    expect(made.map(({ amount, reference }) => [amount, reference]).toSorted()).toEqual([
      ['-100.00', 'INV-0'],
      ['-50.00', 'INV-9'],
    ]);
    const { id } = one.data as { id: string };
    const { file, rows } = await test.ask('/payments/file/get', { id }, { as: own.main });
    expect(file).toMatchObject({ status: 'paid', totals: [{ currency: 'USD', count: 2, amount: '150.00' }] });
    expect(rows.map(({ row, transaction }) => [row, transaction?.status])).toEqual([
      [2, 'pending_approval'],
      [3, 'pending_approval'],
    ]);
    const { record } = await test.ask('/withdraw/crypto/get', { id: rows[1]?.transaction?.id ?? '' }, { as: own.main });
    expect(record.ordered).toEqual({ by: 'file', id, line: 3 });
    const letters = (await test.mail(own.main.email)).map(({ template }) => template);
    expect([letters.filter((each) => each === 'file_paid').length, letters.includes('transfer_made')]).toEqual([1, false]);
  });

  it('that the balance does not carry pays none of its rows', async () => {
    const own = await treasury(test, { balances: { USD: '250.00' } });
    expect((await order(own, [{ amount: '200' }, { amount: '200', reference: 'B' }])).refusal).toBe('insufficientBalance');
    expect([await paid(own), (await booksOf(test, own.main))['USD']]).toEqual([[], { book: '250.00', held: '0.00' }]);
    expect((await test.ask('/payments/file/list', {}, { as: own.main })).list).toEqual([]);
  });
});

describe('a second person', () => {
  const company = async () => {
    const own = await treasury(test, { users: [{ authjson: ['11-1'], full_name: 'Jonas Weber' }, { authjson: ['2'] }] });
    await addRule(test, own.company_id, '500'); // each row is below it, the whole is above
    const [, other, reader] = own.people;
    if (!other || !reader) throw new Error('two colleagues');
    await order(own, [{ amount: '400' }, { amount: '300', reference: 'B' }]);
    return { own, other, reader };
  };
  const decide = async (own: Treasury, as: Caller, event: 'approve' | 'decline' | 'cancel', reason = '') => {
    const { id, version } = await only(own);
    return test.refusal('/payments/file/decide', { id, version, event, ...(reason ? { reason } : {}) }, { as });
  };

  it('agrees to the whole file, whose sum decides; its rows wait for nobody else', async () => {
    const { own, other, reader } = await company();
    expect(await only(own)).toMatchObject({
      status: 'pending_approval',
      approvals: { needed: 1, by: [] },
      may: { approve: false, cancel: true },
    });
    expect(await paid(own)).toEqual([]);
    expect((await test.ask('/dashboard/todo', {}, { as: other })).todo.map(({ kind }) => kind)).toContain('payment_files');
    expect((await test.ask('/dashboard/todo', {}, { as: own.main })).todo.map(({ kind }) => kind)).not.toContain('payment_files');
    expect([await decide(own, own.main, 'approve'), await decide(own, reader, 'approve')]).toEqual(['ownTransfer', 'noPermission']);
    expect(await decide(own, other, 'approve')).toBe('success');
    expect(await only(own)).toMatchObject({ status: 'paid', approvals: { by: ['Jonas Weber'] } });
    expect((await paid(own)).map(({ waits_for }) => waits_for)).toEqual(['bank', 'bank']);
    expect(await decide(own, other, 'approve')).toBe('wrongState');
  });

  it('declines it with a reason, and its maker takes it back: nothing is paid', async () => {
    const { own, other } = await company();
    expect(await decide(own, other, 'decline')).toBe('invalid');
    expect(await decide(own, other, 'decline', 'Wrong month')).toBe('success');
    expect(await only(own)).toMatchObject({ status: 'declined', reason: 'Wrong month' });
    const { own: mine } = await company();
    expect(await decide(mine, mine.main, 'cancel')).toBe('success');
    expect([await paid(own), await paid(mine)]).toEqual([[], []]);
  });

  it('of two at once, one answer counts', async () => {
    const { own, other } = await company();
    const answers = await Promise.all([decide(own, other, 'approve'), decide(own, own.main, 'cancel')]);
    expect(answers.filter((answer) => answer === 'success')).toHaveLength(1);
    expect(await paid(own)).toHaveLength(answers[0] === 'success' ? 2 : 0);
  });
});

describe('columns that a person matched', () => {
  const headings = ['Who', 'Amt', 'Amt', 'Devise', 'Kto.'];
  const columns = [
    { field: 'account_number', column: 4 },
    { field: 'currency', column: 3 },
    { field: 'amount', column: 2 },
  ] as const;

  it('are known to the company in its next file with the same headings, in any order, and to nobody else (TRF-32)', async () => {
    const [own, other] = [await treasury(test, { balances: {} }), await treasury(test, { balances: {} })];
    const known = async (names: string[], as = own.main) => (await test.ask('/payments/file/columns', { headings: names }, { as })).columns;
    expect(await known(headings)).toEqual([]);
    for (const wrong of [columns.slice(1), [...columns, { field: 'name', column: 2 }], [...columns, { field: 'name', column: 5 }]])
      expect(await test.refusal('/payments/file/keepColumns', { headings, columns: wrong }, { as: own.main })).toBe('invalid');
    await test.ask('/payments/file/keepColumns', { headings, columns: [...columns] }, { as: own.main });
    expect(await known(headings)).toEqual(columns);
    expect(await known(['KTO', 'devise', 'Amt', 'who', 'amt'])).toEqual([
      { field: 'account_number', column: 0 },
      { field: 'currency', column: 1 },
      { field: 'amount', column: 4 },
    ]);
    expect(await known(headings.slice(1))).toEqual([]);
    expect(await known(headings, other.main)).toEqual([]);
    await test.ask('/payments/file/keepColumns', { headings, columns: [...columns, { field: 'name', column: 0 }] }, { as: own.main });
    expect(await known(headings)).toHaveLength(4);
  });
});
