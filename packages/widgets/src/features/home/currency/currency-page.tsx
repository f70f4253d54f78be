/** One currency: what can be spent of it, its chart, what moved, and how to receive it (HOM-15). `?currency=EUR`. */
import type { MoneyRow } from '@bankside/core/contract/money.ts';
import { currencies, isCurrency, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { pageNeeds } from '@bankside/core/rules/access/page-needs.ts';
import { may, mayAny } from '@bankside/core/rules/access/permissions.ts';
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { ButtonLink } from '../../../kit/action/link.tsx';
import { Amount } from '../../../kit/data/amount.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { useRemote } from '../../../kit/remote/remote.ts';
import { useLanguage, useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useQuery } from '../../../runtime/url.ts';
import { useSession } from '../../../runtime/user.ts';
import type { Home } from '../home.ts';
import * as home from '../home.css.ts';
import { RecentTransactions } from '../recent-transactions.tsx';
import { Trend } from '../trend.tsx';
import * as look from './currency.css.ts';
import { Receive } from './receive.tsx';

type Balance = Pick<NonNullable<Home['figures']>['balances'][number], 'available' | 'book' | 'frozen' | 'available_worth'>;
/** Of what has never been held: home has no row of it. */
const none: Balance = { available: '0', book: '0', frozen: '0', available_worth: '0' };
/** As many as home shows. */
const rows = 5;

export function CurrencyPage() {
  const t = useT('home');
  const bank = useBank();
  const language = useLanguage();
  const mayList = may(useSession(), '2');
  const [query] = useQuery(['currency']);
  const code = query.currency.toUpperCase();
  const balances = useRemote(['home', language, undefined], (signal) => bank.call('/dashboard/home', {}, { signal }), {
    every: policy.rates.refreshSec * 1000,
  });
  if (!isCurrency(code)) return <Missing />;
  return (
    <>
      <PageHead
        title={t(`options:currencies.${code}`)}
        crumbs={[{ label: t('shell:places.home'), to: 'home' }, { label: code }]}
        actions={<Acts currency={code} />}
      />
      <CallView of={balances} what={t('loading')} failed={t('failed')}>
        {({ figures, base_currency }) => (
          <Hero balance={figures?.balances.find(({ currency }) => currency === code) ?? none} currency={code} base={base_currency} />
        )}
      </CallView>
      <div className={look.columns}>
        {mayList && <Movements currency={code} />}
        <Receive currency={code} />
      </div>
    </>
  );
}

function Missing() {
  const t = useT('home');
  return (
    <>
      <PageHead title={t('currency.title')} crumbs={[{ label: t('shell:places.home'), to: 'home' }, { label: t('currency.title') }]} />
      <EmptyState title={t('currency.missing')} actions={<ButtonLink to="home">{t('currency.toHome')}</ButtonLink>}>
        {t('currency.missingText')}
      </EmptyState>
    </>
  );
}

type HeroProps = { readonly balance: Balance; readonly currency: Currency; readonly base: string };

function Hero({ balance: { available, book, frozen, available_worth }, currency, base }: HeroProps) {
  const t = useT('home');
  const figures = [
    { label: t('balance.label'), amount: book, of: currency },
    { label: t('balance.onHold'), amount: frozen, of: currency },
    ...(currency === base ? [] : [{ label: t('currency.worth'), amount: available_worth, of: base }]),
  ];
  return (
    <section className={home.hero} aria-label={t('balance.available')}>
      <div>
        <p className={home.heroLabel}>{t('balance.available')}</p>
        <p className={home.heroFigure}>
          <Amount amount={available} currency={currency} size="hero" ruled={/[1-9]/.test(available) || 'quiet'} />
        </p>
        <dl className={home.parts}>
          {figures.map(({ label, amount, of }) => (
            <div key={label} className={home.part}>
              <dt>{label}</dt>
              <dd>
                <Amount amount={amount} currency={of} size="list" />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Trend key={currency} base={currency} />
    </section>
  );
}

/** Each act where this person may begin it; a transfer's currency follows who is paid (TRF-35). */
function Acts({ currency }: { readonly currency: Currency }) {
  const t = useT('home');
  const person = useSession();
  const isFiat = currencies[currency].kind === 'fiat';
  return (
    <>
      {may(person, isFiat ? '11-1' : '11-2') && (
        <ButtonLink variant="primary" compact to={isFiat ? 'transferFiat' : 'transferDigital'}>
          {t('acts.transfer')}
        </ButtonLink>
      )}
      {mayAny(person, pageNeeds.fx.code) && (
        <ButtonLink compact to="fx" params={{ from: currency }}>
          {t('acts.exchange')}
        </ButtonLink>
      )}
    </>
  );
}

/** An exchange is listed at what it brought; where it took this currency, that is its amount here. */
const sideOf = (row: MoneyRow, currency: Currency): MoneyRow =>
  row.sold_currency === currency && row.sold_amount ? { ...row, currency, amount: `-${row.sold_amount.replace(/^-/, '')}` } : row;

function Movements({ currency }: { readonly currency: Currency }) {
  const bank = useBank();
  const t = useT('home');
  const moved = useRemote(['home', 'moved', currency], (signal) =>
    bank.call('/transaction/record', { currency: [currency], page_size: rows }, { signal }),
  );
  return (
    <CallView of={moved} what={t('currency.movedLoading')} failed={t('currency.movedFailed')}>
      {({ list }) => <RecentTransactions rows={list.map((row) => sideOf(row, currency))} isVerified currency={currency} />}
    </CallView>
  );
}
