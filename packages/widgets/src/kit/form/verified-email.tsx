/** An email address that must be the person's own: a code is sent to it, and right it locks the address (A72). */
import { Suspense, lazy, useState } from 'react';
import { Button } from '../button.tsx';
import { TextButton } from '../text-button.tsx';
import { useT } from '../words.tsx';
import { FieldFrame } from './field-frame.tsx';
import { textOf } from './form-paths.ts';
import { inputProps, narrow } from './text-field.tsx';
import type { CaptchaChallenge } from './use-captcha.ts';
import { useField, useForm, type FieldProps } from './use-form.ts';
import { Tick } from './verified-field.tsx';

const EmailCode = lazy(() => import('./email-code.tsx').then((module) => ({ default: module.EmailCode })));

export type EmailProof = {
  /** Asks the bank for a security check, which sending a code needs. */
  readonly challenge: () => Promise<CaptchaChallenge>;
  readonly send: (email: string, captcha: string) => Promise<{ readonly resend_after_sec: number }>;
  /** Throws what the bank refuses. */
  readonly verify: (email: string, code: string) => Promise<void>;
};
type Props = FieldProps &
  EmailProof & {
    /** The bank holds the proof for the address that stands here. */
    readonly verified: boolean;
    /** The address is to be another one. */
    readonly onChange: () => void;
    readonly readOnly?: boolean | undefined;
  };

export function VerifiedEmail({ challenge, send, verify, verified, onChange, readOnly, ...props }: Props) {
  const t = useT('form');
  const form = useForm();
  const [asking, setAsking] = useState(0);
  const field = useField(props, {
    check: (named) => (named || verified || !textOf(form.value(props.name)) ? undefined : { rule: 'emailNotVerified' }),
  });
  const change = () => {
    onChange();
    setAsking(0);
    setTimeout(() => field.ref.current?.focus()); // once it takes input again
  };
  const ask = async () => {
    if (await form.act([props.name], () => Promise.resolve(true))) setAsking((count) => count + 1);
  };
  return (
    <FieldFrame
      field={field}
      {...props}
      aside={verified && !readOnly ? <TextButton onClick={change}>{t('verified.change')}</TextButton> : undefined}
      after={
        verified ? (
          <Tick text={t('verified.done')} />
        ) : asking > 0 ? (
          <Suspense fallback={<Sending />}>
            <EmailCode email={props.name} {...{ challenge, send, verify }} onAgain={() => setAsking(0)} />
          </Suspense>
        ) : (
          <div>
            <Button compact onClick={() => void ask()}>
              {t('otp.send')}
            </Button>
          </div>
        )
      }
    >
      <input
        {...inputProps(field, narrow)}
        name={props.name}
        type="email"
        inputMode="email"
        autoComplete="email"
        readOnly={readOnly || verified || asking > 0}
      />
    </FieldFrame>
  );
}

function Sending() {
  const t = useT('form');
  return (
    <div>
      <Button compact busy>
        {t('otp.send')}
      </Button>
    </div>
  );
}
