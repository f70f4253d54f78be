/** Cards that are kept for people are bound by the system once those are verified (PRG-20). */
import { cardApplication } from '@bankside/core/rules/lifecycles/card-application.ts';
import { may } from '@bankside/core/rules/access/permissions.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { cardApplications } from '../../store/card-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import { cardReservations } from '../../store/programme-schema.ts';
import { users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { applicationOf } from '../cards/applications.ts';
import { wireOf, type Card } from '../issued-cards/cards.ts';
import { notify } from '../messages/notify.ts';
import { theSystem } from '../programmes/history.ts';
import { batchCardOf } from '../programmes/cards/batch-cards.ts';
import { bindTo } from './binding.ts';
import { judge } from './judge.ts';

const batch = 50;
const approved = (['approved', 'processing', 'valid'] as const).map((state) => String(cardApplication.states[state].wire));
type Kept = { readonly company_id: string; readonly card_id: string; readonly application_id: string };

/** One transaction for each; one that was released or bound meanwhile is left alone. Answers how many were bound. */
export async function bindKept(bank: Bank): Promise<number> {
  const due = await bank.store.db
    .select({
      company_id: cardReservations.company_id,
      card_id: cardReservations.card_id,
      application_id: cardApplications.application_id,
    })
    .from(cardReservations)
    .innerJoin(
      cardApplications,
      and(
        eq(cardApplications.company_id, cardReservations.company_id),
        eq(cardApplications.application_id, cardReservations.application_id),
      ),
    )
    .innerJoin(cards, and(eq(cards.company_id, cardReservations.company_id), eq(cards.card_id, cardReservations.card_id)))
    .where(
      and(
        inArray(cardApplications.status, approved),
        eq(cardApplications.verification_status, 'approved'),
        eq(cards.allocation, 'unassigned'),
        eq(cards.status, wireOf('inactive')),
      ),
    )
    .orderBy(asc(cardReservations.created_at))
    .limit(batch);
  let bound = 0;
  for (const kept of due) if (await bank.store.tx((db) => bindOne(bank, db, kept, bank.clock.now()))) bound += 1;
  return bound;
}

async function bindOne(bank: Bank, db: Db, { company_id, card_id, application_id }: Kept, now: Date): Promise<boolean> {
  const application = await applicationOf(db, { company_id, application_id }, true);
  const card = await batchCardOf(db, company_id, card_id, true);
  const [kept] = await db
    .select()
    .from(cardReservations)
    .where(and(eq(cardReservations.company_id, company_id), eq(cardReservations.card_id, card_id)));
  if (!application || !card || kept?.application_id !== application_id) return false;
  const holder = { kind: 'person', application, byEmail: false } as const;
  if (judge({ card, isReserved: false, isLocked: false, isTwice: false, holder, code: 'right' }).way !== 'bind') return false;
  await bindTo(bank, db, card, application, { by: theSystem, now });
  await ringBell(db, card, application.holder_name, now);
  return true;
}

async function ringBell(db: Db, { company_id, card_id, last4 }: Card, holder: string, now: Date): Promise<void> {
  const people = await db
    .select()
    .from(users)
    .where(and(eq(users.company_id, company_id), eq(users.status, 'active')));
  for (const { user_id, user_type, authjson } of people)
    if (may({ userType: user_type, authjson }, '9-2'))
      await notify(db, {
        company_id,
        user_id,
        kind: 'card_kept_bound',
        params: { holder, last4 },
        about: { what: 'card', id: card_id },
        now,
      });
}
