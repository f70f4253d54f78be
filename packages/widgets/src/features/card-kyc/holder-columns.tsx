import type { OutOf } from '@bankside/core/contract/index.ts';
import { cardText } from '@bankside/core/i18n/amounts.ts';
import type { Column } from '../../kit/data/data-table.tsx';
import type { PhoneRow } from '../../kit/data/record-list.tsx';
import { strong } from '../../kit/theme/text.css.ts';
import { columnWidth } from '../../kit/theme/tokens.css.ts';
import type { T } from '../../kit/words.tsx';
import type { Dates } from '../../shared/dates.ts';
import * as look from './card-kyc.css.ts';
import { HolderStatus } from './holder-status.tsx';

export type HolderRow = OutOf<'/card/accountKycList'>['list'][number];
const cardOf = ({ last4 }: HolderRow) => (last4 ? cardText(last4) : '');

export const columnsOf = (t: T<'card-kyc'>, dates: Dates): readonly Column<HolderRow>[] => [
  { key: 'name', head: t('list.column.name'), clip: true, cell: ({ holder_name }) => <b className={strong}>{holder_name}</b> },
  {
    key: 'status',
    head: t('list.column.status'),
    width: columnWidth.status,
    cell: ({ verification_status }) => <HolderStatus wire={verification_status} />,
  },
  { key: 'username', head: t('list.column.username'), width: columnWidth.name, clip: true, cell: ({ username }) => username },
  {
    key: 'card',
    head: t('list.column.card'),
    width: columnWidth.group,
    dropAt: 'drawer',
    cell: (row) => cardOf(row) || '–',
  },
  {
    key: 'updated',
    head: t('list.column.updated'),
    width: columnWidth.day,
    cell: ({ updated_at }) => <span className={look.date}>{dates.date(updated_at)}</span>,
  },
];

export const phoneRow =
  (dates: Dates) =>
  (row: HolderRow): PhoneRow => ({
    lead: row.holder_name,
    figure: <HolderStatus wire={row.verification_status} />,
    detail: row.username,
    status: <span className={look.date}>{[cardOf(row), dates.date(row.updated_at)].filter(Boolean).join(' · ')}</span>,
  });
