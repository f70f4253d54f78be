import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { deferred } from '../../../kit/testing/mount.tsx';
import { readTableFile } from '../../../shared/table-file/table-file.ts';
import { dead } from '../../cards/testing/card-testing.tsx';
import { asked, check, csv, give, importBank, press, resultOf, showImport } from './testing/import-testing.tsx';

const good = (count: number) => Array.from({ length: count }, (_, at) => [`KIT-${at + 1}`, 'DEMO2345', `CA-${at + 1}`]);
const cell = (name: string) => screen.findByRole('textbox', { name });
const type = async (name: string, text: string) => {
  await userEvent.fill(await cell(name), text);
  await userEvent.keyboard('{Enter}');
};
/** The bank is asked every two seconds how far it is. */
const patient = { timeout: 15_000 };
const query = () => new URLSearchParams(location.search).get('import') ?? '';

test.each([
  ['en', ['Holder', 'Kit No.', 'Activation Code'], 'Check 1 row', 'Kit number', 'Ready'],
  ['zh', ['持卡人', '套件号', '激活码'], '检查 1 行', '套件编号', '可以绑定'],
  ['ja', ['名義人', 'キット番号', '有効化コード'], '1 行を確認', 'キット番号', '割り当て可能'],
] as const)('columns are recognised by their headings: %s', async (language, heads, button, column, ready) => {
  const bank = importBank();
  await showImport(bank, { in: language });
  await give(csv([['CA-1', 'KIT-1', 'DEMO2345']], [...heads]));
  expect(await screen.findByText(column)).toBeVisible();
  await press(button);
  expect(await screen.findByText(ready)).toBeVisible();
  expect(bank.sent('/preallocation/check')[0]?.input).toEqual({
    rows: [{ row: 2, kit_number: 'KIT-1', activation_code: 'DEMO2345', holder: 'CA-1' }],
  });
});

test('columns that nobody knows are chosen, and no column is two', async () => {
  const bank = importBank();
  await showImport(bank);
  await give(csv([['Tan', 'K1', 'C1']], ['Who', 'Kit number', 'Secret']));
  const button = await screen.findByRole('button', { name: 'Check 1 row' });
  expect(button).toBeDisabled();
  await userEvent.selectOptions(screen.getByLabelText('Activation code'), 'Column Secret, for example C1');
  await userEvent.selectOptions(screen.getByLabelText('Holder'), 'Column Secret, for example C1');
  expect(await screen.findByText('Choose a different column for each')).toBeVisible();
  expect(button).toBeDisabled();
  await userEvent.selectOptions(screen.getByLabelText('Holder'), 'Column Who, for example Tan');
  await userEvent.click(button);
  await expect
    .poll(() => bank.sent('/preallocation/check')[0]?.input)
    .toEqual({
      rows: [{ row: 2, kit_number: 'K1', activation_code: 'C1', holder: 'Tan' }],
    });
});

test('a row is repaired in place and asked about alone, without another try at codes that stay wrong', async () => {
  const bank = importBank();
  await showImport(bank);
  await check([...good(2), ['KIT-3', 'WRONG', 'CA-3'], ['UNKNOWN', 'DEMO2345', 'CA-4']]);
  expect(await screen.findByText('Activation failed: The activation code does not match the kit number.')).toBeVisible();
  await press('With faults 2');
  expect(screen.queryByText('KIT-1')).toBeNull();
  expect(await cell('Activation code, row 4')).toHaveAttribute('aria-invalid', 'true');
  await type('Kit number, row 5', 'KIT-4');
  await expect.poll(() => asked(bank, '/preallocation/check')).toEqual([[2, 3, 4, 5], [5]]);
  expect(await screen.findByText('Ready')).toBeVisible();
  expect(await cell('Kit number, row 5')).toBeVisible(); // stays where it was typed
  expect(await screen.findByRole('button', { name: 'With faults 1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Check faulty rows again' })).toBeNull();
});

test('a kit number that is there twice, blank cells and marks of the reader are faults that the bank is not asked about', async () => {
  const bank = importBank();
  await showImport(bank);
  await check([
    ['KIT-1', 'DEMO2345', 'CA-1'],
    ['kit 1', 'DEMO2345', 'CA-2'],
    ['KIT-3', '', 'CA-3'],
    ['1.23457E+17', 'DEMO2345', 'CA-4'],
  ]);
  expect(await screen.findByText('Data error: This kit number is listed twice.')).toBeVisible();
  expect(screen.getByText('Activation code is blank')).toBeVisible();
  expect(screen.getByText('Kit number: the spreadsheet kept only 15 digits. Type the number again.')).toBeVisible();
  await expect.poll(() => asked(bank, '/preallocation/check')).toEqual([[2]]);
  await type('Kit number, row 3', 'KIT-2');
  await type('Activation code, row 4', 'DEMO2345');
  await type('Kit number, row 5', 'KIT-4');
  expect(await screen.findByRole('button', { name: 'Bind 4 cards' })).toBeEnabled();
});

test('checking is stopped and goes on; no row is asked about twice', async () => {
  const gate = deferred<void>();
  let calls = 0;
  const bank = importBank({
    '/preallocation/check': async ({ rows }) => {
      if ((calls += 1) === 2) await gate.promise;
      return { results: rows.map(resultOf) };
    },
  });
  await showImport(bank);
  await check(good(300));
  expect(await screen.findByText('20 of 300 rows checked')).toBeVisible();
  await press('Stop checking');
  gate.resolve();
  expect(await screen.findByText('120 of 300 rows checked')).toBeVisible();
  await press('Continue checking');
  expect(await screen.findByText('300 of 300 rows checked')).toBeVisible();
  const rows = asked(bank, '/preallocation/check').flat();
  expect(rows.length).toBe(300);
  expect(new Set(rows).size).toBe(300);
});

test('after a dead line the same piece is asked about under the same key', async () => {
  let calls = 0;
  const bank = importBank({
    '/preallocation/check': ({ rows }) => ((calls += 1) === 2 ? dead() : { results: rows.map(resultOf) }),
  });
  await showImport(bank);
  await check(good(50));
  expect(await screen.findByText('Checking has stopped')).toBeVisible();
  await press('Continue checking');
  expect(await screen.findByText('50 of 50 rows checked')).toBeVisible();
  const sent = bank.sent('/preallocation/check');
  expect(sent.length).toBe(3);
  expect(sent[1]?.key).toBe(sent[2]?.key);
  expect(sent[1]?.input).toEqual(sent[2]?.input);
});

test('the good rows are carried out after a confirmation that says how many are left out', async () => {
  const bank = importBank();
  await showImport(bank);
  await check([
    ...good(118),
    ['UNKNOWN', 'DEMO2345', 'CA-1'],
    ['KIT-X', 'DEMO2345', 'Nadia Rahman <nadia@example.com>'],
    ['GONE', 'DEMO2345', 'CA-2'],
  ]);
  await press('Bind 120 cards');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('1 row is left out.');
  expect(dialog).toHaveTextContent('1 person is invited, and their card is reserved.');
  await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Bind 120 cards' }));
  expect(await screen.findByText('120 of 120 rows done', {}, patient)).toBeVisible();
  expect(asked(bank, '/preallocation/importAdd').map((rows) => rows.length)).toEqual([100, 20]);
  expect(bank.sent('/preallocation/importOpen').map(({ input }) => input)).toEqual([
    { import_id: query(), file_name: 'team.csv', rows: 120 },
  ]);
  expect(bank.sent('/preallocation/importStart').length).toBe(1);
  expect(bank.imports.size).toBe(1);
  const failed = await screen.findByRole('table', { name: 'Rows that were not bound' });
  expect(failed).toHaveTextContent('GONE');
  expect(failed).toHaveTextContent('Status error: The card has a holder already.');
});

test('a dead line while rows are added: the rest is sent, and nothing twice', async () => {
  let calls = 0;
  const bank = importBank();
  const add = bank.own['/preallocation/importAdd'];
  const failing = importBank({
    '/preallocation/importAdd': async (input) => {
      const answer = await add?.(input);
      if ((calls += 1) === 2 || !answer) return dead(); // it was done, and the answer is lost
      return answer;
    },
    '/preallocation/importOpen': (input) => bank.own['/preallocation/importOpen']?.(input) ?? dead(),
    '/preallocation/importStart': (input) => bank.own['/preallocation/importStart']?.(input) ?? dead(),
    '/preallocation/import': (input) => bank.own['/preallocation/import']?.(input) ?? dead(),
  });
  await showImport(failing);
  await check(good(250));
  await press('Bind 250 cards');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Bind 250 cards' }));
  expect(await screen.findByText('Not all rows are sent')).toBeVisible();
  expect(screen.getByText('100 of 250 rows sent')).toBeVisible();
  await press('Send the rest');
  expect(await screen.findByText('250 of 250 rows done', {}, patient)).toBeVisible();
  const sent = failing.sent('/preallocation/importAdd');
  expect(sent.length).toBe(4);
  expect(sent[1]?.key).toBe(sent[2]?.key);
  expect(failing.sent('/preallocation/importOpen').length).toBe(1);
  expect(bank.imports.size).toBe(1);
  expect(bank.imports.get(query())?.lines.size).toBe(250);
});

test('a reload shows how far a running import is', async () => {
  const bank = importBank({}, { settle: 40 });
  const lines = new Map(
    good(100).map(([kit_number = '', , holder = ''], at) => [
      at,
      { row: at, kit_number, holder, status: 'waiting', failure: '', reason: '' } as const,
    ]),
  );
  bank.imports.set('i1', { file_name: 'team.xlsx', rows: 100, status: 'running', lines: new Map(lines) });
  await showImport(bank, { query: '?import=i1' });
  expect(await screen.findByText('0 of 100 rows done', {}, patient)).toBeVisible();
  expect(await screen.findByText('100 of 100 rows done', {}, patient)).toBeVisible();
  expect(screen.getByText('Done')).toBeVisible();
  expect(bank.sent('/preallocation/importStart')).toEqual([]);
});

test('an import that was left while it was sent binds nothing and is begun again', async () => {
  const bank = importBank();
  bank.imports.set('i1', {
    file_name: 'team.xlsx',
    rows: 2,
    status: 'open',
    lines: new Map([[2, { row: 2, kit_number: 'K1', holder: 'CA-1', status: 'waiting', failure: '', reason: '' }]]),
  });
  await showImport(bank, { query: '?import=i1' });
  expect(await screen.findByText('Not all rows have been sent')).toBeVisible();
  expect(screen.getByText(/^1 of 2 rows have been sent\. No card is bound yet\./)).toBeVisible();
  await press('Begin again');
  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeVisible();
  expect(bank.imports.get('i1')?.status).toBe('cancelled');
  expect(await screen.findByRole('table', { name: 'Earlier imports' })).toHaveTextContent('Stopped');
});

test('all rows are there but nobody started it: it is started', async () => {
  const bank = importBank();
  const line = { row: 2, kit_number: 'K1', holder: 'CA-1', status: 'waiting', failure: '', reason: '' } as const;
  bank.imports.set('i1', { file_name: 'team.xlsx', rows: 1, status: 'open', lines: new Map([[2, line]]) });
  await showImport(bank, { query: '?import=i1' });
  await press('Bind the cards');
  expect(await screen.findByText('1 of 1 rows done', {}, patient)).toBeVisible();
});

test('an address that leads nowhere says so', async () => {
  await showImport(importBank(), { query: '?import=elsewhere' });
  expect(await screen.findByText('This import is not here')).toBeVisible();
  await press('Choose a file');
  expect(await screen.findByText('or drop an XLSX or CSV file here')).toBeVisible();
});

test('faulty rows are a file with the reason in a column, which can be given again', async () => {
  const saved: { readonly href: string; readonly name: string }[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ href: this.href, name: this.download });
  });
  await showImport(importBank());
  await check([...good(1), ['BOUND', 'DEMO2345', '=HYPERLINK("x")']]);
  await screen.findByText('2 of 2 rows checked');
  await press('Faulty rows as XLSX');
  await expect.poll(() => saved[0]?.name).toBe('team-to-repair.xlsx');
  click.mockRestore();
  const rows: string[][] = [];
  const { headings } = await readTableFile(await (await fetch(saved[0]?.href ?? '')).blob(), {
    onRows: (some) => rows.push(...some.map(({ cells }) => [...cells])),
  });
  expect(headings).toEqual(['Kit number', 'Activation code', 'Holder', 'Reason']);
  expect(rows).toEqual([['BOUND', 'DEMO2345', '=HYPERLINK("x")', 'Status error: The card has a holder already.']]);
});

test('codes are in no storage, and a person who leaves reads so', async () => {
  const { unsaved } = await showImport(importBank());
  await check([['KIT-1', 'SECRET77', 'CA-1']]);
  await screen.findByText('1 of 1 rows checked');
  expect(unsaved.mock.lastCall?.slice(1)).toEqual([true, expect.stringContaining('activation codes are never saved on this device')]);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href])).not.toContain('SECRET77');
});

test('of 5,000 rows only those near the window are drawn', async () => {
  const bank = importBank();
  await showImport(bank);
  await check(good(5000));
  expect(await screen.findByText('5,000 of 5,000 rows checked', {}, { timeout: 20_000 })).toBeVisible();
  const table = screen.getByRole('table', { name: 'Rows of the file' });
  expect(table).toHaveAttribute('aria-rowcount', '5001');
  expect(within(table).getAllByRole('row').length).toBeLessThan(200);
  expect(screen.getByRole('button', { name: 'Bind 5000 cards' })).toBeEnabled();
});

test('on a phone a row is repaired over the list', async () => {
  const bank = importBank();
  await showImport(bank, { width: 390 });
  await check([['UNKNOWN', 'DEMO2345', 'CA-1']]);
  await press(/UNKNOWN/);
  await type('Kit number, row 2', 'KIT-1');
  expect(within(await screen.findByRole('dialog')).getByText('Ready')).toBeVisible();
  await press('Done');
  expect(await screen.findByRole('button', { name: 'Bind 1 card' })).toBeEnabled();
});
