/** What a replacement costs now, from one wallet; asked again when the price ends. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { toMinor } from '@bankside/core/rules/money/money.ts';
import type { TopUpCurrency } from '@bankside/core/rules/cards/money.ts';
import { useEffect } from 'react';
import { useRemote, type Remote } from '../../../kit/remote/remote.ts';
import { useBank } from '../../../runtime/host-context.tsx';

export type Price = OutOf<'/card/calc'>;
const longestMs = 3_600_000;

export function usePrice(card_id: string, currency: TopUpCurrency): Remote<Price> {
  const bank = useBank();
  const price = useRemote(['card-price', card_id, currency], (signal) =>
    bank.call('/card/calc', { type: 'replacement', card_id, currency }, { signal, background: true }),
  );
  const until = price.state === 'ready' ? Date.parse(price.data.valid_until) : undefined;
  const again = price.state === 'ready' ? price.again : undefined;
  useEffect(() => {
    const left = until === undefined ? longestMs : until - Date.now();
    if (!again || left >= longestMs) return undefined; // another clock than ours: the bank refuses what has ended
    const timer = setTimeout(again, Math.max(left, 1000));
    return () => clearTimeout(timer);
  }, [until, again]);
  return price;
}

/** Of USDC and USDT. */
const scale = 6;
export const isShort = ({ available, currency, total_debit }: Price): boolean =>
  toMinor(available[currency] ?? '0', scale) < toMinor(total_debit, scale);
/** '25.00 USDC'; what is finer than a cent is shown whole. */
export const priceText = (amount: string, currency: string): string => {
  const short = amount.replace(/(\.\d\d\d*?)0+$/, '$1');
  return formatAmount(short, currency, Math.max(2, short.split('.')[1]?.length ?? 0));
};
export const isFree = ({ total_debit }: Price): boolean => toMinor(total_debit, scale) === 0n;
