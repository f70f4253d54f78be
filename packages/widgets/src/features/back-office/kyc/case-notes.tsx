/** What a reviewer has to know first: what others did meanwhile, that an older copy is read, how it was decided. */
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { useT } from '../../../kit/words.tsx';
import { useDates } from '../../../shared/dates.ts';
import { useUserInfo } from '../../../runtime/user.ts';
import type { KycCase, Submission } from './kyc-case.ts';
import * as look from './kyc-case.css.ts';

type CaseNotesProps = { readonly of: KycCase; readonly copy: Submission; readonly onNewest: () => void };

export function CaseNotes({ of, copy, onNewest }: CaseNotesProps) {
  return (
    <div className={look.notes}>
      <Meanwhile history={of.history} />
      {copy.status !== 'pending' && <Decided of={of} copy={copy} onNewest={onNewest} />}
    </div>
  );
}

/** Somebody else's acts since this page was opened. Fields marked to go back stay marked. */
function Meanwhile({ history }: { readonly history: KycCase['history'] }) {
  const t = useT('back-office');
  const dates = useDates();
  const me = useUserInfo()?.full_name;
  const [seen, setSeen] = useState(history.length);
  const news = history.slice(seen).filter(({ by }) => by !== me);
  if (news.length === 0) return null;
  return (
    <Note
      tone="attention"
      live="status"
      title={t('kyc.meanwhile.title')}
      action={
        <Button compact variant="quiet" onClick={() => setSeen(history.length)}>
          {t('kyc.meanwhile.act')}
        </Button>
      }
    >
      {news.map(({ at, event, by }) => (
        <p key={`${at} ${event}`}>{[t(`options:kycEvents.${event}`), by, dates.time(at)].filter(Boolean).join(' · ')}</p>
      ))}
    </Note>
  );
}

function Decided({ of, copy, onNewest }: CaseNotesProps) {
  const t = useT('back-office');
  const dates = useDates();
  const pending = of.submissions.some(({ status }) => status === 'pending');
  const { status, decided_at, decided_by, reason, failure_text } = copy;
  return (
    <Note
      tone={status === 'rejected' ? 'negative' : 'plain'}
      title={t(`kyc.copies.status.${status}`)}
      action={
        of.submissions[0] !== copy || pending ? (
          <Button compact onClick={onNewest}>
            {t(pending ? 'kyc.copies.toPending' : 'kyc.copies.toNewest')}
          </Button>
        ) : undefined
      }
    >
      {decided_at && <p>{[dates.dateTime(decided_at), decided_by].filter(Boolean).join(' · ')}</p>}
      {(reason || failure_text) && (
        <Facts>
          {reason && <Fact label={t('kyc.decide.reason')}>{reason}</Fact>}
          {failure_text && <Fact label={t('kyc.decide.next')}>{failure_text}</Fact>}
        </Facts>
      )}
    </Note>
  );
}
