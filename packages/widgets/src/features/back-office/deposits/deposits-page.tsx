/** /back-office/deposits: what has not been credited yet, with what may be done; and a wire that came without a word. */
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { useRemote } from '../../../kit/remote/remote.ts';
import { usePolling } from '../../../kit/remote/use-polling.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useQuery } from '../../../runtime/url.ts';
import { StaleNote } from '../deciding/decision-note.tsx';
import { CreditWire } from './credit-wire.tsx';
import { depositsKey } from './deposit-case.ts';
import { DepositPanel } from './deposit-panel.tsx';
import { DepositTable, DepositSkeleton } from './deposit-table.tsx';
import * as look from './deposits.css.ts';

const everyMs = 10_000;
/** The deposit whose details are beside the list, or the form for a wire. */
const names = ['id', 'credit'] as const;

function useDeposits() {
  const bank = useBank();
  const seen = useRef(false);
  const remote = useRemote(depositsKey, async (signal) => {
    const { list } = await bank.call('/admin/deposit/list', {}, { signal, background: seen.current });
    seen.current = true; // asked again by itself: no sign that somebody is there
    return list;
  });
  usePolling(async () => void (remote.state === 'ready' && remote.again()), everyMs, true);
  return remote;
}

export function DepositsPage() {
  const t = useT('back-office');
  const remote = useDeposits();
  const [{ id, credit }, change] = useQuery(names);
  const chosen = remote.state === 'ready' ? remote.data.find((each) => each.id === id) : undefined;
  const gone = id !== '' && remote.state === 'ready' && !chosen;
  const [isLost, setLost] = useState(false);
  if (gone && !isLost) setLost(true); // and it stays said once the address is without it
  useEffect(() => {
    if (gone) change({ id: '' });
  }, [gone, change]);
  const show = (part: { readonly id?: string; readonly credit?: string }) => {
    setLost(false);
    change({ id: '', credit: '', ...part });
  };
  const close = () => show({});
  const isBeside = chosen !== undefined || credit !== '';
  return (
    <>
      <PageHead
        title={t('places.deskDeposits')}
        lead={t('deposits.lead')}
        actions={
          <Button variant={isBeside ? 'secondary' : 'primary'} icon="add" onClick={() => show({ credit: '1' })}>
            {t('deposits.credit.open')}
          </Button>
        }
      />
      {isLost && <StaleNote />}
      <div className={isBeside ? look.beside : undefined}>
        <CallView
          of={remote}
          what={t('deposits.loading')}
          failed={t('deposits.notLoaded')}
          loading={<DepositSkeleton />}
          empty={<EmptyState title={t('deposits.none.title')}>{t('deposits.none.text')}</EmptyState>}
        >
          {(list) => (
            <DepositTable rows={list} selected={chosen?.id} narrow={isBeside} onOpen={(row) => show({ id: row.id })} onClose={close} />
          )}
        </CallView>
        {chosen && <DepositPanel key={chosen.id} deposit={chosen} onClose={close} />}
        {credit && <CreditWire onClose={close} />}
      </div>
    </>
  );
}
