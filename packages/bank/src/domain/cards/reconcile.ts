/**
 * Compares what is on each card here with what the issuer says (D-204), where both speak of the same moment: every event up to the
 * issuer's last is applied and no load is under way. A difference is a row until both agree again. A card that may be used there and
 * not here, or the other way round, is sent again.
 */
import { toDecimal, toMinor } from '@bankside/core/rules/money/money.ts';
import { and, asc, eq, gt, inArray, isNull, lte, max, notInArray, sql } from 'drizzle-orm';
import { IssuerUnavailable, type IssuerCard } from '../../adapters/issuer/issuer.ts';
import { cardBalances } from '../../ledger/ledger.ts';
import { audit } from '../../platform/audit.ts';
import type { Bank } from '../../platform/bank.ts';
import { Refusal } from '../../platform/refusal.ts';
import { cardLoads } from '../../store/card-money-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import { cardDifferences, issuerEvents } from '../../store/issuer-schema.ts';
import type { Db } from '../../store/store.ts';
import { lockCard, type CardRow } from '../card-money/card-rows.ts';
import { tellAgain } from '../issued-cards/issuer-orders.ts';
import { readUpTo } from './issuer-events.ts';

const batch = 100;

/** Does the issuer's figure hold exactly what is applied here? */
async function sameMoment(db: Db, { card_id }: CardRow, { last_seq }: IssuerCard, readTo: number): Promise<boolean> {
  if (last_seq > readTo) return false;
  const [events] = await db
    .select({ last: max(issuerEvents.seq), waiting: sql<number>`count(*) filter (where applied_at is null)::int` })
    .from(issuerEvents)
    .where(eq(issuerEvents.card_id, card_id));
  if ((events?.last ?? 0) > last_seq || (events?.waiting ?? 0) > 0) return false;
  const open = and(eq(cardLoads.card_id, card_id), inArray(cardLoads.state, ['waiting', 'sent']));
  return (await db.$count(cardLoads, open)) === 0;
}

/** notYet: their figures are not of one moment. */
export type Compared = 'agrees' | 'differs' | 'notYet';

async function compare(bank: Bank, said: IssuerCard, readTo: number): Promise<Compared> {
  const now = bank.clock.now();
  return bank.store.tx(async (db) => {
    const card = await lockCard(db, said.card_id);
    if (card) await tellAgain(db, card, said, now);
    if (!card || !(await sameMoment(db, card, said, readTo))) return 'notYet';
    const { company_id, card_id } = card;
    const ours = (await cardBalances(db, company_id, [card_id])).get(card_id)?.book ?? 0n;
    const issuers = toMinor(said.balance, 2);
    const open = unresolved({ company_id, card_id });
    const [known] = await db.select().from(cardDifferences).where(open).for('update');
    if (known && known.ours === ours && known.issuers === issuers) return 'differs';
    const subject = `card:${card_id}`;
    const line = { company_id, actor: 'system', subject, at: now } as const;
    if (ours === issuers) {
      if (!known) return 'agrees';
      await db.update(cardDifferences).set({ resolved_at: now }).where(open);
      await audit(db, { ...line, action: 'card.agrees' });
      return 'agrees';
    }
    if (known) await db.update(cardDifferences).set(movedTo(known, { ours, issuers })).where(open);
    else await db.insert(cardDifferences).values({ company_id, card_id, found_at: now, ours, issuers });
    await audit(db, { ...line, action: 'card.differs', from: toDecimal(ours, 2), to: toDecimal(issuers, 2) });
    return 'differs';
  });
}

type Figures = Pick<typeof cardDifferences.$inferSelect, 'ours' | 'issuers'>;
const apart = ({ ours, issuers }: Figures): bigint => issuers - ours;

/** What staff closed is open again when it is another difference; that both move by the same is none. */
const movedTo = (known: typeof cardDifferences.$inferSelect, now: Figures) => ({
  ...now,
  version: known.version + 1,
  ...(apart(known) === apart(now) ? {} : { closed_at: null, closed_by: null, note: '' }),
});

/** The case of a card: at most one. */
export const unresolved = ({ company_id, card_id }: { readonly company_id: string; readonly card_id: string }) =>
  and(eq(cardDifferences.company_id, company_id), eq(cardDifferences.card_id, card_id), isNull(cardDifferences.resolved_at));

/** One card now. Throws IssuerUnavailable. */
export async function compareCard(bank: Bank, card_id: string): Promise<Compared> {
  const readTo = await readUpTo(bank);
  const [said] = await bank.issuer.cards([card_id]);
  return said ? compare(bank, said, readTo) : 'notYet';
}

/** Staff have looked into it: it is in nobody's queue for as long as it is the same. Refuses notFound, wrongState, changedMeanwhile. */
export async function closeDifference(
  db: Db,
  { company_id, card_id }: { readonly company_id: string; readonly card_id: string },
  { version, note, by, now }: { readonly version: number; readonly note: string; readonly by: string; readonly now: Date },
): Promise<void> {
  const open = unresolved({ company_id, card_id });
  const [known] = await db.select().from(cardDifferences).where(open).for('update');
  if (!known) throw new Refusal('notFound');
  if (known.version !== version) throw new Refusal('changedMeanwhile');
  if (known.closed_at !== null) throw new Refusal('wrongState');
  await db
    .update(cardDifferences)
    .set({ closed_at: now, closed_by: by, note, version: version + 1 })
    .where(open);
  await audit(db, { company_id, actor: by, action: 'cardDifference.close', subject: `card:${card_id}`, reason: note, at: now });
}

/** Every card that the issuer has made, by hundreds. An issuer that does not answer is asked at the job's next turn. */
export async function reconcileCards(bank: Bank): Promise<void> {
  const { db } = bank.store;
  try {
    for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
      const rows = await db
        .select({ card_id: cards.card_id })
        .from(cards)
        .where(and(gt(cards.card_id, after), notInArray(cards.status, ['consolidating']), lte(cards.ordered_at, bank.clock.now())))
        .orderBy(asc(cards.card_id))
        .limit(batch);
      const last = rows.at(-1);
      if (!last) return;
      const readTo = await readUpTo(bank); // before the issuer is asked: what it tells later is not compared
      for (const said of await bank.issuer.cards(rows.map(({ card_id }) => card_id))) await compare(bank, said, readTo);
      after = last.card_id;
    }
  } catch (fault) {
    if (!(fault instanceof IssuerUnavailable)) throw fault;
  }
}
