/** Cards of batches as they are looked for, in the order of their kit numbers (PRG-04, PRG-15): by part, order, contract, words, range of kits. */
import type { z } from 'zod/mini';
import type { CardFilter } from '@bankside/core/contract/programmes/contracts.ts';
import { plainCode } from '@bankside/core/rules/programmes/kit-number.ts';
import { and, asc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { isUuid } from '../../../platform/ids.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { cards } from '../../../store/issued-card-schema.ts';
import { cardContracts, cardOrders } from '../../../store/programme-schema.ts';
import type { Db } from '../../../store/store.ts';
import type { Card } from '../../issued-cards/cards.ts';
import { named } from '../../issued-cards/listing.ts';
import { partColumn } from './card-parts.ts';

export type BatchFilter = z.output<typeof CardFilter>;
type Page = { readonly limit: number; readonly offset: number };

/** Cards that the issuer has not numbered yet come last. */
const inOrder: SQL[] = [sql`(${cards.kit_number} = '')`, asc(cards.kit_number), asc(cards.card_id)];

/** The number at the end of a kit; of one without digits none, and then it is in no range. */
const digitsAt = (text: string): string | null => /\d+(?=\D*$)/.exec(text.normalize('NFKC'))?.[0] ?? null;
const kitDigits = sql`nullif(regexp_replace(${cards.kit_number}, '^.*?([0-9]*)[^0-9]*$', '\\1'), '')::numeric`;

function inRange(from: string | undefined, to: string | undefined): SQL | undefined {
  if (!from && !to) return undefined;
  const bound = (typed: string | undefined, compare: SQL) => {
    if (!typed) return undefined;
    const digits = digitsAt(typed);
    return digits === null ? sql`false` : sql`${kitDigits} ${compare} ${digits}::numeric`;
  };
  return and(bound(from, sql`>=`), bound(to, sql`<=`));
}

const ordersOf = (company_id: string, contract_id: string) =>
  sql`${cards.order_id} = any(array(select order_id from card_orders where company_id = ${company_id}::uuid and contract_id = ${contract_id}::uuid))`;

/** The company's order and contract that a filter names have to exist. */
export async function wantScope(db: Db, company_id: string, { order_id, contract_id }: Pick<BatchFilter, 'order_id' | 'contract_id'>) {
  const has = async (id: string | undefined, count: (id: string) => Promise<number>) =>
    id === undefined || (isUuid(id) && (await count(id)) > 0);
  const order = await has(order_id, (id) => db.$count(cardOrders, and(eq(cardOrders.company_id, company_id), eq(cardOrders.order_id, id))));
  const contract = await has(contract_id, (id) =>
    db.$count(cardContracts, and(eq(cardContracts.company_id, company_id), eq(cardContracts.contract_id, id))),
  );
  if (!order || !contract) throw new Refusal('notFound');
}

export function batchWhere(company_id: string, { order_id, contract_id, status, keyword, kit_from, kit_to }: BatchFilter): SQL | undefined {
  return and(
    eq(cards.company_id, company_id),
    isNotNull(cards.order_id),
    order_id === undefined ? undefined : eq(cards.order_id, order_id),
    contract_id === undefined ? undefined : ordersOf(company_id, contract_id),
    status === undefined || status.length === 0 ? undefined : inArray(partColumn, status),
    named(company_id, keyword ?? ''),
    inRange(kit_from, kit_to),
  );
}

export function inKits(kit_numbers: readonly string[] | undefined): SQL | undefined {
  if (!kit_numbers) return undefined;
  const typed = kit_numbers.map(plainCode).filter((kit) => kit !== '');
  return inArray(sql`upper(regexp_replace(${cards.kit_number}, '[^[:alnum:]]', '', 'g'))`, typed);
}

export async function batchPage(db: Db, where: SQL | undefined, { limit, offset }: Page): Promise<Card[]> {
  return db
    .select()
    .from(cards)
    .where(where)
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset);
}

export const batchIds = (db: Db, where: SQL | undefined, limit: number): Promise<{ card_id: string; kit_number: string }[]> =>
  db
    .select({ card_id: cards.card_id, kit_number: cards.kit_number })
    .from(cards)
    .where(where)
    .orderBy(...inOrder)
    .limit(limit);

export const countBatch = (db: Db, where: SQL | undefined): Promise<number> => db.$count(cards, where);

/** One card of a batch; null for an id that is none, of another company, or of a card that was made for an application. */
export async function batchCardOf(db: Db, company_id: string, card_id: string, lock = false): Promise<Card | null> {
  if (!isUuid(card_id)) return null;
  const query = db
    .select()
    .from(cards)
    .where(and(eq(cards.company_id, company_id), eq(cards.card_id, card_id), isNotNull(cards.order_id)));
  const [row] = await (lock ? query.for('update') : query);
  return row ?? null;
}
