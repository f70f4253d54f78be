/** ACC-06: email, password and captcha. A person who is signed in is led on by the page's host. */
import { useState } from 'react';
import type { InOf } from '@bankside/core/contract/index.ts';
import type { SecondStep } from '@bankside/core/session/second-step.ts';
import { isSignedIn, type Session } from '@bankside/core/session/user-session.ts';
import { CaptchaField } from '../../kit/form/verify/captcha-field.tsx';
import { fieldsOf, Form } from '../../kit/form/engine/form.tsx';
import { PasswordField } from '../../kit/form/fields/password-field.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { EmailField } from '../../kit/form/fields/text-field.tsx';
import { Link } from '../../kit/action/link.tsx';
import { LazyPart } from '../../kit/lazy/lazy-part.tsx';
import { lazy } from '../../kit/lazy/lazy.ts';
import { Note } from '../../kit/feedback/note.tsx';
import { useT } from '../../kit/words.tsx';
import { useBank, useHost } from '../../runtime/host-context.tsx';
import type { Readable } from '../../runtime/host.ts';
import { useReadable } from '../../runtime/user.ts';
import { isRefused } from '../../shared/client/faults.ts';
import * as look from './account.css.ts';

const schema = () => import('@bankside/core/contract/account/sign-in.ts').then(({ signIn }) => signIn.login.in);
const field = fieldsOf(schema);
const passkey = lazy(() => import('./passkey-sign-in.tsx'), 'proof');
const next = lazy(() => import('./second-step.tsx'), 'proof');

export function LoginPage() {
  const t = useT('account');
  const bank = useBank();
  const { account, session } = useHost();
  const [isLonger, setLonger] = useState(false);
  const [open, setOpen] = useState(account.secondStep);
  const [isOver, setOver] = useState(false);
  /** To an account that strangers guess at, an unknown browser proves more work, and the person waits instead of being asked. */
  const signIn = async (input: InOf<'/account/login'>) => {
    try {
      return await bank.call('/account/login', input);
    } catch (fault) {
      if (!(isRefused(fault) && fault.refusal === 'captchaHarder')) throw fault;
      setLonger(true);
      const { signInHarder } = await import('./harder-sign-in.ts');
      return await signInHarder(bank, input).finally(() => setLonger(false));
    }
  };
  const goOn = (made: Parameters<typeof account.signIn>[0]) => {
    account.signIn(made);
    return ledOn(session); // busy until the next page is shown
  };
  const lead = (to: SecondStep | null, over = false) => {
    account.keepSecondStep(to);
    setOpen(to);
    setOver(over);
  };
  if (open)
    return <LazyPart of={next}>{({ SecondStepForm }) => <SecondStepForm open={open} onBack={(over) => lead(null, over)} />}</LazyPart>;
  return (
    <>
      <div className={look.head}>
        <h1>{t('login.title')}</h1>
        <p>
          {t('login.new')} <Link to="register">{t('login.open')}</Link>
        </p>
      </div>
      <WhyHere />
      {isOver && <Note tone="attention" live="alert" title={t('login.over')} />}
      <Form
        schema={schema}
        label={t('login.title')}
        onSubmit={async (input) => {
          const { need_two_factor, two_factor_methods = [], ...made } = await signIn({ ...input, device_token: account.device() });
          if (need_two_factor) return lead({ ...made, two_factor_methods });
          await goOn(made);
        }}
      >
        <EmailField name={field('email')} label={t('login.email')} autoComplete="username webauthn" />
        <PasswordField name={field('password')} label={t('login.password')} aside={<Link to="forgotPassword">{t('login.forgot')}</Link>} />
        <CaptchaField name={field('captcha')} load={() => bank.call('/init/captcha', {})} />
        {isLonger && <Note tone="attention" live="status" title={t('login.longer')} />}
        <SubmitButton wide>{t('login.act')}</SubmitButton>
      </Form>
      <LazyPart of={passkey}>{({ PasskeySignIn }) => <PasskeySignIn onDone={goOn} />}</LazyPart>
      <p className={look.aside}>{t('login.never')}</p>
    </>
  );
}

/** Why the last session ended, when the person does not know it: idleness (SES-03), or the bank's own words with 9400 (SES-06). */
function WhyHere() {
  const t = useT('account');
  const { last } = useReadable(useHost().account.ended);
  if (!last) return null;
  const title = last.why === 'message' ? last.message : t(last.why === 'idle' ? 'login.idle' : 'login.changed');
  return (
    <div className={look.note}>
      <Note tone={last.why === 'password' ? 'positive' : last.why === 'message' ? 'negative' : 'attention'} live="alert" title={title} />
    </div>
  );
}

/** Resolves when something is known of the person, or nobody is signed in any more. */
function ledOn(session: Readable<Session>): Promise<void> {
  return new Promise((resolve) => {
    const stop = session.subscribe((now) => {
      if (!now.known && isSignedIn(now)) return;
      stop();
      resolve();
    });
  });
}
