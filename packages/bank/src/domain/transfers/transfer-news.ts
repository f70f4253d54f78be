/** Whom a transfer notifies, and how: those of the company who may handle it in the bell, its maker and the main account by mail too. */
import { formatDateTime } from '@bankside/core/i18n/dates.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { currencies, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { readLanguage } from '@bankside/core/rules/languages.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { may, userTypes } from '@bankside/core/rules/access/permissions.ts';
import { places } from '@bankside/core/rules/places.ts';
import type { Bank } from '../../platform/bank.ts';
import type { users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { activePeople, mayStillApprove } from '../records/approvers.ts';
import { conversionParams } from '../rates/conversion-news.ts';
import { queueMail } from '../messages/mail.ts';
import { notify } from '../messages/notify.ts';
import type { RecordRow } from '../records/records.ts';
import { detailsOf, mayHandle } from '../records/transfer-rights.ts';

/** Names of mails and of notices alike. */
export type TransferNews =
  | 'transfer_made'
  | 'transfer_to_approve'
  | 'transfer_done'
  | 'transfer_exchanged'
  | 'transfer_cancelled'
  | 'transfer_declined'
  | 'transfer_rejected'
  | 'transfer_failed'
  | 'transfer_returned'
  | 'transfer_received';
type User = typeof users.$inferSelect;

const shown = (amount: bigint, currency: string): string =>
  formatAmount(toDecimal(amount < 0n ? -amount : amount, currencies[currency as Currency].scale), currency);

/** What the sentences name: of an exchange what is sold, and what it gives. */
function paramsOf(row: RecordRow, origin: string) {
  const { sold_amount, sold_currency, amount, currency } = row;
  const { rate = '', conversion = null } = detailsOf(row);
  const place = row.kind === 'digital' ? places.transferRecordDigital : places.transferRecordFiat;
  return {
    number: row.number,
    amount: sold_amount !== null && sold_currency !== null ? shown(sold_amount, sold_currency) : shown(amount, currency),
    received: shown(amount, currency),
    to: row.counterparty,
    reason: row.reason,
    ...conversionParams({ currency, sold_currency, rate, conversion }),
    link: `${origin}${place}?id=${row.transaction_id}`,
  };
}

async function tell(bank: Bank, db: Db, row: RecordRow, kind: TransferNews, who: { bell: User[]; mail: User[] }, now: Date): Promise<void> {
  const { company_id } = row;
  const params = paramsOf(row, bank.origin);
  for (const { user_id } of who.bell) await notify(db, { company_id, user_id, kind, params, now });
  for (const { email, language: spoken, full_name: name } of who.mail) {
    const language = readLanguage(spoken);
    const time = formatDateTime(now, language, bank.policy.bank.timeZone);
    await queueMail(bank, db, { company_id, to: email, language, template: kind, params: { ...params, name, time }, now });
  }
}

export async function tellTransfer(bank: Bank, db: Db, row: RecordRow, kind: TransferNews, now: Date): Promise<void> {
  const people = await activePeople(db, row.company_id);
  const able = people.filter((user) => mayHandle({ ...user, userType: user.user_type }, row));
  const others = mayStillApprove(people, row);
  if (kind === 'transfer_to_approve') return tell(bank, db, row, kind, { bell: others, mail: others }, now);
  const mail = able.filter(({ user_id, user_type }) => user_type === userTypes.main || user_id === row.created_by);
  return tell(bank, db, row, kind, { bell: able, mail }, now);
}

/** Money that came in from another client: those who see transactions, and by mail the main account. */
export async function tellReceived(bank: Bank, db: Db, row: RecordRow, now: Date): Promise<void> {
  const able = (await activePeople(db, row.company_id)).filter((user) => may({ ...user, userType: user.user_type }, '2'));
  const mail = able.filter(({ user_type }) => user_type === userTypes.main);
  return tell(bank, db, row, 'transfer_received', { bell: able, mail }, now);
}
