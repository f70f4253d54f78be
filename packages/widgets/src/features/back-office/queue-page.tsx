/** Everything that waits for the bank's staff, the longest first (D-112). */
import { useState } from 'react';
import { CallView } from '../../kit/remote/call-view.tsx';
import { Button } from '../../kit/action/button.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../kit/nav/heading.tsx';
import { useLinks } from '../../kit/action/link-resolver.ts';
import { useRefresh } from '../../kit/remote/remote.ts';
import { Note } from '../../kit/feedback/note.tsx';
import { useT } from '../../kit/words.tsx';
import { useQuery } from '../../runtime/url.ts';
import { SecondDialog } from './deciding/second-person.tsx';
import * as look from './queue/queue.css.ts';
import { fits, QueueFilters, useQueueFilter, type QueueFilter } from './queue/queue-filters.tsx';
import { QueueSkeleton, QueueTable } from './queue/queue-table.tsx';
import { SettledTransfers } from './queue/settled-transfers.tsx';
import { isTask, TaskDialog } from './queue/task-dialog.tsx';
import { TransferDialog } from './queue/transfer-dialog.tsx';
import { queueKey, useQueue, type Queue, type Work } from './queue/use-queue.ts';
import { pageOf } from './queue/work-words.ts';
import { HeldRates } from './rates/held-rates.tsx';

const everyMs = 5000;

export function QueuePage() {
  const t = useT('back-office');
  const queue = useQueue(everyMs);
  return (
    <>
      <PageHead title={t('places.desk')} />
      <HeldRates />
      <CallView
        of={queue}
        what={t('queue.loading')}
        failed={t('queue.failed')}
        loading={<QueueSkeleton />}
        empty={<EmptyState title={t('queue.empty.title')}>{t('queue.empty.text')}</EmptyState>}
      >
        {(data) => <Waiting {...data} />}
      </CallView>
      <SettledTransfers />
    </>
  );
}

/** A transfer that is opened by its address: from the search, or its own page. */
const named = ['transfer'] as const;

function Waiting({ list, now }: Queue) {
  const filter = useQueueFilter();
  const links = useLinks();
  const refresh = useRefresh();
  const [{ transfer }, change] = useQuery(named);
  const [pressed, setOpen] = useState<Work>();
  const opened = pressed ?? list.find(({ kind, id }) => kind === 'transfer' && id === transfer);
  const open = opened && (list.find(({ kind, id }) => kind === opened.kind && id === opened.id) ?? opened); // as it is now
  const shown = list.filter((work) => fits(filter, work));
  const show = (work: Work) => {
    const page = pageOf(work);
    if (page) links.go(...page);
    else setOpen(work);
  };
  const close = () => {
    setOpen(undefined);
    if (transfer) change({ transfer: '' });
  };
  const done = () => {
    close();
    refresh(queueKey);
  };
  return (
    <>
      <NextCase list={list} onOpen={show} />
      <QueueFilters filter={filter} list={list} />
      {shown.length === 0 ? <NothingFits filter={filter} /> : <QueueTable rows={shown} now={now} onOpen={show} />}
      {open && isTask(open) && <TaskDialog task={open} onDone={done} onClose={close} />}
      {open?.kind === 'second' && <SecondDialog company_id={open.company_id} id={open.id} shows={queueKey} onClose={done} />}
      {open && open.kind !== 'second' && !isTask(open) && <TransferDialog work={open} onDone={done} onClose={close} />}
    </>
  );
}

const after = ['after'] as const;

/** Who comes from a review is offered the next one. */
function NextCase({ list, onOpen }: { readonly list: readonly Work[]; readonly onOpen: (work: Work) => void }) {
  const t = useT('back-office');
  const [{ after: kind }] = useQuery(after);
  const next = kind === 'kyc' ? list.find((work) => work.kind === 'kyc') : undefined;
  if (!next) return null;
  return (
    <div className={look.next}>
      <Note
        tone="progress"
        title={t('queue.next.title', { company: next.project_name })}
        action={
          <Button compact variant="primary" onClick={() => onOpen(next)}>
            {t('queue.next.act')}
          </Button>
        }
      />
    </div>
  );
}

function NothingFits({ filter }: { readonly filter: QueueFilter }) {
  const t = useT('back-office');
  return (
    <EmptyState
      title={t('queue.nothing.title')}
      actions={<Button onClick={() => filter.change({ kind: '', company: '' })}>{t('queue.nothing.clear')}</Button>}
    />
  );
}
