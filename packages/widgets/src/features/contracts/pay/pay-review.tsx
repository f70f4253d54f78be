/** Before money moves: what leaves, for what, and what happens then (DES-54). */
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Amount } from '../../../kit/data/amount.tsx';
import { FailureNote } from '../../../kit/remote/call-view.tsx';
import { failureOf, type Failure } from '../../../kit/remote/failure.ts';
import { useT } from '../../../kit/words.tsx';
import { priceText } from '../../../shared/money/price-text.ts';
import type { Quoting } from '../../../shared/money/paying/use-quote.ts';
import * as look from '../contracts.css.ts';
import type { Contract } from '../use-contracts.ts';
import { PayCost } from './pay-cost.tsx';
import { missingOf, type PayQuote } from './paying.ts';

type Props = {
  readonly contract: Contract;
  readonly quote: PayQuote;
  readonly quoting: Quoting<PayQuote>;
  readonly busy: boolean;
  readonly onBack: () => void;
  readonly onPay: () => Promise<void>;
};

export function PayReview({ contract, quote, quoting, busy, onBack, onPay }: Props) {
  const t = useT('contracts');
  const [failure, setFailure] = useState<Failure | null>(null);
  const pay = () => {
    setFailure(null);
    onPay().catch((error: unknown) => setFailure(failureOf(error)));
  };
  return (
    <div className={look.group}>
      <p>{t('pay.leaves', { count: quote.asked.quantity, number: contract.number })}</p>
      <Amount amount={quote.amount} currency={quote.currency} size="figure" />
      <PayCost quoting={quoting} />
      <p className={look.said}>{t('pay.then', { count: quote.asked.quantity })}</p>
      <FailureNote failure={failure} />
      <div className={look.foot}>
        <Button disabled={busy} onClick={onBack}>
          {t('pay.back')}
        </Button>
        {missingOf(quote) === null && (
          <Button variant="primary" busy={busy} data-autofocus onClick={pay}>
            {t('pay.send', { amount: priceText(quote.amount, quote.currency) })}
          </Button>
        )}
      </div>
    </div>
  );
}
