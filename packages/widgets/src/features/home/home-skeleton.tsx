/** The dashboard before its figures are there, in their real places. */
import { Skeleton, SkeletonRows } from '../../kit/skeleton.tsx';
import * as look from './home.css.ts';

export function HomeSkeleton() {
  return (
    <div className={look.dashboard} aria-hidden="true">
      <div className={look.main}>
        <div className={look.waiting}>
          <Skeleton width="26ch" />
          <Skeleton width="44ch" />
          <Skeleton width="34ch" />
        </div>
        <SkeletonRows rows={8} />
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
