/** Everybody who has applied for a card of the company: searched, filtered, page by page; drafts among them. */
import { cardApplication } from '@bankside/core/rules/lifecycles/card-application.ts';
import { Button } from '../../../kit/action/button.tsx';
import { Chips } from '../../../kit/data/chip.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { ButtonLink } from '../../../kit/action/link.tsx';
import { useLinks } from '../../../kit/action/link-resolver.ts';
import { useRemote } from '../../../kit/remote/remote.ts';
import { useBank } from '../../../runtime/host-context.tsx';
import { useDates } from '../../../shared/dates.ts';
import { FilterChip } from '../../../shared/lists/filter-chip.tsx';
import { PagedList, usePagedQuery } from '../../../shared/lists/paged-list.tsx';
import { SearchBox } from '../../../shared/lists/search-box.tsx';
import { useNames, useT } from '../../../kit/words.tsx';
import { columnsOf, phoneRow, type ApplicationRow } from './application-columns.tsx';
import { ApplyLinks } from './links/apply-links.tsx';
import * as look from './pages.css.ts';

const filters = ['keyword', 'status'] as const;
const pageSize = 20;
const statuses = Object.values(cardApplication.states).map(({ wire }) => String(wire));

export function ApplicationList() {
  const t = useT('apply-pages');
  const name = useNames('apply-pages');
  const bank = useBank();
  const links = useLinks();
  const columns = columnsOf(t, name, useDates());
  const paged = usePagedQuery(filters);
  const { query, page, narrow } = paged;
  const keyword = query.keyword.slice(0, 100); // what the call takes; an address typed by hand may hold more
  const status = statuses.find((each) => each === query.status) ?? '';
  const asked = { tab: 'applications' as const, keyword, page, page_size: pageSize, ...(status ? { status } : {}) };
  const found = useRemote(['card-apply', 'record', asked], (signal) => bank.call('/card/record', asked, { signal }), { keep: true });
  const isFiltered = keyword !== '' || status !== '';
  const open = ({ id, application_status }: ApplicationRow) =>
    links.go(application_status === 'uncommitted' ? 'applyCard' : 'applyCardInfo', { id });
  const none = isFiltered ? 'nothing' : 'none';
  return (
    <>
      <PageHead
        title={t('list.title')}
        lead={t('list.lead')}
        actions={
          <ButtonLink variant="primary" to="applyCard">
            {t('titles.apply')}
          </ButtonLink>
        }
      />
      <div className={look.filters}>
        <SearchBox label={t('list.keyword')} value={keyword} onSearch={(text) => narrow({ keyword: text })} />
        <Chips name={t('list.filters')}>
          <FilterChip
            label={t('list.column.status')}
            value={status}
            choices={statuses.map((each) => ({ value: each, label: name('list.statuses', each) }))}
            onChange={(value) => narrow({ status: value })}
          />
          {isFiltered && (
            <Button compact variant="quiet" onClick={() => narrow({ keyword: '', status: '' })}>
              {t('list.clear')}
            </Button>
          )}
        </Chips>
      </div>
      <PagedList
        of={found}
        paged={paged}
        pageSize={pageSize}
        rows={6}
        what={t('list.loading')}
        failed={t('list.failed')}
        empty={<EmptyState title={t(`list.${none}.title`)}>{t(`list.${none}.text`)}</EmptyState>}
        name={t('list.title')}
        columns={columns}
        rowKey={({ id }) => id}
        phone={phoneRow(t)}
        onOpen={open}
      />
      <ApplyLinks />
    </>
  );
}
