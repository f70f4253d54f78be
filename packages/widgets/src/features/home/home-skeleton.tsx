/** The dashboard before its figures are there: real heads and widths, so that little moves when they come. */
import { TableSkeleton } from '../../kit/data/data-table.tsx';
import { Skeleton, SkeletonRows } from '../../kit/feedback/skeleton.tsx';
import { useT } from '../../kit/words.tsx';
import { useDates } from '../../shared/dates.ts';
import * as look from './home.css.ts';
import { columnsOf } from './recent-transactions.tsx';

export function HomeSkeleton() {
  const t = useT('home');
  const dates = useDates();
  return (
    <div className={look.dashboard} aria-hidden="true">
      <div className={look.main}>
        <div className={look.waiting}>
          <Skeleton width="26ch" />
          <span className={look.waitingHero}>
            <Skeleton width="34ch" />
          </span>
          <Skeleton width="44ch" />
        </div>
        <TableSkeleton columns={columnsOf(t, dates)} rows={7} />
      </div>
      <div className={look.rail}>
        <div className={look.waiting}>
          <Skeleton width="14ch" />
        </div>
        <SkeletonRows rows={10} />
      </div>
    </div>
  );
}
