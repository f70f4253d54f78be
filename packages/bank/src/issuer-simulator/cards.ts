/** What the bank may ask of a card: make it, find it by its kit, activate, block, limit and close it. */
import { addYears, dayIn } from '@bankside/core/rules/calendar.ts';
import { IssuerRefusal, type CardLimits, type CardOrder, type IssuerCard } from '../adapters/issuer/issuer.ts';
import { cardOf, change, deskOf, dollars, minus, put, schedule, tell, viewOf, type At, type Books, type CardRow } from './books.ts';
import { activationCode, cardNumber, kitNumber, plain } from './numbers.ts';
import { spendable } from './fees.ts';

const goodForYears = 4;
export const noLimits: CardLimits = { per_purchase: null, per_day: null, per_month: null, online: true, atm: true, abroad: true };
export const newCard: Omit<CardRow, keyof CardOrder | 'number' | 'kit_number' | 'activation_code' | 'expiry'> = {
  progress: 'issued',
  blocked: false,
  ended: null,
  balance: '0.00',
  held: '0.00',
  limits: noLimits,
  pin: null,
  pins_taken: [],
  last_seq: 0,
};

/** The last month it is good for. */
const expiryFrom = ({ now, zone }: At): string => addYears(dayIn(now, zone), goodForYears).slice(0, 7);

/** Refuses what the programme does not make now, and what no machine prints. */
export function wantPrintable(books: Books, name_on_card: string): void {
  const { issuing } = deskOf(books).settings;
  if (issuing === 'programme_closed' || issuing === 'prefix') throw new IssuerRefusal(issuing);
  if (!/^[A-Z0-9][A-Z0-9 .'/-]{0,25}$/.test(name_on_card)) throw new IssuerRefusal('name_not_printable');
}

/** Numbers of a new card. */
export const newNumbers = (at: At) => ({
  number: cardNumber(),
  kit_number: kitNumber(),
  activation_code: activationCode(),
  expiry: expiryFrom(at),
});

export function createCard(books: Books, order: CardOrder, at: At): IssuerCard {
  const { card_id, name_on_card, replaces } = order;
  const known = books.tables.cards.get(card_id);
  if (known) return viewOf(known);
  const { settings } = deskOf(books);
  wantPrintable(books, name_on_card);
  const old = replaces === null ? null : cardOf(books, replaces);
  if (old && (old.ended === 'replaced' || old.ended === 'closed')) throw new IssuerRefusal('wrong_state');
  const made = {
    ...order,
    ...newNumbers(at),
    ...newCard,
  };
  if (settings.issuing === 'refused_later') {
    put(books, 'cards', card_id, { ...made, ended: 'closed' });
    tell(books, card_id, at, { type: 'issue_refused', reason: 'programme_limit' });
    return viewOf(cardOf(books, card_id));
  }
  const moved = old ? dollars(spendable(books, old)) : '0.00';
  put(books, 'cards', card_id, { ...made, balance: moved });
  if (old) change(books, old.card_id, { ended: 'replaced', balance: minus(old.balance, moved) });
  tell(books, card_id, at, { type: 'issued', from: replaces, moved }, replaces);
  schedule(books, 'ship', card_id, at, settings.ship_after);
  return viewOf(cardOf(books, card_id));
}

export function verifyKit(books: Books, kit: string, code: string): { card_id: string; last4: string } {
  const found = [...books.tables.cards.values()].find(({ kit_number }) => kit_number === plain(kit));
  if (found?.activation_code !== plain(code)) throw new IssuerRefusal('wrong_pair');
  return { card_id: found.card_id, last4: found.number.slice(-4) };
}

/** All at once; a wrong pair is null. */
export function verifyKits(
  books: Books,
  pairs: readonly { readonly kit_number: string; readonly activation_code: string }[],
): (string | null)[] {
  const byKit = new Map([...books.tables.cards.values()].map((card) => [card.kit_number, card]));
  return pairs.map(({ kit_number, activation_code }) => {
    const card = byKit.get(plain(kit_number));
    return card && card.activation_code === plain(activation_code) ? card.card_id : null;
  });
}

/** Repeated for an active card it is the same answer. */
export function activate(books: Books, card_id: string, number: string): IssuerCard {
  const card = cardOf(books, card_id);
  if (plain(number) !== card.number) throw new IssuerRefusal('wrong_number');
  if (card.ended || card.blocked) throw new IssuerRefusal('wrong_state');
  if (card.progress === 'issued' || card.progress === 'shipped') throw new IssuerRefusal('not_delivered');
  if (card.progress !== 'active') change(books, card_id, { progress: 'active' });
  return viewOf(cardOf(books, card_id));
}

/** A card in the post can be blocked too; unblocked it is where its parcel is. */
export function setBlocked(books: Books, card_id: string, blocked: boolean): IssuerCard {
  const card = cardOf(books, card_id);
  if (card.ended) throw new IssuerRefusal('wrong_state');
  if (card.blocked !== blocked) change(books, card_id, { blocked });
  return viewOf(cardOf(books, card_id));
}

export function close(books: Books, card_id: string): IssuerCard {
  const { ended, balance, held } = cardOf(books, card_id);
  if (ended === 'closed') return viewOf(cardOf(books, card_id));
  if (ended === 'replaced') throw new IssuerRefusal('wrong_state');
  if (balance !== '0.00' || held !== '0.00') throw new IssuerRefusal('has_balance');
  change(books, card_id, { ended: 'closed' });
  return viewOf(cardOf(books, card_id));
}

export function setLimits(books: Books, card_id: string, limits: CardLimits): void {
  if (cardOf(books, card_id).ended) throw new IssuerRefusal('wrong_state');
  change(books, card_id, { limits });
}
