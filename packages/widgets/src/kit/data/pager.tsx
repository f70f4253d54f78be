import { Button } from '../action/button.tsx';
import { pager, pagerActs } from './data-table.css.ts';
import { useT } from '../words.tsx';

type PagerProps = {
  readonly from: number;
  readonly to: number;
  readonly total: number;
  /** The bank counts to 10,000 and then says "more than" (D-116). */
  readonly more?: boolean;
  /** Absent: there is none. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
};

/** "1–14 of 212", below a list. */
export function Pager({ from, to, total, more = false, onPrevious, onNext }: PagerProps) {
  const t = useT('shared');
  const figures = { from, to, total: total.toLocaleString('en') };
  return (
    <nav className={pager} aria-label={t('kit.pager.name')}>
      <span role="status">{more ? t('kit.pager.rangeMore', figures) : t('kit.pager.range', figures)}</span>
      {(onPrevious || onNext) && (
        <span className={pagerActs}>
          <Button compact disabled={!onPrevious} onClick={onPrevious}>
            {t('kit.pager.previous')}
          </Button>
          <Button compact disabled={!onNext} onClick={onNext}>
            {t('kit.pager.next')}
          </Button>
        </span>
      )}
    </nav>
  );
}
