/** Contracts from offer to end (PRG-01): the bank offers, the main account signs or declines, the term or the bank ends it. */
import { randomInt, randomUUID } from 'node:crypto';
import { addDays, addMonths, dayIn } from '@bankside/core/rules/calendar.ts';
import { contractOrder } from '@bankside/core/rules/lifecycles/contract-order.ts';
import { and, eq, lt } from 'drizzle-orm';
import type { Bank } from '../../../platform/bank.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { cardContracts, cardOrders, contractDocuments } from '../../../store/programme-schema.ts';
import { companies } from '../../../store/schema.ts';
import type { Db } from '../../../store/store.ts';
import { contractOf, contractWire, moveContract, type Contract } from '../contracts.ts';
import { noteHappened, theSystem, type By } from '../history.ts';
import { tellOfContract } from '../programme-news.ts';

type Making = { readonly by: By; readonly now: Date };
export type Offer = Pick<
  Contract,
  'company_id' | 'term_months' | 'contracted_quantity' | 'min_per_batch' | 'price_per_card' | 'tier' | 'card_class'
> & {
  readonly made_by: string;
  readonly documents: readonly { readonly file_key: string; readonly name: string; readonly size: number }[];
};

export async function offerContract(bank: Bank, db: Db, { documents, ...offer }: Offer, { by, now }: Making): Promise<Contract> {
  const { company_id } = offer;
  const row = await writeContract(bank, db, offer, now);
  const { contract_id } = row;
  if (documents.length > 0)
    await db.insert(contractDocuments).values(documents.map((document) => ({ company_id, contract_id, ...document })));
  await noteHappened(db, { company_id, what: 'contract', id: contract_id }, { event: 'offer', by, to: row.status, now });
  await tellOfContract(bank, db, row, 'contract_offered', now);
  return row;
}

/** 'CC-2026-019284': the number is drawn until it is free. */
async function writeContract(bank: Bank, db: Db, offer: Omit<Offer, 'documents'>, now: Date): Promise<Contract> {
  const year = dayIn(now, bank.policy.bank.timeZone).slice(0, 4);
  for (;;) {
    const number = `CC-${year}-${String(randomInt(1_000_000)).padStart(6, '0')}`;
    const values = { ...offer, contract_id: randomUUID(), number, status: contractWire('offered'), created_at: now, updated_at: now };
    const [row] = await db.insert(cardContracts).values(values).onConflictDoNothing({ target: cardContracts.number }).returning();
    if (row) return row;
  }
}

/** Of a locked contract. The term runs from this day; from now on the company has a contract (PRG-02). */
export async function signContract(
  bank: Bank,
  db: Db,
  row: Contract,
  signed_by: string,
  { by, now }: Making & { readonly by: { readonly user_id: string } },
): Promise<Contract> {
  const starts_on = dayIn(now, bank.policy.bank.timeZone);
  const ends_on = addDays(addMonths(starts_on, row.term_months), -1);
  const set = { starts_on, ends_on, signed_by, signed_user: by.user_id, signed_at: now };
  const signed = await moveContract(db, row, { event: 'sign', by, set, now });
  await db.update(companies).set({ have_contract: true }).where(eq(companies.company_id, row.company_id));
  return signed;
}

export const declineContract = (db: Db, row: Contract, { by, now }: Making): Promise<Contract> =>
  moveContract(db, row, { event: 'decline', by, now });

/** The bank takes its offer back, or ends a contract on which no order waits. Refuses wrongState. */
export async function closeContract(
  bank: Bank,
  db: Db,
  row: Contract,
  { event, reason, by, now }: Making & { readonly event: 'withdraw' | 'end'; readonly reason: string },
): Promise<Contract> {
  if (event === 'end' && (await hasPending(db, row))) throw new Refusal('wrongState');
  const closed = await moveContract(db, row, { event, by, note: reason, now });
  await tellOfContract(bank, db, closed, event === 'end' ? 'contract_ended' : 'contract_withdrawn', now);
  return closed;
}

const hasPending = async (db: Db, { company_id, contract_id }: Contract): Promise<boolean> => {
  const pending = eq(cardOrders.status, String(contractOrder.states.pending.wire));
  return (await db.$count(cardOrders, and(eq(cardOrders.company_id, company_id), eq(cardOrders.contract_id, contract_id), pending))) > 0;
};

const batch = 100;

/** Those whose term is over, by the bank's days. What was ordered before is still decided and delivered. */
export async function expireContracts(bank: Bank): Promise<number> {
  const today = dayIn(bank.clock.now(), bank.policy.bank.timeZone);
  const over = and(eq(cardContracts.status, contractWire('active')), lt(cardContracts.ends_on, today));
  const found = await bank.store.db.select().from(cardContracts).where(over).limit(batch);
  for (const which of found)
    await bank.store.tx(async (db) => {
      const row = await contractOf(db, which, true);
      if (row?.status !== contractWire('active')) return;
      const now = bank.clock.now();
      const ended = await moveContract(db, row, { event: 'expire', by: theSystem, now });
      await tellOfContract(bank, db, ended, 'contract_ended', now);
    });
  return found.length;
}
