/** Money on a card and off it: each order once, decided now or later, and what was done may be taken back. */
import type { LoadOrder, LoadState } from '../adapters/issuer/issuer.ts';
import { cardOf, cents, change, deskOf, Impossible, minus, plus, put, schedule, tell, type At, type Books, type LoadRow } from './books.ts';
import { spendable } from './fees.ts';

/** One that was reversed was done; an event says the rest. */
const stateOf = ({ state, reason }: LoadRow): LoadState => ({ state: state === 'reversed' ? 'done' : state, reason });

export function load(books: Books, order: LoadOrder, at: At): LoadState {
  const known = books.tables.loads.get(order.load_id);
  if (known) return stateOf(known);
  cardOf(books, order.card_id);
  const { settings } = deskOf(books);
  put(books, 'loads', order.load_id, { ...order, at: at.now.toISOString(), state: 'pending', reason: '' });
  if (settings.loads === 'pending') schedule(books, 'load', order.load_id, at, settings.load_after);
  else decide(books, order.load_id, at, settings.loads === 'refused' ? 'programme_limit' : null);
  return stateOf(loadOf(books, order.load_id));
}

export const loadState = ({ tables }: Books, load_id: string): LoadState | null => {
  const known = tables.loads.get(load_id);
  return known ? stateOf(known) : null;
};

function loadOf({ tables }: Books, load_id: string): LoadRow {
  const row = tables.loads.get(load_id);
  if (!row) throw new Impossible('no such load');
  return row;
}

/** Money leaves any card that still exists; it goes on none that has ended. */
function whyNot(books: Books, { card_id, direction, amount }: LoadRow): string | null {
  const card = cardOf(books, card_id);
  if (cents(amount) <= 0n) return 'amount';
  if (direction === 'load') return card.ended ? 'card_ended' : null;
  return cents(amount) > spendable(books, card) ? 'insufficient' : null;
}

/** Decides a pending one: no by `refused`, or by its own rules. */
export function decide(books: Books, load_id: string, at: At, refused: string | null = null): void {
  const row = loadOf(books, load_id);
  if (row.state !== 'pending') throw new Impossible(`the load is ${row.state}`);
  const reason = refused ?? whyNot(books, row);
  const { card_id, direction, amount } = row;
  put(books, 'loads', load_id, { ...row, state: reason === null ? 'done' : 'refused', reason: reason ?? '' });
  if (reason === null) {
    const { balance } = cardOf(books, card_id);
    change(books, card_id, { balance: direction === 'load' ? plus(balance, amount) : minus(balance, amount) });
  }
  tell(books, card_id, at, { type: reason === null ? 'load_done' : 'load_refused', load_id, reason: reason ?? '' });
  put(books, 'due', `load ${load_id}`, null);
}

/** Takes back a load that was done, while its money is still there. */
export function reverseLoad(books: Books, load_id: string, at: At): LoadRow {
  const row = loadOf(books, load_id);
  if (row.state !== 'done' || row.direction !== 'load') throw new Impossible('only a load that was done can be taken back');
  const card = cardOf(books, row.card_id);
  if (cents(row.amount) > spendable(books, card)) throw new Impossible('its money is spent');
  put(books, 'loads', load_id, { ...row, state: 'reversed' });
  change(books, row.card_id, { balance: minus(card.balance, row.amount) });
  tell(books, row.card_id, at, { type: 'load_reversed', load_id, reason: 'taken_back' });
  return loadOf(books, load_id);
}
