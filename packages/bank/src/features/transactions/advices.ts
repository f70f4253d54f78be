/** One transaction on paper: who paid whom, what it cost, and where it stands (pdf3, pdf4). */
import type { Advice } from '@bankside/core/contract/transactions.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { formatDate, formatTime } from '@bankside/core/i18n/dates.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { purposes } from '@bankside/core/rules/options.ts';
import type { Bank } from '../../bank.ts';
import { checkText, drawCheck, drawFacts, drawFeet, footHeight, newPage } from '../../services/paper/frame.ts';
import { bytesOfSheet, newSheet, write } from '../../services/paper/sheet.ts';
import { drawTable } from '../../services/paper/table.ts';
import { statusWord } from '../../services/record-files.ts';
import { recordOf } from '../../services/record-view.ts';
import type { Details, RecordRow } from '../../services/records.ts';
import type { Person } from '../../services/sessions.ts';
import { holderOf } from '../../services/statements.ts';
import type { Db } from '../../store/store.ts';
import { say } from '../../words.ts';

type Party = Advice['payer'];
const nobody: Party = { name: '', bank_account_number: '', bank_name: '', swift_code: '', country: '', account_number: '', address: '' };

/** The company on its side, and on the other who it was then: a payee or an address may have changed since. */
export async function partiesOf(bank: Bank, db: Db, row: RecordRow): Promise<{ payer: Party; payee: Party }> {
  const { account_name, account_number } = await holderOf(db, row.company_id);
  const { name, swift } = bank.policy.bank;
  const own = { ...nobody, name: account_name, bank_name: name, swift_code: swift, account_number };
  if (row.type === 'exchange') return { payer: own, payee: own };
  if (row.type === 'fee') return { payer: own, payee: { ...nobody, name } };
  if (row.amount > 0n) {
    const sender = row.sender_account_name || (row.sender_address ? '' : row.counterparty);
    return { payer: { ...nobody, name: sender, address: row.sender_address }, payee: own };
  }
  return { payer: own, payee: (row.details as Details).recipient ?? { ...nobody, name: row.counterparty } };
}

export async function adviceOf(bank: Bank, db: Db, person: Person, row: RecordRow): Promise<Advice> {
  const record = await recordOf(bank, db, person, row);
  const { name, address } = bank.policy.bank;
  return {
    issuer: { name, address },
    number: row.number,
    date: record.date,
    status: row.status,
    kind: row.kind,
    record,
    ...(await partiesOf(bank, db, row)),
    issued_at: bank.clock.now().toISOString(),
    issued_to: person.full_name,
    report_within_days: bank.policy.statement.reportWithinDays,
  };
}

const unsigned = (amount: string) => amount.replace('-', '');
const isZero = (amount: string) => /^[0.]*$/.test(amount);
export const sumOf = ({ record }: Advice): string => formatAmount(unsigned(record.amount), record.currency);
export const totalOf = ({ record }: Advice): string => formatAmount(unsigned(record.total), record.sold_currency ?? record.currency);

/** Name and where the money stands: bank and number, or the wallet's address. */
const partyLines = (party: Party): string[] =>
  [party.name, party.bank_name, party.bank_account_number || party.account_number, party.swift_code, party.address].filter(
    (line) => line !== '',
  );

function linesOf({ record, status }: Advice, language: Language): (readonly [label: string, value: string])[] {
  const word = (key: string) => say(language, 'statement', key);
  const { currency, sold_amount, sold_currency, fees, rate, purpose, reference, network, hash, reason } = record;
  const leaving = sold_currency ?? currency;
  const known = purposes.find((each) => each === purpose);
  const all: readonly (readonly [string, string])[] = [
    [word('adviceLines.type'), say(language, 'options', `transactionTypes.${record.type}`)],
    [word('adviceLines.status'), statusWord(status, language)],
    [word('reference'), reference],
    [word('adviceLines.purpose'), known ? say(language, 'options', `purposes.${known}`) : purpose],
    [word('adviceLines.network'), network],
    [word('adviceLines.hash'), hash],
    [word('adviceLines.reason'), reason],
    [word('adviceLines.amount'), formatAmount(unsigned(record.amount), currency)],
    [word('adviceLines.soldAmount'), sold_amount && sold_currency ? formatAmount(unsigned(sold_amount), sold_currency) : ''],
    [word('adviceLines.rate'), rate === '' ? '' : `1 ${leaving} = ${rate} ${currency}`],
    [word('adviceLines.fees'), isZero(fees.total) ? '' : formatAmount(fees.total, leaving)],
  ];
  return all.filter(([, value]) => value !== '');
}

export async function advicePaper(bank: Bank, advice: Advice, language: Language, code: string): Promise<Buffer> {
  const { timeZone } = bank.policy.bank;
  const word = (key: string, params = {}) => say(language, 'statement', key, params);
  const told = (at: string) => `${formatDate(at, language, timeZone)} ${formatTime(at, timeZone)} (${timeZone})`;
  const title = word(advice.kind === 'digital' ? 'adviceTitleDigital' : 'adviceTitle');
  const sheet = newSheet(language, { title: `${title} ${advice.number}`, at: new Date(advice.issued_at) });
  const printed = word('printed', { time: told(advice.issued_at), name: advice.issued_to });
  const note = [word('checkAdvice', { days: advice.report_within_days }), printed, checkText(sheet, bank.origin, code)];
  const bottom = sheet.height - footHeight(sheet, note);
  const top = newPage(sheet, bank) + 42;
  write(sheet, title, sheet.margin, top + 19, { size: 18.75, bold: true });
  write(sheet, `${say(language, 'options', `transactionTypes.${advice.record.type}`)} · ${sumOf(advice)}`, sheet.margin, top + 37, {
    size: 10.5,
  });
  drawCheck(sheet, bank.origin, code, top);
  const facts = [
    { label: word('adviceLines.payer'), lines: partyLines(advice.payer) },
    { label: word('adviceLines.payee'), lines: partyLines(advice.payee) },
    { label: word('date'), lines: [told(advice.date)] },
    { label: word('advice'), lines: [advice.number] },
  ];
  const below = drawFacts(sheet, facts, [1.3, 1.3, 1, 0.8], top + 58);
  const room = sheet.width - 2 * sheet.margin;
  const page = () => ({ top: newPage(sheet, bank) + 14, bottom });
  const rows = [
    ...linesOf(advice, language).map((cells) => ({ cells })),
    { cells: [word('adviceLines.total'), totalOf(advice)], bold: true, kind: 'closing' as const },
  ];
  const columns = [
    { title: word('details'), width: 160 },
    { title: '', width: room - 160 },
  ];
  await drawTable(sheet, columns, rows, { top: below + 20, bottom }, page);
  drawFeet(sheet, note);
  return bytesOfSheet(sheet);
}
