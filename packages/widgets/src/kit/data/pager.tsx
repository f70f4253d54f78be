import { Button } from '../action/button.tsx';
import { pager, pagerActs } from './data-table.css.ts';
import { hidden } from '../theme/text.css.ts';
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

/** "1–14 of 212", below a list; one page alone is only said to screen readers. */
export function Pager({ from, to, total, more = false, onPrevious, onNext }: PagerProps) {
  const t = useT('shared');
  const figures = { from, to, total: total.toLocaleString('en') };
  const isOnly = !onPrevious && !onNext;
  const range = <span role="status">{more ? t('kit.pager.rangeMore', figures) : t('kit.pager.range', figures)}</span>;
  return (
    <nav className={isOnly ? hidden : pager} aria-label={t('kit.pager.name')}>
      {range}
      {!isOnly && (
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

type PageNumberProps = {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Rows of this page. */
  readonly shown: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
};

/** Of a list whose pages are numbered. */
export function PageNumber({ page, pageSize, shown, total, onPage }: PageNumberProps) {
  const from = (page - 1) * pageSize + 1;
  const to = from + shown - 1;
  return (
    <Pager
      from={from}
      to={to}
      total={total}
      onPrevious={page > 1 ? () => onPage(page - 1) : undefined}
      onNext={to < total ? () => onPage(page + 1) : undefined}
    />
  );
}
