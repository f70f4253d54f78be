/** What the issuer says of a card of a batch (PRG-10, PRG-13): where it is, and what its order makes of that. In the event's transaction, behind the card's lock. */
import type { PrintState } from '@bankside/core/rules/programmes/programmes.ts';
import { printStates } from '@bankside/core/rules/programmes/programmes.ts';
import { and, eq } from 'drizzle-orm';
import { cards } from '../../../store/issued-card-schema.ts';
import { cardOrders } from '../../../store/programme-schema.ts';
import type { Db } from '../../../store/store.ts';
import type { EventOf, Happening } from '../../card-money/event-handler.ts';
import { cardOf, type Card } from '../../issued-cards/cards.ts';
import { takeCardWord } from '../../issued-cards/issuer-word.ts';
import { damageCard } from './damage.ts';
import { countHappened, theIssuer } from '../history.ts';
import { aboutOrder, orderOf } from '../orders.ts';

type CardWord = EventOf<'issued' | 'issue_refused' | 'shipped' | 'delivered' | 'damaged' | 'expired'>;
const reached: Readonly<Partial<Record<CardWord['type'], PrintState>>> = { issued: 'printing', shipped: 'shipped', delivered: 'delivered' };

/** News of several cards go out together, when nothing more has arrived for so long. */
const quietSec = 15;

/** A card on its own is the issuer's word alone; one of a batch concerns its order too. */
export async function takeIssuerWord(happening: Happening, event: CardWord): Promise<void> {
  const { card: before } = happening;
  if (event.type !== 'damaged') await takeCardWord(happening, event);
  if (before.order_id === null) return;
  const row = await cardOf(happening.db, before, true);
  if (!row) return;
  if (event.type === 'damaged' || event.type === 'issue_refused') await lost(happening, row, event);
  else if (event.type !== 'expired') await moved(happening, row, event);
}

const later = (one: string, other: PrintState): boolean => printStates.indexOf(one as PrintState) < printStates.indexOf(other);

/** Late and out of order a card never goes back; each parcel is counted in one line of the order's history. */
async function moved({ db, card: before, now }: Happening, row: Card, event: EventOf<'issued' | 'shipped' | 'delivered'>): Promise<void> {
  const to = reached[event.type];
  const { company_id, order_id } = row;
  if (!to || order_id === null || row.print_status === 'damaged') return;
  const isNews =
    event.type === 'issued'
      ? before.issued_at === null
      : event.type === 'shipped'
        ? before.shipped_at === null
        : before.delivered_at === null;
  const set = {
    ...(later(row.print_status, to) ? { print_status: to } : {}),
    ...(event.type === 'shipped' && row.shipped_at === null ? { shipped_at: now } : {}),
    ...(event.type === 'delivered' && row.delivered_at === null ? { delivered_at: now } : {}),
    ...(event.type === 'delivered' && row.allocation === '' ? { allocation: 'unassigned' } : {}),
  };
  if (Object.keys(set).length > 0)
    await db
      .update(cards)
      .set({ ...set, updated_at: now })
      .where(and(eq(cards.company_id, company_id), eq(cards.card_id, row.card_id)));
  if (!isNews) return;
  const order = await orderOf(db, { company_id, order_id }, true);
  if (!order) return;
  const note = event.type === 'shipped' ? row.tracking : ''; // the parcel of a delivered one may become known later
  await countHappened(db, aboutOrder(order), { event: event.type, by: theIssuer, note, now });
  if (event.type !== 'issued') await newsSoon(db, order, now);
}

const newsSoon = (db: Db, { company_id, order_id }: { company_id: string; order_id: string }, now: Date) =>
  db
    .update(cardOrders)
    .set({ news_due_at: new Date(now.getTime() + quietSec * 1000) })
    .where(and(eq(cardOrders.company_id, company_id), eq(cardOrders.order_id, order_id)));

/** It arrived damaged, or could not be made at all: either way its place can be ordered again. Somebody's card it is no more. */
async function lost({ bank, db, now }: Happening, row: Card, event: EventOf<'damaged' | 'issue_refused'>): Promise<void> {
  const isRefused = event.type === 'issue_refused';
  if (row.print_status === 'damaged' || row.allocation === 'bound' || row.activated_at !== null) return;
  await damageCard(bank, db, row, { event: isRefused ? 'unmade' : 'damaged', by: theIssuer, note: event.reason, now });
}
