/** One import by its address: how far the bank is, what it bound, and what it could not (PRG-25, PRG-26). */
import { useEffect, useState } from 'react';
import { Button } from '../../../../kit/action/button.tsx';
import { ButtonLink } from '../../../../kit/action/link.tsx';
import { Fact, Facts } from '../../../../kit/data/facts.tsx';
import { EmptyState } from '../../../../kit/feedback/empty-state.tsx';
import { ConfirmDialog } from '../../../../kit/overlay/dialog.tsx';
import { CallView, FailureNote } from '../../../../kit/remote/call-view.tsx';
import { useRefresh, useRemote } from '../../../../kit/remote/remote.ts';
import { useAction } from '../../../../kit/remote/use-action.ts';
import { useT } from '../../../../kit/words.tsx';
import { useBank } from '../../../../runtime/host-context.tsx';
import { useDates } from '../../../../shared/dates.ts';
import { FailedRows } from './failed-rows.tsx';
import { ImportStatus, type Import } from './import-status.tsx';
import * as look from '../import.css.ts';
import { OpenImport } from './open-import.tsx';
import { Progress } from '../progress.tsx';

const everyMs = 2000;
const isOver = ({ status }: Import) => status === 'done' || status === 'cancelled';

export function ImportView({ id, onNew }: { readonly id: string; readonly onNew: () => void }) {
  const t = useT('card-import');
  const bank = useBank();
  const refresh = useRefresh();
  const remote = useRemote(
    ['import', id],
    (signal) => bank.call('/preallocation/import', { import_id: id }, { signal, background: true }),
    {
      every: everyMs,
      until: isOver,
    },
  );
  const done = remote.state === 'ready' ? remote.data.bound + remote.data.reserved : 0;
  useEffect(() => {
    if (done > 0) refresh(['batch-cards']);
  }, [done, refresh]);
  if (remote.state === 'failed' && remote.failure.refusal === 'notFound')
    return (
      <EmptyState title={t('view.missing')} actions={<Button onClick={onNew}>{t('view.begin')}</Button>}>
        {t('view.missingText')}
      </EmptyState>
    );
  return (
    <CallView of={remote} what={t('view.loading')} failed={t('view.failed')}>
      {(found) => <Found of={found} onNew={onNew} />}
    </CallView>
  );
}

function Found({ of, onNew }: { readonly of: Import; readonly onNew: () => void }) {
  const t = useT('card-import');
  const dates = useDates();
  const figure = (count: number) => count.toLocaleString('en');
  return (
    <div className={look.part}>
      <div className={look.narrow}>
        <div className={look.head}>
          <b>{of.file_name}</b>
          <ImportStatus of={of} />
        </div>
        {of.status === 'open' ? <OpenImport of={of} onNew={onNew} /> : <Running of={of} />}
        <Facts>
          <Fact label={t('view.rows')}>{figure(of.rows)}</Fact>
          <Fact label={t('view.bound')}>{figure(of.bound)}</Fact>
          {of.reserved > 0 && <Fact label={t('view.reserved')}>{figure(of.reserved)}</Fact>}
          <Fact label={t('view.failedRows')}>{figure(of.failed)}</Fact>
          <Fact label={t('view.by')}>{of.by}</Fact>
          <Fact label={t('view.at')}>{dates.dateTime(of.created_at)}</Fact>
          {of.finished_at && <Fact label={t('view.ended')}>{dates.dateTime(of.finished_at)}</Fact>}
        </Facts>
      </div>
      {of.failed > 0 && <FailedRows of={of} />}
      {isOver(of) && (
        <div className={look.acts}>
          <ButtonLink to="cardManagement">{t('cards')}</ButtonLink>
          <Button onClick={onNew}>{t('view.another')}</Button>
        </div>
      )}
    </div>
  );
}

function Running({ of }: { readonly of: Import }) {
  const t = useT('card-import');
  const bank = useBank();
  const [isAsking, setAsking] = useState(false);
  const stop = useAction((_: void, { key }) => bank.call('/preallocation/importCancel', { import_id: of.import_id }, { key }), {
    refreshes: [['import'], ['imports']],
    onDone: () => setAsking(false),
  });
  const isRunning = of.status === 'running';
  return (
    <>
      <Progress
        label={t('view.bar')}
        text={t('view.progress', { done: of.done.toLocaleString('en'), count: of.rows.toLocaleString('en') })}
        done={of.done}
        count={of.rows}
      />
      {isRunning && (
        <div className={look.acts}>
          <Button compact onClick={() => setAsking(true)}>
            {t('view.stop')}
          </Button>
          <span className={look.faint}>{t('view.safe')}</span>
        </div>
      )}
      {isRunning && isAsking && (
        <ConfirmDialog
          danger
          title={t('view.stopTitle')}
          text={t('view.stopText')}
          act={t('view.stop')}
          busy={stop.busy}
          onAct={() => void stop.run()}
          onClose={() => setAsking(false)}
        >
          <FailureNote failure={stop.failure} />
        </ConfirmDialog>
      )}
    </>
  );
}
