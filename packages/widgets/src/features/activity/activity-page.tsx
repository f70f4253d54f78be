/** What happened in the company, for its main account and those who look after sub-accounts; for everybody what they did themselves (ACT-05). */
import { may } from '@bankside/core/rules/access/permissions.ts';
import { useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { DataTable, TableSkeleton } from '../../kit/data/data-table.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../kit/nav/heading.tsx';
import { Segmented } from '../../kit/nav/segmented.tsx';
import { CallView } from '../../kit/remote/call-view.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useUserInfo } from '../../runtime/user.ts';
import { useDates } from '../../shared/dates.ts';
import { ExportDialog } from '../../shared/lists/export-dialog.tsx';
import * as look from './activity.css.ts';
import { columnsOf, phoneRowOf } from './activity-columns.tsx';
import { ActivityDialog } from './activity-dialog.tsx';
import { ActivityFilters } from './activity-filters.tsx';
import { useActivityQuery, type ActivityQuery } from './activity-query.ts';

const pageSize = 20;

export function ActivityPage() {
  const t = useT('activity');
  const info = useUserInfo();
  const query = useActivityQuery();
  const seesAll = info !== null && may(info, '10');
  const mine = !seesAll || query.mine === '1';
  const [exporting, setExporting] = useState(false);
  const bank = useBank();
  const whole = { ...query.filter, ...(query.person && { person: query.person }) };
  return (
    <>
      <PageHead
        title={t('page.title')}
        lead={t(mine ? 'page.leadMine' : 'page.lead')}
        actions={
          <Button compact icon="download" onClick={() => setExporting(true)}>
            {t('money:export.act')}
          </Button>
        }
      />
      {seesAll && (
        <div className={look.whose}>
          <Segmented
            label={t('page.whose')}
            options={[
              { value: 'all', label: t('page.company') },
              { value: 'mine', label: t('page.mine') },
            ]}
            value={mine ? 'mine' : 'all'}
            onChange={(whose) => query.narrow({ mine: whose === 'mine' ? '1' : '', person: '' })}
          />
        </div>
      )}
      <ActivityFilters query={query} mine={mine} />
      {info && <Lines key={String(mine)} query={query} mine={mine} />}
      {exporting && (
        <ExportDialog
          isFiltered={query.isFiltered}
          fetch={(format) =>
            mine
              ? bank.download('/activity/ownDownload', { ...query.filter, format })
              : bank.download('/activity/download', { ...whole, format })
          }
          onClose={() => setExporting(false)}
        />
      )}
    </>
  );
}

function Lines({ query, mine }: { readonly query: ActivityQuery; readonly mine: boolean }) {
  const t = useT('activity');
  const bank = useBank();
  const dates = useDates();
  const window = { page_size: pageSize, ...(query.before && { cursor: query.before }) };
  const own = { ...query.filter, ...window };
  const all = { ...own, ...(query.person && { person: query.person }) };
  const lines = useRemote(
    ['activity', mine, all],
    (signal) => (mine ? bank.call('/activity/own', own, { signal }) : bank.call('/activity/list', all, { signal })),
    { keep: true },
  );
  const none = query.isFiltered ? 'nothing' : 'none';
  const opened = lines.state === 'ready' ? lines.data.list.find(({ id }) => id === query.line) : undefined;
  const columns = columnsOf(t, dates, mine);
  return (
    <>
      <CallView
        of={lines}
        what={t('page.loading')}
        failed={t('page.failed')}
        loading={<TableSkeleton columns={columns} rows={10} />}
        empty={
          <EmptyState
            title={t(`page.${none}.title`)}
            actions={query.isFiltered && <Button onClick={query.clear}>{t('page.clear')}</Button>}
          >
            {t(`page.${none}.text`)}
          </EmptyState>
        }
      >
        {({ list, total, total_capped, next_cursor }) => (
          <>
            <DataTable
              name={t('page.title')}
              columns={columns}
              rows={list}
              rowKey={({ id }) => id}
              phone={phoneRowOf(t, dates, mine)}
              onOpen={({ id }) => query.change({ line: id })}
            />
            <div className={look.pages}>
              <span className={look.total}>
                {total_capped ? t('page.many', { total: total.toLocaleString('en') }) : t('page.total', { count: total })}
              </span>
              {query.before && (
                <Button compact onClick={() => query.narrow({})}>
                  {t('page.newest')}
                </Button>
              )}
              {next_cursor && (
                <Button compact onClick={() => query.narrow({ before: next_cursor })}>
                  {t('page.older')}
                </Button>
              )}
            </div>
          </>
        )}
      </CallView>
      {opened && <ActivityDialog line={opened} onClose={() => query.change({ line: '' })} />}
    </>
  );
}
