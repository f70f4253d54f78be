/** A keyword that is an amount finds records of exactly that amount, in any currency, in or out (TXN-18). */
import { currencies, currencyCodes } from '@bankside/core/rules/money/currencies.ts';
import { toMinor } from '@bankside/core/rules/money/money.ts';
import { and, inArray, or, sql, type SQL } from 'drizzle-orm';
import { transactions } from '../../ledger/ledger-schema.ts';

const amountPattern = /^[-+\u2212]?(\d{1,3}(?:,\d{3})+|\d{1,15})(\.\d{1,18})?$/;
const scales = [...new Set(Object.values(currencies).map(({ scale }) => scale))];

/** `hasAmount('9,870.00')`; null for text that is not an amount in any currency. */
export function hasAmount(keyword: string): SQL | null {
  const [, whole = '', decimals = ''] = amountPattern.exec(keyword.normalize('NFKC')) ?? [];
  const text = `${whole.replaceAll(',', '')}${decimals}`;
  if (!/[1-9]/.test(text)) return null;
  const fitting = scales.filter((scale) => decimals.length - 1 <= scale);
  return or(...fitting.map((scale) => ofScale(scale, toMinor(text, scale)))) ?? null;
}

function ofScale(scale: number, minor: bigint): SQL | undefined {
  const t = transactions;
  const codes = currencyCodes.filter((code) => currencies[code].scale === scale);
  return or(
    and(inArray(t.currency, codes), inArray(t.amount, [minor, -minor])),
    and(inArray(t.sold_currency, codes), sql`abs(${t.sold_amount}) = ${String(minor)}::numeric`),
  );
}
