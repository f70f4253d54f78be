/**
 * Orders of money to the issuer (D-201). Marked as sent before it is asked, so that a process that dies never sends one
 * blindly again: what was sent is asked for by its id, and sent again only when the issuer has never heard of it.
 */
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { faultText } from '../../adapters/log.ts';
import { IssuerRefusal, IssuerUnavailable, type LoadState } from '../../adapters/issuer/issuer.ts';
import type { Bank } from '../../platform/bank.ts';
import { cardLoads } from '../../store/card-money-schema.ts';
import { lockCard } from './card-rows.ts';
import { applyOutcome, lockLoad, type LoadRow } from './load-outcomes.ts';

const batch = 20;
/** Seconds until the issuer is asked again, growing from 5 to five minutes: so soon after an outage all is settled. */
const pauseSec = (tries: number): number => Math.min(5 * 2 ** Math.min(tries, 12), 300);

/** A load that is this process's for now. `asked` before: it may be at the issuer already. */
export type Taken = { readonly load: LoadRow; readonly wasSent: boolean };

/** Takes what is due, marks it as sent and puts its next turn off, all committed before anybody is asked. */
export async function takeDue(bank: Bank): Promise<Taken[]> {
  const now = bank.clock.now();
  return bank.store.tx(async (db) => {
    const due = await db
      .select()
      .from(cardLoads)
      .where(and(inArray(cardLoads.state, ['waiting', 'sent']), lte(cardLoads.next_try_at, now)))
      .orderBy(asc(cardLoads.next_try_at))
      .limit(batch)
      .for('update', { skipLocked: true });
    for (const { company_id, load_id, tries } of due)
      await db
        .update(cardLoads)
        .set({ state: 'sent', tries: sql`${cardLoads.tries} + 1`, next_try_at: new Date(now.getTime() + pauseSec(tries) * 1000) })
        .where(and(eq(cardLoads.company_id, company_id), eq(cardLoads.load_id, load_id)));
    return due.map((load) => ({ load, wasSent: load.state === 'sent' }));
  });
}

/** Asks the issuer, outside of any transaction. Null: nobody knows yet. */
export async function askIssuer({ issuer }: Pick<Bank, 'issuer'>, { load, wasSent }: Taken): Promise<LoadState | null> {
  const { load_id, card_id, amount } = load;
  const direction = load.direction === 'unload' ? ('unload' as const) : ('load' as const);
  try {
    const known = wasSent ? await issuer.loadState(load_id) : null;
    return known ?? (await issuer.load({ load_id, card_id, direction, amount: toDecimal(amount, 2) }));
  } catch (fault) {
    if (fault instanceof IssuerRefusal) return { state: 'refused', reason: fault.reason };
    if (fault instanceof IssuerUnavailable) return null;
    throw fault;
  }
}

/** Books the issuer's word, unless somebody has meanwhile. */
export async function settleLoad(bank: Bank, { load_id, card_id }: Pick<LoadRow, 'load_id' | 'card_id'>, said: LoadState): Promise<void> {
  const { state, reason } = said;
  if (state === 'pending') return;
  const now = bank.clock.now();
  await bank.store.tx(async (db) => {
    const card = await lockCard(db, card_id);
    const load = card && (await lockLoad(db, card, load_id));
    if (card && load) await applyOutcome({ bank, db, card, now }, load, { state, reason });
  });
}

/** One round of the job, all at once, so that a slow issuer holds up one round and not each load; answers how many were decided. */
export async function runLoads(bank: Bank): Promise<number> {
  const due = await takeDue(bank);
  const decided = await Promise.all(
    due.map(async (taken) => {
      try {
        const said = await askIssuer(bank, taken);
        if (!said || said.state === 'pending') return false;
        await settleLoad(bank, taken.load, said);
        return true;
      } catch (fault) {
        bank.log.error('load not settled', { job: 'card loads', fault: faultText(fault) }); // its turn comes again
        return false;
      }
    }),
  );
  return decided.filter(Boolean).length;
}
