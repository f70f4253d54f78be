import { cardText } from '@bankside/core/i18n/amounts.ts';
import type { Column } from '../../../kit/data/data-table.tsx';
import type { PhoneRow } from '../../../kit/data/record-list.tsx';
import { faint, mono } from '../../../kit/theme/text.css.ts';
import { columnWidth } from '../../../kit/theme/tokens.css.ts';
import { useT, type T } from '../../../kit/words.tsx';
import { PartStatus } from '../../../shared/programmes/programme-status.tsx';
import type { BatchCard } from '../use-contracts.ts';

const Kit = ({ card: { kit_number } }: { readonly card: BatchCard }) => <span className={mono}>{kit_number || '–'}</span>;

/** Whom it is bound to, or kept for. */
export function Holder({ card: { allocated_to, reserved_for } }: { readonly card: BatchCard }) {
  const t = useT('contracts');
  if (allocated_to) return allocated_to;
  return <span className={faint}>{reserved_for ? t('card.keptFor', { name: reserved_for.name }) : t('card.nobody')}</span>;
}
const last4 = ({ last4: four }: BatchCard) => (four ? cardText(four) : '–');

export const batchColumns = (t: T<'contracts'>): readonly Column<BatchCard>[] => [
  { key: 'kit', head: t('batch-files:kit'), width: columnWidth.stage, cell: (card) => <Kit card={card} /> },
  { key: 'card', head: t('batch-files:last4'), width: columnWidth.brief, cell: last4 },
  {
    key: 'print',
    head: t('programmes:printing'),
    width: columnWidth.stage,
    dropAt: 'panelBelow',
    cell: ({ print_status }) => t(`programmes:prints.${print_status}`),
  },
  {
    key: 'delivery',
    head: t('batch-files:delivery'),
    width: columnWidth.stage,
    cell: ({ delivery_status }) => t(`batch-files:deliveries.${delivery_status}`),
  },
  { key: 'holder', head: t('batch-files:holder'), clip: true, cell: (card) => <Holder card={card} /> },
  { key: 'part', head: t('column.status'), width: columnWidth.status, cell: (card) => <PartStatus card={card} /> },
];

export const batchPhoneRow =
  (t: T<'contracts'>) =>
  (card: BatchCard): PhoneRow => ({
    lead: <Kit card={card} />,
    figure: last4(card),
    detail: [
      card.allocated_to || t(`batch-files:deliveries.${card.delivery_status}`),
      card.reserved_for && t('card.keptFor', { name: card.reserved_for.name }),
    ]
      .filter(Boolean)
      .join(' · '),
    status: <PartStatus card={card} />,
  });
