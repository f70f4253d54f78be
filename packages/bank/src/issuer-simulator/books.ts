/**
 * The books of the simulated issuer: rows by id in memory, and every change noted, so that a file can follow. Rows are
 * replaced, never changed; amounts are dollars as decimal text, as on the wire.
 */
import { randomUUID } from 'node:crypto';
import { toDecimal, toMinor } from '@bankside/core/rules/money/money.ts';
import {
  IssuerRefusal,
  type CardLimits,
  type CardOrder,
  type IssuerCard,
  type IssuerCardState,
  type IssuerEvent,
  type LoadOrder,
  type ProgrammeFee,
} from '../adapters/issuer/issuer.ts';
import { firstSettings, type Settings } from './settings.ts';

export type CardRow = CardOrder & {
  /** Of a card of a batch: which, and the parcel that it was put into. */
  readonly batch_id?: string;
  readonly number: string;
  readonly kit_number: string;
  readonly activation_code: string;
  readonly expiry: string;
  readonly progress: 'issued' | 'shipped' | 'delivered' | 'active';
  readonly blocked: boolean;
  readonly ended: 'replaced' | 'closed' | 'expired' | null;
  readonly balance: string;
  readonly held: string;
  readonly limits: CardLimits;
  readonly pin: { readonly salt: string; readonly hash: string } | null;
  /** Hashes of the encrypted PINs that it took, the last one last: an older one does not count again. */
  readonly pins_taken: readonly string[];
  readonly last_seq: number;
};
export type LoadRow = LoadOrder & {
  readonly at: string;
  readonly state: 'pending' | 'done' | 'refused' | 'reversed';
  readonly reason: string;
};
type Authorised = Extract<IssuerEvent, { type: 'authorised' }>;
/** What a merchant asks for, in its currency and in dollars. */
export type Purchase = Omit<Authorised, 'event_id' | 'seq' | 'card_id' | 'at' | 'type'>;
export type PurchaseRow = Purchase & {
  readonly card_id: string;
  readonly at: string;
  readonly state: 'authorised' | 'declined' | 'cleared' | 'reversed';
  /** Why it was declined. */
  readonly reason: string;
  readonly cleared: string;
  readonly fee: string;
  readonly refunded: string;
};
/** What happens by itself at a moment. */
export type Due = { readonly at: string; readonly what: 'ship' | 'deliver' | 'ship-batch' | 'clear' | 'load'; readonly of: string };
export type Desk = {
  readonly settings: Settings;
  readonly fees: readonly ProgrammeFee[];
  /** The bank has taken all events up to here. */
  readonly pushed: number;
  /** Up to here events are published while they are held back. */
  readonly published: number;
  /** Cards have been looked through for this month's expiry. */
  readonly month: string;
  /** The private key of PINs, as JWK; made when it is first asked for. */
  readonly key: { readonly [name: string]: unknown } | null;
};
export type Tables = { cards: CardRow; loads: LoadRow; purchases: PurchaseRow; due: Due; events: IssuerEvent; desk: Desk };
type TableName = keyof Tables;
/** A null row is gone. */
export type Change = { readonly [T in TableName]: readonly [table: T, id: string, row: Tables[T] | null] }[TableName];

export type Books = {
  readonly tables: { readonly [T in TableName]: Map<string, Tables[T]> };
  /** Purchases by card, the oldest first. */
  readonly bought: Map<string, string[]>;
  /** Changes since they were last written. */
  changes: Change[];
};
/** What the world outside asks for and cannot have: shown to the person at the sandbox. */
export class Impossible extends Error {}

/** The moment, and the zone whose days and months count. */
export type At = { readonly now: Date; readonly zone: string };

const firstDesk: Desk = { settings: firstSettings, fees: [], pushed: 0, published: 0, month: '', key: null };
export const emptyBooks = (): Books => ({
  tables: { cards: new Map(), loads: new Map(), purchases: new Map(), due: new Map(), events: new Map(), desk: new Map() },
  bought: new Map(),
  changes: [],
});

export function put<T extends TableName>(books: Books, table: T, id: string, row: Tables[T] | null): void {
  const rows: Map<string, Tables[T]> = books.tables[table];
  if (table === 'purchases' && row && !rows.has(id)) {
    const { card_id } = row as PurchaseRow;
    const bought = books.bought.get(card_id);
    if (bought) bought.push(id);
    else books.bought.set(card_id, [id]);
  }
  if (row) rows.set(id, row);
  else rows.delete(id);
  books.changes.push([table, id, row] as unknown as Change);
}

export const deskOf = ({ tables }: Books): Desk => tables.desk.get('desk') ?? firstDesk;
export const setDesk = (books: Books, change: Partial<Desk>): void => put(books, 'desk', 'desk', { ...deskOf(books), ...change });
export const lastSeq = ({ tables }: Books): number => tables.events.size;

export function cardOf({ tables }: Books, card_id: string): CardRow {
  const card = tables.cards.get(card_id);
  if (!card) throw new IssuerRefusal('unknown_card');
  return card;
}
export const change = (books: Books, card_id: string, changed: Partial<CardRow>): void =>
  put(books, 'cards', card_id, { ...cardOf(books, card_id), ...changed });

type EventFacts<E> = E extends IssuerEvent ? Omit<E, 'event_id' | 'seq' | 'card_id' | 'at'> : never;
/** Notes what happened to a card, and to `other` by the same event. */
export function tell(books: Books, card_id: string, { now }: At, what: EventFacts<IssuerEvent>, other: string | null = null): void {
  const seq = lastSeq(books) + 1;
  put(books, 'events', String(seq), { event_id: randomUUID(), seq, card_id, at: now.toISOString(), ...what });
  for (const id of other === null ? [card_id] : [card_id, other]) change(books, id, { last_seq: seq });
}

export const cents = (text: string): bigint => toMinor(text, 2);
export const dollars = (minor: bigint): string => toDecimal(minor, 2);
export const plus = (one: string, other: string): string => dollars(cents(one) + cents(other));
export const minus = (one: string, other: string): string => dollars(cents(one) - cents(other));

export const stateOf = ({ ended, blocked, progress }: CardRow): IssuerCardState => ended ?? (blocked ? 'blocked' : progress);
/** What the bank may know. */
export const viewOf = (card: CardRow): IssuerCard => ({
  card_id: card.card_id,
  last4: card.number.slice(-4),
  kit_number: card.kit_number,
  expiry: card.expiry,
  state: stateOf(card),
  balance: card.balance,
  held: card.held,
  last_seq: card.last_seq,
});
export const purchasesOf = ({ tables, bought }: Books, card_id: string): PurchaseRow[] =>
  (bought.get(card_id) ?? []).flatMap((id) => tables.purchases.get(id) ?? []);

export function schedule(books: Books, what: Due['what'], of: string, { now }: At, seconds: number | null): void {
  if (seconds !== null) put(books, 'due', `${what} ${of}`, { what, of, at: new Date(now.getTime() + seconds * 1000).toISOString() });
}
