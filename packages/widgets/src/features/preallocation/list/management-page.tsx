/** Cards of the company's batches: found, selected, given to people, blocked (PRG-15 to PRG-19). */
import { programmeParts } from '@bankside/core/rules/programmes/programmes.ts';
import { may } from '@bankside/core/rules/access/permissions.ts';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { ButtonLink } from '../../../kit/action/link.tsx';
import { useLinks } from '../../../kit/action/link-resolver.ts';
import { TextButton } from '../../../kit/action/text-button.tsx';
import { Chips, ToggleChip } from '../../../kit/data/chip.tsx';
import { DataTable, TableSkeleton } from '../../../kit/data/data-table.tsx';
import { PageNumber } from '../../../kit/data/pager.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../kit/feedback/skeleton.tsx';
import { lazy } from '../../../kit/lazy/lazy.ts';
import { ShownPart } from '../../../kit/lazy/shown-part.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import * as media from '../../../kit/theme/media.css.ts';
import { useMedia } from '../../../kit/theme/use-media.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useQuery } from '../../../runtime/url.ts';
import { useSession } from '../../../runtime/user.ts';
import { ExportDialog } from '../../../shared/lists/export-dialog.tsx';
import { SearchBox } from '../../../shared/lists/search-box.tsx';
import { pageSize, useBatchCards, type Page } from '../batch-cards.ts';
import { columnsOf, phoneRowOf } from './batch-columns.tsx';
import { useManagementQuery, type ManagementQuery } from './management-query.ts';
import * as look from './management.css.ts';
import { PickBox } from './pick-box.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useSelection, type Selection } from './selection.ts';

const importing = lazy(() => import('../import/import-page.tsx'), 'card-import', 'table-file', 'form');

/** `?import=` shows the import from a file in place of the list. */
export function ManagementPage() {
  const [{ import: shown }] = useQuery(['import']);
  const session = useSession();
  if (shown === '' || !may(session, '9-2')) return <ListPage />;
  return (
    <ShownPart of={importing} waiting={<SkeletonRows rows={6} />}>
      {({ ImportPage }) => <ImportPage />}
    </ShownPart>
  );
}

function ListPage() {
  const t = useT('preallocation');
  const bank = useBank();
  const links = useLinks();
  const session = useSession();
  const isPhone = useMedia(media.phone);
  const query = useManagementQuery();
  const [exporting, setExporting] = useState(false);
  const cards = useBatchCards(query);
  const rows = cards.state === 'ready' ? cards.data.list : [];
  const selection = useSelection(rows.map(({ card_id }) => card_id));
  const isPastTheEnd = query.page > 1 && cards.state === 'ready' && rows.length === 0;
  const { goTo } = query;
  useEffect(() => {
    if (isPastTheEnd) goTo(1);
  }, [isPastTheEnd, goTo]);
  const columns = columnsOf(t, selection);
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <Button compact icon="download" onClick={() => setExporting(true)}>
              {t('money:export.act')}
            </Button>
            {may(session, '9-2') && (
              <ButtonLink compact to="cardManagement" params={{ import: 'new' }}>
                {t('import')}
              </ButtonLink>
            )}
            {may(session, '9-1') && (
              <ButtonLink compact to="contracts" params={{ act: 'order' }}>
                {t('order')}
              </ButtonLink>
            )}
          </>
        }
      />
      <Filters query={query} counts={cards.state === 'ready' ? cards.data.counts : undefined} />
      <CallView
        of={cards}
        what={t('loading')}
        failed={t('failed')}
        empty={<Nothing query={query} />}
        loading={<TableSkeleton columns={columns} rows={10} />}
      >
        {({ list, total }) => (
          <div onKeyDown={(event) => moveBetween(event, selection)}>
            <label className={look.lead}>
              <PickBox label={t('pickAll')} state={selection.shown} onToggle={selection.toggleAll} />
              {t('pickAll')}
            </label>
            <DataTable
              name={t('title')}
              columns={columns}
              rows={list}
              rowKey={({ card_id }) => card_id}
              phone={phoneRowOf(t, selection)}
              onOpen={isPhone ? undefined : ({ card_id }) => links.go('cardManagementInfo', { id: card_id })}
            />
            <PageNumber page={query.page} pageSize={pageSize} shown={list.length} total={total} onPage={query.goTo} />
            <SelectionBar selection={selection} rows={list} total={total} filter={query.filter} />
          </div>
        )}
      </CallView>
      {exporting && (
        <ExportDialog
          isFiltered={query.isFiltered}
          fetch={(format) => bank.download('/contract/cardListDownload', { ...query.filter, format })}
          onClose={() => setExporting(false)}
        />
      )}
    </>
  );
}

/** Up and down go from box to box; with Shift they tick a range (PRG-33). */
function moveBetween(event: KeyboardEvent<HTMLElement>, selection: Selection): void {
  const down = event.key === 'ArrowDown';
  if (!down && event.key !== 'ArrowUp') return;
  if (!(event.target instanceof HTMLInputElement) || event.target.dataset['pick'] === undefined) return;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[data-pick]')];
  const next = boxes[boxes.indexOf(event.target) + (down ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
  const { pick } = next.dataset;
  if (!event.shiftKey || pick === undefined) return;
  selection.pass(event.target.dataset['pick'], pick);
}

function Filters({ query, counts }: { readonly query: ManagementQuery; readonly counts: Page['counts'] | undefined }) {
  const t = useT('preallocation');
  const withCount = (label: string, count: number | undefined) => (count === undefined ? label : t('counted', { label, count }));
  return (
    <div className={look.filters}>
      <SearchBox label={t('search')} value={query.keyword} onSearch={(keyword) => query.narrow({ keyword })} />
      <Chips name={t('filters')}>
        <ToggleChip on={query.status === ''} onChange={() => query.narrow({ status: '' })}>
          {withCount(t('all'), counts?.all)}
        </ToggleChip>
        {programmeParts
          .filter((part) => part !== 'awaiting')
          .filter((part) => query.status === part || counts === undefined || counts[part] > 0)
          .map((part) => (
            <ToggleChip key={part} on={query.status === part} onChange={(on) => query.narrow({ status: on ? part : '' })}>
              {withCount(t(`programmes:parts.${part}`), counts?.[part])}
            </ToggleChip>
          ))}
        {query.isFiltered && <TextButton onClick={query.clear}>{t('clear')}</TextButton>}
      </Chips>
    </div>
  );
}

function Nothing({ query }: { readonly query: ManagementQuery }) {
  const t = useT('preallocation');
  if (!query.isFiltered)
    return (
      <EmptyState title={t('none.title')} actions={<ButtonLink to="contracts">{t('none.act')}</ButtonLink>}>
        {t('none.text')}
      </EmptyState>
    );
  return (
    <EmptyState title={t('nothing.title')} actions={<Button onClick={query.clear}>{t('clear')}</Button>}>
      {t('nothing.text')}
    </EmptyState>
  );
}
