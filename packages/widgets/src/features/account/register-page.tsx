/** ACC-01: seven required fields, company name and invite code if one likes, and consent. Success leads to /upload (ACC-17). */
import type { InOf } from '@bankside/core/contract/index.ts';
import { CaptchaField } from '../../kit/form/verify/captcha-field.tsx';
import { fieldsOf, Form } from '../../kit/form/engine/form.tsx';
import { NewPasswordField } from '../../kit/form/fields/new-password-field.tsx';
import { OtpField } from '../../kit/form/verify/otp-field.tsx';
import { PasswordField } from '../../kit/form/fields/password-field.tsx';
import { PhoneField } from '../../kit/form/fields/phone-field.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { EmailField, TextField } from '../../kit/form/fields/text-field.tsx';
import { Link } from '../../kit/action/link.tsx';
import { useT } from '../../kit/words.tsx';
import { Consent } from '../../shared/legal/consent.tsx';
import { useBank, useHost } from '../../runtime/host-context.tsx';
import { useIntent } from '../../runtime/intent.ts';
import * as look from './account.css.ts';

const schema = () => import('@bankside/core/contract/account/sign-in.ts').then(({ signIn }) => signIn.register.in);
const field = fieldsOf<InOf<'/account/register'> & { readonly captcha: string }>();

export function RegisterPage() {
  const t = useT('account');
  const bank = useBank();
  const { account } = useHost();
  const intended = useIntent();
  const register = async (input: InOf<'/account/register'>) => {
    const form = { ...input, device_token: account.device() };
    const made = await intended(form, (key) => bank.call('/account/register', form, { key, overlay: true }));
    account.signIn(made);
  };
  const sendCode = async (email: string, captcha: string) => {
    const asked = { email, captcha, purpose: 'register', device_token: account.device() } as const;
    const sent = await bank.call('/sendEmail', asked);
    account.setDevice(sent.device_token);
    return sent;
  };
  return (
    <>
      <div className={look.head}>
        <h1>{t('register.title')}</h1>
        <p>
          {t('register.have')} <Link to="login">{t('register.signIn')}</Link>
        </p>
      </div>
      <Form schema={schema} onSubmit={register} guarded label={t('register.title')}>
        <TextField name={field('full_name')} label={t('register.fullName')} hint={t('register.fullNameHint')} autoComplete="name" />
        <TextField
          name={field('company_name')}
          label={t('register.company')}
          hint={t('register.companyHint')}
          autoComplete="organization"
          optional
        />
        <EmailField name={field('email')} label={t('register.email')} />
        <CaptchaField name={field('captcha')} load={() => bank.call('/init/captcha', {})} onlyForActs />
        <OtpField name={field('email_code')} label={t('register.code')} send={sendCode} needs={[field('email'), field('captcha')]} />
        <PhoneField name={field('phone')} codeName={field('country_code')} label={t('register.phone')} />
        <NewPasswordField name={field('password')} label={t('register.password')} />
        <PasswordField name={field('confirm_password')} label={t('register.again')} autoComplete="new-password" />
        <TextField name={field('invite_code')} label={t('register.invite')} optional />
        <Consent name={field('terms_accepted')} label={t('register.consent')} sentence={t('register.agree')} />
        <SubmitButton wide>{t('register.act')}</SubmitButton>
      </Form>
    </>
  );
}
