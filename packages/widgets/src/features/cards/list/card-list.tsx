/** Search, a group of states at a time, two layouts; the address keeps the filters and the tab the layout. */
import { cardGroupOf } from '@bankside/core/rules/cards/groups.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { useContext, useEffect } from 'react';
import { TextButton } from '../../../kit/action/text-button.tsx';
import { Chips, ToggleChip } from '../../../kit/data/chip.tsx';
import { TableSkeleton } from '../../../kit/data/data-table.tsx';
import { PageNumber } from '../../../kit/data/pager.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { lazy } from '../../../kit/lazy/lazy.ts';
import { LazyPart } from '../../../kit/lazy/lazy-part.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { ContainerContext } from '../../../kit/theme/container.ts';
import { useT } from '../../../kit/words.tsx';
import { useDraft } from '../../../runtime/drafts.ts';
import { useQuery } from '../../../runtime/url.ts';
import { SearchBox } from '../../../shared/lists/search-box.tsx';
import { useCardsAround, useTell } from '../around.ts';
import { usePicking } from '../many/use-picking.ts';
import { GroupChips } from './group-chips.tsx';
import { useCards, type Cards, type Listed } from '../use-cards.ts';
import { useColumns } from './card-columns.tsx';
import { CardRows } from './card-rows.tsx';
import { layouts, type Layout } from './layout.ts';
import * as look from './list.css.ts';

const filters = ['keyword', 'status', 'page'] as const;
const refreshing = lazy(() => import('../refresh-cards.tsx'), 'cards');
type Filter = (typeof filters)[number];
const asCards: { readonly layout: Layout } = { layout: 'cards' };

type Props = { readonly selected: string | undefined; readonly onOpen: (card: Listed) => void; readonly onClose: () => void };

export function CardList(rows: Props) {
  const t = useT('card-list');
  const [query, change] = useQuery(filters);
  const [{ layout }, choose] = useDraft('cards.layout', asCards);
  const keyword = query.keyword.slice(0, 100); // what the call takes; an address typed by hand may hold more
  const group = cardGroupOf(query.status);
  const page = /^[1-9]\d{0,3}$/.test(query.page) ? Number(query.page) : 1;
  const cards = useCards({ keyword, group, page });
  const { picking, start } = usePicking();
  const isTag = useContext(ContainerContext) !== undefined;
  const columns = useColumns(layout, { picking, isSlim: isTag && rows.selected !== undefined });
  const { Head, pageSize } = useCardsAround();
  useTell(cards);
  const narrow = (part: Partial<Record<Filter, string>>) => change({ ...part, page: '' });
  const isFiltered = keyword !== '' || group !== undefined;
  const isPastTheEnd = page > 1 && cards.state === 'ready' && cards.data.list.length === 0;
  useEffect(() => {
    if (isPastTheEnd) change({ page: '' });
  }, [isPastTheEnd, change]);
  return (
    <>
      {Head && <Head lead={cards.state === 'ready' && !isFiltered && <Sum {...cards.data} />} />}
      <div className={look.filters}>
        <SearchBox label={t('list.search')} value={keyword} onSearch={(text) => narrow({ keyword: text })} />
        <Chips name={t('list.layout')}>
          {start && cards.state === 'ready' && cards.data.list.some(({ actions }) => actions.topUp === '') && (
            <ToggleChip on={picking !== undefined} onChange={(on) => (on ? start() : picking?.stop())}>
              {t('list.several')}
            </ToggleChip>
          )}
          {layouts.map((each) => (
            <ToggleChip key={each} on={layout === each} onChange={() => choose({ layout: each })}>
              {t(`list.layouts.${each}`)}
            </ToggleChip>
          ))}
        </Chips>
      </div>
      <GroupChips
        chosen={group}
        counts={cards.state === 'ready' ? cards.data.counts : undefined}
        onChoose={(next) => narrow({ status: next ?? '' })}
      />
      <CallView
        of={cards}
        what={t('list.loading')}
        failed={t('list.failed')}
        empty={isFiltered ? <Nothing onClear={() => narrow({ keyword: '', status: '' })} /> : <None />}
        loading={<TableSkeleton columns={columns} rows={6} />}
      >
        {({ list, total }) => (
          <>
            <CardRows layout={layout} columns={columns} list={list} picking={picking} {...rows} />
            <PageNumber
              page={page}
              pageSize={pageSize}
              shown={list.length}
              total={total}
              onPage={(next) => change({ page: next > 1 ? String(next) : '' })}
            />
            <LazyPart of={refreshing}>{({ RefreshCards }) => <RefreshCards cards={list} />}</LazyPart>
          </>
        )}
      </CallView>
      {picking && <picking.Bar picking={picking} />}
    </>
  );
}

/** "6 cards · 23,174.63 USD on cards". */
function Sum({ total, balance }: Cards) {
  const t = useT('card-list');
  if (total === 0 || balance === undefined) return null;
  return t('list.sum', { cards: t('list.count', { count: total }), amount: formatAmount(balance, 'USD') });
}

function None() {
  const t = useT('card-list');
  const { Apply } = useCardsAround();
  return (
    <EmptyState title={t('list.none.title')} actions={Apply && <Apply />}>
      {t('list.none.text')}
    </EmptyState>
  );
}

function Nothing({ onClear }: { readonly onClear: () => void }) {
  const t = useT('card-list');
  return (
    <EmptyState title={t('list.nothing.title')} actions={<TextButton onClick={onClear}>{t('list.clear')}</TextButton>}>
      {t('list.nothing.text')}
    </EmptyState>
  );
}
