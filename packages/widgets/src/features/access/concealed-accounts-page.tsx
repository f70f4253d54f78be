/** The company's sub-accounts: who they are, their group, status and rights. The main account asks the bank for changes (PER-15, PER-22). */
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import { userStatuses } from '@bankside/core/rules/options.ts';
import { ButtonLink } from '../../kit/action/link.tsx';
import { Button } from '../../kit/action/button.tsx';
import { Chips } from '../../kit/data/chip.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../kit/nav/heading.tsx';
import { useLinks } from '../../kit/action/link-resolver.ts';
import { useRemote } from '../../kit/remote/remote.ts';
import { useLanguage, useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useSession } from '../../runtime/user.ts';
import { useDates } from '../../shared/dates.ts';
import { FilterChip } from '../../shared/lists/filter-chip.tsx';
import { PagedList, usePagedQuery } from '../../shared/lists/paged-list.tsx';
import { SearchBox } from '../../shared/lists/search-box.tsx';
import * as look from './access.css.ts';
import { columnsOf, phoneRow } from './columns.tsx';

const filters = ['keyword', 'group', 'status'] as const;
const pageSize = 20;
/** What the call takes; an address typed by hand may hold more. */
const longest = { keyword: 100, group: 60 };

export function ConcealedAccountsPage() {
  const t = useT('access');
  const isMain = useSession().userType === userTypes.main;
  const bank = useBank();
  const links = useLinks();
  const columns = columnsOf(t, useLanguage(), useDates());
  const paged = usePagedQuery(filters);
  const { query, page, narrow } = paged;
  const keyword = query.keyword.slice(0, longest.keyword);
  const group = query.group.slice(0, longest.group);
  const status = userStatuses.find((each) => each === query.status);
  const asked = { keyword, group, page, page_size: pageSize, ...(status ? { status } : {}) };
  const accounts = useRemote(['access', asked], (signal) => bank.call('/account/childList', asked, { signal }), { keep: true });
  const groups = accounts.state === 'ready' ? accounts.data.groups : [];
  const isFiltered = keyword !== '' || group !== '' || status !== undefined;
  const none = isFiltered ? 'nothing' : 'none';
  const clear = () => narrow({ keyword: '', group: '', status: '' });
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={
          isMain && (
            <>
              <ButtonLink to="colleagueRequests">{t('requests')}</ButtonLink>
              <ButtonLink to="colleague" variant="primary">
                {t('newColleague')}
              </ButtonLink>
            </>
          )
        }
      />
      <div className={look.filters}>
        <SearchBox label={t('filter.keyword')} value={keyword} onSearch={(text) => narrow({ keyword: text })} />
        <Chips name={t('filter.name')}>
          {(groups.length > 0 || group) && (
            <FilterChip
              label={t('filter.group')}
              value={group}
              choices={groups.map((each) => ({ value: each, label: each }))}
              onChange={(value) => narrow({ group: value })}
            />
          )}
          <FilterChip
            label={t('filter.status')}
            value={status ?? ''}
            choices={userStatuses.map((each) => ({ value: each, label: t(`options:userStatuses.${each}`) }))}
            onChange={(value) => narrow({ status: value })}
          />
          {isFiltered && (
            <Button compact variant="quiet" onClick={clear}>
              {t('filter.clear')}
            </Button>
          )}
        </Chips>
      </div>
      <PagedList
        of={accounts}
        paged={paged}
        pageSize={pageSize}
        rows={6}
        what={t('loading')}
        failed={t('failed')}
        empty={<EmptyState title={t(`${none}.title`)}>{t(`${none}.text`)}</EmptyState>}
        name={t('title')}
        columns={columns}
        rowKey={(row) => row.id}
        phone={phoneRow(t)}
        onOpen={(row) => links.go('concealedAccount', { id: row.id })}
      />
    </>
  );
}
