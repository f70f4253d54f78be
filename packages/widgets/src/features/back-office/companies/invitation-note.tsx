/** The main account of an introduced client has not accepted its invitation yet; it can be sent again (ACC-41). */
import { Button } from '../../../kit/action/button.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { FailureNote } from '../../../kit/remote/call-view.tsx';
import { useAction } from '../../../kit/remote/use-action.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useDates } from '../../../shared/dates.ts';
import { caseKey, type KycCase } from '../kyc/kyc-case.ts';

type Props = { readonly of: Pick<KycCase, 'company_id' | 'owner_name' | 'owner_email'>; readonly until: string };

export function InvitationNote({ of: { company_id, owner_name, owner_email }, until }: Props) {
  const t = useT('back-office');
  const bank = useBank();
  const dates = useDates();
  const invite = useAction((_none: void, { key }) => bank.call('/admin/company/invite', { company_id }, { key }), {
    says: () => t('companies.invited.done', { email: owner_email }),
    refreshes: [caseKey(company_id)],
  });
  return (
    <>
      <Note
        tone="progress"
        title={t('companies.invited.title', { name: owner_name })}
        action={
          <Button busy={invite.busy} onClick={() => void invite.run()}>
            {t('companies.invited.act')}
          </Button>
        }
      >
        {t('companies.invited.text', { email: owner_email, until: dates.dateTime(until) })}
      </Note>
      <FailureNote failure={invite.failure} />
    </>
  );
}
