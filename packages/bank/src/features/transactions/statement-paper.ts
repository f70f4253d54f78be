/** A statement of account as a PDF (pdf1, pdf2; DESIGN.md §13, picture 39). */
import type { Statement } from '@bankside/core/contract/transactions.ts';
import { amountParts, formatAmount } from '@bankside/core/i18n/amounts.ts';
import { formatDate, formatDay, formatTime } from '@bankside/core/i18n/dates.ts';
import { currencies } from '@bankside/core/rules/currencies.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import type { Bank } from '../../bank.ts';
import { checkText, drawCheck, drawFacts, drawFeet, footHeight, newPage } from '../../services/paper/frame.ts';
import { bytesOfSheet, ink, newSheet, widthOf, wrap, write, type Sheet } from '../../services/paper/sheet.ts';
import { drawTable, type Page, type Row } from '../../services/paper/table.ts';
import { statusWord } from '../../services/record-files.ts';
import { say } from '../../words.ts';

/** At least what lists show, at most what is booked; enough for the longest figure here, so that all align and none is cut. */
export function placesOf(statement: Statement): number {
  const { list, scale } = currencies[statement.currency];
  const all = [statement.opening, statement.closing, ...statement.lines.flatMap((line) => [line.paid_in, line.paid_out, line.balance])];
  const used = Math.max(...all.map((amount) => amount.split('.')[1]?.replace(/0+$/, '').length ?? 0));
  return Math.min(scale, Math.max(list, used));
}

const isZero = (amount: string) => /^[0.]*$/.test(amount);
const figure = (amount: string, places: number) => {
  const { sign, whole, decimals } = amountParts(amount, places);
  return `${sign}${whole}${decimals === '' ? '' : `.${decimals}`}`;
};
const moved = (amount: string, places: number) => (isZero(amount) ? '' : figure(amount, places));

/** 'Lindqvist Freight AB, Invoice 5520'. */
export function detailsOf({ what, counterparty, note }: Statement['lines'][number], language: Language): string {
  const line = say(language, 'statement', `lines.${what}`, { counterparty }).trim();
  if (line === '') return note;
  return note === '' ? line : say(language, 'statement', 'withNote', { line, note });
}

export const onHoldText = (held: Statement['on_hold'][number], currency: string, language: Language): string =>
  say(language, 'statement', held.counterparty === '' ? 'onHold' : 'onHoldTo', {
    amount: formatAmount(held.amount, currency),
    number: held.number,
    counterparty: held.counterparty,
    status: statusWord(held.status, language).toLowerCase(),
  });

export async function statementPaper(bank: Bank, statement: Statement, language: Language, code: string): Promise<Buffer> {
  const { timeZone } = bank.policy.bank;
  const word = (key: string, params = {}) => say(language, 'statement', key, params);
  const { kind, currency, date_from, date_to, issued_at } = statement;
  const title = word(kind === 'digital' ? 'titleDigital' : 'title');
  const sheet = newSheet(language, { title: `${title} ${statement.number}`, at: new Date(issued_at) });
  const time = `${formatDate(issued_at, language, timeZone)} ${formatTime(issued_at, timeZone)} (${timeZone})`;
  const note = [
    word('checkStatement', { days: statement.report_within_days }),
    word('printed', { time, name: statement.issued_to }),
    checkText(sheet, bank.origin, code),
  ];
  const bottom = sheet.height - footHeight(sheet, note);
  const top = newPage(sheet, bank) + 42;
  write(sheet, title, sheet.margin, top + 19, { size: 18.75, bold: true });
  drawCheck(sheet, bank.origin, code, top);
  const period = {
    from: formatDay(date_from, language),
    to: formatDay(date_to, language),
    currency: say(language, 'options', `currencies.${currency}`),
  };
  write(sheet, word('period', period), sheet.margin, top + 37, { size: 10.5 });
  const facts = [
    { label: word('account'), lines: [statement.account_name, statement.address] },
    { label: word('accountNumber'), lines: [statement.account_number] },
    { label: word('reference'), lines: [statement.reference] },
    { label: word('statement'), lines: [statement.number] },
  ];
  const below = drawFacts(sheet, facts, [1.5, 1, 1, 1], top + 58);
  const page = () => ({ top: newPage(sheet, bank) + 14, bottom });
  const end = await drawTable(
    sheet,
    columnsOf(sheet, word, statement),
    rowsOf(statement, word, language, timeZone),
    { top: below + 20, bottom },
    page,
  );
  drawOnHold(sheet, statement, end, bottom, page);
  drawFeet(sheet, note);
  return bytesOfSheet(sheet);
}

type Word = (key: string, params?: Readonly<Record<string, string | number>>) => string;

/** Money takes what its longest figure needs, the details all that is left. */
function columnsOf(sheet: Sheet, word: Word, statement: Statement) {
  const places = placesOf(statement);
  const all = [
    statement.opening,
    statement.closing,
    statement.paid_in,
    statement.paid_out,
    ...statement.lines.map(({ balance }) => balance),
  ];
  const widest = Math.max(...all.map((amount) => widthOf(sheet, figure(amount, places), { size: 9, bold: true })));
  const [date, reference, money] = [64, 72, Math.min(100, Math.max(64, widest + 14))];
  return [
    { title: word('date'), width: date },
    { title: word('details'), width: sheet.width - 2 * sheet.margin - date - reference - 3 * money },
    { title: word('reference'), width: reference, grey: true },
    { title: word('paidOut'), width: money, align: 'right' },
    { title: word('paidIn'), width: money, align: 'right' },
    { title: word('balanceIn', { currency: statement.currency }), width: money, align: 'right' },
  ] as const;
}

function rowsOf(statement: Statement, word: Word, language: Language, timeZone: string): Row[] {
  const places = placesOf(statement);
  const { opening, closing, paid_in, paid_out, date_from, date_to, lines } = statement;
  return [
    { cells: [formatDay(date_from, language), word('opening'), '', '', '', figure(opening, places)], bold: true },
    ...lines.map((line) => ({
      cells: [
        formatDate(line.at, language, timeZone),
        detailsOf(line, language),
        line.number,
        moved(line.paid_out, places),
        moved(line.paid_in, places),
        figure(line.balance, places),
      ],
    })),
    ...(lines.length === 0 ? [{ cells: ['', word('noLines'), '', '', '', ''] }] : []),
    {
      cells: [
        formatDay(date_to, language),
        word('closing'),
        '',
        figure(paid_out, places),
        figure(paid_in, places),
        figure(closing, places),
      ],
      bold: true,
      kind: 'closing',
    },
  ];
}

/** What is on hold stands below the table, on a further page when there is no room. */
function drawOnHold(sheet: Sheet, { on_hold, currency }: Statement, end: number, bottom: number, page: Page): void {
  let y = end + 20;
  for (const held of on_hold) {
    const lines = wrap(sheet, onHoldText(held, currency, sheet.language), 380, { size: 9 });
    if (y + lines.length * 12.75 > bottom) y = page().top + 12;
    for (const line of lines) {
      write(sheet, line, sheet.margin, y, { size: 9, colour: ink.dark });
      y += 12.75;
    }
    y += 4;
  }
}
