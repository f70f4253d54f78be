/** A list of money: search, filters kept in the address, pages by cursor, and a file of exactly what is filtered (issue of deposits, transfers and transactions alike). */
import type { MoneyRow } from '@bankside/core/contract/money.ts';
import { transactionTypes } from '@bankside/core/rules/options.ts';
import { useState, type ReactNode } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { PageHead, Section } from '../../kit/nav/heading.tsx';
import { useT } from '../../kit/words.tsx';
import { BookFilters } from './book/book-filters.tsx';
import { BookPages } from './book/book-pages.tsx';
import { useBookQuery } from './book/book-query.ts';
import type { BookCalls, FixedFilter } from './book/book-rows.ts';
import { ExportDialog } from './book/export-dialog.tsx';

export type RecordBookProps = {
  /** The heading: h1 of a page, or h2 of a part of one. */
  readonly title: string;
  readonly level?: 'page' | 'section';
  /** Which list is asked and which file is made; `{ list: '/deposit/record', download: '/deposit/download' }`. */
  readonly calls: BookCalls;
  /** A click or Enter on a row. */
  readonly onOpen: (row: MoneyRow) => void;
  /** The record whose details stand beside the list; arrows then open the next one, Escape closes. */
  readonly selected?: string | undefined;
  readonly onClose?: () => void;
  /** What a person may filter by; one or none: no chip. */
  readonly types?: readonly MoneyRow['type'][];
  /** Always asked, whatever a person filters. Write it outside of the component. */
  readonly fixed?: FixedFilter;
  /** Before the query's names, where the page has a query of its own: 'rec_'. */
  readonly prefix?: string;
  /** Fiat and digital assets together: a chip parts them. */
  readonly byKind?: boolean;
  /** Beside Export. */
  readonly actions?: ReactNode;
  /** Instead of "Nothing here yet", when no filter is on. */
  readonly empty?: ReactNode;
};

const nothingFixed: FixedFilter = {};

export function RecordBook(props: RecordBookProps) {
  const { title, level = 'page', calls, types = transactionTypes, fixed = nothingFixed, prefix = '', actions, byKind = false } = props;
  const t = useT('money');
  const [exporting, setExporting] = useState(false);
  const query = useBookQuery(prefix);
  const acts = (
    <>
      {actions}
      <Button compact icon="download" onClick={() => setExporting(true)}>
        {t('export.act')}
      </Button>
    </>
  );
  const body = (
    <>
      <BookFilters query={query} types={types} fixed={fixed} byKind={byKind} />
      <BookPages {...props} fixed={fixed} prefix={prefix} query={query} />
      {exporting && (
        <ExportDialog
          call={calls.download}
          filter={{ ...query.filter, ...fixed }}
          isFiltered={query.isFiltered}
          onClose={() => setExporting(false)}
        />
      )}
    </>
  );
  if (level === 'section')
    return (
      <Section title={title} action={acts}>
        {body}
      </Section>
    );
  return (
    <>
      <PageHead title={title} actions={acts} />
      {body}
    </>
  );
}
