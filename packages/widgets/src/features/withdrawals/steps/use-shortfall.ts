/** What the balance lacks for what is asked, once the bank has refused its price for that: what is missing, and what would cover it. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { useRemote } from '../../../kit/remote/remote.ts';
import { useBank } from '../../../runtime/host-context.tsx';
import { refusalOf, type Asked, type Quoting } from './use-quote.ts';

export type Shortfall = NonNullable<OutOf<'/withdraw/crypto/check'>['shortfall']>;

/** Of a quote that was asked for; what another balance lacks is said at its field. */
export const isShort = (failure: unknown, asked?: Asked): boolean =>
  asked?.pay_from === undefined && refusalOf(failure)?.refusal === 'insufficientBalance';

export function useShortfall(asked: Asked | undefined, { failure }: Quoting): Shortfall | undefined {
  const bank = useBank();
  const when = asked !== undefined && isShort(failure, asked);
  const check = useRemote(
    ['withdrawals', 'check', asked, 'shortfall'],
    (signal) =>
      asked ? bank.call('/withdraw/crypto/check', asked, { signal, background: true }) : Promise.reject(new TypeError('nothing is asked')),
    { when },
  );
  return when && check.state === 'ready' ? (check.data.shortfall ?? undefined) : undefined;
}
