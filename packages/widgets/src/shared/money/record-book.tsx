/** A list of money: search, filters kept in the address, pages by cursor, and a file of exactly what is filtered (issue of deposits, transfers and transactions alike). */
import { transactionTypes } from '@bankside/core/rules/money/money-options.ts';
import { useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { PageHead } from '../../kit/nav/heading.tsx';
import { Section } from '../../kit/nav/section.tsx';
import { useT } from '../../kit/words.tsx';
import { BookFilters } from './book/book-filters.tsx';
import { BookPages } from './book/book-pages.tsx';
import { useBookQuery } from './book/book-query.ts';
import type { RecordBookProps } from './book/book-props.ts';
import { narrowed, type FixedFilter } from './book/book-rows.ts';
import { BookSums } from './book/book-sums.tsx';
import { ExportDialog } from './book/export-dialog.tsx';

const nothingFixed: FixedFilter = {};
const noWays = [] as const;

export function RecordBook(props: RecordBookProps) {
  const {
    title,
    level = 'page',
    crumbs = [],
    calls,
    types = transactionTypes,
    fixed: always = nothingFixed,
    prefix = '',
    actions,
    byKind = false,
    ways = noWays,
    CardChip,
  } = props;
  const t = useT('money');
  const [exporting, setExporting] = useState(false);
  const query = useBookQuery(prefix);
  const fixed = narrowed(always, query.filter);
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
      <BookFilters
        query={query}
        types={types}
        fixed={always}
        byKind={byKind}
        ways={ways}
        CardChip={CardChip}
        saves={calls.totals !== undefined}
        prefix={prefix}
      />
      {calls.totals && query.isFiltered && <BookSums filter={{ ...query.filter, ...fixed }} />}
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
      <PageHead title={title} crumbs={crumbs} actions={acts} />
      {body}
    </>
  );
}
