/** The second half of a VerifiedEmail: the security check, the code, and what the bank says of it. */
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { useEffect, useRef, useState } from 'react';
import { focusIsIn } from '../../nav/focus.ts';
import { TextButton } from '../../action/text-button.tsx';
import { useT } from '../../words.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { codeHold } from './verified-email.css.ts';
import { refusedFields } from '../engine/form-errors.ts';
import { error as errorLook } from '../engine/form.css.ts';
import { fieldNamed, type FieldName } from '../engine/field-name.ts';
import { OtpField } from './otp-field.tsx';
import { useForm, useValue } from '../engine/use-form.ts';
import type { CaptchaChallenge } from './use-captcha.ts';

export type EmailProof = {
  /** Asks the bank for a security check, which sending a code needs. */
  readonly challenge: () => Promise<CaptchaChallenge>;
  readonly send: (email: string, captcha: string) => Promise<{ readonly resend_after_sec: number }>;
  /** Answers the bank's proof that the address is the person's. Throws what the bank refuses. */
  readonly verify: (email: string, code: string) => Promise<string>;
};
type Props = EmailProof & {
  /** The name of the field that holds the address. */
  readonly email: FieldName<string>;
  /** The person is still where they asked for the code. */
  readonly isHere: () => boolean;
  /** A code is on its way, or was refused. */
  readonly onAsked: (isSent: boolean) => void;
  /** `isHere`: the person is still at the code. */
  readonly onVerified: (proof: string, isHere: boolean) => void;
  /** The address was wrong. */
  readonly onAgain: () => void;
};
const captchaName = fieldNamed<string>('email_captcha');
const codeName = fieldNamed<string>('email_code');

const isRefused = (error: unknown): error is Error & { readonly refusal: unknown } => error instanceof Error && 'refusal' in error;

/** A refusal of the code that names no field is about the code all the same. */
function aboutTheCode(error: unknown): unknown {
  if (!isRefused(error) || refusedFields(error).length) return error;
  const fields = [{ field: codeName, rule: String(error.refusal), msg: error.message }];
  return Object.assign(new Error(error.message), { ...error, fields, shown: false });
}

export function EmailCode({ email, challenge, send, verify, isHere, onAsked, onVerified, onAgain }: Props) {
  const t = useT('form');
  const form = useForm();
  const [sent, setSent] = useState<{ readonly waitSec: number; readonly isHere: boolean }>();
  const hold = useRef<HTMLDivElement>(null);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void form.act([email, captchaName], send).then((answer) => {
      if (answer) setSent({ waitSec: answer.resend_after_sec, isHere: isHere() });
      if (!answer && form.inError().some(({ name }) => name === email)) onAgain();
      else onAsked(answer !== undefined);
    });
  });
  return (
    <div className={codeHold} ref={hold}>
      <CaptchaField name={captchaName} load={challenge} onlyForActs />
      {sent && (
        <Code email={email} send={send} verify={verify} onVerified={(proof) => onVerified(proof, focusIsIn(hold.current))} {...sent} />
      )}
      <span>
        <TextButton onClick={onAgain}>{t('verified.another')}</TextButton>
      </span>
    </div>
  );
}

type CodeProps = Pick<Props, 'email' | 'send' | 'verify'> & {
  readonly waitSec: number;
  readonly isHere: boolean;
  readonly onVerified: (proof: string) => void;
};

/** A whole code is checked at once: there is nothing else to press. */
function Code({ email, send, verify, waitSec, isHere, onVerified }: CodeProps) {
  const t = useT('form');
  const form = useForm();
  const code = useValue(codeName) ?? '';
  const asked = useRef('');
  const [unchecked, setUnchecked] = useState('');
  const check = async () => {
    setUnchecked('');
    const proof = await form.act([codeName], async () =>
      verify(form.value(email) ?? '', code).catch((error: unknown) => {
        if (isRefused(error)) throw aboutTheCode(error);
        setUnchecked(code); // no answer: the code stays, and may be right
        return undefined;
      }),
    );
    if (proof !== undefined) onVerified(proof);
  };
  useEffect(() => {
    if (code.length < policy.otp.length) {
      asked.current = '';
      return;
    }
    if (asked.current === code) return;
    asked.current = code;
    void check();
  });
  return (
    <>
      <OtpField
        name={codeName}
        label={t('verified.code')}
        optional={false}
        send={send}
        needs={[email, captchaName]}
        sentFor={waitSec}
        focused={isHere}
      />
      {unchecked !== '' && unchecked === code && (
        <div className={errorLook}>
          <span role="alert">{t('verified.unchecked')}</span>
          <TextButton onClick={() => void check()}>{t('verified.check')}</TextButton>
        </div>
      )}
    </>
  );
}
