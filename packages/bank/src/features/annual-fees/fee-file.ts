/** The list of fees as a file for people's own programs (CRD-35). */
import { maskCard } from '@bankside/core/i18n/amounts.ts';
import { dayIn } from '@bankside/core/i18n/dates.ts';
import type { AnnualFeeRow } from '@bankside/core/contract/cards/shapes.ts';
import { paidFrom } from '@bankside/core/rules/cards/money.ts';
import { annualFee, renewal } from '@bankside/core/rules/lifecycles/annual-fee.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { csvLine, csvStart, csvType, xlsxType, type Cell } from '@bankside/core/rules/table-cells.ts';
import { bankDay } from '../../domain/annual-fees/fees.ts';
import { feeRowOf } from '../../domain/annual-fees/fee-view.ts';
import { mostLines } from '../../domain/records/record-files.ts';
import { workbook } from '../../domain/records/spreadsheets.ts';
import { audit } from '../../platform/audit.ts';
import type { Bank } from '../../platform/bank.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import type { FileAnswer } from '../../platform/file-answer.ts';
import { Invalid } from '../../platform/refusal.ts';
import { translate } from '../../platform/words.ts';
import { feesWhere, readFees, type Filter } from './reading.ts';

export type FeeFileOrder = {
  readonly bank: Bank;
  readonly person: Pick<Person, 'company_id' | 'user_id'>;
  readonly filter: Filter;
  readonly format: 'csv' | 'xlsx';
  readonly language: Language;
  readonly now: Date;
};

const columns = [
  'card',
  'holder',
  'year',
  'due',
  'fee',
  'currency',
  'payment',
  'renewal',
  'mode',
  'source',
  'paid',
  'paidCurrency',
  'paidAt',
  'remark',
] as const;

function cellsOf(row: AnnualFeeRow, { bank, language }: FeeFileOrder): Cell[] {
  const payment = stateOf(annualFee, row.status);
  const label = stateOf(renewal, row.renewal_status);
  return [
    { text: maskCard(row.last4) },
    { text: row.holder_name },
    { day: row.period_from },
    { day: row.due_date },
    { number: row.fee },
    { text: row.currency },
    { text: translate(language, 'options', payment === 'unknown' ? 'states.unknown' : `states.annualFee.${payment}`) },
    { text: translate(language, 'options', label === 'unknown' ? 'states.unknown' : `states.renewal.${label}`) },
    { text: translate(language, 'options', `deductionModes.${row.deduction_mode}`) },
    { text: translate(language, 'options', `renewalSources.${paidFrom(row)}`) },
    { number: row.paid_amount },
    { text: row.paid_currency },
    { day: row.paid_at === null ? '' : dayIn(row.paid_at, bank.policy.bank.timeZone) },
    { text: row.remark },
  ];
}

export async function feeFile(order: FeeFileOrder): Promise<FileAnswer> {
  const { bank, person, filter, format, language, now } = order;
  const { company_id } = person;
  const most = mostLines.xlsx;
  const found = await readFees(bank.store.db, feesWhere(company_id, filter), { limit: most + 1, offset: 0 });
  if (found.length > most)
    throw new Invalid([
      { field: 'format', rule: 'fileTooLong', msg: translate(language, 'rules', 'fileTooLong', { max: most.toLocaleString('en') }) },
    ]);
  const today = bankDay(bank, now);
  const name = `annual-fees-${today}.${format}`;
  const reason = JSON.stringify(filter);
  await bank.store.tx((db) => audit(db, { company_id, actor: person.user_id, action: 'annualFee.export', subject: name, reason, at: now }));
  const head = columns.map((column) => translate(language, 'statement', `fees.${column}`));
  const rows = found.map((each) => cellsOf(feeRowOf(each, today), order));
  if (format === 'xlsx')
    return { name, type: xlsxType, bytes: await workbook({ head, rows, sheet: translate(language, 'statement', 'fees.title'), language }) };
  const lines = [head.map((text) => ({ text })), ...rows].map(csvLine);
  return { name, type: csvType, bytes: Buffer.from(csvStart + lines.join('')) };
}
