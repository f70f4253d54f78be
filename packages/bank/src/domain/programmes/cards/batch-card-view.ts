/** A card of a batch as it is answered, with why an act is not offered. */
import type { BatchCard, Reservation } from '@bankside/core/contract/programmes/shapes.ts';
import type { BindReason, PrintState } from '@bankside/core/rules/programmes/programmes.ts';
import type { z } from 'zod/mini';
import { and, eq, inArray } from 'drizzle-orm';
import { cardApplications, applyLinks } from '../../../store/card-schema.ts';
import { cardOrders, cardReservations } from '../../../store/programme-schema.ts';
import type { Db } from '../../../store/store.ts';
import { isOpen } from '../../../platform/callers/guests.ts';
import { cardState, statusAfter, unblockOf, type By, type Card } from '../../issued-cards/cards.ts';
import { lockedUntil } from '../../issued-cards/tries.ts';
import { partOf } from './card-parts.ts';
import { reservationState } from './reservation-state.ts';

const byClient: By = { actor: 'client' };
const blockers: Readonly<Record<string, string>> = { blockedByUser: 'user', blockedByClient: 'client', blockedByAdmin: 'admin' };
const ended: readonly ReturnType<typeof cardState>[] = ['replaced', 'expired', 'cancelled', 'unknown'];

/** Why nothing at all may be done with it: '' where something may. */
function shut(row: Card): BindReason | '' {
  if (row.print_status === 'damaged' || ended.includes(cardState(row))) return 'ended';
  return row.allocation === '' ? 'notDelivered' : '';
}

export function unbindBar(row: Card): BindReason | '' {
  const bar = shut(row);
  if (bar) return bar;
  if (row.allocation !== 'bound') return 'notBound';
  if (row.activated_at !== null || cardState(row) === 'active') return 'isActive';
  if (cardState(row) === 'replacementPending') return 'replacementApplied';
  return cardState(row) === 'blockedByAdmin' ? 'blockedByAdministrator' : '';
}

export function blockBar(row: Card): BindReason | '' {
  const bar = shut(row);
  if (bar) return bar;
  const state = cardState(row);
  if (state === 'replacementPending') return 'replacementApplied';
  return statusAfter(row, 'blockAsClient', byClient) === null ? 'alreadyBlocked' : '';
}

export function unblockBar(row: Card): BindReason | '' {
  const bar = shut(row);
  if (bar) return bar;
  const state = cardState(row);
  if (state === 'blockedByAdmin') return 'blockedByAdministrator';
  if (state === 'replacementPending') return 'replacementApplied';
  return unblockOf(row, byClient) === null ? 'notBlocked' : '';
}

/** What speaks against binding, of the card alone. */
export function bindBar(
  row: Card,
  { isReserved, isLocked }: { readonly isReserved: boolean; readonly isLocked: boolean },
): BindReason | '' {
  const bar = shut(row);
  if (bar) return bar;
  if (row.allocation === 'bound') return 'alreadyBound';
  if (cardState(row) !== 'inactive') return 'blocked';
  if (isReserved) return 'reserved';
  return isLocked ? 'locked' : '';
}

async function reservationsOf(
  db: Db,
  company_id: string,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, z.output<typeof Reservation>>> {
  const rows = await db
    .select({ kept: cardReservations, application: cardApplications, link: applyLinks })
    .from(cardReservations)
    .leftJoin(
      cardApplications,
      and(
        eq(cardApplications.company_id, cardReservations.company_id),
        eq(cardApplications.application_id, cardReservations.application_id),
      ),
    )
    .leftJoin(applyLinks, and(eq(applyLinks.company_id, cardReservations.company_id), eq(applyLinks.link_id, cardReservations.link_id)))
    .where(and(eq(cardReservations.company_id, company_id), inArray(cardReservations.card_id, [...ids])));
  return new Map(
    rows.map(({ kept, application, link }) => [
      kept.card_id,
      {
        name: kept.name,
        email: kept.email,
        invited_at: kept.created_at.toISOString(),
        application_id: kept.application_id ?? '',
        status: reservationState({ application, isLinkOpen: link !== null && isOpen(link, now) }),
      },
    ]),
  );
}

/** All of one company, in the order given. */
export async function batchCards(db: Db, rows: readonly Card[], now: Date): Promise<BatchCard[]> {
  const company_id = rows[0]?.company_id;
  if (company_id === undefined) return [];
  const orders = await db
    .select({ order_id: cardOrders.order_id, number: cardOrders.number })
    .from(cardOrders)
    .where(and(eq(cardOrders.company_id, company_id), inArray(cardOrders.order_id, [...new Set(rows.map((row) => row.order_id ?? ''))])));
  const numbers = new Map(orders.map(({ order_id, number }) => [order_id, number]));
  const kept = await reservationsOf(
    db,
    company_id,
    rows.map(({ card_id }) => card_id),
    now,
  );
  const locked = await lockedUntil(db, rows, now);
  return rows.map((row) => {
    const reserved_for = kept.get(row.card_id) ?? null;
    const print_status = row.print_status as PrintState;
    return {
      card_id: row.card_id,
      last4: row.last4,
      kit_number: row.kit_number,
      order_id: row.order_id ?? '',
      order_number: numbers.get(row.order_id ?? '') ?? '',
      tier: row.tier as BatchCard['tier'],
      card_class: row.card_class as BatchCard['card_class'],
      status: row.status,
      blocked_by: blockers[cardState(row)] ?? '',
      print_status,
      delivery_status: print_status === 'ordered' || print_status === 'printing' ? ('none' as const) : print_status,
      allocation: row.allocation,
      part: partOf(row),
      allocated_to: row.allocation === 'bound' ? row.holder_name : '',
      application_id: row.application_id ?? '',
      reserved_for,
      expiry: row.expiry,
      updated_at: row.updated_at.toISOString(),
      version: row.version,
      acts: {
        bind: bindBar(row, { isReserved: reserved_for !== null, isLocked: locked.has(row.card_id) }),
        unbind: unbindBar(row),
        block: blockBar(row),
        unblock: unblockBar(row),
      },
    };
  });
}
