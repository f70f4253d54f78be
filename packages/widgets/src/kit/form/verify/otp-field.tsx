/** The code from an email: one real input drawn as six cells, and the button that sends it (DES-30). */
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { useEffect, useLayoutEffect, useRef, useState, type ClipboardEvent, type FocusEvent, type RefObject } from 'react';
import { Button } from '../../action/button.tsx';
import { TextButton } from '../../action/text-button.tsx';
import { focusIsIn } from '../../nav/focus.ts';
import { useT } from '../../words.tsx';
import { FieldFrame } from '../fields/field-frame.tsx';
import * as look from './otp-field.css.ts';
import { hint as hintLook } from '../engine/form.css.ts';
import type { EnteredIn, FieldName } from '../engine/field-name.ts';
import { textOf } from '../engine/form-paths.ts';
import { inputProps } from '../fields/text-field.tsx';
import { useCountdown } from './use-countdown.ts';
import { useField, useForm, type FieldProps } from '../engine/use-form.ts';

type Sent = { readonly resend_after_sec: number };
type Props<N extends readonly FieldName[]> = FieldProps & {
  /** Sends the code, or throws what the bank refused. Gets what is entered in the fields that it needs. */
  readonly send?: ((...values: EnteredIn<N>) => Promise<Sent>) | undefined;
  /** Fields that must be right before a code is sent: `[field('email'), field('captcha')]`. */
  readonly needs?: N;
  /** A code is on its way already (the page before sent it): seconds until another can be asked for. */
  readonly sentFor?: number | undefined;
  /** Takes the focus as it appears. */
  readonly focused?: boolean;
};

const digits = (text: string) => text.normalize('NFKC').replace(/\D/g, '').slice(0, policy.otp.length);
/** A full field is selected, so that typing starts again; in another, typing goes on. */
const goOn = ({ currentTarget: input }: FocusEvent<HTMLInputElement>) =>
  input.setSelectionRange(input.value.length < policy.otp.length ? input.value.length : 0, input.value.length);

export function OtpField<const N extends readonly FieldName[] = readonly []>({
  send,
  needs,
  sentFor,
  focused = false,
  ...props
}: Props<N>) {
  const form = useForm();
  const field = useField(props, { clearWhenRefused: true });
  const begins = useRef(focused);
  useLayoutEffect(() => {
    if (begins.current) field.ref.current?.focus();
  }, [field.ref]);
  const value = textOf(field.value);
  // no cells before there is a code; once they are there they stay, so that nothing moves under the pointer
  const [early, setEarly] = useState(send !== undefined && sentFor === undefined && !focused);
  const isEarly = early && value === '' && !field.error;
  /** A whole code replaces what is there, wherever the caret is. */
  const pasteWhole = (event: ClipboardEvent) => {
    const code = digits(event.clipboardData.getData('text'));
    if (code.length < policy.otp.length) return;
    event.preventDefault();
    field.set(code);
  };
  return (
    <FieldFrame
      field={field}
      {...props}
      after={
        send && (
          <Send
            send={() => form.act((needs ?? []) as N, send)}
            sentFor={sentFor}
            input={field.ref}
            hasNone={isEarly}
            onSent={() => {
              setEarly(false);
              field.set('');
            }}
          />
        )
      }
    >
      <div dir="ltr" className={isEarly ? `${look.cells} ${look.early}` : look.cells}>
        {Array.from({ length: policy.otp.length }, (_, at) => (
          <span
            key={at}
            aria-hidden="true"
            className={look.cell}
            data-bad={field.error ? '' : undefined}
            data-next={at === Math.min(value.length, policy.otp.length - 1) ? '' : undefined}
          >
            {value[at]}
          </span>
        ))}
        <input
          {...inputProps(field)}
          className={look.input}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          onFocus={(event) => {
            setEarly(false);
            goOn(event);
          }}
          onPaste={pasteWhole}
          onChange={(event) => field.set(digits(event.currentTarget.value))}
        />
      </div>
    </FieldFrame>
  );
}

function Send({
  send,
  sentFor,
  input,
  hasNone,
  onSent,
}: {
  /** Undefined when something has to be corrected first. */
  readonly send: () => Promise<Sent | undefined>;
  readonly sentFor: number | undefined;
  readonly input: RefObject<HTMLElement | null>;
  /** The cells are not shown yet. */
  readonly hasNone: boolean;
  readonly onSent: () => void;
}) {
  const t = useT('form');
  const [left, wait] = useCountdown(sentFor ?? 0);
  const [sent, setSent] = useState(sentFor !== undefined);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const said = useSaid(sent && left > 0 ? t('otp.sent') : '');
  const ask = async () => {
    if (running.current) return;
    running.current = true;
    button.current?.focus(); // not every browser does so by itself
    setBusy(true);
    const answer = await send();
    running.current = false;
    setBusy(false);
    if (!answer) return;
    const isHere = focusIsIn(button.current);
    setSent(true);
    onSent(); // the code before it is void
    wait(answer.resend_after_sec);
    if (isHere) input.current?.focus();
  };
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <div className={look.send}>
      {left > 0 ? (
        <span className={hintLook} role="timer" aria-live="off">
          {t('otp.wait', { time })}
        </span>
      ) : (
        <Button ref={button} compact busy={busy} variant={sent ? 'quiet' : 'secondary'} onClick={() => void ask()}>
          {t(sent ? 'otp.resend' : 'otp.send')}
        </Button>
      )}
      {hasNone && !busy && <TextButton onClick={() => input.current?.focus()}>{t('otp.have')}</TextButton>}
      <span className={hintLook} role="status">
        {said}
      </span>
    </div>
  );
}

/** What a live region says: it is there, empty, before its words, because what appears together with it is not read out. */
function useSaid(text: string): string {
  const [said, say] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => say(text));
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
