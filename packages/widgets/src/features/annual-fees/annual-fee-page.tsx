/** One yearly fee: what it is, how it is paid, what happened, and what can be done now (CRD-36). */
import { useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { ButtonLink } from '../../kit/action/link.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { Note } from '../../kit/feedback/note.tsx';
import { PageHead } from '../../kit/nav/heading.tsx';
import { CallView } from '../../kit/remote/call-view.tsx';
import { useRefresh, useRemote } from '../../kit/remote/remote.ts';
import { useLanguage, useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { isId, useQuery } from '../../runtime/url.ts';
import * as look from './annual-fees.css.ts';
import { FeeFacts } from './fee-facts.tsx';
import { FeeHistory } from './fee-history.tsx';
import { dayText, nameOf, type FeeDetails } from './fees.ts';
import { ModeDialog } from './mode-dialog.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { RemarkDialog } from './remark-dialog.tsx';
import { DiscontinueDialog, ResumeDialog } from './renewal-dialogs.tsx';

/** While a payment is booked. */
const everyMs = 2000;

export function AnnualFeePage() {
  const t = useT('annual-fees');
  const bank = useBank();
  const [{ id }] = useQuery(['id']);
  const details = useRemote(['annual-fees', { id }], (signal) => bank.call('/annualFee/details', { id }, { signal, background: true }), {
    when: isId(id),
    every: everyMs,
    until: ({ record }) => record.status !== 'pending',
  });
  if (!isId(id) || (details.state === 'failed' && details.failure.refusal === 'notFound')) return <Missing />;
  return (
    <CallView of={details} what={t('one.loading')} failed={t('one.failed')}>
      {(data) => <Known key={data.record.id} details={data} />}
    </CallView>
  );
}

function Missing() {
  const t = useT('annual-fees');
  return (
    <>
      <PageHead title={t('shell:places.annualFee')} ruled />
      <EmptyState title={t('missing.title')} actions={<ButtonLink to="annualFees">{t('missing.back')}</ButtonLink>}>
        {t('missing.text')}
      </EmptyState>
    </>
  );
}

const dialogs = { pay: PayDialog, mode: ModeDialog, remark: RemarkDialog, discontinue: DiscontinueDialog, resume: ResumeDialog } as const;
type Asking = keyof typeof dialogs;

function Known({ details }: { readonly details: FeeDetails }) {
  const t = useT('annual-fees');
  const refresh = useRefresh();
  const [asking, setAsking] = useState<Asking | null>(null);
  const { record, previous_open } = details;
  const close = () => setAsking(null);
  const done = () => {
    close();
    refresh(['annual-fees']);
  };
  const Asked = asking && dialogs[asking];
  return (
    <>
      <PageHead
        title={nameOf(record)}
        crumbs={[{ label: t('title'), to: 'annualFees' }, { label: nameOf(record) }]}
        ruled
        actions={
          <>
            {record.may.pay && !previous_open && (
              <Button variant="primary" compact onClick={() => setAsking('pay')}>
                {t('pay.act')}
              </Button>
            )}
            {record.may.set_mode && (
              <Button compact onClick={() => setAsking('mode')}>
                {t('mode.act')}
              </Button>
            )}
            <Button compact onClick={() => setAsking('remark')}>
              {t('remark.act')}
            </Button>
            {record.may.discontinue && (
              <Button variant="dangerQuiet" compact onClick={() => setAsking('discontinue')}>
                {t('discontinue.act')}
              </Button>
            )}
            {record.may.resume && (
              <Button compact onClick={() => setAsking('resume')}>
                {t('resume.act')}
              </Button>
            )}
          </>
        }
      />
      <State details={details} />
      <div className={look.columns}>
        <FeeFacts fee={record} />
        <FeeHistory details={details} />
      </div>
      {Asked && <Asked details={details} onDone={done} onClose={close} />}
    </>
  );
}

/** What it means, and what comes next; nothing where that is plain. */
function State({ details: { record, previous_open } }: { readonly details: FeeDetails }) {
  const t = useT('annual-fees');
  const language = useLanguage();
  const due = dayText(record.due_date, language);
  if (record.renewal_status === 'discontinued')
    return (
      <div className={look.note}>
        <Note tone="plain" title={t('state.discontinued')}>
          {t(record.may.resume ? 'state.resumable' : 'state.final')}
        </Note>
      </div>
    );
  if (previous_open && record.may.pay)
    return (
      <div className={look.note}>
        <Note
          tone="attention"
          title={t('state.previous')}
          action={
            <ButtonLink compact to="annualFee" params={{ id: previous_open }}>
              {t('state.previousAct')}
            </ButtonLink>
          }
        >
          {t('state.previousText')}
        </Note>
      </div>
    );
  if (record.status === 'pending')
    return (
      <div className={look.note}>
        <Note tone="progress" live="status" title={t('state.pending')}>
          {t('state.pendingText')}
        </Note>
      </div>
    );
  if (record.status !== 'overdue') return null;
  return (
    <div className={look.note}>
      <Note tone="negative" title={t('state.overdue', { due })}>
        {t('state.overdueText')}
      </Note>
    </div>
  );
}
