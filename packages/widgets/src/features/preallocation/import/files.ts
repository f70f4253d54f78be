/** Files that people get: an empty one to fill in, and rows that were refused with the reason beside each. */
import type { Client } from '@bankside/core/client/client.ts';
import type { OutOf } from '@bankside/core/contract/index.ts';
import { saveFile } from '../../../kit/action/save-file.ts';
import type { T } from '../../../kit/words.tsx';
import { writeTableFile } from '../../../shared/table-file/table-file.ts';
import type { TableFormat } from '../../../shared/table-file/write-table.ts';
import { fields } from './columns.ts';
import { outcomeText, whyText } from './outcome.tsx';
import { isFault, outcomeOf, type Row } from './rows.ts';

const headings = (t: T) => fields.map((field) => t(`card-import:columns.${field}`));

async function save(
  t: T,
  format: TableFormat,
  name: string,
  table: { readonly headings: string[]; readonly rows: string[][] },
): Promise<void> {
  saveFile(await writeTableFile({ format, sheet: t('card-import:sheet'), ...table }), `${name}.${format}`);
}

export const saveTemplate = (t: T, format: TableFormat): Promise<void> =>
  save(t, format, t('card-import:template.name'), { headings: headings(t), rows: [] });

/** 'cards.xlsx' is 'cards' in the name of another file. */
const stem = (name: string) => name.replace(/\.[^.]*$/, '');

/** Headings are the template's, so that the file can be given again once it is repaired. */
export const saveFaults = (t: T, format: TableFormat, rows: readonly Row[], file: string): Promise<void> =>
  save(t, format, t('card-import:faults.name', { file: stem(file) }), {
    headings: [...headings(t), t('card-import:columns.reason')],
    rows: rows.flatMap((row) => {
      const outcome = outcomeOf(row);
      return isFault(outcome) ? [[...fields.map((field) => row.cells[field]), outcomeText(t, outcome)]] : [];
    }),
  });

export type FailedRow = OutOf<'/preallocation/importRows'>['list'][number];
const perPage = 100;

/** Of an import that was carried out: without codes, which nobody keeps. */
export async function saveFailed(t: T, format: TableFormat, bank: Client, import_id: string, file: string): Promise<void> {
  const rows: FailedRow[] = [];
  for (let page = 1; ; page++) {
    const { list, total } = await bank.call('/preallocation/importRows', { import_id, failed: true, page, page_size: perPage });
    rows.push(...list);
    if (list.length === 0 || rows.length >= total) break;
  }
  await save(t, format, t('card-import:faults.name', { file: stem(file) }), {
    headings: [
      t('card-import:columns.row'),
      t('card-import:columns.kit_number'),
      t('card-import:columns.holder'),
      t('card-import:columns.reason'),
    ],
    rows: rows.map((row) => [String(row.row), row.kit_number, row.holder, whyText(t, row)]),
  });
}
