/** The second half of a VerifiedEmail: the security check, the code, and what the bank says of it. */
import { policy } from '@bankside/core/rules/policy.ts';
import { useEffect, useRef, useState } from 'react';
import { TextButton } from '../text-button.tsx';
import { useT } from '../words.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { codeHold } from './verified-email.css.ts';
import { refusedFields } from './form-errors.ts';
import { textOf, type Values } from './form-paths.ts';
import { OtpField } from './otp-field.tsx';
import { useForm, useValue } from './use-form.ts';
import type { EmailProof } from './verified-email.tsx';

type Props = EmailProof & {
  /** The name of the field that holds the address. */
  readonly email: string;
  /** The address was wrong. */
  readonly onAgain: () => void;
};
const captchaName = 'email_captcha';
const codeName = 'email_code';

/** A refusal of the code that names no field is about the code all the same. */
function aboutTheCode(error: unknown): unknown {
  if (!(error instanceof Error && 'refusal' in error) || refusedFields(error).length) return error;
  const fields = [{ field: codeName, rule: String(error.refusal), msg: error.message }];
  return Object.assign(new Error(error.message), { ...error, fields, shown: false });
}

export function EmailCode({ email, challenge, send, verify, onAgain }: Props) {
  const t = useT('form');
  const form = useForm();
  const [sentFor, setSentFor] = useState<number>();
  const sendCode = async (values: Values) => send(textOf(values[email]), textOf(values[captchaName]));
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void form.act([email, captchaName], sendCode).then((answer) => {
      if (answer) setSentFor(answer.resend_after_sec);
      else if (form.inError().some(({ name }) => name === email)) onAgain();
    });
  });
  return (
    <div className={codeHold}>
      <CaptchaField name={captchaName} load={challenge} onlyForActs />
      {sentFor === undefined ? (
        <span>
          <TextButton onClick={onAgain}>{t('verified.another')}</TextButton>
        </span>
      ) : (
        <Code email={email} send={sendCode} verify={verify} sentFor={sentFor} onAgain={onAgain} />
      )}
    </div>
  );
}

type CodeProps = Pick<Props, 'email' | 'verify' | 'onAgain'> & {
  readonly send: (values: Values) => Promise<{ readonly resend_after_sec: number }>;
  readonly sentFor: number;
};

/** A whole code is checked at once: there is nothing else to press. */
function Code({ email, send, verify, sentFor, onAgain }: CodeProps) {
  const t = useT('form');
  const form = useForm();
  const code = textOf(useValue(codeName));
  const asked = useRef('');
  useEffect(() => {
    if (code.length < policy.otp.length) {
      asked.current = '';
      return;
    }
    if (asked.current === code) return;
    asked.current = code;
    void form.act([codeName], (values) =>
      verify(textOf(values[email]), code).catch((error: unknown) => Promise.reject(aboutTheCode(error))),
    );
  });
  return (
    <>
      <OtpField name={codeName} label={t('verified.code')} optional={false} send={send} needs={[email, captchaName]} sentFor={sentFor} />
      <span>
        <TextButton onClick={onAgain}>{t('verified.another')}</TextButton>
      </span>
    </>
  );
}
