import type { Language } from '@bankside/core/rules/languages.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '../../kit/testing/mount.tsx';
import { i18n, speak } from '../../kit/testing/i18n.ts';
import { useT } from '../../kit/words.tsx';
import { faults } from './table.ts';
import { TableFileField } from './table-file-field.tsx';
import { columnName, markTexts } from './table-words.ts';
import { useTableFile } from './use-table-file.ts';
import { encoded, rowsOf, xlsx } from './testing/files.ts';

function Page() {
  const table = useTableFile({ maxRows: 20 });
  const t = useT('table-file');
  const { head } = table;
  return (
    <>
      <TableFileField table={table} />
      <p>{head?.headings.join(' | ')}</p>
      <ul>
        {head &&
          table.rows.map((row) => (
            <li key={row.line}>
              {row.cells.join(' | ')} {markTexts(t, row, head).join(' ')}
            </li>
          ))}
      </ul>
    </>
  );
}
const show = async (language: Language = 'en') => {
  for (const each of ['en', 'zh', 'ja'] as const) await speak(each, 'table-file', 'form');
  await mount(<Page />, { in: language });
};
const give = (content: BlobPart, name: string) => {
  const input = document.querySelector('input');
  if (!input) throw new Error('there is no way to a file');
  return userEvent.upload(input, new File([content], name));
};

test('says what it reads, and reads it', async () => {
  await show();
  expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveAccessibleDescription('XLSX or CSV, at most 20 rows and 5 MB');
  await give('Kit,Holder\nK1,Tan\nK2,1.2E+15\n', 'cards.csv');
  expect(await screen.findByText('2 rows')).toBeVisible();
  expect(screen.getByText('Kit | Holder')).toBeVisible();
  expect(screen.getByText(/^K2.*Holder: the spreadsheet kept only 15 digits/)).toBeVisible();
  expect(screen.getByLabelText('Text encoding')).toHaveValue('utf-8');
});

test('an encoding is another one when a person says so, also where it fits nothing', async () => {
  await show();
  await give(encoded('番号,氏名\n33,田中太郎\n', 'shift_jis'), 'cards.csv');
  expect(await screen.findByText('番号 | 氏名')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Text encoding'), 'utf-8');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'cards.csv could not be readThe text is not in this encoding. Choose another.',
  );
  expect(screen.getByLabelText('Text encoding')).toHaveValue('utf-8');
  await userEvent.selectOptions(screen.getByLabelText('Text encoding'), 'shift_jis');
  expect(await screen.findByText('33 | 田中太郎')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('encodings have names', async () => {
  await show();
  await give('Kit\nK1\n', 'cards.csv');
  const options = [...(await screen.findByLabelText('Text encoding')).querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(options.slice(0, 4)).toEqual(['UTF-8', 'UTF-16 LE', 'UTF-16 BE', 'Simplified Chinese (GB 18030)']);
});

test('a sheet is chosen where there are several', async () => {
  await show('ja');
  await give(xlsx({ sheets: { 一: rowsOf([['Kit'], ['K1']]), 二: rowsOf([['Kit'], ['K2']]), 空: '' } }), 'cards.xlsx');
  expect(await screen.findByText('K1')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('シート'), '二');
  expect(await screen.findByText('K2')).toBeVisible();
  expect(screen.queryByText('K1')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('シート'), '空');
  expect(await screen.findByText('データの行がありません。')).toBeVisible();
  expect(screen.getByLabelText('シート')).toHaveValue('空');
});

test('a file that cannot be read has a sentence, and the next one is not affected', async () => {
  await show('zh');
  await give('%PDF-1.7', '名单.xlsx');
  expect(await screen.findByRole('alert')).toHaveTextContent('无法读取 名单.xlsx这是 PDF。请选择 XLSX 或 CSV 文件。');
  await give(`Kit\n${'K\n'.repeat(21)}`, '名单.csv');
  expect(await screen.findByText('文件超过 20 行。请拆分为较小的文件。')).toBeVisible();
  await give('Kit\nK1\n', '名单.csv');
  expect(await screen.findByText('1 行')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('every fault has a sentence', async () => {
  await speak('en', 'table-file');
  for (const fault of faults) expect(i18n.exists(`table-file:faults.${fault}`), fault).toBe(true);
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [99, 'CV'],
])('column %i is %s', (column, name) => expect(columnName(column)).toBe(name));
