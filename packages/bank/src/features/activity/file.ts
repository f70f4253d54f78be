/** The log as a file for people's own programs: exactly what the list with this filter shows. */
import { Readable } from 'node:stream';
import { dayIn } from '@bankside/core/i18n/dates.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { csvLine, csvStart, csvType, xlsxType, type Cell } from '@bankside/core/rules/table-cells.ts';
import type { SQL } from 'drizzle-orm';
import { mostLines } from '../../domain/records/record-files.ts';
import { timeCell, workbook } from '../../domain/records/spreadsheets.ts';
import { audit } from '../../platform/audit.ts';
import type { Bank } from '../../platform/bank.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import type { FileAnswer } from '../../platform/file-answer.ts';
import { Invalid } from '../../platform/refusal.ts';
import { tIn, translate } from '../../platform/words.ts';
import { lineOf, saidOf, whoIs, type Line } from './lines.ts';
import { namesOf } from './names.ts';
import { linesWhere, readLines, type Filter } from './reading.ts';

type Order = {
  readonly bank: Bank;
  readonly person: Pick<Person, 'company_id' | 'user_id'>;
  readonly language: Language;
  readonly format: 'csv' | 'xlsx';
  readonly filter: Filter;
};
const batch = 250;
const columns = ['who', 'email', 'kind', 'what', 'about', 'result', 'why', 'address', 'browser'] as const;

async function* batches({ bank, person: { company_id }, language }: Order, where: SQL | undefined): AsyncGenerator<Line[]> {
  const { db } = bank.store;
  for (let before: number | undefined; ;) {
    const rows = await readLines(db, where, { limit: batch, before });
    const names = await namesOf(db, company_id, rows);
    yield rows.flatMap((row) => lineOf(row, names, language) ?? []);
    if (rows.length < batch) return;
    before = rows.at(-1)?.seq;
  }
}

function cellsOf(line: Line, { bank, language }: Order): Cell[] {
  const zone = bank.policy.bank.timeZone;
  return [
    timeCell(line.at, zone),
    { text: whoIs(line, language) },
    { text: line.who.email },
    { text: translate(language, 'activity', `kinds.${line.kind}`) },
    { text: saidOf(line.act, language) },
    { text: line.about.label },
    { text: translate(language, 'activity', line.result) },
    { text: line.why },
    { text: line.address },
    { text: line.browser },
  ];
}

export async function activityFile(order: Order): Promise<FileAnswer> {
  const { bank, person, language, format, filter } = order;
  const { company_id, user_id } = person;
  const zone = bank.policy.bank.timeZone;
  const now = bank.clock.now();
  const t = tIn(language, 'activity');
  const where = await linesWhere(bank.store.db, filter, { company_id, language, timeZone: zone });
  const name = `activity-${dayIn(now, zone)}.${format}`;
  const head = [t('file.time', { zone }), ...columns.map((column) => t(`file.${column}`))];
  const line = { company_id, actor: user_id, action: 'activity.export', subject: name, reason: JSON.stringify(filter), at: now } as const;
  const noted = () => bank.store.tx((db) => audit(db, line));
  if (format === 'csv') {
    await noted();
    return { name, type: csvType, stream: Readable.from(csvOf(order, where, head), { objectMode: false }) };
  }
  const cells: Cell[][] = [];
  for await (const lines of batches(order, where)) {
    cells.push(...lines.map((each) => cellsOf(each, order)));
    if (cells.length > mostLines.xlsx) {
      const max = mostLines.xlsx.toLocaleString('en');
      throw new Invalid([{ field: 'format', rule: 'fileTooLong', msg: translate(language, 'rules', 'fileTooLong', { max }) }]);
    }
  }
  await noted();
  return { name, type: xlsxType, bytes: await workbook({ head, rows: cells, sheet: t('file.title'), language }) };
}

async function* csvOf(order: Order, where: SQL | undefined, head: readonly string[]): AsyncGenerator<string> {
  yield csvStart + csvLine(head.map((text) => ({ text })));
  for await (const lines of batches(order, where)) yield lines.map((line) => csvLine(cellsOf(line, order))).join('');
}
