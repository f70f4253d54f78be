/** A statement of account as a PDF (pdf1, pdf2; DES-13). */
import type { Statement } from '@bankside/core/contract/transactions.ts';
import { formatDay } from '@bankside/core/i18n/dates.ts';
import { grouped, timeOf, type Reader } from '@bankside/core/i18n/papers/said.ts';
import { figureOf, linesOf, onHoldOf, periodOf, placesOf } from '@bankside/core/i18n/papers/statement.ts';
import type { T } from '@bankside/core/i18n/keys.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import type { Bank } from '../../platform/bank.ts';
import { checkText, drawCheck, drawFacts, drawFeet, footHeight, newPage } from '../../domain/records/paper/frame.ts';
import { bytesOfSheet, ink, newSheet, widthOf, wrap, write, type Sheet } from '../../domain/records/paper/sheet.ts';
import { drawTable, type Page, type Row } from '../../domain/records/paper/table.ts';
import { tIn } from '../../platform/words.ts';

export async function statementPaper(bank: Bank, statement: Statement, language: Language, code: string): Promise<Buffer> {
  const t = tIn(language, 'statement');
  const reader = { t, language, zone: bank.policy.bank.timeZone };
  const { kind, issued_at } = statement;
  const title = t(kind === 'digital' ? 'titleDigital' : 'title');
  const sheet = await newSheet(language, { title: `${title} ${statement.number}`, at: new Date(issued_at) });
  const note = [
    t('checkStatement', { days: statement.report_within_days }),
    t('printed', { time: timeOf(issued_at, reader), name: statement.issued_to }),
    checkText(sheet, bank.origin, code),
  ];
  const bottom = sheet.height - footHeight(sheet, note);
  const top = newPage(sheet, bank) + 42;
  write(sheet, title, sheet.margin, top + 19, { size: 18.75, bold: true });
  drawCheck(sheet, bank.origin, code, top);
  write(sheet, periodOf(statement, reader), sheet.margin, top + 37, { size: 10.5 });
  const facts = [
    { label: t('account'), lines: [statement.account_name, statement.address] },
    { label: t('accountNumber'), lines: [grouped(statement.account_number)] },
    { label: t('reference'), lines: [statement.reference] },
    { label: t('statement'), lines: [statement.number] },
  ];
  const below = drawFacts(sheet, facts, [1.5, 1, 1, 1], top + 58);
  const page = () => ({ top: newPage(sheet, bank) + 14, bottom });
  const end = await drawTable(sheet, columnsOf(sheet, t, statement), rowsOf(statement, t, reader), { top: below + 20, bottom }, page);
  drawOnHold(sheet, statement, end, bottom, page);
  drawFeet(sheet, note);
  return bytesOfSheet(sheet);
}

/** Money takes what its longest figure needs, the details all that is left. */
function columnsOf(sheet: Sheet, t: T<'statement'>, statement: Statement) {
  const places = placesOf(statement);
  const all = [
    statement.opening,
    statement.closing,
    statement.paid_in,
    statement.paid_out,
    ...statement.lines.map(({ balance }) => balance),
  ];
  const widest = Math.max(...all.map((amount) => widthOf(sheet, figureOf(amount, places), { size: 9, bold: true })));
  const [date, reference, money] = [64, 72, Math.min(100, Math.max(64, widest + 14))];
  return [
    { title: t('date'), width: date },
    { title: t('details'), width: sheet.width - 2 * sheet.margin - date - reference - 3 * money },
    { title: t('lineNumber'), width: reference, grey: true },
    { title: t('paidOut'), width: money, align: 'right' },
    { title: t('paidIn'), width: money, align: 'right' },
    { title: t('balanceIn', { currency: statement.currency }), width: money, align: 'right' },
  ] as const;
}

function rowsOf(statement: Statement, t: T<'statement'>, reader: Reader): Row[] {
  const { language } = reader;
  const places = placesOf(statement);
  const { opening, closing, paid_in, paid_out, date_from, date_to, lines } = statement;
  return [
    { cells: [formatDay(date_from, language), t('opening'), '', '', '', figureOf(opening, places)], bold: true },
    ...linesOf(statement, reader).map((line) => ({
      cells: [line.date, line.details, line.reference, line.paid_out, line.paid_in, line.balance],
    })),
    ...(lines.length === 0 ? [{ cells: ['', t('noLines'), '', '', '', ''] }] : []),
    {
      cells: [
        formatDay(date_to, language),
        t('closing'),
        '',
        figureOf(paid_out, places),
        figureOf(paid_in, places),
        figureOf(closing, places),
      ],
      bold: true,
      kind: 'closing',
    },
  ];
}

/** What is on hold is below the table, on a further page when there is no room. */
function drawOnHold(sheet: Sheet, statement: Statement, end: number, bottom: number, page: Page): void {
  let y = end + 20;
  for (const sentence of onHoldOf(statement, tIn(sheet.language, 'statement'))) {
    const lines = wrap(sheet, sentence, 380, { size: 9 });
    if (y + lines.length * 12.75 > bottom) y = page().top + 12;
    for (const line of lines) {
      write(sheet, line, sheet.margin, y, { size: 9, colour: ink.dark });
      y += 12.75;
    }
    y += 4;
  }
}
