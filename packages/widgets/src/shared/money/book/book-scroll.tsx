/** All rows of a list of money in one, fetched as one scrolls; however many there are, only those near the window are drawn. */
import type { MoneyRow } from '@bankside/core/contract/money.ts';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { CallView, FailureNote } from '../../../kit/remote/call-view.tsx';
import { DataTable, TableSkeleton } from '../../../kit/data/data-table.tsx';
import { useRowHeight } from '../../../kit/data/use-row-height.ts';
import { useWindow } from '../../../kit/data/use-window.ts';
import { useT } from '../../../kit/words.tsx';
import { useDates } from '../../dates.ts';
import { columnsOf, phoneRowOf } from './book-columns.tsx';
import { useBookScroll, type BookFilterAsked } from './use-book-scroll.ts';
import type { HeadsOf } from './use-sorting.ts';
import type { RecordBookProps } from './book-props.ts';
import * as look from '../record-book.css.ts';

type BookScrollProps = Pick<RecordBookProps, 'title' | 'calls' | 'onOpen' | 'selected' | 'onClose'> & {
  readonly wanted: BookFilterAsked;
  readonly headsOf: HeadsOf;
  readonly nothing: ReactNode;
  /** Back to pages. */
  readonly inPages: ReactNode;
};
/** So near the end that the next rows should be on their way. */
const ahead = 60;

export function BookScroll({ calls, wanted, nothing, selected, headsOf, ...rest }: BookScrollProps) {
  const t = useT('money');
  const dates = useDates();
  const { remote, rows, total, capped, more } = useBookScroll(calls.list, wanted);
  const beside = selected !== undefined;
  // the same columns as long as they say the same: rows that have not changed are not drawn again
  const columns = useMemo(() => columnsOf(t, dates, beside), [t, dates, beside]);
  return (
    <CallView
      of={remote}
      what={t('book.loading')}
      failed={t('book.failed')}
      empty={nothing}
      loading={<TableSkeleton columns={columns} rows={10} />}
    >
      {(answer) => (
        <Long
          heads={headsOf('sort' in answer && answer.sort)}
          rows={rows}
          total={total}
          capped={capped}
          more={more}
          columns={columns}
          selected={selected}
          {...rest}
        />
      )}
    </CallView>
  );
}

type LongProps = Omit<BookScrollProps, 'calls' | 'wanted' | 'nothing' | 'headsOf'> & {
  readonly heads: ReturnType<HeadsOf>;
  readonly rows: readonly MoneyRow[];
  readonly total: number;
  readonly capped: boolean;
  readonly more: ReturnType<typeof useBookScroll>['more'];
  readonly columns: ReturnType<typeof columnsOf>;
};

function Long({ title, heads, rows, total, capped, more, columns, onOpen, onClose, selected, inPages }: LongProps) {
  const t = useT('money');
  const dates = useDates();
  const list = useRef<HTMLDivElement>(null);
  const height = useRowHeight(list);
  const { from, to } = useWindow(list, rows.length, height);
  const isNearEnd = to > rows.length - ahead;
  useEffect(() => {
    if (isNearEnd && more.has && !more.failure) more.load();
  }, [isNearEnd, more]);
  const figures = { shown: rows.length.toLocaleString('en'), total: total.toLocaleString('en') };
  return (
    <div className={look.table}>
      <div ref={list} className={look.long}>
        <DataTable
          name={title}
          columns={columns}
          rows={rows.slice(from, to)}
          rowKey={(row) => row.id}
          phone={phoneRowOf(t, dates)}
          onOpen={onOpen}
          selected={selected}
          {...(onClose && { onClose })}
          {...heads}
          total={total}
          within={{ before: from, heightBefore: from * height, heightAfter: (rows.length - to) * height }}
        />
      </div>
      <FailureNote failure={more.failure} title={t('book.failed')} />
      <div className={look.longFoot}>
        <span role="status">{t(capped ? 'book.shownMore' : 'book.shown', figures)}</span>
        <span className={look.longActs}>
          {more.has && (
            <Button compact busy={more.busy} onClick={more.load}>
              {t('book.more')}
            </Button>
          )}
          {inPages}
        </span>
      </div>
    </div>
  );
}
