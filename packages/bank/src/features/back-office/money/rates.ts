/** Rates that wait for the staff's eyes: a jump comes into force once somebody has confirmed it. */
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import { currencyCodes } from '@bankside/core/rules/money/currencies.ts';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../../../platform/dispatch.ts';
import { readRate, writeRate } from '../../../adapters/rates.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { audit } from '../../../platform/audit.ts';
import { putInForce } from '../../../domain/rates/rate-refresh.ts';
import { rateState, readRates } from '../../../domain/rates/rates.ts';
import { rateHolds } from '../../../store/money-schema.ts';
import { apart } from '../../../domain/rates/rate-judging.ts';
import { byTwo } from '../../../domain/staff/second-person.ts';
import { askedAbout, type Asked } from '../second-open.ts';

export const rateDesk: Pick<Handlers<typeof backOffice>, 'heldRates' | 'confirmRate'> = {
  heldRates: async (_input, { bank, db, person, now }) => {
    const table = await readRates(db);
    const rows = await db.select().from(rateHolds).orderBy(rateHolds.since, rateHolds.currency);
    const { company_id } = person;
    const asked = new Map<string, Asked | null>();
    for (const { currency } of rows) asked.set(currency, await askedAbout(db, company_id, `rate:${currency}`, person));
    const list = rows.flatMap(({ currency: code, usd, reason, other, since, seen_at }) => {
      const currency = currencyCodes.find((each) => each === code);
      const [rate, at] = currency ? [table.of[currency], table.at[currency]] : [];
      if (!currency) return [];
      const before = rate && at ? { usd: writeRate(rate), taken_at: at.toISOString() } : null;
      const by = asked.get(currency);
      const second = by ? { ...by, company_id } : null;
      return [{ currency, before, usd, reason, other_usd: other, since: since.toISOString(), seen_at: seen_at.toISOString(), second }];
    });
    const stale = currencyCodes.flatMap((currency) => {
      const at = table.at[currency];
      return at && rateState(bank, table, currency, now) === 'stale' && currency !== 'USD'
        ? [{ currency, taken_at: at.toISOString() }]
        : [];
    });
    return { list, stale };
  },

  confirmRate: async ({ currency, usd }, ctx) => {
    const { bank, db, person, now } = ctx;
    const { company_id, user_id: actor } = person;
    const [row] = await db.select().from(rateHolds).where(eq(rateHolds.currency, currency)).for('update');
    if (!row) throw new Refusal('notFound');
    if (row.reason !== 'jump') throw new Refusal('wrongState');
    if (apart(readRate(row.usd), readRate(usd), bank.policy.rates.jumpBps[currency])) throw new Refusal('changedMeanwhile');
    const before = (await readRates(db)).of[currency];
    const from = before === undefined ? '' : writeRate(before);
    const subject = `rate:${currency}`;
    // of this hold alone: a request about an earlier one cannot be confirmed
    const input = { company_id, currency, usd, since: row.since.toISOString() };
    await byTwo(ctx, { act: 'rate.confirm', path: '/admin/rate/confirm', input, subject, facts: { currency, before: from, rate: usd } });
    await putInForce(db, currency, row.usd, row.seen_at);
    await db.delete(rateHolds).where(eq(rateHolds.currency, currency));
    await audit(db, { company_id, actor, action: 'rate.confirm', subject, from, to: row.usd, at: now });
    return {};
  },
};
