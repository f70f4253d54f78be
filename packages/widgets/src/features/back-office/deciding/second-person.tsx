/** What one member of staff has asked for: who, what, and the second person's answer. */
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { useRemote, type RemoteKey } from '../../../kit/remote/remote.ts';
import { useT, useNames } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { ConfirmDecision } from './confirmed-act.tsx';
import { DecisionNote } from './decision-note.tsx';
import * as look from './deciding.css.ts';
import { ProposalFacts } from './proposal-facts.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useDecision } from './use-decision.ts';

type Proposal = OutOf<'/admin/second/get'>;
type Which = { readonly company_id: string; readonly id: string };
type Props = Which & {
  /** What shows something else once it is answered. */
  readonly shows: RemoteKey;
  readonly onClose: () => void;
};
const schema = () =>
  import('@bankside/core/contract/back-office/back-office-second.ts').then(({ secondWork }) => secondWork.refuseProposal.in);

export function SecondDialog({ company_id, id, shows, onClose }: Props) {
  const t = useT('back-office');
  const bank = useBank();
  const remote = useRemote(['desk-second', id], (signal) => bank.call('/admin/second/get', { company_id, id }, { signal }));
  return (
    <Dialog form title={t('second.title')} onClose={onClose}>
      <CallView of={remote} what={t('second.loading')} failed={t('second.failed')}>
        {(proposal) => <Answer which={{ company_id, id }} of={proposal} shows={shows} onClose={onClose} />}
      </CallView>
    </Dialog>
  );
}

function Answer({ which, of, shows, onClose }: Pick<Props, 'shows' | 'onClose'> & { readonly which: Which; readonly of: Proposal }) {
  const t = useT('back-office');
  const name = useNames('back-office');
  const bank = useBank();
  const [isConfirming, setConfirming] = useState(false);
  const [isRefusing, setRefusing] = useState(false);
  const { act, mine, project_name } = of;
  const what = name('second.acts', act);
  const about = of.facts.find((fact) => ['amount', 'currency', 'colleague', 'client', 'name'].includes(fact.name))?.value ?? project_name;
  const confirm = useDecision((order: Which, { key }) => bank.call('/admin/second/confirm', order, { key }), {
    says: () => t('second.confirmed', { what, about }),
    shows,
    onDone: onClose,
    onStale: () => setConfirming(false),
  });
  const refuse = useDecision((order: InOf<'/admin/second/refuse'>, { key }) => bank.call('/admin/second/refuse', order, { key }), {
    says: () => t('second.refused', { what, about }),
    shows,
    onDone: onClose,
    onStale: () => setRefusing(false),
  });
  return (
    <div className={look.stack}>
      <ProposalFacts company_id={which.company_id} of={of} />
      {mine && <Note tone="progress" title={t('second.mine')} />}
      {!isConfirming && <DecisionNote of={confirm} />}
      <div className={look.acts}>
        {!mine && (
          <Button variant="primary" busy={confirm.busy} onClick={() => setConfirming(true)}>
            {t('second.confirm', { what })}
          </Button>
        )}
        <Button variant="danger" disabled={confirm.busy} onClick={() => setRefusing(true)}>
          {t(mine ? 'second.takeBack' : 'second.refuse')}
        </Button>
      </div>
      {isConfirming && (
        <ConfirmDecision
          of={confirm}
          input={which}
          title={t('second.confirmTitle', { what, about })}
          text={t('second.confirmText', { name: of.by })}
          act={t('second.confirm', { what })}
          onClose={() => setConfirming(false)}
        />
      )}
      {isRefusing && (
        <ReasonDialog<InOf<'/admin/second/refuse'>>
          title={t('second.refuseTitle', { what, about })}
          hint={t('deposits.staffReads')}
          act={t(mine ? 'second.takeBack' : 'second.refuse')}
          draft={`second/${which.id}`}
          schema={schema}
          rest={which}
          maxLength={1000}
          onSend={refuse.send}
          onClose={() => setRefusing(false)}
        />
      )}
    </div>
  );
}

type NoteProps = {
  readonly company_id: string;
  readonly of: { readonly id: string; readonly act: string; readonly by: string; readonly mine: boolean };
  /** Which of several, where the place does not say it. */
  readonly about?: string;
  readonly shows: RemoteKey;
  readonly onDone?: () => void;
};

/** Beside what it is about: who has asked for what, and the way to answer. */
export function SecondNote({ company_id, of: { id, act, by, mine }, about, shows, onDone }: NoteProps) {
  const t = useT('back-office');
  const name = useNames('back-office');
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onDone?.();
  };
  return (
    <>
      <Note
        tone="progress"
        title={t('second.waits', { name: by, what: [name('second.acts', act), about].filter(Boolean).join(' · ') })}
        action={
          <Button compact onClick={() => setOpen(true)}>
            {t('second.open')}
          </Button>
        }
      >
        {t(mine ? 'second.mine' : 'second.yours')}
      </Note>
      {isOpen && <SecondDialog company_id={company_id} id={id} shows={shows} onClose={close} />}
    </>
  );
}
