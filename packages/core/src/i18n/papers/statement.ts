/** What a statement of account says: figures that align on the point, the words of its movements, what is on hold (TXN-06). */
import type { Statement } from '../../contract/transactions.ts';
import { currencies } from '../../rules/money/currencies.ts';
import { statusName } from '../../rules/lifecycles/transaction.ts';
import { amountParts, formatAmount } from '../amounts.ts';
import { formatDate, formatDay } from '../dates.ts';
import { fact, printedBy, type Reader, type Said, type SaidLine } from './said.ts';

const decimalsOf = (amount: string): number => (amount.split('.')[1] ?? '').replace(/0+$/, '').length;

/** At least what lists show, at most what the bank books; what is needed to show the longest of all figures whole. */
export function placesOf({ currency, opening, closing, lines }: Statement): number {
  const { list, scale } = currencies[currency];
  const all = [opening, closing, ...lines.flatMap(({ paid_out, paid_in, balance }) => [paid_out, paid_in, balance])];
  return Math.min(scale, Math.max(list, ...all.map(decimalsOf)));
}

/** '1,284,906.42', with a true minus. */
export function figureOf(amount: string, places: number): string {
  const { sign, whole, decimals } = amountParts(amount, places);
  return `${sign}${whole}${decimals && `.${decimals}`}`;
}
/** Blank where nothing moved. */
const movedOf = (amount: string, places: number): string => (/[1-9]/.test(amount) ? figureOf(amount, places) : '');

/** '01/11/2025 to 18/11/2025, US dollar'. */
export const periodOf = ({ date_from, date_to, currency }: Statement, { t, language }: Pick<Reader, 't' | 'language'>): string =>
  t('period', {
    from: formatDay(date_from, language),
    to: formatDay(date_to, language),
    currency: t(`options:currencies.${currency}`),
  });

/** 'Lindqvist Freight AB, Invoice 5520'. */
export function detailsOf({ what, counterparty, note }: Statement['lines'][number], t: Reader['t']): string {
  const line = t(`lines.${what}`, { counterparty }).trim();
  if (line === '') return note;
  return note === '' ? line : t('withNote', { line, note });
}

/** Every movement as it is printed. */
export function linesOf(statement: Statement, { t, language, zone }: Reader): readonly SaidLine[] {
  const places = placesOf(statement);
  return statement.lines.map((line) => ({
    date: zone && formatDate(line.at, language, zone),
    details: detailsOf(line, t),
    reference: line.number,
    paid_out: movedOf(line.paid_out, places),
    paid_in: movedOf(line.paid_in, places),
    balance: figureOf(line.balance, places),
  }));
}

/** What is below the table, sentence by sentence. */
export const onHoldOf = ({ on_hold, currency }: Statement, t: Reader['t']): readonly string[] =>
  on_hold.map(({ amount, number, counterparty, status }) => {
    const state = statusName(status, 'transfer', '');
    return t(counterparty === '' ? 'onHold' : 'onHoldTo', {
      amount: formatAmount(amount, currency),
      number,
      counterparty,
      status: t(state === 'unknown' ? 'options:states.unknown' : `options:states.transaction.${state}`).toLowerCase(),
    });
  });

/** What the paper's code tells beside its movements. */
export function statementSays(statement: Statement, reader: Reader): readonly Said[] {
  const places = placesOf(statement);
  const sum = (amount: string) => `${figureOf(amount, places)} ${statement.currency}`;
  return [
    fact('number', statement.number),
    fact('period', periodOf(statement, reader)),
    fact('address', statement.address),
    fact('reference', statement.reference),
    fact('opening', sum(statement.opening)),
    fact('paidOut', sum(statement.paid_out)),
    fact('paidIn', sum(statement.paid_in)),
    fact('closing', sum(statement.closing)),
    fact('lines', String(statement.lines.length)),
    ...onHoldOf(statement, reader.t).map((value) => fact('onHold', value)),
    printedBy(statement, reader),
  ].filter(({ value }) => value !== '');
}
