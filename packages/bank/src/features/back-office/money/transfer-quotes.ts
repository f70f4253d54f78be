/** Staff state a rate for an OTC request (TRF-22); a large one takes two people, and lasts from the second one's word. */
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { formatRate } from '@bankside/core/i18n/rates.ts';
import type { KeyOf } from '@bankside/core/i18n/keys.ts';
import type { Bank } from '../../../platform/bank.ts';
import type { Ctx, Handlers } from '../../../platform/dispatch.ts';
import { Invalid, Refusal } from '../../../platform/refusal.ts';
import { translate } from '../../../platform/words.ts';
import { percentText } from '../../../domain/rates/conversion.ts';
import { readRates, takenAt, trustedRates } from '../../../domain/rates/rates.ts';
import { amountText } from '../../../domain/records/amount-text.ts';
import type { RecordRow } from '../../../domain/records/records.ts';
import { byTwo } from '../../../domain/staff/second-person.ts';
import { isQuotable, marketOf, priceAt, sidesOf, stateQuote } from '../../../domain/transfers/otc-quotes.ts';
import { leaving } from '../../../domain/transfers/transfers.ts';
import type { Db } from '../../../store/store.ts';
import { transferFacts, transferToDecide } from './transfers.ts';

type Quoting = Out<typeof backOffice.transferCase>['quoting'];

/** Null of what cannot be quoted, and while there is no rate at all. */
export async function quotingOf(bank: Bank, db: Db, row: RecordRow): Promise<Quoting> {
  if (!isQuotable(row)) return null;
  const sides = sidesOf(row);
  const table = await readRates(db);
  if (!table.of[sides.from] || !table.of[sides.to]) return null;
  const { marginBps, otcMaxMarginBps, otcMinutes: minutes, otcMaxMinutes: max_minutes } = bank.policy.fx;
  const market_at = takenAt(table, [sides.from, sides.to]).toISOString();
  return { ...marketOf(sides, table, marginBps), market_at, max_margin_percent: percentText(otcMaxMarginBps), minutes, max_minutes };
}

const sentences = { blank: 'rateBlank', invalid: 'rate', aboveMarket: 'rateAboveMarket', aboveMargin: 'rateAboveMargin' } as const;

type Faulty = { readonly field: string; readonly rule: KeyOf<'rules'>; readonly params?: Readonly<Record<string, string | number>> };
const fault = ({ language }: Pick<Ctx, 'language'>, { field, rule, params }: Faulty) =>
  new Invalid([{ field, rule, msg: translate(language, 'rules', rule, params ?? {}) }]);

export const transferQuotes: Pick<Handlers<typeof backOffice>, 'quoteTransfer'> = {
  quoteTransfer: async (input, ctx) => {
    const { company_id, id, version, rate, minutes } = input;
    const { bank, db, person, now } = ctx;
    const row = await transferToDecide(db, company_id, id, version);
    if (!isQuotable(row)) throw new Refusal('wrongState');
    const { otcMaxMinutes, otcMaxMarginBps, marginBps } = bank.policy.fx;
    if (minutes > otcMaxMinutes) throw fault(ctx, { field: 'minutes', rule: 'quoteMinutesMost', params: { max: otcMaxMinutes } });
    const sides = sidesOf(row);
    const { from, to } = sides;
    const table = await trustedRates(bank, db, [from, to], ctx);
    const { market_rate } = marketOf(sides, table, marginBps);
    const quoted = priceAt(bank, sides, rate, market_rate);
    const params = { market: formatRate(market_rate, to), max: percentText(otcMaxMarginBps) };
    if (typeof quoted === 'string') throw fault(ctx, { field: 'rate', rule: sentences[quoted], params });
    const received = formatAmount(amountText(quoted.received, to), to);
    const facts = { ...transferFacts(row), quotedRate: formatRate(quoted.rate, to), received, margin: `${quoted.margin_percent} %` };
    const order = { act: 'transfer.quote', path: '/admin/transfer/quote', input, subject: `transaction:${id}`, facts } as const;
    await byTwo(ctx, { ...order, money: leaving(row) });
    const by = { actor: 'bank', user_id: person.user_id } as const;
    const { moved, valid_until } = await stateQuote(bank, db, row, { quoted, minutes, by, now });
    return { id, status: moved.status, version: moved.version, valid_until: valid_until.toISOString() };
  },
};
