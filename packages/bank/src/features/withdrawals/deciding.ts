/**
 * What the company says about a transfer that is still open: others approve or decline, anybody with the code cancels (TRF-16).
 */
import type { withdrawals as calls } from '@bankside/core/contract/withdrawals.ts';
import { transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { kycApproved } from '@bankside/core/rules/access/company-status.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { Refusal } from '../../platform/refusal.ts';
import { companyOf } from '../../domain/identity/companies.ts';
import { isUuid } from '../../platform/ids.ts';
import { lockRecord, moveRecord, type By, type RecordRow } from '../../domain/records/records.ts';
import { lacking } from '../../platform/callers/lacking.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { codesOf, detailsOf, isTransferType, mayHandle } from '../../domain/records/transfer-rights.ts';
import { activePeople, neededFor, stillApproving } from '../../domain/records/approvers.ts';
import { tellTransfer } from '../../domain/transfers/transfer-news.ts';
import { advance, endTransfer, leaving, lockBetween } from '../../domain/transfers/transfers.ts';
import type { Db } from '../../store/store.ts';

type Deciding = { readonly db: Db; readonly person: Person; readonly language: Language };

/** The transfer, locked, for somebody with its code and in the state that they saw. */
async function toDecide({ db, person, language }: Deciding, { id, version }: { id: string; version: number }): Promise<RecordRow> {
  if (!isUuid(id)) throw new Refusal('notFound');
  const row = await lockRecord(db, person.company_id, id);
  if (!isTransferType(row.transfer_type)) throw new Refusal('notFound');
  if (!mayHandle(person, row)) throw await lacking(db, person, codesOf(row), language);
  if (row.version !== version) throw new Refusal('changedMeanwhile');
  if (stateOf(transaction, row.status) !== 'pendingApproval') throw new Refusal('wrongState');
  return row;
}

const clientBy = ({ user_id, full_name: name }: Person): By => ({ actor: 'client', user_id, name });
const decided = ({ transaction_id: id, status, version }: RecordRow) => ({ id, status, version });

/** The other client, if it may still be paid; otherwise the transfer can only be cancelled or declined. */
async function payableStill(db: Db, { recipient_id }: RecordRow): Promise<string> {
  const receiver = recipient_id ? await companyOf(db, recipient_id) : null;
  if (receiver?.kyc_status !== kycApproved) throw new Refusal('wrongState');
  return receiver.company_id;
}

export const deciding: Pick<Handlers<typeof calls>, 'approve' | 'cancel'> = {
  approve: async ({ id, version, approve, reason }, { bank, db, person, language, now }) => {
    const row = await toDecide({ db, person, language }, { id, version });
    if (row.waits_for !== 'second_approval') throw new Refusal('wrongState');
    if (row.created_by === person.user_id) throw new Refusal('ownTransfer');
    const by = clientBy(person);
    const { approved_by: already = [] } = detailsOf(row);
    if (already.includes(person.user_id)) throw new Refusal('alreadyApproved');
    if (!approve) return decided(await endTransfer(bank, db, row, { event: 'decline', by, now, reason: reason ?? '' }));
    if (row.transfer_type === 'account') await lockBetween(db, row.company_id, await payableStill(db, row), leaving(row).currency);
    const details = { ...detailsOf(row), approved_by: [...already, person.user_id] };
    const others = stillApproving(await activePeople(db, row.company_id), row).length;
    const isLast = others + 1 >= neededFor(row);
    const waits_for = !isLast ? 'second_approval' : row.transfer_type === 'payee' ? 'bank' : '';
    const agreed = await moveRecord(db, row, {
      event: 'coApprove',
      actor: 'client',
      by,
      step: 'secondApproval',
      now,
      set: { details, waits_for },
    });
    if (isLast) return decided(await advance(bank, db, agreed, now));
    await tellTransfer(bank, db, agreed, 'transfer_to_approve', now);
    return decided(agreed);
  },

  cancel: async ({ id, version }, { bank, db, person, language, now }) => {
    const row = await toDecide({ db, person, language }, { id, version });
    return decided(await endTransfer(bank, db, row, { event: 'cancel', by: clientBy(person), now }));
  },
};
