/** A new password ends every other session (ACC-15): it says so before and after. */
import type { InOf } from '@bankside/core/contract/index.ts';
import { useState } from 'react';
import { fieldsOf, Form } from '../../kit/form/engine/form.tsx';
import { NewPasswordField } from '../../kit/form/fields/new-password-field.tsx';
import { PasswordField } from '../../kit/form/fields/password-field.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { Note } from '../../kit/feedback/note.tsx';
import { useT } from '../../kit/words.tsx';
import { useBank, useHost } from '../../runtime/host-context.tsx';
import { useIntent } from '../../runtime/intent.ts';
import { useStepUp } from '../../shared/proof/use-step-up.tsx';
import { PagePart } from '../../shared/page-part.tsx';

const schema = () => import('@bankside/core/contract/account/account.ts').then((contract) => contract.account.modifyLoginPassword.in);
const field = fieldsOf(schema);

export function PasswordSection() {
  const t = useT('security');
  const bank = useBank();
  const { account } = useHost();
  const intended = useIntent();
  const { proving, dialog } = useStepUp();
  const [done, setDone] = useState(0);
  const change = async (values: InOf<'/account/modifyLoginPassword'>) => {
    const form = { ...values, device_token: account.device() };
    await proving((given) => {
      const whole = { ...form, ...given };
      return intended(whole, (key) => bank.call('/account/modifyLoginPassword', whole, { key }));
    });
    setDone((count) => count + 1);
  };
  return (
    <PagePart title={t('password.title')} text={t('password.text')} done={done}>
      {done > 0 && <Note tone="positive" live="status" title={t('password.done')} />}
      <Form key={done} schema={schema} onSubmit={change} guarded label={t('password.title')}>
        <PasswordField name={field('old_password')} label={t('password.current')} />
        <NewPasswordField name={field('new_password')} label={t('password.new')} />
        <PasswordField name={field('confirm_password')} label={t('password.again')} autoComplete="new-password" />
        <div>
          <SubmitButton variant="secondary">{t('password.act')}</SubmitButton>
        </div>
      </Form>
      {dialog}
    </PagePart>
  );
}
