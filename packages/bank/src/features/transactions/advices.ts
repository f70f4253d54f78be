/** One transaction on paper: who paid whom, what it cost, and its status (pdf3, pdf4). */
import type { Advice } from '@bankside/core/contract/transactions.ts';
import { adviceLead, adviceLines, isFinal, partyLines } from '@bankside/core/i18n/papers/advice.ts';
import { labelOf, timeOf } from '@bankside/core/i18n/papers/said.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import type { Bank } from '../../platform/bank.ts';
import { checkText, drawCheck, drawFacts, drawFeet, footHeight, newPage } from '../../domain/records/paper/frame.ts';
import { bytesOfSheet, ink, newSheet, wrap, write } from '../../domain/records/paper/sheet.ts';
import { drawTable } from '../../domain/records/paper/table.ts';
import { recordOf } from '../../domain/records/record-view.ts';
import type { Details, RecordRow } from '../../domain/records/records.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { holderOf } from '../../domain/records/statements.ts';
import type { Db } from '../../store/store.ts';
import { tIn } from '../../platform/words.ts';

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

export async function advicePaper(bank: Bank, advice: Advice, language: Language, code: string): Promise<Buffer> {
  const t = tIn(language, 'statement');
  const reader = { t, language, zone: bank.policy.bank.timeZone };
  const title = t(advice.kind === 'digital' ? 'adviceTitleDigital' : 'adviceTitle');
  const sheet = await newSheet(language, { title: `${title} ${advice.number}`, at: new Date(advice.issued_at) });
  const printed = t('printed', { time: timeOf(advice.issued_at, reader), name: advice.issued_to });
  const note = [t('checkAdvice', { days: advice.report_within_days }), printed, checkText(sheet, bank.origin, code)];
  const bottom = sheet.height - footHeight(sheet, note);
  const top = newPage(sheet, bank) + 42;
  write(sheet, title, sheet.margin, top + 19, { size: 18.75, bold: true });
  write(sheet, adviceLead(advice, t), sheet.margin, top + 37, { size: 10.5 });
  drawCheck(sheet, bank.origin, code, top);
  const facts = [
    { label: t('facts.payer'), lines: partyLines(advice.payer) },
    { label: t('facts.payee'), lines: partyLines(advice.payee) },
    { label: t('date'), lines: [timeOf(advice.date, reader)] },
    { label: t('advice'), lines: [advice.number] },
  ];
  const below = drawFacts(sheet, facts, [1.3, 1.3, 1, 0.8], top + 58);
  const room = sheet.width - 2 * sheet.margin;
  const page = () => ({ top: newPage(sheet, bank) + 14, bottom });
  const lines = adviceLines(advice, reader);
  const rows = lines.map((line, at) => {
    const cells = [labelOf(line, t), line.value];
    return at === lines.length - 1 ? { cells, bold: true, kind: 'closing' as const } : { cells };
  });
  const columns = [
    { title: t('details'), width: 160 },
    { title: '', width: room - 160 },
  ];
  const end = await drawTable(sheet, columns, rows, { top: below + 20, bottom }, page);
  if (!isFinal(advice.status))
    for (const [at, line] of wrap(sheet, t('notFinal'), 380, { size: 9 }).entries())
      write(sheet, line, sheet.margin, end + 20 + at * 12.75, { size: 9, colour: ink.dark });
  drawFeet(sheet, note);
  return bytesOfSheet(sheet);
}
