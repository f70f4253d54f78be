/** One person hears of something in the bell and by mail, under one name and with the same figures. */
import { formatDateTime } from '@bankside/core/i18n/dates.ts';
import { readLanguage } from '@bankside/core/rules/languages.ts';
import type { Bank } from '../../platform/bank.ts';
import type { users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { queueMail, type Template } from './mail.ts';
import { notify, type NoticeKind } from './notify.ts';

type News = { readonly kind: NoticeKind & Template; readonly params: Readonly<Record<string, string>>; readonly now: Date };

export async function tellPerson(bank: Bank, db: Db, user: typeof users.$inferSelect, { kind, params, now }: News): Promise<void> {
  const { company_id, user_id, email: to, full_name: name } = user;
  const language = readLanguage(user.language);
  const time = formatDateTime(now, language, bank.policy.bank.timeZone);
  await notify(db, { company_id, user_id, kind, params, now });
  await queueMail(bank, db, { company_id, to, language, template: kind, params: { ...params, name, time }, now });
}
