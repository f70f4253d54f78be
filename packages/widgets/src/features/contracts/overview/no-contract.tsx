/** Before a contract (PRG-02): what a card programme is, and how to ask the relationship manager for one. */
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { FailureNote } from '../../../kit/remote/call-view.tsx';
import { useAction } from '../../../kit/remote/use-action.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useReloadUser, useUserInfo } from '../../../runtime/user.ts';
import { useDates } from '../../../shared/dates.ts';
import * as look from '../contracts.css.ts';

const { leadTimes } = policy;

export function NoContract() {
  const t = useT('contracts');
  const bank = useBank();
  const dates = useDates();
  const reload = useReloadUser();
  const manager = useUserInfo()?.relationship_manager;
  const [sentAt, setSentAt] = useState('');
  const ask = useAction((message: string, { key }) => bank.call('/account/relationshipManager', { message }, { key }), {
    onDone: ({ requested_at }) => {
      setSentAt(requested_at);
      reload();
    },
  });
  const askedAt = sentAt || manager?.requested_at;
  return (
    <EmptyState
      title={t('none.title')}
      actions={
        !sentAt && (
          <Button variant="primary" busy={ask.busy} onClick={() => void ask.run(t('none.message'))}>
            {t('none.act')}
          </Button>
        )
      }
    >
      <div className={look.group}>
        <p>{t('none.text')}</p>
        <p>{t('none.how', { days: leadTimes.rmReplyDays })}</p>
        <FailureNote failure={ask.failure} />
        {askedAt && (
          <Note tone="positive" live="status" title={t('none.asked', { date: dates.date(askedAt) })}>
            {t('none.answer', { days: leadTimes.rmReplyDays })}
          </Note>
        )}
      </div>
    </EmptyState>
  );
}
