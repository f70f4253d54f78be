/** The life of one card of a batch: of its order what is about the whole, then its own history (PRG-11). */
import { plainCode } from '@bankside/core/rules/programmes/kit-number.ts';
import type { contracts } from '@bankside/core/contract/programmes/contracts.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { and, asc, desc, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import { cardEvents, cards } from '../../../store/issued-card-schema.ts';
import { programmeEvents } from '../../../store/programme-schema.ts';
import type { Db } from '../../../store/store.ts';
import type { Card } from '../../issued-cards/cards.ts';
import { batchCardOf } from './batch-cards.ts';

export type RecordLine = Out<typeof contracts.orderListByCardInfo>['list'][number];
type Named = { readonly card_id?: string | undefined; readonly last4?: string | undefined; readonly kit_number?: string | undefined };

/** Whatever names it, all of it has to fit; of several with the same last four digits the latest. */
export async function namedCard(db: Db, company_id: string, { card_id, last4, kit_number }: Named): Promise<Card | null> {
  const fits = (row: Card) => (!last4 || row.last4 === last4) && (!kit_number || plainCode(row.kit_number) === plainCode(kit_number));
  if (card_id) {
    const row = await batchCardOf(db, company_id, card_id);
    return row && fits(row) ? row : null;
  }
  const kit = kit_number ? plainCode(kit_number) : '';
  if (kit_number && kit === '') return null;
  const [row] = await db
    .select()
    .from(cards)
    .where(
      and(
        eq(cards.company_id, company_id),
        isNotNull(cards.order_id),
        last4 ? eq(cards.last4, last4) : undefined,
        kit ? sql`upper(regexp_replace(${cards.kit_number}, '[^[:alnum:]]', '', 'g')) = ${kit}` : undefined,
      ),
    )
    .orderBy(desc(cards.updated_at), asc(cards.card_id))
    .limit(1);
  return row ?? null;
}

/** What an event of allocation led to; other events say it themselves. */
const results: Readonly<Record<string, string>> = {
  bind: 'bound',
  unbind: 'unassigned',
  bindFails: 'unassigned',
  reserve: 'reserved',
  release: 'unassigned',
};

/** What other cards of the order did to it is not about this one. */
const ofOthers = ['bindFirst', 'bindLast', 'bindOnly', 'unbindOne', 'unbindLast', 'unbindOnly'];

/** Oldest first. */
export async function recordOf(db: Db, { company_id, card_id, order_id }: Card): Promise<RecordLine[]> {
  const order = order_id ?? '';
  const ofOrder = await db
    .select()
    .from(programmeEvents)
    .where(
      and(
        eq(programmeEvents.company_id, company_id),
        eq(programmeEvents.subject, `order ${order}`),
        eq(programmeEvents.count, 0),
        notInArray(programmeEvents.event, ofOthers),
      ),
    )
    .orderBy(asc(programmeEvents.seq));
  const own = await db
    .select()
    .from(cardEvents)
    .where(and(eq(cardEvents.company_id, company_id), eq(cardEvents.card_id, card_id)))
    .orderBy(asc(cardEvents.seq));
  const lines = [
    ...ofOrder.map((row) => ({ ...row, result: '' })),
    ...own.map((row) => ({ ...row, result: results[row.event] ?? row.to_state })),
  ];
  return lines
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, event, actor, name, note, result }) => ({
      order_id: order,
      event,
      date: at.toISOString(),
      actor: actor as RecordLine['actor'],
      name,
      result,
      note,
    }));
}
