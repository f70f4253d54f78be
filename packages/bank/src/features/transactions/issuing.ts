/** Statements and advices as files. A PDF is kept with what it must say, under the code that is on it. */
import { adviceSays } from '@bankside/core/i18n/papers/advice.ts';
import type { Reader } from '@bankside/core/i18n/papers/said.ts';
import { detailsOf, linesOf, statementSays } from '@bankside/core/i18n/papers/statement.ts';
import type { Advice, Check, Statement } from '@bankside/core/contract/transactions.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import type { statementFormats } from '@bankside/core/rules/money/transfers.ts';
import { csvLine, csvStart, csvType, xlsxType, type Cell } from '@bankside/core/rules/table-cells.ts';
import type { Bank } from '../../platform/bank.ts';
import type { FileAnswer } from '../../platform/file-answer.ts';
import { Invalid } from '../../platform/refusal.ts';
import { audit } from '../../platform/audit.ts';
import { pdfType } from '../../domain/records/paper/sheet.ts';
import { checkAddress, keepPaper, newCode } from '../../domain/records/papers.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { timeCell, workbook } from '../../domain/records/spreadsheets.ts';
import type { Db } from '../../store/store.ts';
import { tIn, translate } from '../../platform/words.ts';
import { advicePaper } from './advices.ts';
import { camt053 } from './camt053.ts';
import { statementPaper } from './statement-paper.ts';

type Order = { readonly bank: Bank; readonly db: Db; readonly person: Person; readonly language: Language; readonly now: Date };

export async function statementFile(order: Order, statement: Statement, format: (typeof statementFormats)[number]): Promise<FileAnswer> {
  const { bank, db, person, language, now } = order;
  const subject = `statement:${statement.number}`;
  const name = `statement-${statement.number}.${format === 'camt053' ? 'camt053.xml' : format}`;
  if (format === 'pdf') return { name, type: pdfType, bytes: await issuedStatement(order, statement) };
  await audit(db, { company_id: person.company_id, actor: person.user_id, action: 'statement.export', subject, reason: format, at: now });
  if (format === 'camt053') {
    if (statement.kind === 'digital')
      throw new Invalid([{ field: 'format', rule: 'camtMoneyOnly', msg: translate(language, 'rules', 'camtMoneyOnly') }]);
    return { name, type: 'application/xml', bytes: Buffer.from(camt053(bank, statement)) };
  }
  const { head, rows } = tableOf(statement, language, bank.policy.bank.timeZone);
  if (format === 'xlsx') return { name, type: xlsxType, bytes: await workbook({ head, rows, sheet: statement.number, language }) };
  return { name, type: csvType, bytes: Buffer.from(csvStart + [head.map((text) => ({ text })), ...rows].map(csvLine).join('')) };
}

export async function adviceFile(order: Order, advice: Advice): Promise<FileAnswer> {
  return { name: `advice-${advice.number}.pdf`, type: pdfType, bytes: await issuedAdvice(order, advice) };
}

const readerOf = ({ bank, language }: Order): Reader => ({ t: tIn(language, 'statement'), language, zone: bank.policy.bank.timeZone });

/** Keeps what the paper says under its code; the bytes are those of its file, and the page has none. */
function keepStatement(order: Order, statement: Statement, code: string, bytes?: Buffer): Promise<void> {
  const reader = readerOf(order);
  const facts = [...statementSays(statement, reader), ...linesOf(statement, reader)];
  const subject = `statement:${statement.number}`;
  return keepPaper(order.db, order.person, { code, kind: 'statement', facts, bytes, subject, now: order.now });
}

function keepAdvice(order: Order, advice: Advice, code: string, bytes?: Buffer): Promise<void> {
  const facts = adviceSays(advice, readerOf(order));
  const subject = `transaction:${advice.record.id}`;
  return keepPaper(order.db, order.person, { code, kind: 'advice', facts, bytes, subject, now: order.now });
}

async function issuedStatement(order: Order, statement: Statement): Promise<Buffer> {
  const code = newCode();
  const bytes = await statementPaper(order.bank, statement, order.language, code);
  await keepStatement(order, statement, code, bytes);
  return bytes;
}

async function issuedAdvice(order: Order, advice: Advice): Promise<Buffer> {
  const code = newCode();
  const bytes = await advicePaper(order.bank, advice, order.language, code);
  await keepAdvice(order, advice, code, bytes);
  return bytes;
}

const checkOf = ({ bank: { origin } }: Order, code: string): Check => ({
  code,
  page: `${origin}/verify_document`,
  address: checkAddress(origin, code),
});

/** For the page, which carries its code from the moment it is shown, however it is printed then. */
export async function checkStatement(order: Order, statement: Statement): Promise<Check> {
  const code = newCode();
  await keepStatement(order, statement, code);
  return checkOf(order, code);
}

export async function checkAdvice(order: Order, advice: Advice): Promise<Check> {
  const code = newCode();
  await keepAdvice(order, advice, code);
  return checkOf(order, code);
}

/** Opening and closing are in the table too, so that its last column proves itself. */
function tableOf(statement: Statement, language: Language, timeZone: string): { head: string[]; rows: Cell[][] } {
  const t = tIn(language, 'statement');
  const { date_from, date_to, opening, closing, paid_in, paid_out, currency } = statement;
  const head = [t('dateIn', { zone: timeZone }), t('details'), t('lineNumber'), t('paidOut'), t('paidIn'), t('balanceIn', { currency })];
  const row = (day: Cell, details: string, number: string, out: string, into: string, balance: string): Cell[] => [
    day,
    { text: details },
    { text: number },
    { number: out },
    { number: into },
    { number: balance },
  ];
  return {
    head,
    rows: [
      row({ day: date_from }, t('opening'), '', '', '', opening),
      ...statement.lines.map((line) =>
        row(timeCell(line.at, timeZone), detailsOf(line, t), line.number, line.paid_out, line.paid_in, line.balance),
      ),
      row({ day: date_to }, t('closing'), '', paid_out, paid_in, closing),
    ],
  };
}
