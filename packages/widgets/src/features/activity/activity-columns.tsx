import type { Column } from '../../kit/data/data-table.tsx';
import type { PhoneRow } from '../../kit/data/record-list.tsx';
import { faint } from '../../kit/theme/text.css.ts';
import { columnWidth } from '../../kit/theme/tokens.css.ts';
import type { T } from '../../kit/words.tsx';
import type { Dates } from '../../shared/dates.ts';
import type { Line } from './activity-query.ts';
import { Result, saidOf, whoIs } from './activity-words.tsx';

const when = (dates: Dates, { at }: Line) => `${dates.date(at)} ${dates.time(at)}`;
const what = (t: T<'activity'>, row: Line) => (
  <>
    {saidOf(t, row)}
    {row.about.label && <span className={faint}> · {row.about.label}</span>}
  </>
);

/** Of one's own acts it is plain who did them. */
export const columnsOf = (t: T<'activity'>, dates: Dates, mine: boolean): readonly Column<Line>[] => [
  { key: 'at', head: t('page.time'), width: columnWidth.number, cell: (row) => when(dates, row) },
  ...(mine ? [] : [{ key: 'who', head: t('file.who'), width: columnWidth.amount, cell: (row: Line) => whoIs(t, row) }]),
  { key: 'what', head: t('file.what'), clip: true, cell: (row) => what(t, row) },
  {
    key: 'from',
    head: t('page.from'),
    width: columnWidth.stage,
    dropAt: 'drawer',
    cell: ({ address, browser }) => <span className={faint}>{[address, browser].filter(Boolean).join(' · ')}</span>,
  },
  { key: 'result', head: t('file.result'), width: columnWidth.status, cell: ({ result }) => <Result result={result} /> },
];

export const phoneRowOf =
  (t: T<'activity'>, dates: Dates, mine: boolean) =>
  (row: Line): PhoneRow => ({
    lead: saidOf(t, row),
    detail: [mine ? '' : whoIs(t, row), when(dates, row)].filter(Boolean).join(' · '),
    ...(row.result === 'refused' && { status: <Result result="refused" /> }),
  });
