/** Statements and advices as files. A PDF is kept with what it must say, under the code that stands on it. */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { dayIn, formatTime } from '@bankside/core/i18n/dates.ts';
import type { Advice, Statement } from '@bankside/core/contract/transactions.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import type { statementFormats } from '@bankside/core/rules/transfers.ts';
import type { Bank } from '../../bank.ts';
import type { FileAnswer } from '../../file-answer.ts';
import { Invalid } from '../../refusal.ts';
import { audit } from '../../services/audit.ts';
import { pdfType } from '../../services/paper/sheet.ts';
import { keepPaper, newCode, type Issued } from '../../services/papers.ts';
import type { Person } from '../../services/sessions.ts';
import { csvLine, csvStart, csvType, workbook, xlsxType, type Cell } from '../../services/spreadsheets.ts';
import type { Db } from '../../store/store.ts';
import { say } from '../../words.ts';
import { advicePaper, sumOf, totalOf } from './advices.ts';
import { camt053 } from './camt053.ts';
import { detailsOf, statementPaper } from './statement-paper.ts';

type Order = { readonly bank: Bank; readonly db: Db; readonly person: Person; readonly language: Language; readonly now: Date };
type Facts = Issued['facts'];

export async function statementFile(order: Order, statement: Statement, format: (typeof statementFormats)[number]): Promise<FileAnswer> {
  const { bank, db, person, language, now } = order;
  const subject = `statement:${statement.number}`;
  const name = `statement-${statement.number}.${format === 'camt053' ? 'camt053.xml' : format}`;
  if (format === 'pdf') {
    const code = newCode();
    const bytes = await statementPaper(bank, statement, language, code);
    await keepPaper(db, person, { code, kind: 'statement', facts: statementFacts(statement), bytes, subject, now });
    return { name, type: pdfType, bytes };
  }
  await audit(db, { company_id: person.company_id, actor: person.user_id, action: 'statement.export', subject, reason: format, at: now });
  if (format === 'camt053') {
    if (statement.kind === 'digital')
      throw new Invalid([{ field: 'format', rule: 'camtMoneyOnly', msg: say(language, 'rules', 'camtMoneyOnly') }]);
    return { name, type: 'application/xml', bytes: Buffer.from(camt053(bank, statement)) };
  }
  const { head, rows } = tableOf(statement, language, bank.policy.bank.timeZone);
  if (format === 'xlsx') return { name, type: xlsxType, bytes: await workbook(head, rows, statement.number) };
  return { name, type: csvType, bytes: Buffer.from(csvStart + [head.map((text) => ({ text })), ...rows].map(csvLine).join('')) };
}

export async function adviceFile({ bank, db, person, language, now }: Order, advice: Advice): Promise<FileAnswer> {
  const code = newCode();
  const bytes = await advicePaper(bank, advice, language, code);
  await keepPaper(db, person, { code, kind: 'advice', facts: adviceFacts(advice), bytes, subject: `transaction:${advice.record.id}`, now });
  return { name: `advice-${advice.number}.pdf`, type: pdfType, bytes };
}

/** Opening and closing stand in the table too, so that its last column proves itself. */
function tableOf(statement: Statement, language: Language, timeZone: string): { head: string[]; rows: Cell[][] } {
  const word = (key: string, params = {}) => say(language, 'statement', key, params);
  const { date_from, date_to, opening, closing, paid_in, paid_out, currency } = statement;
  const head = [
    word('dateIn', { zone: timeZone }),
    word('details'),
    word('reference'),
    word('paidOut'),
    word('paidIn'),
    word('balanceIn', { currency }),
  ];
  const row = (day: string, details: string, number: string, out: string, into: string, balance: string): Cell[] => [
    { text: day },
    { text: details },
    { text: number },
    { number: out },
    { number: into },
    { number: balance },
  ];
  return {
    head,
    rows: [
      row(date_from, word('opening'), '', '', '', opening),
      ...statement.lines.map((line) =>
        row(
          `${dayIn(line.at, timeZone)} ${formatTime(line.at, timeZone)}`,
          detailsOf(line, language),
          line.number,
          line.paid_out,
          line.paid_in,
          line.balance,
        ),
      ),
      row(date_to, word('closing'), '', paid_out, paid_in, closing),
    ],
  };
}

function statementFacts(statement: Statement): Facts {
  const { currency, on_hold } = statement;
  const sum = (amount: string) => formatAmount(amount, currency);
  return [
    { name: 'number', value: statement.number },
    { name: 'period', value: `${statement.date_from} – ${statement.date_to}` },
    { name: 'opening', value: sum(statement.opening) },
    { name: 'paidOut', value: sum(statement.paid_out) },
    { name: 'paidIn', value: sum(statement.paid_in) },
    { name: 'closing', value: sum(statement.closing) },
    { name: 'lines', value: String(statement.lines.length) },
    ...on_hold.map(({ amount, number }) => ({ name: 'onHold', value: `${sum(amount)} ${number}`.trim() })),
  ];
}

function adviceFacts(advice: Advice): Facts {
  const { record, payer, payee } = advice;
  const facts: Facts = [
    { name: 'number', value: advice.number },
    { name: 'date', value: `${advice.date.slice(0, 16).replace('T', ' ')} UTC` },
    { name: 'status', value: advice.status },
    { name: 'amount', value: sumOf(advice) },
    { name: 'total', value: totalOf(advice) },
    { name: 'payer', value: payer.name || payer.address },
    { name: 'payee', value: [payee.name, payee.bank_account_number || payee.account_number || payee.address].filter(Boolean).join(', ') },
    { name: 'reference', value: record.reference },
  ];
  return facts.filter(({ value }) => value !== '');
}
