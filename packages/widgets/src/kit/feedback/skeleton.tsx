import { useEffect, useState, type ReactNode } from 'react';
import * as look from './skeleton.css.ts';
import { hidden } from '../theme/text.css.ts';
import { useT } from '../words.tsx';

/** One grey bar; `width` as the real thing will have it, '62%' or '12ch'. */
export function Skeleton({ width = '100%' }: { readonly width?: string }) {
  return <span className={look.bar} style={{ width }} aria-hidden="true" />;
}

const widths = ['62%', '44%', '70%', '38%', '55%', '66%', '48%', '58%', '41%', '64%'];

/** Rows that fade down the page (DES-11). */
export function SkeletonRows({ rows = 6 }: { readonly rows?: number }) {
  return (
    <div className={look.lines} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={look.row} style={{ opacity: fade(row, rows) }}>
          <Skeleton width={widths[row % widths.length] ?? '50%'} />
          <Skeleton width="9ch" />
        </div>
      ))}
    </div>
  );
}

export const fade = (row: number, rows: number): number => 1 - (row / Math.max(rows, 1)) * 0.85;
export const skeletonWidth = (row: number): string => widths[row % widths.length] ?? '50%';

/** Shown only when waiting takes 200 ms or more; says that something is loading. */
export function Loading({
  what,
  children,
}: {
  /** "Loading transactions". */ readonly what?: string | undefined;
  readonly children: ReactNode;
}) {
  const t = useT('shared');
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 200);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true">
      <p className={hidden} role="status">
        {late ? (what ?? t('loading')) : ''}
      </p>
      {late && children}
    </div>
  );
}
