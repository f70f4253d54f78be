/** Proves that it is the person: with what they have, the surest first, and a way to each of the others (ACC-36). */
import type { Proof } from '@bankside/core/contract/security/proof.ts';
import type { ProofMethod } from '@bankside/core/rules/access/proofs.ts';
import { useState } from 'react';
import { TextButton } from '../../kit/action/text-button.tsx';
import { fieldsOf, Form } from '../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { OtpField } from '../../kit/form/verify/otp-field.tsx';
import { useT } from '../../kit/words.tsx';
import { useDates } from '../dates.ts';
import { atCode } from './at-code.ts';
import { PasskeyProof } from './passkey-proof.tsx';
import * as look from './proof.css.ts';

type Sent = { readonly resend_after_sec: number; readonly expires_at: string };
export type ProofFormProps = {
  readonly methods: readonly ProofMethod[];
  /** Mails a code. */
  readonly send: () => Promise<Sent>;
  /** Of a passkey, for this act. */
  readonly challenge: () => Promise<{ readonly options?: unknown }>;
  readonly onProof: (proof: Proof) => Promise<unknown>;
};

const digits = () => import('@bankside/core/contract/security/security.ts').then((contract) => contract.codeForm);
const words = () => import('@bankside/core/contract/security/security.ts').then((contract) => contract.recoveryForm);
const field = fieldsOf(digits);

export function ProofForm({ methods, send, challenge, onProof }: ProofFormProps) {
  const t = useT('proof');
  const { zone, dateTime } = useDates();
  const [chosen, choose] = useState<ProofMethod>();
  const [until, setUntil] = useState('');
  const method = chosen ?? methods[0] ?? 'email';
  const mail = async () => {
    const sent = await send();
    setUntil(sent.expires_at);
    return sent;
  };
  const hint = until && zone ? t('emailUntil', { time: dateTime(until) }) : t('emailHint');
  const prove = ({ code }: { readonly code: string }) => onProof({ method, code }).catch((fault: unknown) => Promise.reject(atCode(fault)));
  return (
    <div className={look.stack}>
      {method === 'passkey' ? (
        <PasskeyProof challenge={challenge} onAnswer={(code) => onProof({ method, code })} />
      ) : (
        <Form key={method} schema={method === 'recovery' ? words : digits} onSubmit={prove} label={t('dialog.title')}>
          {method === 'totp' && <OtpField name={field('code')} label={t('app')} focused />}
          {method === 'email' && <OtpField name={field('code')} label={t('email')} hint={hint} send={mail} />}
          {method === 'recovery' && <TextField name={field('code')} label={t('recovery')} hint={t('recoveryHint')} autoComplete="off" />}
          <div>
            <SubmitButton>{t('act')}</SubmitButton>
          </div>
        </Form>
      )}
      <OtherMethods methods={methods.filter((each) => each !== method)} choose={choose} />
    </div>
  );
}

function OtherMethods({ methods, choose }: { readonly methods: readonly ProofMethod[]; readonly choose: (method: ProofMethod) => void }) {
  const t = useT('proof');
  return (
    <div className={look.others}>
      {methods.map((each) => (
        <TextButton key={each} onClick={() => choose(each)}>
          {t(`other.${each}`)}
        </TextButton>
      ))}
    </div>
  );
}
