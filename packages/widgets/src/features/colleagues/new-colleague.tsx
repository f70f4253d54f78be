import type { InOf } from '@bankside/core/contract/index.ts';
import { fieldsOf, Form } from '../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { EmailField, TextField } from '../../kit/form/fields/text-field.tsx';
import { PageHead } from '../../kit/nav/heading.tsx';
import { useAction } from '../../kit/remote/use-action.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useFormDraft } from '../../runtime/drafts.ts';
import { useStepUp } from '../../shared/proof/use-step-up.tsx';
import * as look from './rights.css.ts';
import { RightsFields } from './rights-fields.tsx';
import { useSent } from './request-sending.ts';

const schema = () => import('@bankside/core/contract/colleagues/requests.ts').then(({ requests }) => requests.askColleague.in);
const field = fieldsOf(schema);

export function NewColleague() {
  const t = useT('colleagues');
  const bank = useBank();
  const sent = useSent();
  const { proving, dialog } = useStepUp();
  const { initial, ref, forget } = useFormDraft('new-colleague');
  const ask = useAction(
    (input: InOf<'/colleagues/askColleague'>, { key }) =>
      proving((given) => bank.call('/colleagues/askColleague', { ...input, ...given }, { key })),
    {
      onDone: () => {
        forget();
        sent();
      },
    },
  );
  return (
    <>
      <PageHead
        title={t('form.newTitle')}
        lead={t('form.newLead')}
        crumbs={[{ label: t('shell:places.concealedAccounts'), to: 'concealedAccounts' }, { label: t('form.newTitle') }]}
        ruled
      />
      <div className={look.narrow}>
        <Form schema={schema} initial={initial} ref={ref} onSubmit={ask.send} label={t('form.newTitle')}>
          <TextField name={field('full_name')} label={t('form.name')} autoComplete="off" />
          <EmailField name={field('email')} label={t('form.email')} autoComplete="off" />
          <RightsFields names={{ group: field('group'), rights: field('authjson'), limit: field('daily_usd') }} />
          <div>
            <SubmitButton>{t('form.ask')}</SubmitButton>
          </div>
        </Form>
        {dialog}
      </div>
    </>
  );
}
