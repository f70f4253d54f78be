/** One card is given to one person: bound, or kept for somebody who is not verified yet. One transaction of the caller's (PRG-15, PRG-20). */
import { allocation, type AllocationState } from '@bankside/core/rules/lifecycles/allocation.ts';
import { stateOf, step } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { readLanguage, type Language } from '@bankside/core/rules/languages.ts';
import { and, eq } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { cardReservations, cardOrders } from '../../store/programme-schema.ts';
import type { Db } from '../../store/store.ts';
import { displayName } from '../cards/application-news.ts';
import { applicationOf, moveApplication, statusAfter, type Row as Application } from '../cards/applications.ts';
import { changeCard, noteEvent, type Card } from '../issued-cards/cards.ts';
import { queueMail } from '../messages/mail.ts';
import { webhookEvent } from '../messages/notify.ts';
import { batchCardOf } from '../programmes/cards/batch-cards.ts';
import type { By } from '../programmes/history.ts';
import { followOrder } from '../programmes/orders.ts';
import { reservedAmong } from './finding.ts';
import { judge, type Found, type Judgement } from './judge.ts';
import { reserve } from './reserving.ts';

export const allocationState = ({ allocation: wire }: Pick<Card, 'allocation'>): AllocationState | 'unknown' => stateOf(allocation, wire);
export const allocationWire = (state: AllocationState): string => String(allocation.states[state].wire);

export type Giving = {
  readonly company_id: string;
  readonly card_id: string;
  readonly holder: Found;
  readonly by: By;
  readonly language: Language;
  readonly now: Date;
};

/** Locks it behind its cards, before anything is written down. */
export const lockOrder = (db: Db, { company_id, order_id }: Card) =>
  db
    .select({ order_id: cardOrders.order_id })
    .from(cardOrders)
    .where(and(eq(cardOrders.company_id, company_id), eq(cardOrders.order_id, order_id ?? '')))
    .for('update');

/** The code was right. Judged once more as things are now, behind the locks: application, card, order, in this order. */
export async function give(bank: Bank, db: Db, { company_id, card_id, holder, by, language, now }: Giving): Promise<Judgement> {
  const application =
    holder.kind === 'person' ? await applicationOf(db, { company_id, application_id: holder.application.application_id }, true) : null;
  const card = await batchCardOf(db, company_id, card_id, true);
  const person: Found = holder.kind !== 'person' ? holder : application ? { ...holder, application } : { kind: 'unknown' };
  const isReserved = (await reservedAmong(db, company_id, [card_id])).has(card_id);
  const judgement = judge({ card, isReserved, isLocked: false, isTwice: false, holder: person, code: 'right' });
  if (!card) return judgement;
  if (judgement.way === 'reserve') await reserve(bank, db, card, person, { by, language, now });
  if (judgement.way === 'bind' && application) await bindTo(bank, db, card, application, { by, now });
  if (judgement.way === 'refuse' && step(allocation, allocationState(card), 'bindFails', by.actor === 'client' ? 'client' : 'system'))
    await noteEvent(db, card, { event: 'bindFails', by, note: judgement.reason, from: card.status, now });
  return judgement;
}

type Binding = { readonly by: By; readonly now: Date };

/** Of a card and an application that are locked and judged. A reservation of the card is over. */
export async function bindTo(bank: Bank, db: Db, card: Card, application: Application, { by, now }: Binding): Promise<void> {
  const next = step(allocation, allocationState(card), 'bind', by.actor === 'client' ? 'client' : 'system');
  if (next === null) throw new Error('a card that cannot be bound was judged so');
  const { company_id, card_id, order_id, last4, status } = card;
  const { application_id, holder_name } = application;
  await lockOrder(db, card);
  const bound = await changeCard(db, card, { application_id, holder_name, allocation: allocationWire(next), bound_at: now }, now);
  await db.delete(cardReservations).where(and(eq(cardReservations.company_id, company_id), eq(cardReservations.card_id, card_id)));
  await noteEvent(db, bound, { event: 'bind', by, note: holder_name, from: status, now });
  const system = { actor: 'system', id: 'system' } as const;
  if (statusAfter(application, 'bind', system) !== null) await moveApplication(bank, db, application, { event: 'bind', by: system, now });
  else await mailHolder(bank, db, application, last4, now);
  await followOrder(bank, db, { company_id, order_id: order_id ?? '' }, { by, now });
  await webhookEvent(db, company_id, 'card_status', webhookOf(bound), now);
}

export const webhookOf = ({ card_id, last4, application_id, status, allocation: state }: Card) => ({
  card_id,
  last4,
  application_id,
  status,
  previous_status: status,
  allocation: state,
  reason: '',
});

async function mailHolder(bank: Bank, db: Db, application: Application, last4: string, now: Date): Promise<void> {
  const { company_id, email, holder_name } = application;
  const params = { name: holder_name, company: await displayName(db, application), last4 };
  await queueMail(bank, db, { company_id, to: email, language: readLanguage(application.language), template: 'card_given', params, now });
}
