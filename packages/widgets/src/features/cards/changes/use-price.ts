/** What a replacement costs now, from one wallet; asked again when the price ends. */
import type { OutOf } from '@bankside/core/contract/index.ts';
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
export const isFree = ({ total_debit }: Price): boolean => toMinor(total_debit, scale) === 0n;
