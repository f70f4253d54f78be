/** ACC-22: a person at the bank helps with the documents; one press asks for it. */
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { Button } from '../../kit/action/button.tsx';
import { FailureNote } from '../../kit/remote/call-view.tsx';
import { Section } from '../../kit/nav/section.tsx';
import { Note } from '../../kit/feedback/note.tsx';
import { useAction } from '../../kit/remote/use-action.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useDates } from '../../shared/dates.ts';
import { muted } from '../../kit/theme/text.css.ts';
import * as look from './account.css.ts';

const { leadTimes } = policy;

export function ManagerRequest({ requestedAt }: { readonly requestedAt: string | null }) {
  const t = useT('account');
  const bank = useBank();
  const dates = useDates();
  const ask = useAction((_nothing: null, { key }) => bank.call('/account/relationshipManager', {}, { key }), {
    refreshes: [['documents']],
  });
  return (
    <Section title={t('manager.title')} level={3}>
      <div className={look.stack}>
        <p className={muted}>{t('manager.text', { days: leadTimes.rmReplyDays })}</p>
        <FailureNote failure={ask.failure} />
        {requestedAt ? (
          <Note tone="positive" live="status">
            {t('manager.asked', { date: dates.date(requestedAt), days: leadTimes.rmReplyDays })}
          </Note>
        ) : (
          <Button busy={ask.busy} onClick={() => void ask.run(null)}>
            {t('manager.act')}
          </Button>
        )}
      </div>
    </Section>
  );
}
