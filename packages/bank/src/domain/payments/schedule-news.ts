/** Who reads that a scheduled payment waits, was left out or was stopped: its maker and the main account, in the bell and by mail. */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { formatDay } from '@bankside/core/i18n/dates.ts';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import type { Currency } from '@bankside/core/rules/money/currencies.ts';
import { readLanguage } from '@bankside/core/rules/languages.ts';
import type { ScheduleTrouble } from '@bankside/core/rules/money/schedules.ts';
import { places } from '@bankside/core/rules/places.ts';
import type { Bank } from '../../platform/bank.ts';
import { translate } from '../../platform/words.ts';
import type { Db } from '../../store/store.ts';
import { tellPerson } from '../messages/tell-person.ts';
import { amountText } from '../records/amount-text.ts';
import { activePeople } from '../records/approvers.ts';
import type { ScheduleRow } from './schedules.ts';

/** Names of mails and of notices alike. */
export type ScheduleNews = 'schedule_waits' | 'schedule_missed' | 'schedule_stopped';

export async function tellOfSchedule(
  bank: Bank,
  db: Db,
  row: ScheduleRow,
  { kind, due_on, why, now }: { kind: ScheduleNews; due_on: string; why: ScheduleTrouble; now: Date },
): Promise<void> {
  const { company_id, payee: to, created_by } = row;
  const currency = row.currency as Currency;
  const common = { amount: formatAmount(amountText(row.amount, currency), currency), to, link: `${bank.origin}${places.scheduled}` };
  const people = await activePeople(db, company_id);
  for (const user of people.filter((each) => each.user_id === created_by || each.user_type === userTypes.main)) {
    const language = readLanguage(user.language);
    const due = formatDay(due_on, language);
    const params = { ...common, due, reason: translate(language, 'options', `scheduleTroubles.${why}`) };
    await tellPerson(bank, db, user, { kind, params, now });
  }
}
