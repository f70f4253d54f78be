/** The code and a new password; afterwards all sessions are over (ACC-14). */
import { useState } from 'react';
import type { InOf } from '@bankside/core/contract/index.ts';
import { CaptchaField } from '../../kit/form/verify/captcha-field.tsx';
import { fieldsOf, Form } from '../../kit/form/engine/form.tsx';
import { NewPasswordField } from '../../kit/form/fields/new-password-field.tsx';
import { OtpField } from '../../kit/form/verify/otp-field.tsx';
import { PasswordField } from '../../kit/form/fields/password-field.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { EmailField } from '../../kit/form/fields/text-field.tsx';
import { Link } from '../../kit/action/link.tsx';
import { useLinks } from '../../kit/action/link-resolver.ts';
import { useT } from '../../kit/words.tsx';
import { useBank, useHost } from '../../runtime/host-context.tsx';
import { useIntent } from '../../runtime/intent.ts';
import * as look from './account.css.ts';
import { forgetReset, rememberReset, resetAsked } from './reset-email.ts';

const schema = () => import('@bankside/core/contract/account/sign-in.ts').then(({ signIn }) => signIn.forgetLoginPassword.in);
const field = fieldsOf<InOf<'/account/forgetLoginPassword'> & { readonly captcha: string }>();

export function ResetPasswordPage() {
  const t = useT('account');
  const bank = useBank();
  const host = useHost();
  const { account } = host;
  const links = useLinks();
  const intended = useIntent();
  const [asked] = useState(() => resetAsked(host));
  const set = async (input: InOf<'/account/forgetLoginPassword'>) => {
    const form = { ...input, device_token: account.device() };
    const done = await intended(form, (key) => bank.call('/account/forgetLoginPassword', form, { key }));
    account.setDevice(done.device_token);
    forgetReset(host);
    account.signOut({ why: { why: 'password' } }); // the bank has ended every session
    links.go('login');
  };
  const sendCode = async (email: string, captcha: string) => {
    const question = { email, captcha, purpose: 'reset', device_token: account.device() } as const;
    const sent = await bank.call('/sendEmail', question);
    account.setDevice(sent.device_token);
    rememberReset(host, email, sent.resend_after_sec);
    return sent;
  };
  return (
    <>
      <div className={look.head}>
        <h1>{t('reset.title')}</h1>
        {asked && <p>{t('reset.sent', { email: asked.email })}</p>}
      </div>
      <Form schema={schema} onSubmit={set} initial={asked && { email: asked.email }} label={t('reset.title')}>
        <EmailField
          name={field('email')}
          label={t('reset.email')}
          autoComplete="username"
          readOnly={asked !== undefined}
          aside={asked && <Link to="forgotPassword">{t('reset.other')}</Link>}
        />
        <CaptchaField name={field('captcha')} load={() => bank.call('/init/captcha', {})} onlyForActs />
        <OtpField
          name={field('email_code')}
          label={t('reset.code')}
          send={sendCode}
          needs={[field('email'), field('captcha')]}
          sentFor={asked?.waitSec}
        />
        <NewPasswordField name={field('new_password')} label={t('reset.password')} />
        <PasswordField name={field('confirm_password')} label={t('reset.again')} autoComplete="new-password" />
        <SubmitButton wide>{t('reset.act')}</SubmitButton>
      </Form>
      <p className={look.aside}>{t('reset.ends')}</p>
    </>
  );
}
