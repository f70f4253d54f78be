/** What the cards cost: the price, the rate with the margin in it, what leaves, how long that holds, and what is missing. */
import { formatRate } from '@bankside/core/i18n/rates.ts';
import { may } from '@bankside/core/rules/access/permissions.ts';
import { TextButton } from '../../../kit/action/text-button.tsx';
import { Link } from '../../../kit/action/link.tsx';
import { Amount } from '../../../kit/data/amount.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { faint } from '../../../kit/theme/text.css.ts';
import { useT } from '../../../kit/words.tsx';
import { useSession } from '../../../runtime/user.ts';
import { priceText } from '../../../shared/money/price-text.ts';
import type { Quoting } from '../../../shared/money/paying/use-quote.ts';
import { useSecondsLeft } from '../../../shared/money/use-seconds-left.ts';
import * as look from '../contracts.css.ts';
import { missingOf, type PayQuote } from './paying.ts';

type Props = { readonly quoting: Quoting<PayQuote> };

export function PayCost({ quoting }: Props) {
  const t = useT('contracts');
  const { quote, asking, failure, changed, again } = quoting;
  if (failure)
    return (
      <p className={look.said} role="status">
        {failure.answered ? (Object.values(failure.fields)[0] ?? failure.message) : t('pay.noPrice')}{' '}
        {!failure.answered && <TextButton onClick={() => void again().catch(() => undefined)}>{t('shared:retry')}</TextButton>}
      </p>
    );
  if (!quote) return <p className={look.said}>{t(asking ? 'pay.asking' : 'pay.priceFollows')}</p>;
  const { currency, amount, available, price_per_card, usd, market_rate, margin_percent, rate, asked } = quote;
  const rateText = (each: string) => t('money:conversion.rate', { from: currency, rate: formatRate(each, 'USD') });
  return (
    <>
      <Facts kind="totals">
        <Fact label={t('pay.each', { count: asked.quantity, price: priceText(price_per_card, 'USD') })}>
          <Amount amount={usd} currency="USD" />
        </Fact>
        {currency !== 'USD' && (
          <>
            <Fact label={t('money:conversion.marketRate')}>{rateText(market_rate)}</Fact>
            <Fact label={t('money:conversion.margin', { percent: margin_percent })}>
              <span className={faint}>{t('pay.inRate')}</span>
            </Fact>
            <Fact label={t('money:conversion.yourRate')}>{rateText(rate)}</Fact>
          </>
        )}
        <Fact label={t('pay.available')}>
          <Amount amount={available} currency={currency} />
        </Fact>
        <Fact sum label={t('money:totals.leaves.open')}>
          <Amount amount={amount} currency={currency} />
        </Fact>
      </Facts>
      <Holds key={quote.until} until={quote.until} changed={changed} />
      <Missing quote={quote} />
    </>
  );
}

function Holds({ until, changed }: { readonly until: number; readonly changed: boolean }) {
  const t = useT('contracts');
  const left = useSecondsLeft(until);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <>
      <p className={look.said}>
        <span role="timer" aria-live="off">
          {left > 0 ? t('pay.holds', { time }) : t('pay.asking')}
        </span>
      </p>
      {changed && (
        <Note tone="attention" live="status" title={t('pay.changed')}>
          {t('pay.changedText')}
        </Note>
      )}
    </>
  );
}

/** What is missing, and the ways to get it that this person may go. */
function Missing({ quote }: { readonly quote: PayQuote }) {
  const t = useT('contracts');
  const who = useSession();
  const { currency } = quote;
  const missing = missingOf(quote);
  if (missing === null) return null;
  const isFiat = currency === 'USD';
  return (
    <Note
      tone="attention"
      live="status"
      title={t('pay.missing', { amount: priceText(missing, currency) })}
      action={
        <span className={look.acts}>
          {!isFiat && may(who, '5') && (
            <Link to="fx" params={{ to: currency, receive: missing }}>
              {t('pay.exchange', { currency })}
            </Link>
          )}
          {may(who, isFiat ? '3-1' : '3-2') && <Link to={isFiat ? 'depositFiat' : 'depositDigital'}>{t('pay.deposit', { currency })}</Link>}
        </span>
      }
    >
      {t('pay.missingText')}
    </Note>
  );
}
