/** Yearly fees of cards (CRD-30 to CRD-37). */
import type { annualFees as calls } from '@bankside/core/contract/cards/annual-fees.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { currencies } from '@bankside/core/rules/money/currencies.ts';
import { renewalSources, topUpCurrencies } from '@bankside/core/rules/cards/money.ts';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { costIn, currencyFor } from '../../domain/annual-fees/fee-cost.ts';
import { takeDue } from '../../domain/annual-fees/fee-jobs.ts';
import { settleFee } from '../../domain/annual-fees/fee-payments.ts';
import { availableIn } from '../../ledger/ledger.ts';
import { feeRowOf } from '../../domain/annual-fees/fee-view.ts';
import { bankDay, lockFee, previousOpen, type Fee, type FeeRow } from '../../domain/annual-fees/fees.ts';
import { readRates } from '../../domain/rates/rates.ts';
import type { Bank } from '../../platform/bank.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { isUuid } from '../../platform/ids.ts';
import { pageAnswer, pageAsked } from '../../platform/pages.ts';
import { countAttempt } from '../../platform/throttle/throttle.ts';
import { annualFeeEvents, annualFees as table } from '../../store/annual-fee-schema.ts';
import type { Db } from '../../store/store.ts';
import { changing } from './changing.ts';
import { feeFile } from './fee-file.ts';
import { countFees, feesWhere, readFees } from './reading.ts';

/** Each source with what is there and what the fee costs in its currency. */
async function payableFrom(db: Db, { company_id, fee }: FeeRow) {
  const rates = await readRates(db);
  const ways = renewalSources.flatMap((source) =>
    (source === 'user_wallet' ? topUpCurrencies : ['']).map((wallet) => ({ source, wallet })),
  );
  return Promise.all(
    ways.map(async ({ source, wallet }) => {
      const currency = currencyFor(source, wallet);
      const text = (minor: bigint) => toDecimal(minor, currencies[currency].scale);
      const balance = text(await availableIn(db, company_id, currency));
      return { source, currency, balance, cost: text(costIn(fee, currency, rates)) };
    }),
  );
}

/** What is due of it, now: each in a transaction of its own, as the jobs do it. */
async function refreshed(bank: Bank, company_id: string, id: string, now: Date): Promise<Fee> {
  const found = await bank.store.tx(async (db) => takeDue(bank, db, await lockFee(db, company_id, id), now));
  if (found.fee.status !== 'pending') return found;
  return bank.store.tx(async (db) => {
    const again = await lockFee(db, company_id, id);
    return again.fee.status === 'pending' ? settleFee(bank, db, again, now) : again;
  });
}

export const annualFees: Handlers<typeof calls> = {
  ...changing,

  record: async ({ page, page_size, cursor, ...filter }, { bank, db, person, now }) => {
    const asked = pageAsked({ page, page_size, cursor });
    const where = feesWhere(person.company_id, filter);
    const today = bankDay(bank, now);
    const rows = await readFees(db, where, asked);
    return pageAnswer(
      rows.map((row) => feeRowOf(row, today)),
      await countFees(db, where),
      asked,
    );
  },

  details: async ({ id }, { bank, db, person, now, refuse }) => {
    const { company_id } = person;
    const read = async (which: ReturnType<typeof eq> | undefined) =>
      readFees(db, and(feesWhere(company_id, {}), which), { limit: 100, offset: 0 });
    const [found] = isUuid(id) ? await read(eq(table.fee_id, id)) : [];
    if (!found) throw refuse('notFound');
    const today = bankDay(bank, now);
    const others = await read(and(eq(table.card_id, found.fee.card_id), ne(table.fee_id, id)));
    const events = await db
      .select()
      .from(annualFeeEvents)
      .where(and(eq(annualFeeEvents.company_id, company_id), eq(annualFeeEvents.fee_id, id)))
      .orderBy(asc(annualFeeEvents.seq));
    return {
      record: feeRowOf(found, today),
      history: others.toSorted((a, b) => (a.fee.due_date < b.fee.due_date ? 1 : -1)).map((each) => feeRowOf(each, today)),
      timeline: events.map(({ at, event, actor, name, note }) => ({
        at: at.toISOString(),
        event,
        actor: actor === 'client' ? ('client' as const) : actor === 'bank' ? ('bank' as const) : ('system' as const),
        name,
        note,
      })),
      payable_from: await payableFrom(db, found.fee),
      previous_open: (await previousOpen(db, found.fee))?.fee_id ?? null,
    };
  },

  download: ({ format, ...filter }, { bank, person, language, now }) => feeFile({ bank, person, filter, format, language, now }),

  refresh: async ({ id: one, ids = [] }, { bank, db, person, now, refuse }) => {
    const { company_id, user_id } = person;
    const wanted = [...new Set(one === undefined ? ids : [one, ...ids])];
    if (!wanted.every(isUuid)) throw refuse('notFound');
    const known = await db.$count(table, and(eq(table.company_id, company_id), inArray(table.fee_id, wanted)));
    if (known !== wanted.length) throw refuse('notFound');
    const limit = { subject: `annual fees:${user_id}`, limit: 1, windowSec: bank.policy.cards.refreshSec };
    await bank.store.tx((tx) => countAttempt(tx, limit, now));
    const today = bankDay(bank, now);
    const list = [];
    for (const id of wanted) list.push(feeRowOf(await refreshed(bank, company_id, id, now), today));
    return { list };
  },
};
