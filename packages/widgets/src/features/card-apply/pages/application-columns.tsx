import type { OutOf } from '@bankside/core/contract/index.ts';
import { cardText } from '@bankside/core/i18n/amounts.ts';
import { Link } from '../../../kit/action/link.tsx';
import type { Column } from '../../../kit/data/data-table.tsx';
import type { PhoneRow } from '../../../kit/data/record-list.tsx';
import { faint, mono, strong } from '../../../kit/theme/text.css.ts';
import { columnWidth } from '../../../kit/theme/tokens.css.ts';
import type { Names } from '@bankside/core/i18n/keys.ts';
import type { T } from '../../../kit/words.tsx';
import type { Dates } from '../../../shared/dates.ts';
import { StageStatus } from '../status/application-progress.tsx';
import { stageOf } from '../status/stage.ts';
import * as look from './pages.css.ts';

export type ApplicationRow = OutOf<'/card/record'>['list'][number];

const stage = ({ application_status, company_decision, applicant_type }: ApplicationRow) =>
  stageOf({ status: application_status, company_decision, applicant_type });
const nameOf = (t: T, { holder_name }: ApplicationRow) => holder_name || t('apply-pages:list.unnamed');

export const columnsOf = (t: T, name: Names<'apply-pages'>, dates: Dates): readonly Column<ApplicationRow>[] => [
  { key: 'name', head: t('apply-pages:list.column.name'), clip: true, cell: (row) => <b className={strong}>{nameOf(t, row)}</b> },
  {
    key: 'status',
    head: t('apply-pages:list.column.status'),
    width: columnWidth.stage,
    cell: (row) => <StageStatus stage={stage(row)} seenBy="company" />,
  },
  {
    key: 'type',
    head: t('apply-pages:list.column.type'),
    width: columnWidth.name,
    dropAt: 'panelBelow',
    cell: (row) => t(`options:applicantTypes.${row.applicant_type}`),
  },
  {
    key: 'source',
    head: t('apply-pages:list.column.source'),
    width: columnWidth.brief,
    dropAt: 'panelBelow',
    cell: (row) => <span className={faint}>{name('list.sources', row.source)}</span>,
  },
  {
    key: 'number',
    head: t('apply-pages:list.column.number'),
    width: columnWidth.number,
    dropAt: 'drawer',
    cell: (row) => <span className={mono}>{row.application_no}</span>,
  },
  {
    key: 'card',
    head: t('apply-pages:list.column.card'),
    width: columnWidth.brief,
    dropAt: 'panelBelow',
    cell: ({ issued }) =>
      issued ? (
        <Link to="cards" params={{ id: issued.card_id }}>
          {issued.last4 ? cardText(issued.last4) : t('apply-pages:list.beingMade')}
        </Link>
      ) : (
        '–'
      ),
  },
  {
    key: 'sent',
    head: t('apply-pages:list.column.sent'),
    width: columnWidth.day,
    cell: (row) => <span className={look.date}>{row.submitted_at ? dates.date(row.submitted_at) : '–'}</span>,
  },
];

export const phoneRow =
  (t: T) =>
  (row: ApplicationRow): PhoneRow => ({
    lead: nameOf(t, row),
    figure: <StageStatus stage={stage(row)} seenBy="company" />,
    detail: t(`options:applicantTypes.${row.applicant_type}`),
    status: <span className={mono}>{row.application_no}</span>,
  });
