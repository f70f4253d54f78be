/** The list of holders as a file: exactly what its filters show; taking personal data out leaves a line (CRD-59). */
import type { cardKyc } from '@bankside/core/contract/card-kyc.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { verification } from '@bankside/core/rules/lifecycles/verification.ts';
import { dayIn } from '@bankside/core/i18n/dates.ts';
import { csvLine, csvStart, csvType, xlsxType, type Cell } from '@bankside/core/rules/table-cells.ts';
import { timeCell, workbook } from '../../domain/records/spreadsheets.ts';
import { audit } from '../../platform/audit.ts';
import type { Bank } from '../../platform/bank.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { tIn, translate } from '../../platform/words.ts';
import { holders, holdersLike, listed } from './reading.ts';

type Row = Awaited<ReturnType<typeof listed>>[number];
const columns = ['holder', 'username', 'card', 'status'] as const;
/** A company has far fewer holders; a file beyond it would not open well. */
const most = 20_000;

const headOf = (language: Language, timeZone: string): string[] => [
  ...columns.map((column) => translate(language, 'statement', `holders.${column}`)),
  translate(language, 'statement', 'holders.updated', { zone: timeZone }),
];

const cellsOf = (bank: Bank, language: Language, row: Row): Cell[] => {
  const { timeZone } = bank.policy.bank;
  const state = stateOf(verification, row.verification_status);
  return [
    { text: row.holder_name },
    { text: row.username },
    { text: row.last4 && `•••• ${row.last4}` },
    { text: translate(language, 'options', state === 'unknown' ? 'states.unknown' : `states.verification.${state}`) },
    timeCell(row.updated_at, timeZone),
  ];
};

export const downloads: Pick<Handlers<typeof cardKyc>, 'download'> = {
  download: async ({ format, ...filter }, { bank, db, person, language, now }) => {
    const { company_id, user_id } = person;
    const rows = await listed(db, company_id, await holders(db, holdersLike(company_id, filter), { limit: most, offset: 0 }));
    const head = headOf(language, bank.policy.bank.timeZone);
    const cells = rows.map((row) => cellsOf(bank, language, row));
    const name = `card-holders-${dayIn(now, bank.policy.bank.timeZone)}.${format}`;
    const bytes =
      format === 'csv'
        ? Buffer.from([csvStart, csvLine(head.map((text) => ({ text }))), ...cells.map(csvLine)].join(''))
        : await workbook({ head, rows: cells, sheet: tIn(language, 'statement')('holders.title'), language });
    await bank.store.tx((tx) =>
      audit(tx, { company_id, actor: user_id, action: 'holders.export', subject: name, reason: JSON.stringify(filter), at: now }),
    );
    return { name, type: format === 'csv' ? csvType : xlsxType, bytes };
  },
};
