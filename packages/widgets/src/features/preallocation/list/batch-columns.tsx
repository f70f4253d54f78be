import { cardText } from '@bankside/core/i18n/amounts.ts';
import { Link } from '../../../kit/action/link.tsx';
import type { Column } from '../../../kit/data/data-table.tsx';
import type { PhoneRow } from '../../../kit/data/record-list.tsx';
import { columnWidth } from '../../../kit/theme/tokens.css.ts';
import { faint } from '../../../kit/theme/text.css.ts';
import type { T } from '../../../kit/words.tsx';
import type { BatchCard } from '../batch-cards.ts';
import { AllocationStatus } from './allocation-status.tsx';
import * as look from './management.css.ts';
import { PickBox } from './pick-box.tsx';
import type { Selection } from './selection.ts';

/** Whom a card belongs to, or is kept for. */
export function HolderName({
  card,
  none,
  kept,
}: {
  readonly card: BatchCard;
  readonly none: string;
  readonly kept: (name: string) => string;
}) {
  if (card.allocated_to) return card.allocated_to;
  return <span className={faint}>{card.reserved_for ? kept(card.reserved_for.name) : none}</span>;
}

const nameOf = (t: T, card: BatchCard) => (
  <HolderName card={card} none={t('preallocation:nobody')} kept={(name) => t('preallocation:keptFor', { name })} />
);
const pickLabel = (t: T, { kit_number, last4 }: BatchCard) => t('preallocation:pick', { card: kit_number || cardText(last4) });

export const columnsOf = (t: T, selection: Selection): readonly Column<BatchCard>[] => [
  {
    key: 'pick',
    head: '',
    width: look.width.pick,
    cell: (card) => (
      <PickBox
        id={card.card_id}
        label={pickLabel(t, card)}
        state={selection.has(card.card_id) ? 'all' : 'none'}
        onToggle={(range) => selection.toggle(card.card_id, range)}
      />
    ),
  },
  { key: 'kit', head: t('preallocation:column.kit'), width: columnWidth.number, cell: ({ kit_number }) => kit_number || '–' },
  { key: 'card', head: t('preallocation:column.card'), width: columnWidth.brief, cell: ({ last4 }) => (last4 ? cardText(last4) : '–') },
  {
    key: 'tier',
    head: t('preallocation:column.tier'),
    width: columnWidth.brief,
    dropAt: 'drawer',
    cell: ({ tier }) => t(`card-list:tiers.${tier}`),
  },
  {
    key: 'class',
    head: t('preallocation:column.class'),
    width: columnWidth.brief,
    dropAt: 'panelBelow',
    cell: ({ card_class }) => t(`card-list:classes.${card_class}`),
  },
  { key: 'holder', head: t('preallocation:column.holder'), clip: true, cell: (card) => nameOf(t, card) },
  {
    key: 'order',
    head: t('preallocation:column.order'),
    width: columnWidth.brief,
    dropAt: 'wide',
    cell: ({ order_number }) => order_number,
  },
  { key: 'status', head: t('preallocation:column.status'), width: columnWidth.stage, cell: (card) => <AllocationStatus card={card} /> },
];

/** On a phone the box is before the two lines, and the kit number leads to the card. */
export const phoneRowOf =
  (t: T, selection: Selection) =>
  (card: BatchCard): PhoneRow => ({
    lead: (
      <span className={look.lead}>
        <PickBox
          id={card.card_id}
          label={pickLabel(t, card)}
          state={selection.has(card.card_id) ? 'all' : 'none'}
          onToggle={() => selection.toggle(card.card_id)}
        />
        <Link to="cardManagementInfo" params={{ id: card.card_id }}>
          {card.kit_number || cardText(card.last4)}
        </Link>
      </span>
    ),
    figure: card.last4 && cardText(card.last4),
    detail: nameOf(t, card),
    status: <AllocationStatus card={card} />,
  });
