/** The relationship manager: who it is, when an answer comes, and how to ask (ACC-22). */
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { fieldsOf, Form } from '../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { TextArea } from '../../kit/form/fields/text-area-field.tsx';
import { Section } from '../../kit/nav/section.tsx';
import { TextButton } from '../../kit/action/text-button.tsx';
import { Note } from '../../kit/feedback/note.tsx';
import { muted } from '../../kit/theme/text.css.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useDates } from '../../shared/dates.ts';
import { useFormDraft } from '../../runtime/drafts.ts';
import { useIntent } from '../../runtime/intent.ts';
import { useReloadUser, useUserInfo } from '../../runtime/user.ts';
import * as look from './home.css.ts';

const schema = () => import('@bankside/core/contract/account/account.ts').then((contract) => contract.account.relationshipManager.in);
const field = fieldsOf(schema);
const { leadTimes } = policy;

export function ManagerFacts() {
  const t = useT('home');
  const dates = useDates();
  const [asking, setAsking] = useState(false);
  const manager = useUserInfo()?.relationship_manager;
  return (
    <div className={look.manager}>
      <Section title={t('manager.title')} level={3}>
        <p>{manager?.name || t('manager.none')}</p>
        <p className={muted}>{t('manager.replies', { days: leadTimes.rmReplyDays })}</p>
        {manager?.requested_at && <p className={muted}>{t('manager.asked', { date: dates.date(manager.requested_at) })}</p>}
        <p className={look.managerAct}>
          <TextButton onClick={() => setAsking(true)}>{t('manager.act')}</TextButton>
        </p>
      </Section>
      {asking && <ManagerDialog onClose={() => setAsking(false)} />}
    </div>
  );
}

/** Asks, and says that the question has arrived. What was typed stays when the bank cannot be reached. */
export function ManagerDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT('home');
  const bank = useBank();
  const { initial, ref, forget } = useFormDraft('manager');
  const intended = useIntent();
  const reloadUser = useReloadUser();
  const [sent, setSent] = useState(false);
  const send = async (question: { message?: string | undefined }) => {
    await intended(question, (key) =>
      bank.call('/account/relationshipManager', question.message ? { message: question.message } : {}, { key }),
    );
    forget();
    setSent(true);
    reloadUser(); // shows when it was asked
  };
  if (sent) {
    return (
      <Dialog
        title={t('manager.dialog')}
        onClose={onClose}
        actions={
          <Button variant="primary" data-autofocus onClick={onClose}>
            {t('shared:close')}
          </Button>
        }
      >
        <Note tone="positive" live="status" title={t('manager.sent', { days: leadTimes.rmReplyDays })} />
      </Dialog>
    );
  }
  return (
    <Dialog form title={t('manager.dialog')} text={t('manager.replies', { days: leadTimes.rmReplyDays })} onClose={onClose}>
      <Form schema={schema} initial={initial} ref={ref} onSubmit={send} label={t('manager.dialog')}>
        <TextArea name={field('message')} label={t('manager.message')} hint={t('manager.hint')} optional rows={5} maxLength={2000} />
        <SubmitButton wide>{t('manager.send')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
