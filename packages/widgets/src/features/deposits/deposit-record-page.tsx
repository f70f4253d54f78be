/** One deposit (transaction_h_info, DEP-13): `?id=`. While it is under way it is asked for again by itself. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { useCallback } from 'react';
import { CallView } from '../../kit/remote/call-view.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../kit/nav/heading.tsx';
import { ButtonLink } from '../../kit/action/link.tsx';
import { useRefresh, useRemote } from '../../kit/remote/remote.ts';
import { usePolling } from '../../kit/remote/use-polling.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { finalityOf } from '../../shared/money/money-status.tsx';
import { RecordActions } from '../../shared/money/record-actions.tsx';
import { RecordDetails } from '../../shared/money/record-details.tsx';
import { useQuery } from '../../runtime/url.ts';
import * as look from './deposits.css.ts';
import { useFirstDepositPlace } from './first-place.ts';

export function DepositRecordPage() {
  const t = useT('deposits');
  const [{ id }] = useQuery(['id']);
  const title = t('shell:places.depositRecord');
  const crumbs = [{ label: t('tabs.records'), to: useFirstDepositPlace(), params: { tab: 'records' } }, { label: title }];
  return (
    <>
      <PageHead title={title} crumbs={crumbs} />
      {id ? <Shown key={id} id={id} /> : <Missing />}
    </>
  );
}

/** A link that lost its number, or that somebody else's company sent (UI-05). */
function Missing() {
  const t = useT('deposits');
  const back = (
    <ButtonLink to={useFirstDepositPlace()} params={{ tab: 'records' }}>
      {t('tabs.records')}
    </ButtonLink>
  );
  return (
    <EmptyState title={t('records.missing')} actions={back}>
      {t('records.missingText')}
    </EmptyState>
  );
}

function Shown({ id }: { readonly id: string }) {
  const t = useT('deposits');
  const bank = useBank();
  const refresh = useRefresh();
  const got = useRemote(['deposits', 'get', id], (signal) => bank.call('/deposit/get', { id }, { signal }));
  const again = useCallback(() => refresh(['deposits', 'get', id]), [refresh, id]);
  if (got.state === 'failed' && got.failure.refusal === 'notFound') return <Missing />;
  return (
    <CallView of={got} what={t('records.loading')} failed={t('records.failed')}>
      {(answer) => <Found answer={answer} onChanged={again} />}
    </CallView>
  );
}

function Found({ answer, onChanged }: { readonly answer: OutOf<'/deposit/get'>; readonly onChanged: () => void }) {
  const bank = useBank();
  const { record, timeline } = answer;
  usePolling(
    async (signal) => {
      const { record: now } = await bank.call('/deposit/get', { id: record.id }, { signal, background: true }).catch(() => answer); // the next turn asks again
      if (now.version !== record.version || now.confirmations !== record.confirmations) onChanged();
    },
    policy.applying.pollMs,
    finalityOf(record.status) === 'open',
  );
  return (
    <div className={look.record}>
      <RecordDetails record={record} timeline={timeline} actions={<RecordActions record={record} onChanged={onChanged} />} />
    </div>
  );
}
