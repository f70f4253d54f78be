import { useState } from 'react';
import { AddressText } from '@bankside/widgets/kit/data/address-text.tsx';
import { Amount, DoubleRule } from '@bankside/widgets/kit/data/amount.tsx';
import { Avatar } from '@bankside/widgets/kit/icon/avatar.tsx';
import { Brand } from '@bankside/widgets/kit/icon/brand.tsx';
import { CopyButton } from '@bankside/widgets/kit/action/copy-button.tsx';
import { Fact, Facts } from '@bankside/widgets/kit/data/facts.tsx';
import { ShareBar, ShareFigure, type ShareLook } from '@bankside/widgets/kit/data/share-bar.tsx';
import { FlowBars } from '@bankside/widgets/kit/chart/flow-bars.tsx';
import { StepLine, type Point } from '@bankside/widgets/kit/chart/step-line.tsx';
import * as text from '@bankside/widgets/kit/theme/text.css.ts';
import { color } from '@bankside/widgets/kit/theme/tokens.css.ts';
import { useT } from '@bankside/widgets/kit/words.tsx';
import type { Entry } from './entry.ts';
import * as look from './gallery.css.ts';

function Type() {
  const t = useT('gallery');
  return (
    <div className={look.column}>
      <Amount amount="1284906.42" currency="USD" size="hero" ruled />
      <Amount amount="48535" currency="USD" size="figure" />
      <h2>{t('text.type')} 2</h2>
      <h3>{t('text.type')} 3</h3>
      <p>{t('text.body')}</p>
      <p className={`${text.small} ${text.muted}`}>{t('text.small')}</p>
      <p className={`${text.caption} ${text.faint}`}>{t('text.caption')}</p>
      <p className={text.mono} lang="en">
        0x3bA9 f04C O0 1lI
      </p>
    </div>
  );
}

const Colours = () => (
  <div className={look.swatches} lang="en">
    {Object.entries(color).map(([name, value]) => (
      <div key={name}>
        <div className={look.swatch} style={{ background: value }} />
        <span className={`${text.caption} ${text.faint}`}>{name}</span>
      </div>
    ))}
  </div>
);

const Amounts = () => (
  <div className={look.column}>
    <Amount amount="-48500.00" currency="USD" state="open" />
    <Amount amount="25000" currency="USDT" plus />
    <Amount amount="-9870.00" currency="GBP" state="void" />
    <Amount amount="4.218300000000000001" currency="ETH" />
    <Amount amount="98315" currency="JPY" />
    <Amount amount="0" currency="USD" />
    <DoubleRule tone="quiet">
      <Amount amount="0" currency="USD" size="figure" bare />
    </DoubleRule>
  </div>
);

const column = [
  ['673823.42', 'USD'],
  ['212640.55', 'USDC'],
  ['4.2183', 'ETH'],
  ['0.385014', 'BTC'],
  ['98315', 'JPY'],
] as const;
const AmountColumn = () => (
  <div className={look.figures}>
    {column.map(([amount, currency]) => (
      <Amount key={currency} amount={amount} currency={currency} size="list" onPoint bare />
    ))}
  </div>
);

function FactLists() {
  const t = useT('gallery');
  return (
    <div className={look.full}>
      <Facts kind="narrow">
        <Fact label={t('fact.name')}>Harbour &amp; Vale Trading Pte. Ltd.</Fact>
        <Fact label={t('fact.number')}>
          8830 0142 7719 <CopyButton value="883001427719" what={t('name.account')} />
        </Fact>
        <Fact label={t('fact.reference')}>
          <span className={`${text.mono} ${text.strong}`}>HVT-20418</span>
        </Fact>
      </Facts>
      <Facts kind="totals">
        <Fact label={t('head.amount')}>
          <Amount amount="2500" currency="USDC" />
        </Fact>
        <Fact label={t('fact.fee')}>
          <Amount amount="30" currency="USDC" />
        </Fact>
        <Fact label={t('fact.leaves')} sum>
          <Amount amount="2530" currency="USDC" />
        </Fact>
      </Facts>
    </div>
  );
}

const amounts = [
  '880120',
  '880120',
  '912400',
  '912400',
  '1001875.50',
  '1001875.50',
  '968000',
  '1083200',
  '1083200',
  '1149870',
  '1149870',
  '1284906.42',
];
const points: readonly Point[] = amounts.map((amount, index) => ({ day: `2025-11-${String(index + 7).padStart(2, '0')}`, amount }));

function Chart() {
  const t = useT('gallery');
  const [isTable, onTable] = useState(false);
  return <StepLine name={t('chart.name')} span={t('chart.span')} points={points} currency="USD" {...{ isTable, onTable }} />;
}

const flows = [
  { month: '2025-09-01', paid_in: '182400.00', paid_out: '96210.40' },
  { month: '2025-10-01', paid_in: '90500.00', paid_out: '141800.00' },
  { month: '2025-11-01', paid_in: '61000.00', paid_out: '0.00' },
];

function Flows() {
  const t = useT('gallery');
  const [isTable, onTable] = useState(false);
  const words = { month: t('chart.month'), paidIn: t('chart.in'), paidOut: t('chart.out') };
  return <FlowBars name={t('chart.flows')} flows={flows} currency="USD" words={words} {...{ isTable, onTable }} />;
}

const shares: readonly (readonly [ShareLook, number])[] = [
  ['solid', 72],
  ['tint', 24],
  ['upright', 18],
  ['hatch', 30],
  ['counter', 6],
  ['faint', 9],
  ['dashed', 12],
  ['outline', 40],
  ['blank', 60],
];

function Shares() {
  const t = useT('gallery');
  return (
    <div className={look.full}>
      <ShareBar name={t('chart.name')} parts={shares.map(([shape, count]) => ({ key: shape, count, look: shape }))} />
      <div className={look.row}>
        {shares.map(([shape, count]) => (
          <ShareFigure key={shape} look={shape}>
            {count}
          </ShareFigure>
        ))}
      </div>
    </div>
  );
}

function Address() {
  const t = useT('gallery');
  return <AddressText value="TQ5kP8mYw2rXnB7cVd9LfHs3GtEaJkZsQm" copy={t('name.address')} />;
}

const Brands = () => (
  <div className={look.row}>
    <Brand />
    <Avatar name="Mei-Lin Tan" />
    <Avatar name="长谷川 爱子" />
    <Avatar name="Jonas Weber" size="large" />
  </div>
);

export const figures: readonly Entry[] = [
  { name: 'type', Render: Type },
  { name: 'amount', Render: Amounts },
  { name: 'amount-column', Render: AmountColumn },
  { name: 'facts', Render: FactLists },
  { name: 'step-line', Render: Chart },
  { name: 'flow-bars', Render: Flows },
  { name: 'share-bar', Render: Shares },
  { name: 'address', Render: Address },
  { name: 'brand', Render: Brands },
  { name: 'colour', Render: Colours, wide: true },
];
