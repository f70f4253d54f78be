/** Records as a file for people's own programs: exactly what the list with this filter shows (TXN-05). */
import { Readable } from 'node:stream';
import type { MoneyRow } from '@bankside/core/contract/money.ts';
import { dayIn, formatDay, formatTime, formatDate } from '@bankside/core/i18n/dates.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { statusName } from '@bankside/core/rules/lifecycles/transaction.ts';
import type { recordFormats } from '@bankside/core/rules/money/transfers.ts';
import { csvLine, csvStart, csvType, xlsxType, type Cell } from '@bankside/core/rules/table-cells.ts';
import type { Bank } from '../../platform/bank.ts';
import type { FileAnswer } from '../../platform/file-answer.ts';
import { Invalid } from '../../platform/refusal.ts';
import { audit } from '../../platform/audit.ts';
import { tIn, translate } from '../../platform/words.ts';
import { footHeight, drawFeet, newPage } from './paper/frame.ts';
import { bytesOfSheet, newSheet, pdfType, write } from './paper/sheet.ts';
import { drawTable } from './paper/table.ts';
import type { Filter, Only } from './record-filter.ts';
import { allRecords } from './record-list.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { shown, timeCell, workbook } from './spreadsheets.ts';

export type FileOrder = {
  readonly bank: Bank;
  readonly person: Pick<Person, 'company_id' | 'user_id' | 'full_name'>;
  readonly filter: Filter;
  readonly only?: Only;
  readonly format: (typeof recordFormats)[number];
  readonly language: Language;
  /** Begins the file's name: 'transactions-2025-11-18.csv'. */
  readonly name: string;
};

/** A workbook and a paper are made whole, in memory; CSV flows and has no end. */
export const mostLines = { xlsx: 20_000, pdf: 5_000 } as const;

export async function recordsFile(order: FileOrder): Promise<FileAnswer> {
  const { bank, person, format, name } = order;
  const now = bank.clock.now();
  const fileName = `${name}-${dayIn(now, bank.policy.bank.timeZone)}.${format}`;
  const answer = await fileOf(order, fileName, now);
  await bank.store.tx((db) =>
    audit(db, {
      company_id: person.company_id,
      actor: person.user_id,
      action: 'records.export',
      subject: fileName,
      reason: JSON.stringify(order.filter),
      at: now,
    }),
  );
  return answer;
}

async function fileOf(order: FileOrder, name: string, now: Date): Promise<FileAnswer> {
  const { bank, person, filter, only, format, language } = order;
  const batches = allRecords(bank, person.company_id, filter, only);
  if (format === 'csv') return { name, type: csvType, stream: Readable.from(csvOf(batches, order), { objectMode: false }) };
  const rows = await wholeOf(batches, mostLines[format], language);
  if (format === 'pdf') return { name, type: pdfType, bytes: await paperOf(order, rows, now) };
  const cells = rows.map((row) => cellsOf(row, order));
  return {
    name,
    type: xlsxType,
    bytes: await workbook({ head: headOf(order), rows: cells, sheet: translate(language, 'statement', 'listTitle'), language }),
  };
}

/** Refuses `invalid` at `format` when there are more than the format takes. */
async function wholeOf(batches: AsyncIterable<MoneyRow[]>, most: number, language: Language): Promise<MoneyRow[]> {
  const rows: MoneyRow[] = [];
  for await (const batch of batches) {
    rows.push(...batch);
    if (rows.length > most)
      throw new Invalid([
        { field: 'format', rule: 'fileTooLong', msg: translate(language, 'rules', 'fileTooLong', { max: most.toLocaleString('en') }) },
      ]);
  }
  return rows;
}

async function* csvOf(batches: AsyncIterable<MoneyRow[]>, order: FileOrder): AsyncGenerator<string> {
  yield csvStart + csvLine(headOf(order).map((text) => ({ text })));
  for await (const batch of batches) yield batch.map((row) => csvLine(cellsOf(row, order))).join('');
}

const columns = [
  'number',
  'kind',
  'type',
  'status',
  'amount',
  'currency',
  'soldAmount',
  'soldCurrency',
  'counterparty',
  'reference',
  'network',
  'hash',
  'senderAddress',
  'senderName',
] as const;

export const headOf = ({ bank, language }: Pick<FileOrder, 'bank' | 'language'>): string[] => [
  translate(language, 'statement', 'dateIn', { zone: bank.policy.bank.timeZone }),
  ...columns.map((column) => translate(language, 'statement', column === 'reference' ? 'reference' : `list.${column}`)),
];

export const statusWord = (status: string, type: string, language: Language, waits_for = ''): string => {
  const name = statusName(status, type, waits_for);
  return translate(language, 'options', name === 'unknown' ? 'states.unknown' : `states.transaction.${name}`);
};

/** In the order of headOf. */
function cellsOf(row: MoneyRow, { bank, language }: Pick<FileOrder, 'bank' | 'language'>): Cell[] {
  const { timeZone } = bank.policy.bank;
  return [
    timeCell(row.date, timeZone),
    { text: row.number },
    { text: translate(language, 'options', `assetKinds.${row.kind}`) },
    { text: translate(language, 'options', `transactionTypes.${row.type}`) },
    { text: statusWord(row.status, row.type, language, row.waits_for) },
    { number: row.amount },
    { text: row.currency },
    { number: row.sold_amount ?? '' },
    { text: row.sold_currency ?? '' },
    { text: row.counterparty },
    { text: row.reference },
    { text: row.network },
    { text: row.hash },
    { text: row.sender_address },
    { text: row.sender_account_name },
  ];
}

async function paperOf({ bank, person, filter, language }: FileOrder, rows: readonly MoneyRow[], now: Date): Promise<Buffer> {
  const { timeZone } = bank.policy.bank;
  const t = tIn(language, 'statement');
  const sheet = await newSheet(language, { title: t('listTitle'), at: now, wide: true });
  const time = `${formatDate(now, language, timeZone)} ${formatTime(now, timeZone)} (${timeZone})`;
  const note = [translate(language, 'statement', 'printed', { time, name: person.full_name })];
  const bottom = sheet.height - footHeight(sheet, note);
  const page = () => ({ top: newPage(sheet, bank) + 12, bottom });
  const top = newPage(sheet, bank) + 24;
  write(sheet, t('listTitle'), sheet.margin, top, { size: 18.75, bold: true });
  const days = [filter.date_from, filter.date_to].map((day) => (day === undefined ? '' : formatDay(day, language)));
  if (days.some((day) => day !== '')) write(sheet, days.join(' – '), sheet.margin, top + 17, { size: 10.5 });
  const widths = [66, 76, 82, 0, 100, 92, 128, 36];
  const room = sheet.width - 2 * sheet.margin - widths.reduce((sum, each) => sum + each, 0);
  const titles = [
    t('date'),
    ...(['number', 'type', 'counterparty'] as const).map((key) => t(`list.${key}`)),
    t('reference'),
    t('list.status'),
    t('list.amount'),
    '',
  ];
  await drawTable(
    sheet,
    titles.map((title, at) => ({ title, width: widths[at] || room, ...(at === 6 ? { align: 'right' as const } : {}) })),
    rows.map((row) => ({
      cells: [
        formatDate(row.date, language, timeZone),
        row.number,
        translate(language, 'options', `transactionTypes.${row.type}`),
        row.counterparty,
        row.reference,
        statusWord(row.status, row.type, language, row.waits_for),
        shown(row.amount),
        row.currency,
      ],
    })),
    { top: top + 28, bottom },
    page,
  );
  drawFeet(sheet, note);
  return bytesOfSheet(sheet);
}
