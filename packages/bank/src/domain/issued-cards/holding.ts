/** Who holds a card, as a user: a person of its company whose own email is that of the application, which the holder has proved (CRD-68). */
import type { OwnCard } from '@bankside/core/contract/cards/shapes.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Person } from '../../platform/callers/sessions.ts';
import { cardApplications } from '../../store/card-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import type { Db } from '../../store/store.ts';
import { cardState, statusAfter, unblockOf, type By, type Card } from './cards.ts';

type Holder = Pick<Person, 'company_id' | 'email'>;

export const byHolder = ({ user_id, full_name }: Pick<Person, 'user_id' | 'full_name'>) =>
  ({ actor: 'user', user_id, name: full_name }) as const satisfies By;

export async function cardsHeldBy(db: Db, { company_id, email }: Holder): Promise<Card[]> {
  const rows = await db
    .select({ card: cards })
    .from(cards)
    .innerJoin(
      cardApplications,
      and(eq(cardApplications.company_id, cards.company_id), eq(cardApplications.application_id, cards.application_id)),
    )
    .where(and(eq(cards.company_id, company_id), eq(sql`lower(${cardApplications.email})`, email.toLowerCase())))
    .orderBy(asc(cards.created_at), asc(cards.card_id));
  return rows.map(({ card }) => card);
}

/** A block of the company or of the bank is not the holder's to undo. */
const shut: Readonly<Partial<Record<ReturnType<typeof cardState>, OwnCard['actions']['block']>>> = {
  blockedByClient: 'blockedByCompany',
  blockedByAdmin: 'blockedByAdministrator',
  replacementPending: 'replacementApplied',
  replaced: 'final',
  expired: 'final',
  cancelled: 'final',
  unknown: 'final',
};

export function ownCard(row: Card, by: By): OwnCard {
  const { card_id, last4, holder_name, status, expiry, version } = row;
  const state = cardState(row);
  return {
    card_id,
    last4,
    holder_name,
    tier: row.tier as OwnCard['tier'],
    card_class: row.card_class as OwnCard['card_class'],
    status,
    expiry,
    version,
    actions: {
      block:
        statusAfter(row, 'blockAsUser', by) === null ? (shut[state] ?? (state === 'consolidating' ? 'notDelivered' : 'notActive')) : '',
      unblock: unblockOf(row, by) === null ? (shut[state] ?? 'notBlocked') : '',
    },
  };
}
