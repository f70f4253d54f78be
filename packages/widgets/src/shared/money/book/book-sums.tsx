/** What came and went in each currency, of all that is filtered (TXN-14); asked only while something is. */
import { amountParts } from '@bankside/core/i18n/amounts.ts';
import { currencies, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { useRemote } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import type { BookFilter } from './book-query.ts';
import type { FixedFilter } from './book-rows.ts';
import * as look from '../record-book.css.ts';

const isZero = (amount: string) => !/[1-9]/.test(amount);

export function BookSums({ filter }: { readonly filter: BookFilter & FixedFilter }) {
  const t = useT('money');
  const bank = useBank();
  const sums = useRemote(
    ['records', 'totals', filter],
    (signal) => bank.call('/transaction/totals', filter, { signal, background: true }),
    { keep: true },
  );
  if (sums.state !== 'ready') return null; // the list itself says what did not load
  const { capped, totals } = sums.data;
  if (capped) return <p className={look.sums}>{t('sums.capped')}</p>;
  if (totals.length === 0) return null;
  return (
    <dl className={look.sums} aria-label={t('sums.title')} aria-busy={sums.updating || undefined}>
      {totals.map(({ currency, paid_in, paid_out }) => (
        <div key={currency}>
          <dt>{currency}</dt>
          {!isZero(paid_in) && <dd>{figureOf(paid_in, currency)}</dd>}
          {!isZero(paid_out) && <dd>{figureOf(`-${paid_out}`, currency)}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** '+101,752.00': the code is before both. */
function figureOf(amount: string, currency: Currency): string {
  const { sign, whole, decimals } = amountParts(amount, currencies[currency].list, true);
  return `${sign}${whole}${decimals ? `.${decimals}` : ''}`;
}
