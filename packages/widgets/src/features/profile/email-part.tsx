/** The address that signs in: the password, and a code that was sent to the new one (ACC-16). */
import { Refused } from '@bankside/core/client/errors.ts';
import type { InOf } from '@bankside/core/contract/index.ts';
import { useState } from 'react';
import { fieldsOf, Form } from '../../kit/form/engine/form.tsx';
import { OtpField } from '../../kit/form/verify/otp-field.tsx';
import { PasswordField } from '../../kit/form/fields/password-field.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { EmailField } from '../../kit/form/fields/text-field.tsx';
import { Note } from '../../kit/feedback/note.tsx';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useIntent } from '../../runtime/intent.ts';
import { useReloadUser } from '../../runtime/user.ts';
import { useStepUp } from '../../shared/proof/use-step-up.tsx';
import { PagePart } from '../../shared/page-part.tsx';

const schema = () => import('@bankside/core/contract/account/account.ts').then((contract) => contract.account.modifyLoginEmail.in);
const field = fieldsOf(schema);

/** sendEmail calls the address `email`; here its field is `new_email`. */
function atNewEmail(error: unknown): unknown {
  if (!(error instanceof Refused)) return error;
  const fields = error.fields.map((fault) => (fault.field === 'email' ? { ...fault, field: 'new_email' } : fault));
  return new Refused(error.code, error.message, fields, error.requestId);
}

export function EmailPart({ email }: { readonly email: string }) {
  const t = useT('profile');
  const bank = useBank();
  const intended = useIntent();
  const { proving, dialog } = useStepUp();
  const reloadUser = useReloadUser();
  const [done, setDone] = useState({ times: 0, email: '' });
  const send = (address: string) =>
    bank.call('/sendEmail', { email: address, purpose: 'change_email' }).catch((error: unknown) => Promise.reject(atNewEmail(error)));
  const change = async (values: InOf<'/account/modifyLoginEmail'>) => {
    const answer = await proving((given) => {
      const whole = { ...values, ...given };
      return intended(whole, (key) => bank.call('/account/modifyLoginEmail', whole, { key }));
    });
    setDone(({ times }) => ({ times: times + 1, email: answer.email }));
    reloadUser();
  };
  return (
    <PagePart title={t('email.title')} text={t('email.text', { email })} done={done.times}>
      {done.email && <Note tone="positive" live="status" title={t('email.done', { email: done.email })} />}
      <Form key={done.times} schema={schema} onSubmit={change} guarded label={t('email.title')}>
        <PasswordField name={field('password')} label={t('email.password')} />
        <EmailField name={field('new_email')} label={t('email.new')} />
        <OtpField name={field('email_code')} label={t('email.code')} send={send} needs={[field('new_email')]} />
        <div>
          <SubmitButton variant="secondary">{t('email.act')}</SubmitButton>
        </div>
      </Form>
      {dialog}
    </PagePart>
  );
}
