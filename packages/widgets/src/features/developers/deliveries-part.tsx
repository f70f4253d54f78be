/** What was delivered, what waits and what failed; one is opened for its tries, and all that failed are repeated at once (WEB-12, WEB-13). */
import { webhookKinds } from '@bankside/core/rules/options.ts';
import { useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { Chips } from '../../kit/data/chip.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { Segmented } from '../../kit/nav/segmented.tsx';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { FailureNote } from '../../kit/remote/call-view.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { useAction } from '../../kit/remote/use-action.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useDates } from '../../shared/dates.ts';
import { FilterChip } from '../../shared/lists/filter-chip.tsx';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { SearchBox } from '../../shared/lists/search-box.tsx';
import { columnsOf, phoneRowOf } from './delivery-columns.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';
import * as look from './developers.css.ts';
import { deliveryStates, remoteKey, type DevelopersQuery } from './use-developers.ts';

const pageSize = 20;
const everyMs = 3000;

export function DeliveriesPart({ query }: { readonly query: DevelopersQuery }) {
  const t = useT('developers');
  const bank = useBank();
  const dates = useDates();
  const [asking, setAsking] = useState(false);
  const asked = { ...query.filter, page: query.page, page_size: pageSize };
  const deliveries = useRemote(
    [...remoteKey, 'deliveries', asked],
    (signal) => bank.call('/developers/deliveries', asked, { signal, background: true }),
    {
      keep: true,
      every: everyMs,
    },
  );
  const none = query.isFiltered ? 'nothing' : 'none';
  return (
    <>
      <div className={look.filters}>
        <SearchBox label={t('filter.keyword')} value={query.keyword} onSearch={(keyword) => query.narrow({ keyword })} />
        <Chips name={t('filter.name')}>
          <FilterChip
            label={t('column.link')}
            value={query.link ?? ''}
            choices={webhookKinds.map((value) => ({ value, label: t(`options:webhookKinds.${value}`) }))}
            onChange={(link) => query.narrow({ link })}
          />
          <FilterChip
            label={t('column.status')}
            value={query.status ?? ''}
            choices={deliveryStates.map((value) => ({ value, label: t(`states.${value}`) }))}
            onChange={(status) => query.narrow({ status })}
          />
          {query.isFiltered && (
            <Button compact variant="quiet" onClick={query.clear}>
              {t('filter.clear')}
            </Button>
          )}
        </Chips>
        <Button compact onClick={() => setAsking(true)}>
          {t('replayFailed.act')}
        </Button>
      </div>
      <PagedList
        of={deliveries}
        paged={query}
        pageSize={pageSize}
        rows={8}
        what={t('loading')}
        failed={t('failed')}
        empty={<EmptyState title={t(`${none}.title`)}>{t(`${none}.text`)}</EmptyState>}
        name={t('parts.deliveries')}
        columns={columnsOf(t, dates)}
        rowKey={(row) => row.id}
        phone={phoneRowOf(t, dates)}
        onOpen={({ id }) => query.narrow({ delivery: id })}
      />
      {query.delivery && <DeliveryDialog key={query.delivery} id={query.delivery} onClose={() => query.narrow({ delivery: '' })} />}
      {asking && <ReplayFailed link={query.link} onClose={() => setAsking(false)} />}
    </>
  );
}

const spans = { hour: 1, day: 24, week: 168, month: 720 } as const;
type Span = keyof typeof spans;

/** Of the link that the list is narrowed to, or of all. */
function ReplayFailed({ link, onClose }: { readonly link: DevelopersQuery['link']; readonly onClose: () => void }) {
  const t = useT('developers');
  const bank = useBank();
  const [span, setSpan] = useState<Span>('day');
  const replay = useAction((hours: number, { key }) => bank.call('/developers/replayFailed', { hours, ...(link && { link }) }, { key }), {
    says: ({ count }) => t('replayFailed.done', { count }),
    refreshes: [remoteKey],
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={t('replayFailed.title')}
      text={link ? t('replayFailed.ofOne', { link: t(`options:webhookKinds.${link}`) }) : t('replayFailed.text')}
      act={t('replayFailed.act')}
      busy={replay.busy}
      onAct={() => void replay.run(spans[span])}
      onClose={onClose}
    >
      <Segmented
        label={t('replayFailed.since')}
        options={(Object.keys(spans) as Span[]).map((value) => ({ value, label: t(`replayFailed.${value}`) }))}
        value={span}
        onChange={setSpan}
      />
      <FailureNote failure={replay.failure} />
    </ConfirmDialog>
  );
}
