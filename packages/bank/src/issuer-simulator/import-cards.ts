/** Cards that exist before the sandbox's first day, with all that has happened to them: the seeded ledger and these books begin equal. */
import type { CardLimits, CardOrder, IssuerCardState, IssuerEvent, LoadOrder } from '../adapters/issuer/issuer.ts';
import {
  change,
  cardOf,
  cents,
  dollars,
  emptyBooks,
  lastSeq,
  minus,
  plus,
  put,
  setDesk,
  type Books,
  type CardRow,
  type Tables,
} from './books.ts';
import { newCard } from './cards.ts';
import { luhnDigit } from '@bankside/core/rules/cards/card-number.ts';
import { pinHash } from './pins.ts';

export type ImportedCard = CardOrder & {
  readonly number: string;
  readonly kit_number: string;
  readonly activation_code: string;
  readonly expiry: string;
  readonly state: IssuerCardState;
  readonly pin?: string;
  readonly batch_id?: string;
  readonly blocked?: true;
  readonly limits?: CardLimits;
  /** What its history comes to; another sum is a fault of the seed. */
  readonly balance: string;
  readonly held: string;
  readonly loads: readonly LoadOrder[];
  /** The seed numbers the events of all cards 1, 2, 3 …; the bank has taken them. */
  readonly events: readonly IssuerEvent[];
};

const progressOf = (state: IssuerCardState): Pick<CardRow, 'progress' | 'blocked' | 'ended'> => {
  if (state === 'replaced' || state === 'closed' || state === 'expired') return { progress: 'active', blocked: false, ended: state };
  return state === 'blocked' ? { progress: 'active', blocked: true, ended: null } : { progress: state, blocked: false, ended: null };
};

/** Does to the books what the event says happened. */
function follow(books: Books, event: IssuerEvent, loads: ReadonlyMap<string, LoadOrder>): void {
  const { card_id, at } = event;
  const { balance, held } = cardOf(books, card_id);
  const purchase = 'authorisation_id' in event ? books.tables.purchases.get(event.authorisation_id) : undefined;
  switch (event.type) {
    case 'issued':
      change(books, card_id, { balance: plus(balance, event.moved) });
      if (event.from !== null)
        change(books, event.from, { balance: minus(cardOf(books, event.from).balance, event.moved), last_seq: event.seq });
      break;
    case 'authorised':
    case 'declined': {
      const { event_id: _event, seq: _seq, type, ...rest } = event;
      const reason = event.type === 'declined' ? event.reason : '';
      put(books, 'purchases', event.authorisation_id, { ...rest, state: type, reason, cleared: '0.00', fee: '0.00', refunded: '0.00' });
      if (type === 'authorised') change(books, card_id, { held: plus(held, event.amount) });
      break;
    }
    case 'cleared':
      if (!purchase) throw new Error(`event ${event.seq} clears what was never authorised`);
      put(books, 'purchases', event.authorisation_id, { ...purchase, state: 'cleared', cleared: event.amount, fee: event.fee });
      change(books, card_id, { balance: minus(minus(balance, event.amount), event.fee), held: minus(held, purchase.amount) });
      break;
    case 'reversed':
      if (!purchase) throw new Error(`event ${event.seq} reverses what was never authorised`);
      put(books, 'purchases', event.authorisation_id, { ...purchase, state: 'reversed' });
      change(books, card_id, { held: minus(held, purchase.amount) });
      break;
    case 'refunded':
      if (!purchase) throw new Error(`event ${event.seq} gives back what was never taken`);
      put(books, 'purchases', event.authorisation_id, { ...purchase, refunded: plus(purchase.refunded, event.amount) });
      change(books, card_id, { balance: plus(balance, event.amount) });
      break;
    case 'load_done':
    case 'load_refused':
    case 'load_reversed': {
      const order = loads.get(event.load_id);
      if (!order) throw new Error(`event ${event.seq} is about a load that is not there`);
      const state = event.type === 'load_done' ? 'done' : event.type === 'load_refused' ? 'refused' : 'reversed';
      put(books, 'loads', event.load_id, { ...order, at, state, reason: event.reason });
      const adds = (state === 'done') === (order.direction === 'load');
      if (state !== 'refused') change(books, card_id, { balance: adds ? plus(balance, order.amount) : minus(balance, order.amount) });
      break;
    }
    case 'issue_refused':
    case 'shipped':
    case 'delivered':
    case 'expired':
    case 'damaged':
      break;
  }
  put(books, 'events', String(event.seq), event);
  change(books, card_id, { last_seq: event.seq });
}

/** All of them into empty books, or none: a history that does not come out leaves nothing behind. */
export function importCards(books: Books, cards: readonly ImportedCard[]): void {
  if (books.tables.cards.size > 0) throw new Error('there are cards already');
  const read = emptyBooks();
  readCards(read, cards);
  for (const table of ['cards', 'loads', 'purchases', 'events'] as const) copy(books, read, table);
  setDesk(books, { pushed: lastSeq(books), month: '' });
}

function copy<T extends keyof Tables>(books: Books, read: Books, table: T): void {
  const rows: ReadonlyMap<string, Tables[T]> = read.tables[table];
  for (const [id, row] of rows) put(books, table, id, row);
}

function readCards(books: Books, cards: readonly ImportedCard[]): void {
  for (const { state, pin, limits, blocked, balance: _sum, held: _open, loads: _loads, events: _events, ...order } of cards) {
    if (luhnDigit(order.number.slice(0, -1)) !== order.number.slice(-1)) throw new Error(`the number of card ${order.card_id} is wrong`);
    const isBlocked = blocked ? { blocked: true } : {};
    const more = { ...isBlocked, ...(limits ? { limits } : {}), pin: pin === undefined ? null : pinHash(pin) };
    put(books, 'cards', order.card_id, { ...order, ...newCard, ...progressOf(state), ...more });
  }
  const loads = new Map(cards.flatMap((card) => card.loads.map((order) => [order.load_id, order] as const)));
  for (const event of cards.flatMap(({ events }) => events).toSorted((one, other) => one.seq - other.seq)) {
    if (event.seq !== lastSeq(books) + 1) throw new Error(`event ${event.seq} of the seed does not follow the one before`);
    follow(books, event, loads);
  }
  for (const { card_id, balance, held } of cards) {
    const card = cardOf(books, card_id);
    const sums = [card.balance, card.held].map(cents).map(dollars);
    if (sums[0] !== dollars(cents(balance)) || sums[1] !== dollars(cents(held)))
      throw new Error(`the history of card ${card_id} comes to ${sums.join(' and ')}, not ${balance} and ${held}`);
  }
}
