/** What a top-up costs, line by line and adding up: what leaves the wallet, the rate and the margin in it, and what the card receives. */
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { formatRate } from '@bankside/core/i18n/rates.ts';
import { currencies } from '@bankside/core/rules/money/currencies.ts';
import { may } from '@bankside/core/rules/access/permissions.ts';
import { toDecimal, toMinor } from '@bankside/core/rules/money/money.ts';
import type { ReactNode } from 'react';
import { Link } from '../../../kit/action/link.tsx';
import { TextButton } from '../../../kit/action/text-button.tsx';
import { Amount } from '../../../kit/data/amount.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { faint } from '../../../kit/theme/text.css.ts';
import { useT } from '../../../kit/words.tsx';
import { useSession } from '../../../runtime/user.ts';
import type { Config } from './top-up-fields.tsx';
import * as look from './top-up.css.ts';
import type { Quote, Quoting } from '../../../shared/money/paying/use-quote.ts';
import { useSecondsLeft } from '../../../shared/money/use-seconds-left.ts';
import { priceText } from '../../../shared/money/price-text.ts';

export type Asked = Omit<InOf<'/card/calc'>, 'type'> & { readonly amount: string };
type Priced = Quote<Asked, OutOf<'/card/calc'>>;
/** What a price needs to say how long it holds, and what is missing for it. */
type Held = Pick<Priced, 'currency' | 'total_debit' | 'available' | 'until'>;

export const TopUpCost = ({ quoting, config }: { readonly quoting: Quoting<Priced>; readonly config: Config }) => (
  <Cost quoting={quoting}>{(quote) => <Lines quote={quote} config={config} />}</Cost>
);

type CostProps<Q> = { readonly quoting: Quoting<Q>; readonly children: (quote: Q) => ReactNode };

/** The price of what is typed, how long it holds and what is missing for it; or why there is none. */
export function Cost<Q extends Held>({ quoting, children }: CostProps<Q>) {
  const t = useT('card-money');
  const { quote, asking, failure, changed, again } = quoting;
  if (failure)
    return (
      <p className={look.said} role="status">
        {failure.answered ? (Object.values(failure.fields)[0] ?? failure.message) : t('topUp.noPrice')}{' '}
        {!failure.answered && <TextButton onClick={() => void again().catch(() => undefined)}>{t('shared:retry')}</TextButton>}
      </p>
    );
  if (!quote) return <p className={look.said}>{t(asking ? 'topUp.asking' : 'topUp.priceFollows')}</p>;
  return (
    <>
      {children(quote)}
      <Holds key={quote.until} until={quote.until} changed={changed} />
      <Missing quote={quote} />
    </>
  );
}

/** '1 %, 1.00 to 50.00 USD' of the contract, where there is more to it than a sum. */
function feeWords(t: ReturnType<typeof useT<'card-money'>>, { kind, value, min, max }: Config['fee']): string {
  if (kind !== 'percent') return t('facts.fee');
  if (min !== null && max !== null) return t('topUp.feeBetween', { value, min, max: formatAmount(max, 'USD') });
  return t('topUp.feePercent', { value });
}

function Lines({ quote, config }: { readonly quote: Priced; readonly config: Config }) {
  const t = useT('card-money');
  const { currency, fee, asked } = quote;
  return (
    <Facts kind="totals">
      <Fact label={t('topUp.name')}>
        <Amount amount={asked.amount} currency={currency} />
      </Fact>
      <Fact label={feeWords(t, config.fee)}>
        <Amount amount={fee} currency={currency} />
      </Fact>
      <Leaves {...quote} />
    </Facts>
  );
}

type Rated = Pick<Priced, 'currency' | 'total_debit' | 'received' | 'market_rate' | 'margin_percent' | 'rate'>;

/** What leaves in all, the rate with the margin in it, and what arrives. */
export function Leaves({ currency, total_debit, received, market_rate, margin_percent, rate }: Rated) {
  const t = useT('card-money');
  const said = (each: string) => t('money:conversion.rate', { from: currency, rate: formatRate(each, 'USD') });
  return (
    <>
      <Fact sum label={t('money:totals.leaves.open')}>
        <Amount amount={total_debit} currency={currency} />
      </Fact>
      <Fact label={t('money:conversion.marketRate')}>{said(market_rate)}</Fact>
      <Fact label={t('money:conversion.margin', { percent: margin_percent })}>
        <span className={faint}>{t('topUp.inRate')}</span>
      </Fact>
      <Fact label={t('money:conversion.yourRate')}>{said(rate)}</Fact>
      <Fact label={t('facts.willReceive')}>
        <Amount amount={received} currency="USD" />
      </Fact>
    </>
  );
}

function Holds({ until, changed }: { readonly until: number; readonly changed: boolean }) {
  const t = useT('card-money');
  const left = useSecondsLeft(until);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <>
      <p className={look.said}>
        <span role="timer" aria-live="off">
          {left > 0 ? t('topUp.holds', { time }) : t('topUp.asking')}
        </span>
      </p>
      {changed && (
        <Note tone="attention" live="status" title={t('topUp.changed')}>
          {t('topUp.changedText')}
        </Note>
      )}
    </>
  );
}

/** What the wallet lacks for it; undefined when it is enough. */
export function missingOf({ currency, total_debit, available }: Omit<Held, 'until'>): string | undefined {
  const { scale } = currencies[currency];
  const lack = toMinor(total_debit, scale) - toMinor(available[currency], scale);
  return lack > 0n ? toDecimal(lack, scale) : undefined;
}

/** What is missing, and the ways to get it that this person may go. */
function Missing({ quote }: { readonly quote: Held }) {
  const t = useT('card-money');
  const person = useSession();
  const { currency } = quote;
  const missing = missingOf(quote);
  if (!missing) return null;
  return (
    <Note
      tone="attention"
      live="status"
      title={t('topUp.missing', { amount: priceText(missing, currency) })}
      action={
        <span className={look.ways}>
          {may(person, '5') && (
            <Link to="fx" params={{ to: currency, receive: missing }}>
              {t('topUp.exchange', { currency })}
            </Link>
          )}
          {may(person, '3-2') && <Link to="depositDigital">{t('topUp.deposit', { currency })}</Link>}
        </span>
      }
    >
      {t('topUp.missingText')}
    </Note>
  );
}
