/** Wrong tries at a card's secrets (CRD-02). One is counted before it is looked at, so that many at once do not slip through. */
import { plainCode } from '@bankside/core/rules/programmes/kit-number.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { Refusal } from '../../platform/refusal.ts';
import { cardTries, cards } from '../../store/issued-card-schema.ts';
import type { Db } from '../../store/store.ts';

/**
 * Whose try it is: of the card with this kit number, read as the issuer does: without case, blanks and dashes. Else of the card that was
 * named. Of neither, what was typed is kept as a keyed hash: it may be a card's number.
 */
export async function triedKit(bank: Bank, db: Db, { company_id, kit_number, card_id }: Typed): Promise<string> {
  const typed = plainCode(kit_number);
  const same = sql`upper(regexp_replace(${cards.kit_number}, '[^[:alnum:]]', '', 'g')) = ${typed}`;
  const [card] = typed
    ? await db
        .select({ card_id: cards.card_id })
        .from(cards)
        .where(and(eq(cards.company_id, company_id), same))
    : [];
  const tried = card?.card_id ?? card_id;
  return tried === undefined ? `kit ${bank.secrets.mac('kit number', typed)}` : kitSubject(tried);
}

type Typed = { readonly company_id: string; readonly kit_number: string; readonly card_id: string | undefined };
type Tried = { readonly company_id: string; readonly subject: string };

export const kitSubject = (card_id: string): string => `kit ${card_id}`;
export const activationSubject = (card_id: string): string => `activation ${card_id}`;

const which = ({ company_id, subject }: Tried) => and(eq(cardTries.company_id, company_id), eq(cardTries.subject, subject));

/** Counts one and answers how many are left after it. Refuses cardTriesLocked. The last one locks, until `rightTry` says that it was right. */
export async function countCardTry(bank: Bank, db: Db, tried: Tried, now: Date): Promise<number> {
  const { tries, lockHours } = bank.policy.cards;
  const isOver = sql`${cardTries.locked_until} <= ${now.toISOString()}::timestamptz`;
  const count = sql`case when ${isOver} then 1 else ${cardTries.misses} + 1 end`;
  const until = new Date(now.getTime() + lockHours * 3_600_000);
  const lock = sql`case when (${count}) >= ${tries} then ${until.toISOString()}::timestamptz end`;
  const [row] = await db
    .insert(cardTries)
    .values({ ...tried, misses: 1, locked_until: tries <= 1 ? until : null, updated_at: now })
    .onConflictDoUpdate({
      target: [cardTries.company_id, cardTries.subject],
      set: { misses: count, locked_until: lock, updated_at: now },
      setWhere: sql`${cardTries.locked_until} is null or ${isOver}`,
    })
    .returning();
  if (!row) throw new Refusal('cardTriesLocked');
  return Math.max(0, tries - row.misses);
}

/** It was right: what was counted is forgotten. */
export const rightTry = (db: Db, tried: Tried) => db.delete(cardTries).where(which(tried));

/** It was neither: nobody answered. */
export const uncountedTry = (db: Db, tried: Tried, now: Date) =>
  db
    .update(cardTries)
    .set({ misses: sql`greatest(0, ${cardTries.misses} - 1)`, locked_until: null, updated_at: now })
    .where(which(tried));

/** Those of these cards that are locked, and until when. */
export async function lockedUntil(
  db: Db,
  rows: readonly { readonly company_id: string; readonly card_id: string }[],
  now: Date,
): Promise<ReadonlyMap<string, Date>> {
  const company_id = rows[0]?.company_id;
  if (company_id === undefined) return new Map();
  const locked = await db
    .select()
    .from(cardTries)
    .where(and(eq(cardTries.company_id, company_id), sql`${cardTries.locked_until} > ${now.toISOString()}::timestamptz`));
  const until = new Map(locked.map(({ subject, locked_until }) => [subject, locked_until] as const));
  return new Map(
    rows.flatMap(({ card_id }) => {
      const at = until.get(activationSubject(card_id)) ?? until.get(kitSubject(card_id));
      return at ? [[card_id, at] as const] : [];
    }),
  );
}
