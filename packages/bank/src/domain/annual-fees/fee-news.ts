/** What a company is notified of the yearly fees of its cards: those who look after them in the bell, the main account by mail too. */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { formatDateTime, formatDay } from '@bankside/core/i18n/dates.ts';
import { may, userTypes } from '@bankside/core/rules/access/permissions.ts';
import { readLanguage } from '@bankside/core/rules/languages.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { places } from '@bankside/core/rules/places.ts';
import { and, eq } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { queueMail } from '../messages/mail.ts';
import { notify } from '../messages/notify.ts';
import type { Fee } from './fees.ts';

/** Names of mails and of notices alike. */
export type FeeNews = 'annual_fee_due' | 'annual_fee_paid' | 'annual_fee_overdue' | 'annual_fee_failed' | 'annual_fee_waived';

/** `more` goes into the sentences as it is. */
export async function tellOfFee(
  bank: Bank,
  db: Db,
  { fee, card }: Fee,
  kind: FeeNews,
  now: Date,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { company_id } = fee;
  const common = {
    fee: formatAmount(toDecimal(fee.fee, 2), 'USD'),
    card: card.last4,
    holder: card.holder_name,
    link: `${bank.origin}${places.annualFee}?id=${fee.fee_id}`,
    ...more,
  };
  const people = await db
    .select()
    .from(users)
    .where(and(eq(users.company_id, company_id), eq(users.status, 'active')));
  for (const user of people.filter((each) => may({ ...each, userType: each.user_type }, '13'))) {
    const { user_id, email, full_name: name, user_type } = user;
    const language = readLanguage(user.language);
    const params = { ...common, due: formatDay(fee.due_date, language) };
    await notify(db, { company_id, user_id, kind, params, about: { what: 'annual_fee', id: fee.fee_id }, now });
    if (user_type !== userTypes.main) continue;
    const time = formatDateTime(now, language, bank.policy.bank.timeZone);
    await queueMail(bank, db, { company_id, to: email, language, template: kind, params: { ...params, name, time }, now });
  }
}
