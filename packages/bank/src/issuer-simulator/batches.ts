/** Cards of batches: made by the piece, sent in parcels, delivered whole or in part, and some of them damaged. */
import type { BatchOrder, IssuerCard } from '../adapters/issuer/issuer.ts';
import { change, cardOf, deskOf, Impossible, put, schedule, tell, viewOf, type At, type Books, type CardRow } from './books.ts';
import { newCard, newNumbers, wantPrintable } from './cards.ts';
import { kitNumber, trackingNumber } from './numbers.ts';

/** Kit numbers of a batch follow each other, as boxes of kits do. */
function kitsFrom(books: Books): (index: number) => string {
  const taken = new Set([...books.tables.cards.values()].map(({ kit_number }) => kit_number));
  for (;;) {
    const from = Number(kitNumber().slice('KIT'.length));
    const kitAt = (index: number) => `KIT${String((from + index) % 1_000_000_000).padStart(9, '0')}`;
    if (!taken.has(kitAt(0)) && !taken.has(kitAt(499))) return kitAt;
  }
}

export function printBatch(books: Books, { batch_id, card_ids, limits, ...printed }: BatchOrder, at: At): IssuerCard[] {
  const { issuing, ship_after } = deskOf(books).settings;
  const fresh = card_ids.filter((id) => !books.tables.cards.has(id));
  if (fresh.length > 0) wantPrintable(books, printed.name_on_card);
  const kitAt = kitsFrom(books);
  for (const [index, card_id] of fresh.entries()) {
    const made = {
      card_id,
      batch_id,
      holder_name: '',
      replaces: null,
      ...printed,
      ...newNumbers(at),
      kit_number: kitAt(index),
      ...newCard,
      limits,
    };
    const isRefused = issuing === 'refused_later';
    put(books, 'cards', card_id, { ...made, ended: isRefused ? 'closed' : null });
    tell(
      books,
      card_id,
      at,
      isRefused ? { type: 'issue_refused', reason: 'programme_limit' } : { type: 'issued', from: null, moved: '0.00' },
    );
  }
  if (fresh.length > 0) schedule(books, 'ship-batch', batch_id, at, ship_after);
  return [...new Set(card_ids)].map((id) => viewOf(cardOf(books, id)));
}

const open = (card: CardRow, batch_id: string) => card.batch_id === batch_id && card.ended === null;

/** By their kit numbers. */
function waiting(books: Books, batch_id: string, progress: readonly CardRow['progress'][]): CardRow[] {
  const all = [...books.tables.cards.values()];
  if (!all.some((card) => card.batch_id === batch_id)) throw new Impossible('there is no such batch');
  return all
    .filter((card) => open(card, batch_id) && progress.includes(card.progress))
    .sort((one, other) => (one.kit_number < other.kit_number ? -1 : 1));
}

function first(cards: readonly CardRow[], count: number | undefined): readonly CardRow[] {
  const chosen = cards.slice(0, count);
  if (chosen.length === 0 || chosen.length < (count ?? 1)) throw new Impossible(`only ${cards.length} cards are there for that`);
  return chosen;
}

/** One parcel with the first so many of those that wait; all of them without a count. */
export function shipBatch(books: Books, batch_id: string, at: At, count?: number): void {
  const tracking = trackingNumber();
  const { deliver_after } = deskOf(books).settings;
  for (const { card_id } of first(waiting(books, batch_id, ['issued']), count)) {
    change(books, card_id, { progress: 'shipped' });
    tell(books, card_id, at, { type: 'shipped', tracking });
    schedule(books, 'deliver', card_id, at, deliver_after);
  }
}

/** The first so many of those on their way; where none is, the rest is sent first. */
export function deliverBatch(books: Books, batch_id: string, at: At, count?: number): void {
  if (waiting(books, batch_id, ['shipped']).length === 0) shipBatch(books, batch_id, at, count);
  for (const { card_id } of first(waiting(books, batch_id, ['shipped']), count)) {
    change(books, card_id, { progress: 'delivered' });
    tell(books, card_id, at, { type: 'delivered' });
    put(books, 'due', `deliver ${card_id}`, null);
  }
}

/** The first so many of those that were sent and that nobody has activated. */
export function damageBatch(books: Books, batch_id: string, at: At, count = 1): void {
  for (const { card_id } of first(waiting(books, batch_id, ['shipped', 'delivered']), count)) {
    change(books, card_id, { ended: 'closed' });
    tell(books, card_id, at, { type: 'damaged', reason: 'arrived damaged' });
    put(books, 'due', `deliver ${card_id}`, null);
  }
}
