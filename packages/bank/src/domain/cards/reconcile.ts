/**
 * Compares what is on each card here with what the issuer says (D-204), where both speak of the same moment: every event up to the
 * issuer's last is applied and no load is under way. A difference is a row until both agree again.
 */
import { toMinor } from '@bankside/core/rules/money/money.ts';
import { and, asc, eq, gt, inArray, isNull, lte, max, notInArray, sql } from 'drizzle-orm';
import { IssuerUnavailable, type IssuerCard } from '../../adapters/issuer/issuer.ts';
import { cardBalances } from '../../ledger/ledger.ts';
import { audit } from '../../platform/audit.ts';
import type { Bank } from '../../platform/bank.ts';
import { cardLoads } from '../../store/card-money-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import { cardDifferences, issuerEvents } from '../../store/issuer-schema.ts';
import type { Db } from '../../store/store.ts';
import { lockCard, type CardRow } from '../card-money/card-rows.ts';
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

async function compare(bank: Bank, said: IssuerCard, readTo: number): Promise<void> {
  const now = bank.clock.now();
  await bank.store.tx(async (db) => {
    const card = await lockCard(db, said.card_id);
    if (!card || !(await sameMoment(db, card, said, readTo))) return;
    const { company_id, card_id } = card;
    const ours = (await cardBalances(db, company_id, [card_id])).get(card_id)?.book ?? 0n;
    const issuers = toMinor(said.balance, 2);
    const open = and(eq(cardDifferences.company_id, company_id), eq(cardDifferences.card_id, card_id), isNull(cardDifferences.resolved_at));
    const [known] = await db.select().from(cardDifferences).where(open).for('update');
    if (known && known.ours === ours && known.issuers === issuers) return;
    const subject = `card:${card_id}`;
    const line = { company_id, actor: 'system', subject, at: now } as const;
    if (ours === issuers) {
      if (!known) return;
      await db.update(cardDifferences).set({ resolved_at: now }).where(open);
      return audit(db, { ...line, action: 'card.agrees' });
    }
    const figures = { ours, issuers };
    if (known) await db.update(cardDifferences).set(figures).where(open);
    else await db.insert(cardDifferences).values({ company_id, card_id, found_at: now, ...figures });
    await audit(db, { ...line, action: 'card.differs', from: ours.toString(), to: issuers.toString() });
  });
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
