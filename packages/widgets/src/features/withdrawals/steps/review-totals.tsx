/** The figures of the review: what the other side gets in hero size, and what leaves with its fees (DES-06). */
import { exactAmount } from '@bankside/core/i18n/amounts.ts';
import type { ReactNode } from 'react';
import { Amount } from '../../../kit/data/amount.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { useT } from '../../../kit/words.tsx';
import { isNought } from './amounts.ts';
import { Leaving, QuotedConversion } from './cost-panel.tsx';
import * as look from './steps.css.ts';
import type { Quote, Quoting } from './use-quote.ts';

/** "Marlow & Finch Ltd receives", and the sum. */
export function ReviewHero({ label, amount, currency }: { readonly label: ReactNode; readonly amount: string; readonly currency: string }) {
  return (
    <div>
      <p className={look.hero}>{label}</p>
      <p className={look.heroFigure}>
        <Amount amount={amount} currency={currency} size="hero" />
      </p>
    </div>
  );
}

export function ReviewTotals({ quote }: { readonly quote: Quote }) {
  const t = useT('withdrawals');
  const { amount, currency } = quote.asked;
  return (
    <>
      <div className={look.totals}>
        <Facts kind="totals">
          <Fact label={t('steps.cost.amount')}>
            <Amount amount={amount} currency={currency} />
          </Fact>
          {(!quote.conversion || !isNought(quote.fees.total)) && (
            <Fact label={t('money:fees.total')}>
              <Amount amount={quote.fees.total} currency={currency} />
            </Fact>
          )}
          <QuotedConversion quote={quote} />
          <Leaving quote={quote} />
        </Facts>
      </div>
      {quote.funding && <p className={look.review}>{t('steps.payFrom.atOnce', { currency })}</p>}
    </>
  );
}

/** Said before anything is sent: the quote ended, and the new one is not the same. */
export function PriceChanged({ quoting: { before, quote } }: { readonly quoting: Quoting }) {
  const t = useT('withdrawals');
  if (!before || !quote) return null;
  if (before.funding && quote.funding) {
    const { currency } = quote.funding;
    const figures = {
      currency,
      before: exactAmount(before.funding.total_debit, currency),
      now: exactAmount(quote.funding.total_debit, currency),
    };
    return (
      <Note tone="attention" live="alert" title={t('steps.changed.title')}>
        {t('steps.changed.leavesFrom', figures)}
      </Note>
    );
  }
  const exchanged = before.received_amount !== quote.received_amount;
  const figures = exchanged
    ? {
        before: exactAmount(before.received_amount, before.received_currency),
        now: exactAmount(quote.received_amount, quote.received_currency),
      }
    : { before: exactAmount(before.total_debit, before.asked.currency), now: exactAmount(quote.total_debit, quote.asked.currency) };
  return (
    <Note tone="attention" live="alert" title={t('steps.changed.title')}>
      {t(exchanged ? 'steps.changed.received' : 'steps.changed.leaves', figures)}
    </Note>
  );
}
