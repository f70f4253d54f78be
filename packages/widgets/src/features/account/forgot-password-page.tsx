/** Asks for a code. What is shown is the same whether or not the email belongs to somebody (ACC-13). */
import { CaptchaField } from '../../kit/form/verify/captcha-field.tsx';
import { fieldsOf, Form } from '../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { EmailField } from '../../kit/form/fields/text-field.tsx';
import { Link } from '../../kit/action/link.tsx';
import { useLinks } from '../../kit/action/link-resolver.ts';
import { useT } from '../../kit/words.tsx';
import { useBank, useHost } from '../../runtime/host-context.tsx';
import * as look from './account.css.ts';
import { rememberReset } from './reset-email.ts';

type Asking = { readonly email: string; readonly captcha: string };
const schema = () => import('@bankside/core/contract/account/sign-in.ts').then(({ resetRequest }) => resetRequest);
const field = fieldsOf(schema);

export function ForgotPasswordPage() {
  const t = useT('account');
  const bank = useBank();
  const host = useHost();
  const { account } = host;
  const links = useLinks();
  const ask = async ({ email, captcha }: Asking) => {
    const sent = await bank.call('/sendEmail', { email, captcha, purpose: 'reset', device_token: account.device() });
    account.setDevice(sent.device_token);
    rememberReset(host, email, sent.resend_after_sec);
    links.go('resetPassword');
  };
  return (
    <>
      <div className={look.head}>
        <h1>{t('forgot.title')}</h1>
        <p>{t('forgot.text')}</p>
      </div>
      <Form<Asking> schema={schema} onSubmit={ask} label={t('forgot.title')}>
        <EmailField name={field('email')} label={t('forgot.email')} autoComplete="username" />
        <CaptchaField name={field('captcha')} load={() => bank.call('/init/captcha', {})} />
        <SubmitButton wide>{t('forgot.act')}</SubmitButton>
      </Form>
      <p className={look.aside}>
        <Link to="login">{t('forgot.back')}</Link>
      </p>
    </>
  );
}
