/** Every record of money, found again: lists, files, one of them, statements and advices, and the proof that a paper is the bank's. */
import type { transactions as calls } from '@bankside/core/contract/transactions.ts';
import { labelOf } from '@bankside/core/i18n/papers/said.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { transactions as records } from '../../ledger/ledger-schema.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isUuid } from '../../platform/ids.ts';
import { findPaper } from '../../domain/records/papers.ts';
import { recordsFile } from '../../domain/records/record-files.ts';
import { sortedRecords } from '../../domain/records/record-list.ts';
import { feesOf, recordOf, relatedTo, timelineOf } from '../../domain/records/record-view.ts';
import type { Details, RecordRow } from '../../domain/records/records.ts';
import { totalsOf } from '../../domain/records/record-sums.ts';
import { statementOf } from '../../domain/records/statements.ts';
import { readRates, worthIn } from '../../domain/rates/rates.ts';
import { countAttempt } from '../../platform/throttle/throttle.ts';
import type { Db } from '../../store/store.ts';
import { tIn } from '../../platform/words.ts';
import { adviceOf, partiesOf } from './advices.ts';
import { adviceFile, checkAdvice, checkStatement, statementFile } from './issuing.ts';
import { attachments, filesOf, keptWith } from './attachments.ts';
import { noteOf, notes } from './notes.ts';
import { rowsOf } from '../../store/rows-of.ts';

/** Refuses notFound, also for another company's. */
async function readRecord(db: Db, company_id: string, id: string): Promise<RecordRow> {
  const [row] = isUuid(id)
    ? await db
        .select()
        .from(records)
        .where(rowsOf(records, { company_id, transaction_id: id }))
    : [];
  if (!row) throw new Refusal('notFound');
  return row;
}

export const transactions: Handlers<typeof calls> = {
  ...notes,
  ...attachments,
  record: async ({ sort = 'date_down', ...query }, { bank, db, person }) => {
    const byAmount = sort === 'amount_down' || sort === 'amount_up';
    const weights = byAmount ? worthIn('USD', await readRates(db)).weights() : {};
    const { list, ...page } = await sortedRecords(bank, person.company_id, query, { order: { sort, weights } });
    const ids = list.map(({ id }) => id);
    const kept = await keptWith(db, person.company_id, ids);
    return { ...page, list: list.map((row) => ({ ...row, ...(kept.has(row.id) && { kept: kept.get(row.id) }) })) };
  },

  totals: (filter, { bank, person }) => totalsOf(bank, person.company_id, filter),

  download: ({ format, ...filter }, { bank, person, language }) =>
    recordsFile({ bank, person, filter, format, language, name: 'transactions' }),

  get: async ({ id }, { bank, db, person }) => recordOf(bank, db, person, await readRecord(db, person.company_id, id)),

  details: async ({ id }, { bank, db, person }) => {
    const row = await readRecord(db, person.company_id, id);
    return {
      fees: feesOf(row),
      rate: (row.details as Details).rate ?? '',
      timeline: await timelineOf(db, row, bank.policy),
      ...(await partiesOf(bank, db, row)),
      related_ids: (await relatedTo(db, row)).map((related) => related.id),
      note: await noteOf(db, person.company_id, row.transaction_id),
      files: await filesOf(db, person, row.transaction_id),
    };
  },

  statement: (input, { bank, db, person }) => statementOf(bank, db, person, input),

  detailsStatement: async ({ id }, { bank, db, person }) => adviceOf(bank, db, person, await readRecord(db, person.company_id, id)),

  statementDownload: async ({ format, ...asked }, ctx) => {
    const { bank, db, person } = ctx;
    return statementFile(ctx, await statementOf(bank, db, person, asked), format);
  },

  adviceDownload: async ({ id }, ctx) => {
    const { bank, db, person } = ctx;
    return adviceFile(ctx, await adviceOf(bank, db, person, await readRecord(db, person.company_id, id)));
  },

  statementPrint: async (asked, ctx) => {
    const statement = await statementOf(ctx.bank, ctx.db, ctx.person, asked);
    return { statement, check: await checkStatement(ctx, statement) };
  },

  advicePrint: async ({ id }, ctx) => {
    const { bank, db, person } = ctx;
    const advice = await adviceOf(bank, db, person, await readRecord(db, person.company_id, id));
    return { advice, check: await checkAdvice(ctx, advice) };
  },

  verifyDocument: async ({ code }, { bank, db, address, language, now, refuse }) => {
    const { linkPerAddress, windowSec } = bank.policy.throttle;
    await countAttempt(db, { subject: `paper:address:${address}`, limit: linkPerAddress, windowSec }, now);
    const found = await findPaper(db, code);
    if (!found) throw refuse('notFound');
    const { paper, account_name, account_number } = found;
    const document = paper.kind === 'statement' ? ('statement' as const) : ('advice' as const);
    return {
      document,
      account_name,
      account_number,
      issued_at: paper.issued_at.toISOString(),
      facts: paper.facts.flatMap((said) =>
        'name' in said ? [{ name: labelOf(said, tIn(language, 'statement')), value: said.value }] : [],
      ),
      lines: paper.facts.flatMap((said) => ('name' in said ? [] : [said])),
      sha256: paper.sha256,
    };
  },
};
