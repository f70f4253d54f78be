/** Cards of batches, and the record of one, as files: exactly what the list shows. */
import { csvLine, csvStart, csvType, xlsxType, type Cell } from '@bankside/core/rules/table-cells.ts';
import type { BatchCard } from '@bankside/core/contract/programmes/shapes.ts';
import { maskCard } from '@bankside/core/i18n/amounts.ts';
import { dayIn } from '@bankside/core/i18n/dates.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { card as lifecycle } from '@bankside/core/rules/lifecycles/card.ts';
import { audit } from '../../../platform/audit.ts';
import type { Bank } from '../../../platform/bank.ts';
import type { Person } from '../../../platform/callers/sessions.ts';
import type { FileAnswer } from '../../../platform/file-answer.ts';
import { exists, tIn, translate } from '../../../platform/words.ts';
import { timeCell, workbook } from '../../records/spreadsheets.ts';
import type { RecordLine } from './card-record.ts';

export type BatchFileOrder = {
  readonly bank: Bank;
  readonly person: Pick<Person, 'company_id' | 'user_id'>;
  readonly language: Language;
  readonly format: 'csv' | 'xlsx';
  /** For the audit trail. */
  readonly filter: object;
  readonly now: Date;
};
type Table = { readonly name: string; readonly title: string; readonly head: readonly string[]; readonly rows: readonly Cell[][] };

async function fileOf(
  { bank, person, format, filter, now, language }: BatchFileOrder,
  { name: what, title, head, rows }: Table,
): Promise<FileAnswer> {
  const name = `${what}-${dayIn(now, bank.policy.bank.timeZone)}.${format}`;
  const { company_id, user_id } = person;
  const reason = JSON.stringify(filter);
  await bank.store.tx((db) => audit(db, { company_id, actor: user_id, action: 'batchCards.export', subject: name, reason, at: now }));
  if (format === 'xlsx') return { name, type: xlsxType, bytes: await workbook({ head, rows, sheet: title, language }) };
  const lines = [head.map((text) => ({ text })), ...rows].map(csvLine);
  return { name, type: csvType, bytes: Buffer.from(csvStart + lines.join('')) };
}

function wordsFor({ bank, language }: BatchFileOrder) {
  const { timeZone: zone } = bank.policy.bank;
  const word = (key: string, otherwise: string) => ({
    text: exists('batch-files', key) ? String(translate(language, 'batch-files', key as 'title')) : otherwise,
  });
  const state = (status: string) => {
    const name = stateOf(lifecycle, status);
    return { text: translate(language, 'options', name === 'unknown' ? 'states.unknown' : `states.card.${name}`) };
  };
  const when = (date: string) => timeCell(date, zone);
  return { t: tIn(language, 'batch-files'), word, state, when, zone };
}

export function cardsFile(order: BatchFileOrder, cards: readonly BatchCard[]): Promise<FileAnswer> {
  const { t, word, state, when, zone } = wordsFor(order);
  const head = [
    t('kit'),
    t('last4'),
    t('order'),
    t('part'),
    t('delivery'),
    t('holder'),
    t('reservedFor'),
    t('status'),
    t('expiry'),
    t('updated', { zone }),
  ];
  const rows = cards.map((row): Cell[] => [
    { text: row.kit_number },
    { text: maskCard(row.last4) },
    { text: row.order_number },
    word(`parts.${row.part || 'damaged'}`, row.part),
    word(`deliveries.${row.delivery_status}`, row.delivery_status),
    { text: row.allocated_to },
    { text: row.reserved_for?.name ?? '' },
    state(row.status),
    { text: row.expiry },
    when(row.updated_at),
  ]);
  return fileOf(order, { name: 'batch-cards', title: t('title'), head, rows });
}

export function recordFile(order: BatchFileOrder, card: BatchCard, lines: readonly RecordLine[]): Promise<FileAnswer> {
  const { t, word, state, when, zone } = wordsFor(order);
  const head = [t('date', { zone }), t('event'), t('by'), t('result'), t('note'), t('kit')];
  const rows = lines.map(({ date, event, actor, name, result, note }): Cell[] => [
    when(date),
    word(`events.${event}`, event),
    name === '' ? word(`actors.${actor}`, actor) : { text: name },
    stateOf(lifecycle, result) === 'unknown' ? word(`parts.${result}`, result) : state(result),
    { text: note },
    { text: card.kit_number },
  ]);
  return fileOf(order, { name: `card-record-${card.kit_number || card.last4}`, title: t('record'), head, rows });
}
