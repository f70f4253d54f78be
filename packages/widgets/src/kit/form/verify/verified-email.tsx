/** An email address that must be the person's own: a code is sent to it, and right it locks the address (APP-09). */
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../action/button.tsx';
import { LazyPart } from '../../lazy/lazy-part.tsx';
import { lazy } from '../../lazy/lazy.ts';
import { focusIsIn, nextControl } from '../../nav/focus.ts';
import { TextButton } from '../../action/text-button.tsx';
import { useT } from '../../words.tsx';
import { FieldFrame } from '../fields/field-frame.tsx';
import { inputProps, narrow } from '../fields/text-field.tsx';
import type { EmailProof } from './email-code.tsx';
import { useField, useForm, type FieldProps } from '../engine/use-form.ts';
import { Tick } from './verified-field.tsx';

const emailCode = lazy(() => import('./email-code.tsx'));

type Props = FieldProps<string> &
  EmailProof & {
    /** The bank holds the proof for the address that is here. */
    readonly verified: boolean;
    readonly onVerified: (proof: string) => void;
    /** The address is to be another one. */
    readonly onChange: () => void;
    readonly readOnly?: boolean | undefined;
  };

type Asking = 'no' | 'sending' | 'refused' | 'sent';

export function VerifiedEmail({ challenge, send, verify, verified, onVerified, onChange, readOnly, ...props }: Props) {
  const t = useT('form');
  const form = useForm();
  const [asking, setAsking] = useState<Asking>('no');
  const [turn, setTurn] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const goesOn = useRef(false);
  const field = useField(props, {
    check: (named) => (named || verified || !form.value(props.name) ? undefined : { rule: 'emailNotVerified' }),
  });
  const change = () => {
    onChange();
    setAsking('no');
    setTimeout(() => field.ref.current?.focus()); // once it takes input again
  };
  const ask = async () => {
    button.current?.focus(); // not every browser does so by itself
    if (!(await form.act([props.name], () => Promise.resolve(true)))) return;
    setAsking('sending');
    setTurn((count) => count + 1);
  };
  const proven = (proof: string, isHere: boolean) => {
    goesOn.current = isHere;
    onVerified(proof);
  };
  useLayoutEffect(() => {
    if (verified && goesOn.current) nextControl(field.ref.current)?.focus();
    goesOn.current = false;
  }, [verified, field.ref]);
  return (
    <FieldFrame
      field={field}
      {...props}
      aside={verified && !readOnly ? <TextButton onClick={change}>{t('verified.change')}</TextButton> : undefined}
      after={
        <>
          <Tick text={verified ? t('verified.done') : ''} />
          {!verified && asking !== 'sent' && (
            <div>
              <Button ref={button} compact busy={asking === 'sending'} onClick={() => void ask()}>
                {t('otp.send')}
              </Button>
            </div>
          )}
          {!verified && asking !== 'no' && (
            <LazyPart of={emailCode}>
              {({ EmailCode }) => (
                <EmailCode
                  key={turn}
                  email={props.name}
                  {...{ challenge, send, verify }}
                  isHere={() => focusIsIn(button.current)}
                  onAsked={(isSent) => setAsking(isSent ? 'sent' : 'refused')}
                  onVerified={proven}
                  onAgain={() => setAsking('no')}
                />
              )}
            </LazyPart>
          )}
        </>
      }
    >
      <input
        {...inputProps(field, narrow)}
        type="email"
        inputMode="email"
        autoComplete="email"
        readOnly={readOnly || verified || asking !== 'no'}
      />
    </FieldFrame>
  );
}
