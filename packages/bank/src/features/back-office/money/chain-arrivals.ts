/** One arrival on a chain as staff look it up, and what they decide where no address explains it (OFF-18). */
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { isCurrency } from '@bankside/core/rules/money/currencies.ts';
import { and, asc, eq, or } from 'drizzle-orm';
import { arrivalToDecide, assign, giveBack } from '../../../domain/deposits/arrival-deciding.ts';
import { shownAmount } from '../../../domain/deposits/deposit-news.ts';
import { depositOf } from '../../../domain/deposits/deposits.ts';
import { isConfirmed, type UnmatchedRow } from '../../../domain/deposits/unmatched-arrivals.ts';
import { fullNames } from '../../../domain/kyc/kyc-history.ts';
import { timelineOf } from '../../../domain/records/record-view.ts';
import { byTwo } from '../../../domain/staff/second-person.ts';
import type { Person } from '../../../platform/callers/sessions.ts';
import type { Handlers } from '../../../platform/dispatch.ts';
import { isUuid } from '../../../platform/ids.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { unmatchedArrivals } from '../../../store/money-schema.ts';
import { staffActs } from '../../../store/staff-schema.ts';
import type { Db } from '../../../store/store.ts';
import { companyToDecide } from '../company-rows.ts';
import { askedOf, stillOpen } from '../second-open.ts';
import { arrivalOf, chainList, shown } from './chain-list.ts';
import { openDeposit } from './deposit-work.ts';

type Case = Out<typeof backOffice.arrival>;

export const chainArrivals: Pick<Handlers<typeof backOffice>, 'arrivals' | 'arrival' | 'decideArrival'> = {
  ...chainList,

  arrival: async ({ company_id, id }, { bank, db, person }) => {
    const found = isUuid(company_id) && isUuid(id) ? await arrivalOf(db, company_id, id) : null;
    if (!found) throw new Refusal('notFound');
    const row = await depositOf(db, company_id, id);
    const kept = await keptAs(db, id);
    const second = row ? null : await secondAbout(db, id, person);
    return {
      ...shown(found),
      sender_address: found.sender_address,
      version: found.version,
      status: row?.status ?? '',
      timeline: row ? await timelineOf(db, row, bank.policy) : [],
      deposit: row ? await openDeposit({ bank, db, person }, { company_id, transaction_id: id }) : null,
      second,
      decided: kept?.decided_at ? await decisionOf(db, kept, kept.decided_at) : null,
      may: kept?.state === 'unmatched' && isConfirmed(kept) && !second ? ['assign', 'return'] : [],
    };
  },

  decideArrival: async (input, ctx) => {
    const { db, bank, person, now } = ctx;
    const { company_id, id, version, event, reason } = input;
    const { account_number } = await companyToDecide(db, { company_id });
    if (!isUuid(id)) throw new Refusal('notFound');
    const row = await arrivalToDecide(db, id, version);
    if ((event === 'return') !== (company_id === row.company_id)) throw new Refusal('notFound');
    const { amount, currency, network, hash, address } = row;
    if (!isCurrency(currency)) throw new Error(`arrival ${id} is in the unknown ${currency}`);
    await byTwo(ctx, {
      act: `arrival.${event}`,
      path: '/admin/chain/decide',
      input,
      subject: `arrival:${id}`,
      money: { amount, currency },
      facts: { amount: shownAmount(amount, currency), network, address, hash, reason },
    });
    const mover = { bank, db, by: { actor: 'bank', user_id: person.user_id }, now } as const;
    if (event === 'return') await giveBack(mover, row, reason);
    else await assign(mover, row, { company_id, account_number, reason });
    return { id, state: event === 'return' ? 'sentBack' : 'credited' };
  },
};

/** By its own id, or by that of the deposit that it became. */
async function keptAs(db: Db, id: string): Promise<UnmatchedRow | null> {
  const { arrival_id, transaction_id } = unmatchedArrivals;
  const [row] = await db
    .select()
    .from(unmatchedArrivals)
    .where(or(eq(arrival_id, id), eq(transaction_id, id)));
  return row ?? null;
}

async function decisionOf(db: Db, { company_id, decided_by, reason }: UnmatchedRow, at: Date): Promise<Case['decided']> {
  const names = await fullNames(db, [company_id]);
  return { by: names.get(decided_by ?? '') ?? '', at: at.toISOString(), reason };
}

/** Asked for under the company that it is meant for, whichever that is. */
async function secondAbout(db: Db, id: string, person: Person): Promise<Case['second']> {
  const rows = await db
    .select()
    .from(staffActs)
    .where(and(eq(staffActs.state, 'waiting'), eq(staffActs.subject, `arrival:${id}`)))
    .orderBy(asc(staffActs.at));
  const [row] = rows.length === 0 ? [] : await stillOpen(db, rows);
  return row ? { ...askedOf(row, person, await fullNames(db, [person.company_id])), company_id: row.company_id } : null;
}
