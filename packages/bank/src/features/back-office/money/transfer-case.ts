/** A transfer as staff read it before they release, refuse or settle it: where it goes, who ordered it, and why it waits. */
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import type { Bank } from '../../../platform/bank.ts';
import type { Handlers } from '../../../platform/dispatch.ts';
import { transactions } from '../../../ledger/ledger-schema.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { companyOf } from '../../../domain/identity/companies.ts';
import { isUuid } from '../../../platform/ids.ts';
import { readRates } from '../../../domain/rates/rates.ts';
import { recordOf, timelineOf } from '../../../domain/records/record-view.ts';
import type { RecordRow } from '../../../domain/records/records.ts';
import { detailsOf, isTransferType } from '../../../domain/records/transfer-rights.ts';
import { droppedBy, maySettle } from '../../../domain/transfers/on-chain.ts';
import { aboveUsd, leaving } from '../../../domain/transfers/transfers.ts';
import type { Db } from '../../../store/store.ts';
import { quotingOf } from './transfer-quotes.ts';
import { askedAbout } from '../second-open.ts';
import { rowsOf } from '../../../store/rows-of.ts';

type Case = Out<typeof backOffice.transferCase>;
type Why = Case['why'];

async function transferRow(db: Db, company_id: string, id: string): Promise<RecordRow> {
  if (!isUuid(company_id) || !isUuid(id)) throw new Refusal('notFound');
  const [row] = await db
    .select()
    .from(transactions)
    .where(rowsOf(transactions, { company_id, transaction_id: id }));
  if (!row || !isTransferType(row.transfer_type)) throw new Refusal('notFound');
  return row;
}

const isOpen = ({ status, waits_for }: RecordRow): boolean =>
  ['pendingApproval', 'adminReview'].includes(stateOf(transaction, status)) && waits_for !== 'second_approval';

/** Nothing of what does not wait for the bank. */
function whyOf(row: RecordRow, timeline: Case['timeline'], two: boolean): Why {
  if (stateOf(transaction, row.status) === 'processing') {
    if (maySettle(row)) return ['toSettle'];
    return [row.hash === '' ? 'toBroadcast' : droppedBy(row) ? 'dropped' : 'confirming'];
  }
  if (!isOpen(row)) return [];
  if (row.waits_for === 'acceptance') return ['toAccept'];
  const held = timeline.some(({ step, actor, at }) => step === 'bankReview' && actor === 'bank' && at !== null);
  const sent: Why = [...(detailsOf(row).review_for ?? []), ...(held ? (['heldByStaff'] as const) : [])];
  const always: Why = [row.transfer_type === 'payee' ? 'everyPayee' : 'underReview'];
  return [...(sent.length > 0 ? sent : always), ...(two ? (['twoReleases'] as const) : [])];
}

export const transferCase: Pick<Handlers<typeof backOffice>, 'transferCase'> = {
  transferCase: async ({ company_id, id }, { bank, db, person }) => {
    const row = await transferRow(db, company_id, id);
    const timeline = await timelineOf(db, row, bank.policy);
    const second = await askedAbout(db, company_id, `transaction:${id}`, person);
    return {
      record: await recordOf(bank, db, person, row),
      timeline,
      account_number: (await companyOf(db, company_id))?.account_number ?? '',
      why: whyOf(row, timeline, !second && isOpen(row) && (await takesTwo(row, { bank, db }))),
      second,
      dropped: droppedBy(row),
      quoting: await quotingOf(bank, db, row),
    };
  },
};

/** By its own sum alone: what one person has moved today may ask for two earlier. */
async function takesTwo(row: RecordRow, { bank, db }: { readonly bank: Bank; readonly db: Db }): Promise<boolean> {
  const { amount, currency } = leaving(row);
  const { secondPerson, secondPersonAboveUsd: above } = bank.policy.staff;
  const persons = secondPerson['transfer.release'];
  if (persons !== 'aboveSum') return persons !== 'never';
  return above === null || aboveUsd(amount, currency, await readRates(db), above);
}
