/**
 * One transfer, from the list of past ones or from a link (UI-05): fiat_t_h_info and digital_t_h_info differ in nothing but their place.
 */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { may } from '@bankside/core/rules/access/permissions.ts';
import { useCallback } from 'react';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { ButtonLink } from '../../../kit/action/link.tsx';
import { useRefresh, useRemote } from '../../../kit/remote/remote.ts';
import { usePolling } from '../../../kit/remote/use-polling.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { finalityOf } from '../../../shared/money/money-status.tsx';
import { RecordActions } from '../../../shared/money/record-actions.tsx';
import { RecordDetails } from '../../../shared/money/record-details.tsx';
import { useQuery } from '../../../runtime/url.ts';
import { useSession } from '../../../runtime/user.ts';
import * as look from './records.css.ts';

/** What an open transfer waits for happens within minutes. */
const pollMs = 15_000;
const pages = {
  fiat: { place: 'transferRecordFiat', list: 'transferFiat', advice: 'adviceFiat' },
  digital: { place: 'transferRecordDigital', list: 'transferDigital', advice: 'adviceDigital' },
} as const;
type Kind = keyof typeof pages;

export const TransferRecordFiatPage = () => <TransferRecord kind="fiat" />;
export const TransferRecordDigitalPage = () => <TransferRecord kind="digital" />;

function TransferRecord({ kind }: { readonly kind: Kind }) {
  const t = useT('withdrawals');
  const [{ id }] = useQuery(['id']);
  const { place, list } = pages[kind];
  const sees = may(useSession(), '11-1') || kind === 'digital';
  const back = sees ? { label: t('records.back'), to: list } : ({ label: t('shell:places.otc'), to: 'otc' } as const); // an OTC request, by who has only that right
  const crumbs = [back, { label: t(`shell:places.${place}`) }];
  if (!id) return <Missing kind={kind} />;
  return (
    <div className={look.page}>
      <PageHead title={t(`shell:places.${place}`)} crumbs={crumbs} />
      <Shown id={id} kind={kind} />
    </div>
  );
}

/** A link that lost its number (UI-05). */
function Missing({ kind }: { readonly kind: Kind }) {
  const t = useT('withdrawals');
  const { place, list } = pages[kind];
  return (
    <>
      <PageHead title={t(`shell:places.${place}`)} />
      <EmptyState title={t('records.missing.title')} actions={<ButtonLink to={list}>{t('records.missing.act')}</ButtonLink>}>
        {t('records.missing.text')}
      </EmptyState>
    </>
  );
}

function Shown({ id, kind }: { readonly id: string; readonly kind: Kind }) {
  const t = useT('withdrawals');
  const bank = useBank();
  const refresh = useRefresh();
  const made = useRemote(['withdrawals', 'get', id], (signal) => bank.call('/withdraw/crypto/get', { id }, { signal }));
  const again = useCallback(() => refresh(['withdrawals', 'get', id]), [refresh, id]);
  return (
    <CallView of={made} what={t('records.loading')} failed={t('records.failed')}>
      {(answer) => <Found answer={answer} kind={kind} onChanged={again} />}
    </CallView>
  );
}

type FoundProps = {
  readonly answer: OutOf<'/withdraw/crypto/get'>;
  readonly kind: Kind;
  readonly onChanged: () => void;
};

function Found({ answer: { record, timeline }, kind, onChanged }: FoundProps) {
  const t = useT('withdrawals');
  const bank = useBank();
  const sees = may(useSession(), '2');
  usePolling(
    async (signal) => {
      const { record: now } = await bank.call('/withdraw/crypto/get', { id: record.id }, { signal, background: true });
      if (now.version !== record.version || now.confirmations !== record.confirmations) onChanged();
    },
    pollMs,
    finalityOf(record.status) === 'open',
  );
  return (
    <RecordDetails
      record={record}
      timeline={timeline}
      actions={
        <>
          <RecordActions record={record} onChanged={onChanged} />
          {sees && (
            <ButtonLink compact icon="print" to={pages[kind].advice} params={{ id: record.id }}>
              {t('records.advice')}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
