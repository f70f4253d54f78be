/** A name that must be free: asked for when it is left, locked with a tick when it is (DES-06, APP-09). */
import { useRef, useState } from 'react';
import { StatusGlyph } from '../../icon/glyph.tsx';
import { TextButton } from '../../action/text-button.tsx';
import { hidden } from '../../theme/text.css.ts';
import { useT } from '../../words.tsx';
import { FieldFrame } from '../fields/field-frame.tsx';
import { done } from '../engine/form.css.ts';
import type { FieldError } from '../engine/form-errors.ts';
import { textOf } from '../engine/form-paths.ts';
import { inputProps, type TextFieldProps } from '../fields/text-field.tsx';
import { useField, useForm } from '../engine/use-form.ts';

/** `suggestion`: what would be free instead. */
export type Verdict = { readonly error?: FieldError; readonly suggestion?: string };
type Props = TextFieldProps & {
  /** Asks whether the value will do. Throws when it cannot be known; what the form's schema refuses is not asked. */
  readonly verify: (value: string) => Promise<Verdict>;
  /** Said when it cannot be known. */
  readonly unknownRule: string;
  /** Does the value look right, so that it is worth asking? */
  readonly plausible: (value: string) => boolean;
};

export function VerifiedField({ verify, unknownRule, plausible, autoComplete, fold, readOnly, ...props }: Props) {
  const t = useT('form');
  const form = useForm();
  const { of, ask, unknown } = useVerdicts(verify);
  const [open, setOpen] = useState(false);
  const valueNow = () => textOf(form.value(props.name)).trim();
  const field = useField(props, {
    ready: (named) => (named || !plausible(valueNow()) ? Promise.resolve() : ask(valueNow())),
    check: () => of(valueNow())?.error ?? (unknown() === valueNow() && valueNow() ? { rule: unknownRule } : undefined),
  });
  const value = textOf(field.value).trim();
  const verdict = of(value);
  const verified = verdict !== undefined && !verdict.error && !open;
  const left = () => {
    setOpen(false);
    field.left();
    const asked = valueNow();
    if (plausible(asked)) void ask(asked).then(() => form.left(props.name));
  };
  const change = () => {
    setOpen(true);
    field.ref.current?.focus();
  };
  const take = (suggestion: string) => {
    field.set(suggestion);
    void ask(suggestion).then(() => form.left(props.name));
  };
  const input = inputProps(field, fold);
  return (
    <FieldFrame
      field={field}
      {...props}
      aside={verified && !readOnly ? <TextButton onClick={change}>{t('verified.change')}</TextButton> : undefined}
      after={
        <>
          <Tick text={verified ? t('verified.free') : ''} />
          {verdict?.suggestion && (
            <span>
              <TextButton onClick={() => take(verdict.suggestion ?? '')}>
                {t('verified.take', { suggestion: verdict.suggestion })}
              </TextButton>
            </span>
          )}
        </>
      }
    >
      <input
        {...input}
        onBlur={left}
        autoCapitalize="none"
        spellCheck={false}
        readOnly={readOnly || verified}
        autoComplete={autoComplete}
      />
    </FieldFrame>
  );
}

/** Empty until there is something to say, so that it is read out. */
export function Tick({ text }: { readonly text: string }) {
  return (
    <span className={text ? done : hidden} role="status">
      {text && <StatusGlyph glyph="tick" />}
      {text && <span>{text}</span>}
    </span>
  );
}

/** What is known of each value that was asked about; one question at a time for the same. */
function useVerdicts(verify: Props['verify']) {
  const [, draw] = useState(0);
  const known = useRef(new Map<string, Verdict>());
  const asking = useRef(new Map<string, Promise<void>>());
  const failed = useRef('');
  const ask = (value: string): Promise<void> => {
    if (known.current.has(value)) return Promise.resolve();
    const running = asking.current.get(value);
    if (running) return running;
    const work = verify(value)
      .then(
        (verdict) => void known.current.set(value, verdict),
        () => void (failed.current = value),
      )
      .finally(() => {
        asking.current.delete(value);
        draw((count) => count + 1);
      });
    failed.current = '';
    asking.current.set(value, work);
    return work;
  };
  return { of: (value: string) => known.current.get(value), ask, unknown: () => failed.current };
}
