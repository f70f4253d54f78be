/** One row per currency: ten of them always, others when held (HOM-03); what can be spent and its worth first, book and hold below (HOM-11). */
import { amountParts } from '@bankside/core/i18n/amounts.ts';
import { currencies, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { Link } from '../../kit/action/link.tsx';
import { Amount } from '../../kit/data/amount.tsx';
import { Section } from '../../kit/nav/section.tsx';
import { faint, hidden, strong } from '../../kit/theme/text.css.ts';
import { useT } from '../../kit/words.tsx';
import { useDates } from '../../shared/dates.ts';
import * as look from './home.css.ts';
import type { Home } from './home.ts';

type Figures = NonNullable<Home['figures']>;
type Balance = Figures['balances'][number];
const kinds = ['fiat', 'digital'] as const;
const isZero = (amount: string) => !/[1-9]/.test(amount);

type Props = { readonly figures: Figures; /** Of what they are worth. */ readonly base: Currency; readonly isVerified: boolean };

export function Balances({ figures, base, isVerified }: Props) {
  const t = useT('home');
  const dates = useDates();
  const shown = figures.balances.filter(({ currency, book }) => currencies[currency].always || !isZero(book));
  return (
    <div className={look.balances}>
      <Section title={t('balances.title')} level={3}>
        <table className={look.balanceTable}>
          <thead className={hidden}>
            <tr>
              <th scope="col">{t('balances.currency')}</th>
              <th scope="col">{t('balance.available')}</th>
            </tr>
          </thead>
          {kinds.map((kind) => (
            <tbody key={kind}>
              <tr>
                <th scope="rowgroup" colSpan={2} className={look.group}>
                  {t(`options:assetKinds.${kind}`)}
                </th>
              </tr>
              {shown
                .filter((balance) => balance.kind === kind)
                .map((balance) => (
                  <BalanceRow key={balance.currency} balance={balance} base={base} leads={isVerified} />
                ))}
            </tbody>
          ))}
        </table>
        {dates.zone && (
          <p className={look.rates}>
            {figures.rates_stale
              ? t('balances.ratesStale', { at: `${dates.date(figures.rates_at)} ${dates.time(figures.rates_at)}` })
              : t('balances.rates', { at: dates.time(figures.rates_at), next: dates.time(figures.next_rates_at) })}{' '}
            <span className={look.zone}>· {t('balances.zone', { zone: dates.zone })}</span>
          </p>
        )}
      </Section>
    </div>
  );
}

/** `leads`: the currency opens its page. */
function BalanceRow({ balance, base, leads }: { readonly balance: Balance; readonly base: Currency; readonly leads: boolean }) {
  const t = useT('home');
  const { currency, book, available, frozen, available_worth } = balance;
  const name = (
    <>
      <span className={strong}>{currency}</span> <span className={faint}>{t(`options:currencies.${currency}`)}</span>
    </>
  );
  return (
    <tr>
      <th scope="row" className={look.currency}>
        {leads ? (
          <Link to="balance" params={{ currency }} plain>
            {name}
          </Link>
        ) : (
          name
        )}
        {!isZero(frozen) && (
          <span className={look.secondLine}>
            {t('balances.held', { book: figureOf(book, currency), held: figureOf(frozen, currency) })}
          </span>
        )}
      </th>
      <td className={look.balance}>
        <Amount amount={available} currency={currency} size="list" bare onPoint state={isZero(available) ? 'open' : 'settled'} />
        {currency !== base && !isZero(available) && (
          <span className={look.secondLine}>{t('balances.worth', { amount: figureOf(available_worth, base), currency: base })}</span>
        )}
      </td>
    </tr>
  );
}

/** '48,500.00', without its code: the row names it. */
function figureOf(amount: string, currency: Balance['currency']): string {
  const { whole, decimals } = amountParts(amount, currencies[currency].list);
  return decimals ? `${whole}.${decimals}` : whole;
}
