import { cardText } from '@bankside/core/i18n/amounts.ts';
import { useMemo } from 'react';
import { Amount } from '../../../kit/data/amount.tsx';
import type { Column } from '../../../kit/data/data-table.tsx';
import type { PhoneRow } from '../../../kit/data/record-list.tsx';
import { CardThumb } from '../../../kit/icon/card-thumb.tsx';
import { faint, strong } from '../../../kit/theme/text.css.ts';
import { useT, type T } from '../../../kit/words.tsx';
import { cardLook } from '../card/card-state.ts';
import { CardStatus } from '../card/card-status.tsx';
import { Waits } from '../card/waits.tsx';
import type { Picking } from '../many/picking.ts';
import type { Listed } from '../use-cards.ts';
import type { Layout } from './layout.ts';
import * as look from './list.css.ts';

type Row = Column<Listed>;

export const kindOf = (t: T<'card-list'>, { tier, card_class }: Pick<Listed, 'tier' | 'card_class'>): string =>
  t('kind', { tier: t(`tiers.${tier}`), class: t(`classes.${card_class}`) });

const Holder = ({ card: { holder_name, last4 } }: { readonly card: Listed }) => (
  <>
    <b className={strong}>{holder_name}</b> {last4 && <bdi className={faint}>{cardText(last4)}</bdi>}
  </>
);

/** What a card is and waits for; while cards are chosen, why it cannot be. */
const StatusCell = ({ card, picking }: { readonly card: Listed; readonly picking: Picking | undefined }) => (
  <span className={look.state}>
    <CardStatus status={card.status} />
    {picking ? <picking.WhyNot card={card} picking={picking} /> : <Waits card={card} />}
  </span>
);

type Drawn = {
  readonly picking?: Picking | undefined;
  /** Beside an open card a tag has a third of its width: one column with all of it. */
  readonly isSlim?: boolean;
};

export function useColumns(layout: Layout, { picking, isSlim = false }: Drawn = {}): readonly Row[] {
  const t = useT('card-list');
  return useMemo(() => {
    const pick: Row[] = picking
      ? [{ key: 'pick', head: '', width: look.width.pick, cell: (card) => <picking.Box card={card} picking={picking} /> }]
      : [];
    const status: Row = {
      key: 'status',
      head: t('list.column.status'),
      width: look.width.stage,
      cell: (card) => <StatusCell card={card} picking={picking} />,
    };
    const balance: Row = {
      key: 'balance',
      head: t('list.column.balance'),
      width: look.width.amount,
      numeric: true,
      cell: ({ balance: amount, currency }) => <Amount size="list" amount={amount} currency={currency} />,
    };
    if (isSlim)
      return [
        ...pick,
        {
          key: 'card',
          head: t('list.column.card'),
          cell: (card) => (
            <span className={look.slim}>
              <CardThumb as={cardLook(card)} />
              <span>
                <Holder card={card} />
              </span>
              <span className={look.kind}>{kindOf(t, card)}</span>
              <Amount size="list" amount={card.balance} currency={card.currency} />
              <StatusCell card={card} picking={picking} />
            </span>
          ),
        },
      ];
    if (layout === 'cards')
      return [
        ...pick,
        {
          key: 'card',
          head: t('list.column.card'),
          clip: true,
          cell: (card) => (
            <span className={look.card}>
              <CardThumb as={cardLook(card)} />
              <span className={look.who}>
                <span>
                  <Holder card={card} />
                </span>
                <span className={look.kind}>{kindOf(t, card)}</span>
              </span>
            </span>
          ),
        },
        status,
        balance,
      ];
    return [
      ...pick,
      { key: 'holder', head: t('list.column.holder'), clip: true, cell: ({ holder_name }) => <b className={strong}>{holder_name}</b> },
      { key: 'number', head: t('list.column.number'), width: look.width.brief, cell: ({ last4 }) => <bdi>{cardText(last4)}</bdi> },
      { key: 'kind', head: t('list.column.kind'), width: look.width.name, dropAt: 'panelBelow', cell: (card) => kindOf(t, card) },
      status,
      balance,
    ];
  }, [t, layout, picking, isSlim]);
}

export const phoneRow =
  (t: T<'card-list'>, picking?: Picking) =>
  (card: Listed): PhoneRow => ({
    lead: <Holder card={card} />,
    figure: <Amount size="list" amount={card.balance} currency={card.currency} />,
    detail: kindOf(t, card),
    status: <StatusCell card={card} picking={picking} />,
  });
