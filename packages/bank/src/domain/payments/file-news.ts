/** Who reads of a file of payments: those who may agree to it, or its maker and the main account; one notice and one mail for all of its rows. */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { may, userTypes } from '@bankside/core/rules/access/permissions.ts';
import { places } from '@bankside/core/rules/places.ts';
import type { Bank } from '../../platform/bank.ts';
import type { Db } from '../../store/store.ts';
import { tellPerson } from '../messages/tell-person.ts';
import { activePeople } from '../records/approvers.ts';
import type { FileRow } from './payment-files.ts';

/** Names of mails and of notices alike. */
export type FileNews = 'file_to_approve' | 'file_paid' | 'file_declined';

export async function tellOfFile(bank: Bank, db: Db, row: FileRow, kind: FileNews, now: Date): Promise<void> {
  const { company_id, file_id, file_name, created_by, approved_by, reason } = row;
  const sums = row.totals.map(({ amount, currency }) => formatAmount(amount, currency)).join(' + ');
  const count = row.totals.reduce((sum, total) => sum + total.count, 0);
  const link = `${bank.origin}${places.paymentFiles}?id=${file_id}`;
  const common = { file: file_name, sums, payments: String(count), reason, link };
  const people = await activePeople(db, company_id);
  const isOther = (user: (typeof people)[number]) =>
    user.user_id !== created_by && !approved_by.includes(user.user_id) && may({ ...user, userType: user.user_type }, '11-1');
  const isTheirs = (user: (typeof people)[number]) => user.user_id === created_by || user.user_type === userTypes.main;
  for (const user of people.filter(kind === 'file_to_approve' ? isOther : isTheirs))
    await tellPerson(bank, db, user, { kind, params: common, now });
}
