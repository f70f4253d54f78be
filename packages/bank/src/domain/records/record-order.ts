/** The order of a list, and the place in it where a page ends: its cursor. Every order ends with the id, so that no two rows share a place. */
import type { RecordSort } from '@bankside/core/rules/money/transfers.ts';
import { isCurrency } from '@bankside/core/rules/money/currencies.ts';
import { asc, desc, sql, type SQL } from 'drizzle-orm';
import { transactions as t } from '../../ledger/ledger-schema.ts';
import { isUuid } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { RecordRow } from './records.ts';

/** `weights`: US cents of a minor unit, by which amounts of several currencies are compared. */
export type Order = { readonly sort: RecordSort; readonly weights: Readonly<Record<string, string>> };
export const newest: Order = { sort: 'date_down', weights: {} };

export type Found = RecordRow & { readonly micros: string };
export type Place = Pick<Found, 'micros' | 'transaction_id' | 'amount' | 'currency'>;

export const isByAmount = ({ sort }: Order): boolean => sort === 'amount_down' || sort === 'amount_up';
const isUp = ({ sort }: Order) => sort === 'date_up' || sort === 'amount_up';

const worthOf = ({ weights }: Order, amount: unknown, currency: unknown): SQL =>
  sql`${amount}::numeric * coalesce((${JSON.stringify(weights)}::jsonb ->> ${currency})::numeric, 0)`;

const keyOf = (order: Order): SQL => (isByAmount(order) ? worthOf(order, t.amount, t.currency) : sql`${t.date}`);
const placeKey = (order: Order, { micros, amount, currency }: Place): SQL =>
  isByAmount(order)
    ? worthOf(order, String(amount), sql`${currency}::text`)
    : sql`'epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond'`;

export const orderBy = (order: Order): SQL[] =>
  [keyOf(order), sql`${t.transaction_id}`].map((each) => (isUp(order) ? asc(each) : desc(each)));

export function behind(order: Order, place: Place): SQL {
  const [row, end] = [sql`(${keyOf(order)}, ${t.transaction_id})`, sql`(${placeKey(order, place)}, ${place.transaction_id}::uuid)`];
  return isUp(order) ? sql`${row} > ${end}` : sql`${row} < ${end}`;
}

export const writeCursor = ({ micros, transaction_id, amount, currency }: Place, order: Order): string =>
  Buffer.from(isByAmount(order) ? `${micros} ${transaction_id} ${amount} ${currency}` : `${micros} ${transaction_id}`).toString(
    'base64url',
  );

/** Refuses `invalid` at `cursor` when it is none of this order's. */
export function readCursor(cursor: string, order: Order): Place {
  const [micros = '', transaction_id = '', amount = '0', currency = 'USD', ...rest] = Buffer.from(cursor, 'base64url')
    .toString()
    .split(' ');
  const isOurs = /^-?\d{1,16}$/.test(micros) && isUuid(transaction_id) && /^-?\d{1,40}$/.test(amount) && isCurrency(currency);
  const hasAmount = Buffer.from(cursor, 'base64url').toString().split(' ').length === 4;
  if (!isOurs || rest.length > 0 || hasAmount !== isByAmount(order)) throw new Refusal('invalid', { field: 'cursor' });
  return { micros, transaction_id, amount: BigInt(amount), currency };
}
