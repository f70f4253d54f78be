/** What a person may do with an open transfer: screens show no button that the bank would refuse (D-131). */
import { transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { mayAny } from '@bankside/core/rules/access/permissions.ts';
import { codesForTransfer, transferTypes, type TransferType } from '@bankside/core/rules/money/transfers.ts';
import type { Details, RecordRow } from './records.ts';
import type { Person } from '../../platform/callers/sessions.ts';

type Asking = Pick<Person, 'user_id' | 'userType' | 'authjson'>;
type Row = Pick<RecordRow, 'transfer_type' | 'status' | 'waits_for' | 'created_by' | 'details'>;

export const isTransferType = (text: string): text is TransferType => (transferTypes as readonly string[]).includes(text);
export const detailsOf = (row: Pick<RecordRow, 'details'>): Details => row.details;

/** Has this person a code that the transfer needs? False for what is no transfer. */
export const mayHandle = (person: Asking, row: Pick<Row, 'transfer_type' | 'details'>): boolean => mayAny(person, codesOf(row));

/** Any one of them; none for what is no transfer. */
export const codesOf = ({ transfer_type, details }: Pick<Row, 'transfer_type' | 'details'>) =>
  isTransferType(transfer_type) ? codesForTransfer({ transfer_type, otc: detailsOf({ details }).otc }) : [];

/** Anybody with the code cancels while it is pending; anybody but its maker and those who have agreed decides while it waits for others. */
export function rightsOf(person: Asking, row: Row): { cancel: boolean; approve: boolean } {
  const pending = stateOf(transaction, row.status) === 'pendingApproval' && mayHandle(person, row);
  const isOther = row.created_by !== person.user_id && !detailsOf(row).approved_by?.includes(person.user_id);
  return { cancel: pending, approve: pending && row.waits_for === 'second_approval' && isOther };
}
