import { policy } from '@bankside/core/rules/policy/policy.ts';
import { isWebhookFault } from '@bankside/core/rules/webhooks.ts';
import type { Column } from '../../kit/data/data-table.tsx';
import type { PhoneRow } from '../../kit/data/record-list.tsx';
import { faint, mono } from '../../kit/theme/text.css.ts';
import { columnWidth } from '../../kit/theme/tokens.css.ts';
import type { T } from '../../kit/words.tsx';
import type { Dates } from '../../shared/dates.ts';
import { DeliveryStatus } from './delivery-status.tsx';
import type { Delivery } from './use-developers.ts';

/** '500', 'No answer in 5 seconds', '' before the first try. */
export const outcomeOf = (t: T<'developers'>, { answered, fault }: Pick<Delivery, 'answered' | 'fault'>): string =>
  isWebhookFault(fault) && fault !== 'status'
    ? t(`faults.${fault}`, { seconds: policy.webhook.timeoutMs / 1000 })
    : answered === null
      ? ''
      : String(answered);

const when = (dates: Dates, { created_at }: Delivery) => `${dates.date(created_at)} ${dates.time(created_at)}`;

export const columnsOf = (t: T<'developers'>, dates: Dates): readonly Column<Delivery>[] => [
  { key: 'created', head: t('column.created'), width: columnWidth.number, cell: (row) => when(dates, row) },
  { key: 'event', head: t('column.event'), width: columnWidth.amount, cell: (row) => <span className={mono}>{row.event}</span> },
  {
    key: 'link',
    head: t('column.link'),
    width: columnWidth.number,
    dropAt: 'drawer',
    cell: (row) => t(`options:webhookKinds.${row.link}`),
  },
  { key: 'about', head: t('column.about'), clip: true, cell: (row) => <span className={faint}>{row.about || t('company')}</span> },
  { key: 'answer', head: t('column.answer'), width: columnWidth.stage, cell: (row) => outcomeOf(t, row) },
  { key: 'tries', head: t('column.tries'), width: columnWidth.date, numeric: true, dropAt: 'panelBelow', cell: (row) => row.tries },
  { key: 'status', head: t('column.status'), width: columnWidth.status, cell: (row) => <DeliveryStatus status={row.status} /> },
];

export const phoneRowOf =
  (t: T<'developers'>, dates: Dates) =>
  (row: Delivery): PhoneRow => ({
    lead: <span className={mono}>{row.event}</span>,
    figure: <DeliveryStatus status={row.status} />,
    detail: when(dates, row),
    status: outcomeOf(t, row),
  });
