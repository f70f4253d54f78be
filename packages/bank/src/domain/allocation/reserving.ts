/** A card is kept for a person who is not verified yet: invited by a link of their own, until they are, or the company releases it (PRG-20). */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Language } from '@bankside/core/rules/languages.ts';
import { link as linkLifecycle } from '@bankside/core/rules/lifecycles/link.ts';
import { applicantTypes } from '@bankside/core/rules/options.ts';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { applyLinks, linkDirectory } from '../../store/card-schema.ts';
import { cardReservations } from '../../store/programme-schema.ts';
import { companies } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import type { Row as Application } from '../cards/applications.ts';
import { changeCard, noteEvent, type Card } from '../issued-cards/cards.ts';
import { queueMail } from '../messages/mail.ts';
import type { By } from '../programmes/history.ts';
import type { Found } from './judge.ts';

type How = { readonly by: By; readonly language: Language; readonly now: Date };
const { fresh, expired } = linkLifecycle.states;

/** Of a locked card. Somebody who has applied already is not invited. */
export async function reserve(bank: Bank, db: Db, card: Card, person: Found, { by, language, now }: How): Promise<void> {
  if (person.kind !== 'person' && person.kind !== 'invite') throw new Error('a card is kept for nobody');
  const { company_id, card_id } = card;
  const application = person.kind === 'person' ? person.application : null;
  const { name, email } = person.kind === 'person' ? { name: person.application.holder_name, email: person.application.email } : person;
  const link_id = application ? null : await invite(bank, db, card, { name, email, language, now });
  await db.insert(cardReservations).values({
    company_id,
    card_id,
    name,
    email,
    link_id,
    application_id: application?.application_id ?? null,
    reserved_by: by.user_id ?? company_id,
    created_at: now,
  });
  const kept = await changeCard(db, card, {}, now);
  await noteEvent(db, kept, { event: 'reserve', by, note: name, from: card.status, now });
}

type Invited = { readonly name: string; readonly email: string; readonly language: Language; readonly now: Date };

async function invite(
  bank: Bank,
  db: Db,
  { company_id, tier, card_class }: Card,
  { name, email, language, now }: Invited,
): Promise<string> {
  const [company] = await db.select({ name: companies.project_name }).from(companies).where(eq(companies.company_id, company_id));
  const { days } = bank.policy.invitations;
  const link_id = randomUUID();
  const link_path = randomBytes(16).toString('base64url');
  await db.insert(linkDirectory).values({ link_path, company_id, link_id });
  await db.insert(applyLinks).values({
    company_id,
    link_id,
    link_path,
    variant: 'link',
    display_name: company?.name ?? '',
    applicant_types: [...applicantTypes],
    tier,
    card_class,
    status: String(fresh.wire),
    expires_at: new Date(now.getTime() + days * 86_400_000),
    created_at: now,
  });
  const params = { name, company: company?.name ?? '', days, link: `${bank.origin}/cards/${link_path}` };
  await queueMail(bank, db, { company_id, to: email, language, template: 'card_invitation', params, now });
  return link_id;
}

/** Of a locked card; null where it was kept for nobody. The invitation ends with it. */
export async function release(db: Db, card: Card, { by, now }: Pick<How, 'by' | 'now'>): Promise<string | null> {
  const { company_id, card_id } = card;
  const [kept] = await db
    .delete(cardReservations)
    .where(and(eq(cardReservations.company_id, company_id), eq(cardReservations.card_id, card_id)))
    .returning();
  if (!kept) return null;
  if (kept.link_id) await closeLink(db, company_id, kept.link_id);
  const free = await changeCard(db, card, {}, now);
  await noteEvent(db, free, { event: 'release', by, note: kept.name, from: card.status, now });
  return kept.name;
}

const closeLink = (db: Db, company_id: string, link_id: string) =>
  db
    .update(applyLinks)
    .set({ status: String(expired.wire), version: sql`${applyLinks.version} + 1` })
    .where(and(eq(applyLinks.company_id, company_id), eq(applyLinks.link_id, link_id), ne(applyLinks.status, String(expired.wire))));

/** An application that came by the link of an invitation, from the person who was invited: the link has done its work. */
export async function noteInvited(db: Db, { company_id, application_id, link_id, email }: Application): Promise<void> {
  if (link_id === null) return;
  const noted = await db
    .update(cardReservations)
    .set({ application_id })
    .where(
      and(
        eq(cardReservations.company_id, company_id),
        eq(cardReservations.link_id, link_id),
        isNull(cardReservations.application_id),
        eq(sql`lower(${cardReservations.email})`, email.toLowerCase()),
      ),
    )
    .returning({ card_id: cardReservations.card_id });
  if (noted.length > 0) await closeLink(db, company_id, link_id);
}
