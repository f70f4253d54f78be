/** /back-office/records/…: a deposit, a transfer or another record of money, whatever its state (OFF-19). */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { ButtonLink } from '../../../kit/action/link.tsx';
import { Fact } from '../../../kit/data/facts.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { useRemote } from '../../../kit/remote/remote.ts';
import { mono } from '../../../kit/theme/text.css.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { usePathParams } from '../../../runtime/url.ts';
import { MoneyFigure } from '../../../shared/money/money-figure.tsx';
import { MoneyStatus } from '../../../shared/money/money-status.tsx';
import { RecordFacts } from '../../../shared/money/record-facts.tsx';
import { RecordTimeline } from '../../../shared/money/record-timeline.tsx';
import { RecordTotals } from '../../../shared/money/record-totals.tsx';
import { CaseView } from '../deciding/case-view.tsx';
import * as look from './record-page.css.ts';

type Found = OutOf<'/admin/record/get'>;

export function DeskRecordPage() {
  const t = useT('back-office');
  const bank = useBank();
  const { company_id = '', id = '' } = usePathParams('deskRecord');
  const load = (signal: AbortSignal) => bank.call('/admin/record/get', { company_id, id }, { signal });
  const remote = useRemote(['desk-record', company_id, id], load, { keep: true });
  return (
    <CaseView of={remote} place="deskRecord" what={t('records.loading')} failed={t('records.failed')} unknown={t('records.unknown')}>
      {(found) => <Shown of={found} />}
    </CaseView>
  );
}

function Shown({ of: { record, timeline, project_name, account_number, waits_at } }: { readonly of: Found }) {
  const t = useT('back-office');
  const { id, number, status, type } = record;
  const decide =
    waits_at === 'deposits'
      ? ({ to: 'deskDeposits', params: { id } } as const)
      : waits_at === 'queue'
        ? ({ to: 'desk', params: { transfer: id } } as const)
        : undefined;
  return (
    <>
      <PageHead
        title={number}
        crumbs={[{ label: t('places.desk'), to: 'desk' }, { label: t('places.deskRecord') }]}
        lead={project_name}
        actions={
          decide && (
            <ButtonLink variant="primary" {...decide}>
              {t('records.decide')}
            </ButtonLink>
          )
        }
      />
      <div className={look.record}>
        <p className={look.lead}>
          <MoneyFigure of={record} size="figure" />
          <MoneyStatus status={status} type={type} />
        </p>
        <div>
          <RecordFacts record={record}>
            <Fact label={t('queue.transfer.client')}>
              <span className={mono}>{account_number}</span>
            </Fact>
          </RecordFacts>
          <RecordTotals record={record} />
        </div>
        <RecordTimeline record={record} timeline={timeline} />
      </div>
    </>
  );
}
