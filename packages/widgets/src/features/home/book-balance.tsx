/** What the company has, in one figure under the double rule; available and on hold beside it always (DES-08). */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { Amount } from '../../kit/data/amount.tsx';
import { useT } from '../../kit/words.tsx';
import * as look from './home.css.ts';
import type { Home } from './home.ts';
import { MoneyActs } from './money-acts.tsx';
import { Trend } from './trend.tsx';

type Props = {
  readonly figures: NonNullable<Home['figures']>;
  readonly currency: string;
  /** false: nothing has ever come in, and the first deposit is what there is to say. */
  readonly hasMoney: boolean;
  /** Acts are open after verification. */
  readonly isVerified: boolean;
};

export function BookBalance({ figures, currency, hasMoney, isVerified }: Props) {
  const t = useT('home');
  const minimum = formatAmount(policy.deposit.firstFiatMinUsd, 'USD', 0);
  return (
    <section className={look.hero} aria-label={t('balance.label')}>
      <div>
        <p className={look.heroLabel}>
          {t('balance.label')} <span className={look.heroScope}>· {t('balance.scope', { currency })}</span>
        </p>
        <h1 className={look.heroFigure}>
          <Amount amount={figures.book_balance} currency={currency} size="hero" ruled={hasMoney || 'quiet'} />
        </h1>
        {hasMoney ? (
          <Parts figures={figures} currency={currency} />
        ) : (
          <p className={look.firstDeposit}>{t('balance.firstDeposit', { minimum })}</p>
        )}
        {isVerified && <MoneyActs />}
      </div>
      {hasMoney && <Trend figures={figures} />}
    </section>
  );
}

function Parts({ figures, currency }: Omit<Props, 'hasMoney' | 'isVerified'>) {
  const t = useT('home');
  return (
    <dl className={look.parts}>
      <div className={look.part}>
        <dt>{t('balance.available')}</dt>
        <dd>
          <Amount amount={figures.available_balance} currency={currency} />
        </dd>
      </div>
      <div className={look.part}>
        <dt>{t('balance.onHold')}</dt>
        <dd>
          <Amount amount={figures.frozen_balance} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}
