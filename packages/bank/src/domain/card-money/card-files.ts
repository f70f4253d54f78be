/** Lists of cards and of their money as files: exactly what the list with this filter shows. */
import { Readable } from 'node:stream';
import type { PurchaseRow, TopUpRow } from '@bankside/core/contract/cards/shapes.ts';
import { maskCard } from '@bankside/core/i18n/amounts.ts';
import { dayIn } from '@bankside/core/i18n/dates.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { topUp } from '@bankside/core/rules/lifecycles/top-up.ts';
import { csvLine, csvStart, csvType, xlsxType, type Cell } from '@bankside/core/rules/table-cells.ts';
import type { Bank } from '../../platform/bank.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import type { FileAnswer } from '../../platform/file-answer.ts';
import { audit } from '../../platform/audit.ts';
import { Invalid } from '../../platform/refusal.ts';
import { exists, tIn, translate } from '../../platform/words.ts';
import { mostLines } from '../records/record-files.ts';
import { timeCell, workbook } from '../records/spreadsheets.ts';

export type CardFileOrder = {
  readonly bank: Bank;
  readonly person: Pick<Person, 'company_id' | 'user_id'>;
  readonly language: Language;
  readonly format: 'csv' | 'xlsx';
  /** For the audit trail. */
  readonly filter: object;
};
export type Page<R> = (window: { readonly limit: number; readonly offset: number }) => Promise<R[]>;
export type Table<R> = {
  readonly name: 'top-ups' | 'card-transactions' | 'cards';
  readonly title: string;
  readonly head: readonly string[];
  readonly cells: (row: R) => Cell[];
};
const batch = 1000;

async function* batches<R>(page: Page<R>): AsyncGenerator<R[]> {
  for (let offset = 0; ; offset += batch) {
    const rows = await page({ limit: batch, offset });
    yield rows;
    if (rows.length < batch) return;
  }
}

async function* csvOf<R>({ head, cells }: Table<R>, page: Page<R>): AsyncGenerator<string> {
  yield csvStart + csvLine(head.map((text) => ({ text })));
  for await (const rows of batches(page)) yield rows.map((row) => csvLine(cells(row))).join('');
}

export async function fileOf<R>(
  { bank, person, language, format, filter }: CardFileOrder,
  table: Table<R>,
  page: Page<R>,
): Promise<FileAnswer> {
  const now = bank.clock.now();
  const name = `${table.name}-${dayIn(now, bank.policy.bank.timeZone)}.${format}`;
  const { company_id, user_id } = person;
  const reason = JSON.stringify(filter);
  await bank.store.tx((db) => audit(db, { company_id, actor: user_id, action: 'records.export', subject: name, reason, at: now }));
  if (format === 'csv') return { name, type: csvType, stream: Readable.from(csvOf(table, page), { objectMode: false }) };
  const lines: Cell[][] = [];
  for await (const rows of batches(page)) {
    lines.push(...rows.map(table.cells));
    if (lines.length > mostLines.xlsx)
      throw new Invalid([
        {
          field: 'format',
          rule: 'fileTooLong',
          msg: translate(language, 'rules', 'fileTooLong', { max: mostLines.xlsx.toLocaleString('en') }),
        },
      ]);
  }
  return { name, type: xlsxType, bytes: await workbook({ head: table.head, rows: lines, sheet: table.title, language }) };
}

/** As the list calls it. */
function topUpState(language: Language, status: string): string {
  const name = stateOf(topUp, status);
  return translate(language, 'options', name === 'unknown' ? 'states.unknown' : `states.topUp.${name}`);
}

function wordsFor({ bank, language }: CardFileOrder) {
  const { timeZone } = bank.policy.bank;
  const t = tIn(language, 'card-files');
  const word = (list: 'purchaseStates' | 'channels' | 'groups', code: string): string => {
    const key = `${list}.${code}`;
    return exists('card-files', key) ? translate(language, 'card-files', key) : code;
  };
  return { t, word, when: (date: string) => timeCell(date, timeZone), zone: timeZone };
}

export function topUpsFile(order: CardFileOrder, page: Page<TopUpRow>): Promise<FileAnswer> {
  const { t, when, zone } = wordsFor(order);
  const head = [
    t('date', { zone }),
    t('number'),
    t('card'),
    t('holder'),
    t('status'),
    t('amount'),
    t('fee'),
    t('currency'),
    t('received'),
    t('rate'),
  ];
  const cells = (row: TopUpRow): Cell[] => [
    when(row.date),
    { text: row.number },
    { text: maskCard(row.last4) },
    { text: row.holder_name },
    { text: topUpState(order.language, row.status) },
    { number: row.amount },
    { number: row.fee },
    { text: row.currency },
    { number: row.received },
    { number: row.rate },
  ];
  return fileOf(order, { name: 'top-ups', title: t('topUps'), head, cells }, page);
}

export function purchasesFile(order: CardFileOrder, page: Page<PurchaseRow>): Promise<FileAnswer> {
  const { t, word, when, zone } = wordsFor(order);
  const head = [
    t('date', { zone }),
    t('card'),
    t('holder'),
    t('status'),
    t('merchant'),
    t('category'),
    t('city'),
    t('country'),
    t('channel'),
    t('amountUsd'),
    t('feeUsd'),
    t('refunded'),
    t('merchantAmount'),
    t('merchantCurrency'),
    t('note'),
  ];
  const cells = (row: PurchaseRow): Cell[] => [
    when(row.date),
    { text: maskCard(row.last4) },
    { text: row.holder_name },
    { text: word('purchaseStates', row.status) },
    { text: row.merchant },
    { text: `${word('groups', row.group)} (${row.category})` },
    { text: row.city },
    { text: row.country },
    { text: word('channels', row.channel) },
    { number: row.amount },
    { number: row.fee },
    { number: row.refunded },
    { number: row.merchant_amount },
    { text: row.merchant_currency },
    { text: row.note },
  ];
  return fileOf(order, { name: 'card-transactions', title: t('purchases'), head, cells }, page);
}
