/** The chart of home (HOM-12, HOM-13): its first thirty days come with home, everything else is asked when somebody chooses it. */
import { trendDays } from '@bankside/core/contract/home.ts';
import type { OutOf } from '@bankside/core/contract/index.ts';
import type { Currency } from '@bankside/core/rules/money/currencies.ts';
import { useState } from 'react';
import { FlowBars } from '../../kit/chart/flow-bars.tsx';
import { StepLine } from '../../kit/chart/step-line.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { Menu } from '../../kit/overlay/menu.tsx';
import { CallView } from '../../kit/remote/call-view.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import * as look from './home.css.ts';
import type { Home } from './home.ts';

const views = ['balance', 'flows'] as const;
type Asked = { readonly view: (typeof views)[number]; readonly days: (typeof trendDays)[number]; readonly currency: Currency | 'all' };
const first = { view: 'balance', days: '30' } as const;

type TrendProps = {
  /** Of all currencies together, or without `figures` the only one. */
  readonly base: Currency;
  /** What home knows: the first thirty days of all, and the currencies that there are to choose from. */
  readonly figures?: NonNullable<Home['figures']>;
};

export function Trend({ figures, base }: TrendProps) {
  const t = useT('home');
  const bank = useBank();
  const [asked, setAsked] = useState<Asked>({ ...first, currency: figures ? 'all' : base });
  const [isTable, onTable] = useState(false);
  const { view, days, currency } = asked;
  const known = view === first.view && days === first.days && currency === 'all' ? figures?.days : undefined;
  const trend = useRemote(
    ['home', 'trend', days, currency === 'all' ? ['all', base] : currency],
    (signal) => bank.call('/dashboard/trend', { days, ...(currency === 'all' ? { base } : { currency }) }, { signal, background: true }),
    { when: !known },
  );
  const drawn = ({ currency: code, days: line, months }: OutOf<'/dashboard/trend'>) =>
    view === 'balance' ? (
      <StepLine
        name={t('balance.label')}
        span={t('trend.title', { days: line.length })}
        points={line}
        currency={code}
        {...{ isTable, onTable }}
      />
    ) : (
      <FlowBars
        name={t('trend.flows')}
        flows={months}
        currency={code}
        words={{ month: t('trend.month'), paidIn: t('trend.in'), paidOut: t('trend.out') }}
        {...{ isTable, onTable }}
      />
    );
  return (
    <div className={look.trend}>
      <Choices base={base} asked={asked} onChoose={setAsked} held={figures?.balances} />
      {known ? (
        drawn({ currency: base, days: known.map(({ day, worth }) => ({ day, amount: worth })), months: [] })
      ) : (
        <CallView of={trend} what={t('trend.loading')} failed={t('trend.failed')} loading={<Waiting />}>
          {drawn}
        </CallView>
      )}
    </div>
  );
}

/** As high as a chart. */
const Waiting = () => (
  <div className={look.trendWaiting}>
    <Skeleton width="26ch" />
  </div>
);

type ChoicesProps = {
  readonly base: Currency;
  readonly asked: Asked;
  readonly onChoose: (asked: Asked) => void;
  readonly held: NonNullable<Home['figures']>['balances'] | undefined;
};

function Choices({ base, asked, onChoose, held }: ChoicesProps) {
  const t = useT('home');
  const currencies = held && (['all', ...held.map(({ currency }) => currency)] as const);
  const nameOf = (currency: Asked['currency']) => (currency === 'all' ? t('trend.all', { currency: base }) : currency);
  return (
    <div className={look.trendChoices} role="group" aria-label={t('trend.choices')}>
      <Menu
        label={t(`trend.views.${asked.view}`)}
        name={`${t('trend.shows')}: ${t(`trend.views.${asked.view}`)}`}
        entries={views.map((view) => ({
          label: t(`trend.views.${view}`),
          checked: view === asked.view,
          onChoose: () => onChoose({ ...asked, view }),
        }))}
      />
      <Menu
        label={t(`trend.days.${asked.days}`)}
        name={`${t('trend.period')}: ${t(`trend.days.${asked.days}`)}`}
        entries={trendDays.map((days) => ({
          label: t(`trend.days.${days}`),
          checked: days === asked.days,
          onChoose: () => onChoose({ ...asked, days }),
        }))}
      />
      {currencies && (
        <Menu
          label={nameOf(asked.currency)}
          name={`${t('balances.currency')}: ${nameOf(asked.currency)}`}
          entries={currencies.map((currency) => ({
            label: nameOf(currency),
            checked: currency === asked.currency,
            onChoose: () => onChoose({ ...asked, currency }),
          }))}
        />
      )}
    </div>
  );
}
