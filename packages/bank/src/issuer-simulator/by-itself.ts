/** What happens at the issuer by itself, by the clock: parcels move, merchants clear, loads are decided, cards expire. */
import { dayIn } from '@bankside/core/rules/calendar.ts';
import { cardOf, change, deskOf, Impossible, put, schedule, setDesk, tell, type At, type Books, type Due } from './books.ts';
import { shipBatch } from './batches.ts';
import { decide } from './loads.ts';
import { trackingNumber } from './numbers.ts';
import { clear } from './purchases.ts';

export function ship(books: Books, card_id: string, at: At): void {
  const { ended, progress } = cardOf(books, card_id);
  if (ended || progress !== 'issued') throw new Impossible('the card is not waiting to be sent');
  change(books, card_id, { progress: 'shipped' });
  tell(books, card_id, at, { type: 'shipped', tracking: trackingNumber() });
  put(books, 'due', `ship ${card_id}`, null);
  schedule(books, 'deliver', card_id, at, deskOf(books).settings.deliver_after);
}

/** Sends it first, when it has not been sent. */
export function deliver(books: Books, card_id: string, at: At): void {
  if (cardOf(books, card_id).progress === 'issued') ship(books, card_id, at);
  const { ended, progress } = cardOf(books, card_id);
  if (ended || progress !== 'shipped') throw new Impossible('the card is not on its way');
  change(books, card_id, { progress: 'delivered' });
  tell(books, card_id, at, { type: 'delivered' });
  put(books, 'due', `deliver ${card_id}`, null);
}

const work: Readonly<Record<Due['what'], (books: Books, of: string, at: At) => unknown>> = {
  ship,
  deliver,
  'ship-batch': (books, of, at) => shipBatch(books, of, at),
  clear: (books, of, at) => clear(books, of, at),
  load: (books, of, at) => decide(books, of, at),
};

function expire(books: Books, at: At): void {
  const month = dayIn(at.now, at.zone).slice(0, 7);
  if (deskOf(books).month === month) return;
  setDesk(books, { month });
  for (const { card_id, ended, expiry } of books.tables.cards.values()) {
    if (ended || expiry >= month) continue;
    change(books, card_id, { ended: 'expired' });
    tell(books, card_id, at, { type: 'expired' });
  }
}

/** Everything that is due; what can no longer happen, such as sending a closed card, is dropped. */
export function passTime(books: Books, at: At): void {
  expire(books, at);
  const now = at.now.toISOString();
  for (;;) {
    const ripe = [...books.tables.due].filter(([, due]) => due.at <= now).sort(([, one], [, other]) => (one.at < other.at ? -1 : 1));
    if (ripe.length === 0) return;
    for (const [key, { what, of, at: when }] of ripe) {
      if (!books.tables.due.has(key)) continue; // done by an earlier one
      put(books, 'due', key, null);
      try {
        work[what](books, of, { ...at, now: new Date(when) });
      } catch (fault) {
        if (!(fault instanceof Impossible)) throw fault;
      }
    }
  }
}
