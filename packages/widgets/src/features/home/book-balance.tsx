/** What the company has, in one figure under the double rule; available and on hold beside it always (DES-08). */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { currencies, fiatCodes, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { Menu } from '../../kit/overlay/menu.tsx';
import { useT } from '../../kit/words.tsx';
import { Amount } from '../../kit/data/amount.tsx';
import * as look from './home.css.ts';
import type { Home } from './home.ts';
import { MoneyActs } from './money-acts.tsx';
import { Trend } from './trend.tsx';

type Props = {
  readonly figures: NonNullable<Home['figures']>;
  readonly currency: Currency;
  readonly onCurrency: (currency: Currency) => void;
  /** By the ways that are open to this person (HOM-06). */
  readonly activation: Home['activation_min'];
  /** false: nothing has ever come in, and the first deposit is what there is to say. */
  readonly hasMoney: boolean;
  /** Acts are open after verification. */
  readonly isVerified: boolean;
};

export function BookBalance({ figures, currency, onCurrency, activation, hasMoney, isVerified }: Props) {
  const t = useT('home');
  return (
    <section className={look.hero} aria-label={t('balance.label')}>
      <div>
        <div className={look.heroLabel}>
          {t('balance.label')} ·{' '}
          <Menu
            label={<span className={look.heroScope}>{t('balance.scope', { currency })}</span>}
            name={`${t('balance.base')}: ${currency}`}
            entries={fiatCodes.map((code) => ({
              label: `${code} · ${t(`options:currencies.${code}`)}`,
              checked: code === currency,
              onChoose: () => onCurrency(code),
            }))}
          />
        </div>
        <h1 className={look.heroFigure}>
          <Amount amount={figures.book_balance} currency={currency} size="hero" ruled={hasMoney || 'quiet'} />
        </h1>
        {hasMoney ? <Parts figures={figures} currency={currency} /> : <FirstDeposit activation={activation} />}
        {isVerified && <MoneyActs />}
      </div>
      {hasMoney && <Trend figures={figures} base={currency} />}
    </section>
  );
}

function Parts({ figures, currency }: Pick<Props, 'figures' | 'currency'>) {
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

/** What the bank asks of the first deposit, in each way that this person may make one. */
function FirstDeposit({ activation }: Pick<Props, 'activation'>) {
  const t = useT('home');
  const of = (kind: 'fiat' | 'digital') => {
    const sums = activation.filter((row) => currencies[row.currency].kind === kind).map((row) => formatAmount(row.amount, row.currency, 0));
    return sums.reduce((said, next) => (said ? t('balance.firstDeposit.or', { said, next }) : next), '');
  };
  const [fiat, digital] = [of('fiat'), of('digital')];
  const way = fiat && digital ? 'both' : fiat ? 'fiat' : digital ? 'digital' : 'none';
  return <p className={look.firstDeposit}>{t(`balance.firstDeposit.${way}`, { fiat, digital })}</p>;
}
