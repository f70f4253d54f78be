/** What waits, the longest first: a row opens the page for it, or what can be done in place. */
import { DataTable, TableSkeleton, type Column } from '../../../kit/data/data-table.tsx';
import type { PhoneRow } from '../../../kit/data/record-list.tsx';
import { columnWidth } from '../../../kit/theme/tokens.css.ts';
import { faint, muted } from '../../../kit/theme/text.css.ts';
import { useLanguage, useT } from '../../../kit/words.tsx';
import { useDates } from '../../../shared/dates.ts';
import { MoneyStatus } from '../../../shared/money/money-status.tsx';
import type { Work } from './use-queue.ts';
import * as look from './queue.css.ts';
import { ageOf, useAbout, waitingSince } from './work-words.ts';

const statusOf = ({ kind, status, waits_for }: Work) =>
  status && (kind === 'transfer' || kind === 'deposit') ? (
    <MoneyStatus status={status} type={kind} waitsFor={waits_for === 'acceptance' ? waits_for : ''} />
  ) : null;
/** Feedback in one line; all of it is in its dialog. */
const shortOf = (text: string) => (text.length > 160 ? `${text.slice(0, 160)}…` : text);

function useColumns(now: string): readonly Column<Work>[] {
  const t = useT('back-office');
  const language = useLanguage();
  const about = useAbout();
  const dates = useDates();
  return [
    {
      key: 'since',
      head: t('queue.columns.since'),
      width: columnWidth.username,
      cell: ({ since }) => (
        <time dateTime={since} title={dates.dateTime(since)} className={look.age[ageOf(since, now)]}>
          {waitingSince(since, now, language)}
        </time>
      ),
    },
    { key: 'kind', head: t('queue.columns.kind'), width: columnWidth.amount, cell: ({ kind }) => t(`queue.kinds.${kind}`) },
    {
      key: 'company',
      head: t('queue.columns.company'),
      clip: true,
      cell: ({ project_name }) =>
        project_name ? <span title={project_name}>{project_name}</span> : <span className={faint}>{t('arrivals.nobody')}</span>,
    },
    {
      key: 'about',
      head: t('queue.columns.about'),
      clip: true,
      dropAt: 'narrow',
      cell: (work) => (
        <span className={faint} title={shortOf(about(work))}>
          {shortOf(about(work))}
        </span>
      ),
    },
    {
      key: 'opened',
      head: t('queue.columns.opened'),
      width: columnWidth.group,
      clip: true,
      dropAt: 'narrow',
      cell: ({ opened_by }) => opened_by ?? <span className={faint}>–</span>,
    },
    { key: 'status', head: t('queue.columns.status'), width: columnWidth.status, dropAt: 'narrow', cell: statusOf },
  ];
}

type QueueTableProps = { readonly rows: readonly Work[]; readonly now: string; readonly onOpen: (work: Work) => void };

export function QueueTable({ rows, now, onOpen }: QueueTableProps) {
  const t = useT('back-office');
  const language = useLanguage();
  const about = useAbout();
  const columns = useColumns(now);
  const phone = (work: Work): PhoneRow => ({
    lead: work.project_name || t('arrivals.nobody'),
    figure: <span className={muted}>{t(`queue.kinds.${work.kind}`)}</span>,
    detail: (
      <>
        <span className={look.age[ageOf(work.since, now)]}>{waitingSince(work.since, now, language)}</span>
        {[``, work.opened_by, shortOf(about(work))].filter((each) => each !== undefined).join(' · ')}
      </>
    ),
    status: statusOf(work),
  });
  return (
    <DataTable
      name={t('places.desk')}
      columns={columns}
      rows={rows}
      rowKey={({ kind, id }) => `${kind}-${id}`}
      phone={phone}
      onOpen={onOpen}
    />
  );
}

export const QueueSkeleton = () => <TableSkeleton columns={useColumns(new Date(0).toISOString())} rows={8} />;
