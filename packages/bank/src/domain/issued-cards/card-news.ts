/** Word of a card: the bell of who has its section, mail to the holder, the webhooks' rows. */
import type { CardEvent } from '@bankside/core/rules/lifecycles/card.ts';
import { readLanguage } from '@bankside/core/rules/languages.ts';
import { may } from '@bankside/core/rules/access/permissions.ts';
import { and, eq } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { cardApplications } from '../../store/card-schema.ts';
import type { cards } from '../../store/issued-card-schema.ts';
import { users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { displayName } from '../cards/application-news.ts';
import { queueMail } from '../messages/mail.ts';
import { notify, webhookEvent, type NoticeKind } from '../messages/notify.ts';

type Card = typeof cards.$inferSelect;
type Happened = { readonly event: CardEvent; readonly from: string; readonly note: string; readonly now: Date };

/** A company is not notified of what it did itself. */
const notices: Readonly<Partial<Record<CardEvent, NoticeKind>>> = {
  deliver: 'card_delivered',
  blockAsBank: 'card_bank_blocked',
  unblockBank: 'card_bank_unblocked',
  unblockBankInactive: 'card_bank_unblocked',
  unblockBankUser: 'card_bank_unblocked',
  unblockBankClient: 'card_bank_unblocked',
  replaced: 'card_replaced',
  replacementRefused: 'card_replacement_refused',
  expire: 'card_expired',
  cancel: 'card_cancelled',
};

export async function tellOfCard(bank: Bank, db: Db, row: Card, { event, from, note, now }: Happened): Promise<void> {
  const { company_id, card_id, last4, application_id, status, holder_name } = row;
  const isOfBatch = row.order_id !== null && application_id === null && (event === 'deliver' || event === 'cancel');
  const kind = isOfBatch ? undefined : notices[event]; // its order is announced instead
  if (kind && last4 !== '') await ringBell(db, row, kind, { holder: holder_name, last4, reason: note }, now);
  if (event === 'deliver') await mailHolder(bank, db, row, now);
  const payload = { card_id, last4, application_id, status, previous_status: from, reason: note };
  if (status !== from) await webhookEvent(db, company_id, 'card_status', payload, now);
  if (event === 'activate') await webhookEvent(db, company_id, 'activation', { card_id, last4, application_id, status }, now);
}

async function ringBell(db: Db, { company_id, card_id: id }: Card, kind: NoticeKind, params: Readonly<Record<string, string>>, now: Date) {
  const people = await db
    .select()
    .from(users)
    .where(and(eq(users.company_id, company_id), eq(users.status, 'active')));
  for (const { user_id, user_type, authjson } of people)
    if (may({ userType: user_type, authjson }, '4'))
      await notify(db, { company_id, user_id, kind, params, about: { what: 'card', id }, now });
}

async function mailHolder(bank: Bank, db: Db, { company_id, application_id, last4, holder_name }: Card, now: Date): Promise<void> {
  if (application_id === null) return;
  const [application] = await db
    .select()
    .from(cardApplications)
    .where(and(eq(cardApplications.company_id, company_id), eq(cardApplications.application_id, application_id)));
  if (!application) return;
  const company = await displayName(db, application);
  const params = { name: holder_name, company, last4 };
  const language = readLanguage(application.language);
  await queueMail(bank, db, { company_id, to: application.email, language, template: 'card_delivered', params, now });
}
