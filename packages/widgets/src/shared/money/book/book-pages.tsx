/** The rows of a list of money, page by page; what it says when there are none, none that fit, or no answer. */
import { useMemo, type ReactNode } from 'react';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { DataTable, TableSkeleton } from '../../../kit/data/data-table.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { Pager } from '../../../kit/data/pager.tsx';
import { TextButton } from '../../../kit/action/text-button.tsx';
import { tall } from '../../../kit/theme/media.css.ts';
import { useMedia } from '../../../kit/theme/use-media.ts';
import { useT } from '../../../kit/words.tsx';
import { useQuery } from '../../../runtime/url.ts';
import { useDates } from '../../dates.ts';
import { BookScroll } from './book-scroll.tsx';
import { columnsOf, phoneRowOf } from './book-columns.tsx';
import { usePageTrail, type BookQuery } from './book-query.ts';
import { useBookPage, type FixedFilter } from './book-rows.ts';
import { useSorting, type HeadsOf } from './use-sorting.ts';
import type { RecordBookProps } from './book-props.ts';
import type { BookFilterAsked } from './use-book-scroll.ts';
import * as look from '../record-book.css.ts';

/** As many as fill the window. */
const rowsIn = { laptop: 14, tall: 20 } as const;
type BookPagesProps = RecordBookProps & { readonly fixed: FixedFilter; readonly prefix: string; readonly query: BookQuery };

/** In pages, or all in one list: the address says which. */
export function BookPages(props: BookPagesProps) {
  const { fixed, prefix, query, empty } = props;
  const t = useT('money');
  const name = `${prefix}rows`;
  const [asked, put] = useQuery(useMemo(() => [name], [name]));
  const isOne = asked[name] === 'all';
  const { wanted: sort, headsOf } = useSorting(prefix, props.calls.totals !== undefined);
  const wanted = { ...query.filter, ...fixed, ...(sort && { sort }) };
  const nothing = query.isFiltered ? <NothingFits query={query} /> : (empty ?? <NothingYet />);
  const other = <TextButton onClick={() => put({ [name]: isOne ? '' : 'all' })}>{t(isOne ? 'book.page' : 'book.all')}</TextButton>;
  const shared = { ...props, wanted, nothing, headsOf };
  return isOne ? <BookScroll {...shared} inPages={other} /> : <Pages {...shared} inOne={other} />;
}

type PagesProps = BookPagesProps & {
  readonly wanted: BookFilterAsked;
  readonly nothing: ReactNode;
  readonly headsOf: HeadsOf;
  readonly inOne: ReactNode;
};

function Pages({ title, calls, onOpen, selected, onClose, prefix, wanted, nothing, headsOf, inOne }: PagesProps) {
  const t = useT('money');
  const dates = useDates();
  const [cursors, go] = usePageTrail(`${prefix}pages`, JSON.stringify([calls.list, wanted]));
  const pageSize = useMedia(tall) ? rowsIn.tall : rowsIn.laptop;
  const cursor = cursors.at(-1);
  const remote = useBookPage(calls.list, { ...wanted, page_size: pageSize, ...(cursor && { cursor }) }, true);
  const columns = columnsOf(t, dates, selected !== undefined);
  return (
    <CallView
      of={remote}
      what={t('book.loading')}
      failed={t('book.failed')}
      empty={nothing}
      loading={<TableSkeleton columns={columns} rows={10} />}
    >
      {({ list, total, total_capped, next_cursor, ...answer }) => {
        const from = cursors.length * pageSize + 1;
        return (
          <div className={look.table}>
            <DataTable
              name={title}
              columns={columns}
              rows={list}
              rowKey={(row) => row.id}
              phone={phoneRowOf(t, dates)}
              onOpen={onOpen}
              selected={selected}
              {...(onClose && { onClose })}
              {...headsOf('sort' in answer && answer.sort)}
              total={total}
            />
            <div className={look.foot}>
              <Pager
                from={from}
                to={from + list.length - 1}
                total={total}
                more={total_capped}
                onPrevious={cursors.length > 0 ? () => go(cursors.slice(0, -1)) : undefined}
                onNext={next_cursor ? () => go([...cursors, next_cursor]) : undefined}
              />
              {(next_cursor || cursors.length > 0) && inOne}
            </div>
          </div>
        );
      }}
    </CallView>
  );
}

function NothingYet() {
  const t = useT('money');
  return <EmptyState title={t('book.none.title')}>{t('book.none.text')}</EmptyState>;
}

function NothingFits({ query }: { readonly query: BookQuery }) {
  const t = useT('money');
  const { keyword } = query.filter;
  return (
    <EmptyState
      title={keyword ? t('book.nothing.search', { keyword }) : t('book.nothing.title')}
      actions={<Button onClick={query.clear}>{t('book.nothing.clear')}</Button>}
    >
      {t('book.nothing.text')}
    </EmptyState>
  );
}
