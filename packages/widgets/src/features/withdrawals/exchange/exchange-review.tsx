/** The second step: both amounts, the market's rate and the bank's margin, and until when it holds. What is booked is what is here, to the last unit. */
import { exactAmount } from '@bankside/core/i18n/amounts.ts';
import { Refused } from '@bankside/core/client/errors.ts';
import { useEffect, useState } from 'react';
import { Amount } from '../../../kit/data/amount.tsx';
import { RefreshButton } from '../../../kit/action/refresh-button.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { Form } from '../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { useT } from '../../../kit/words.tsx';
import { useDates } from '../../../shared/dates.ts';
import { QuotedConversion } from '../steps/cost-panel.tsx';
import { PriceChanged } from '../steps/review-totals.tsx';
import { StepActs } from '../steps/transfer-frame.tsx';
import type { Quote, Quoting } from '../steps/use-quote.ts';
import { useSecondsLeft } from '../../../shared/money/use-seconds-left.ts';
import * as look from './exchange.css.ts';
import type { ExchangeKind } from './exchange-kind.ts';

type Props = {
  readonly kind: ExchangeKind;
  readonly quote: Quote;
  readonly quoting: Quoting;
  /** Books it, or throws what the bank refused. */
  readonly onSend: (quote: Quote) => Promise<unknown>;
  readonly onBack: () => void;
};

/** Refusals of a quote that a fresh one answers; a person looks at it before anything is booked. */
const outdated: readonly (string | undefined)[] = ['rateMoved', 'quoteExpired'];

export function ExchangeReview({ kind, quote, quoting, onSend, onBack }: Props) {
  const t = useT('withdrawals');
  const left = useSecondsLeft(quote.until);
  const gives = exactAmount(quote.asked.amount, quote.asked.currency);
  const send = async () => {
    try {
      await onSend(quote);
    } catch (error) {
      if (error instanceof Refused && outdated.includes(error.refusal)) void quoting.again().catch(() => undefined);
      throw error;
    }
  };
  return (
    <Form onSubmit={send} label={t(`exchange.title.review`)}>
      <Figures quote={quote} />
      <Facts kind="totals">
        <QuotedConversion quote={quote} />
      </Facts>
      <RateFacts quote={quote} left={left} />
      {kind === 'otc' && <Note tone="plain">{t('exchange.otcText')}</Note>}
      <PriceChanged quoting={quoting} />
      {left === 0 ? (
        <Expired quoting={quoting} onBack={onBack} />
      ) : (
        <StepActs back={{ label: t('exchange.back'), onPress: onBack }}>
          <SubmitButton>{kind === 'otc' ? t('exchange.ask') : t('exchange.act', { amount: gives })}</SubmitButton>
        </StepActs>
      )}
    </Form>
  );
}

export function Figures({ quote }: { readonly quote: Quote }) {
  const t = useT('withdrawals');
  return (
    <div className={look.both}>
      <div className={look.side}>
        <p className={look.sideLabel}>{t('exchange.give')}</p>
        <p>
          <Amount amount={quote.total_debit} currency={quote.asked.currency} size="figure" />
        </p>
      </div>
      <div className={look.side}>
        <p className={look.sideLabel}>{t('exchange.get')}</p>
        <p>
          <Amount amount={quote.received_amount} currency={quote.received_currency} size="figure" />
        </p>
      </div>
    </div>
  );
}

function RateFacts({ quote, left }: { readonly quote: Quote; readonly left: number }) {
  const t = useT('withdrawals');
  const dates = useDates();
  const until = dates.time(quote.valid_until);
  const minutes = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <Facts>
      {quote.rate_at && <Fact label={t('exchange.rateAt')}>{dates.dateTime(quote.rate_at)}</Fact>}
      <Fact label={t('exchange.holdsUntil')}>
        <span role="timer" aria-live="off">
          {left > 0 ? t('exchange.until', { until, time: minutes }) : until}
        </span>
      </Fact>
    </Facts>
  );
}

/** Nothing is booked at a rate that has gone: a person looks at the new one first. */
function Expired({ quoting, onBack }: Pick<Props, 'quoting' | 'onBack'>) {
  const t = useT('withdrawals');
  const [failed, setFailed] = useState(false);
  useEffect(() => () => setFailed(false), [quoting.quote]);
  const renew = () => void quoting.again().then(undefined, () => setFailed(true));
  return (
    <>
      <Note tone="attention" live="alert" title={t('exchange.expired.title')}>
        {t(failed ? 'exchange.expired.failed' : 'exchange.expired.text')}
      </Note>
      <StepActs back={{ label: t('exchange.back'), onPress: onBack }}>
        <RefreshButton variant="primary" busy={quoting.asking} onClick={renew}>
          {t('exchange.expired.act')}
        </RefreshButton>
      </StepActs>
    </>
  );
}
