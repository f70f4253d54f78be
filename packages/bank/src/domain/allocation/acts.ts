/** Acts on many cards of batches, in the caller's transaction: each row has an outcome of its own (PRG-17 to PRG-20). */
import type { ActResult } from '@bankside/core/contract/programmes/shapes.ts';
import { allocation } from '@bankside/core/rules/lifecycles/allocation.ts';
import { step } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import type { BindReason } from '@bankside/core/rules/programmes/programmes.ts';
import type { Bank } from '../../platform/bank.ts';
import type { Db } from '../../store/store.ts';
import { changeCard, moveCard, noteEvent, unblockOf, type Card } from '../issued-cards/cards.ts';
import { webhookEvent } from '../messages/notify.ts';
import { blockBar, unbindBar, unblockBar } from '../programmes/cards/batch-card-view.ts';
import { batchCardOf } from '../programmes/cards/batch-cards.ts';
import type { By } from '../programmes/history.ts';
import { followOrder } from '../programmes/orders.ts';
import { allocationState, allocationWire, lockOrder, webhookOf } from './binding.ts';
import { release } from './reserving.ts';
import { done, refused } from './trying.ts';

export type Act = {
  readonly company_id: string;
  readonly card_ids: readonly string[];
  readonly by: By;
  readonly note?: string;
  readonly now: Date;
};
/** Answers why it is refused, or '' and it is done. */
type One = (bank: Bank, db: Db, card: Card, act: Act) => Promise<BindReason | ''>;

const unbind: One = async (_bank, db, card, { by, now }) => {
  const next = step(allocation, allocationState(card), 'unbind', 'client');
  const bar = unbindBar(card);
  if (bar !== '' || next === null) return bar || 'notBound';
  const set = { application_id: null, holder_name: '', allocation: allocationWire(next), bound_at: null };
  const free = await changeCard(db, card, set, now);
  await noteEvent(db, free, { event: 'unbind', by, note: card.holder_name, from: card.status, now });
  await webhookEvent(db, card.company_id, 'card_status', webhookOf(free), now);
  return '';
};

const block: One = async (bank, db, card, { by, note = '', now }) => {
  const bar = blockBar(card);
  if (bar === '') await moveCard(bank, db, card, { event: 'blockAsClient', by, note, now });
  return bar;
};

const unblock: One = async (bank, db, card, { by, now }) => {
  const bar = unblockBar(card);
  const event = unblockOf(card, by);
  if (bar !== '' || event === null) return bar || 'notBlocked';
  await moveCard(bank, db, card, { event, by, now });
  return '';
};

const give: One = async (_bank, db, card, { by, now }) => ((await release(db, card, { by, now })) === null ? 'notReserved' : '');

const ones = { unbind, block, unblock, release: give } as const satisfies Record<string, One>;

/** All cards are locked in the order of their ids, then the orders that will follow, before anything is written. */
export async function actOn(bank: Bank, db: Db, what: keyof typeof ones, act: Act): Promise<ActResult[]> {
  const { company_id, card_ids, by, now } = act;
  const rows = new Map<string, Card>();
  for (const card_id of [...new Set(card_ids)].sort()) {
    const card = await batchCardOf(db, company_id, card_id, true);
    if (card) rows.set(card_id, card);
  }
  const orders = what === 'unbind' ? [...new Map([...rows.values()].map((card) => [card.order_id ?? '', card])).entries()].sort() : [];
  for (const [, card] of orders) await lockOrder(db, card);
  const results: ActResult[] = [];
  const seen = new Set<string>();
  for (const card_id of card_ids) {
    const card = rows.get(card_id);
    const said = { card_id, kit_number: card?.kit_number ?? '', holder_name: card?.holder_name ?? '' };
    const reason = !card ? 'kitUnknown' : seen.has(card_id) ? 'kitTwice' : await ones[what](bank, db, card, act);
    seen.add(card_id);
    results.push(reason === '' ? done(said) : refused(said, reason));
  }
  for (const [order_id] of orders) await followOrder(bank, db, { company_id, order_id }, { by, now });
  return results;
}
