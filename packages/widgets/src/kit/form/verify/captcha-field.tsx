/**
 * "Are you a person" without a picture (ACC-07): the browser does a second of work that the bank can check. It starts by
 * itself at the first touch of the form; nothing is asked of the person unless it fails.
 */
import type { Glyph } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { useEffect, useRef } from 'react';
import { Button } from '../../action/button.tsx';
import { StatusGlyph } from '../../icon/glyph.tsx';
import { useT } from '../../words.tsx';
import { FieldErrorLine } from '../fields/field-frame.tsx';
import * as look from './captcha-field.css.ts';
import { field as frame } from '../engine/form.css.ts';
import { useCaptcha, type CaptchaChallenge, type CaptchaState } from './use-captcha.ts';
import type { FieldName } from '../engine/field-name.ts';
import { useField, useForm, useFormState } from '../engine/use-form.ts';

type Props = {
  readonly name: FieldName;
  /** Asks the bank for a challenge. */
  readonly load: () => Promise<CaptchaChallenge>;
  /** Needed only by the acts that name it (Send code), not to send the form. */
  readonly onlyForActs?: boolean;
};

/** The bank refused, or did not answer: what core/client throws. */
const isOfBank = (error: unknown): boolean => error instanceof Error && ('refusal' in error || 'status' in error);

const glyphs: Readonly<Record<CaptchaState, Glyph>> = { idle: 'dotted', working: 'half', solved: 'tick', failed: 'crossed' };

export function CaptchaField({ name, load, onlyForActs = false }: Props) {
  const t = useT('form');
  const form = useForm();
  const { state, failed, refused, work, reset } = useCaptcha(load, (payload) => form.set(name, payload));
  const usedAt = useRef<unknown>(undefined);
  const counts = (named: boolean) => named || !onlyForActs;
  const { ref, ...field } = useField<HTMLDivElement>(
    { name, label: t('captcha.label') },
    {
      fleeting: true,
      ready: async (named) => {
        if (!counts(named)) return;
        await work();
        if (failed() && isOfBank(refused())) throw refused(); // said as any call's failure is
      },
      check: (named) => (counts(named) && !form.value(name) ? { rule: failed() ? 'captchaFailed' : 'captchaBlank' } : undefined),
      spent: () => {
        reset(); // single use
        usedAt.current = form.state().values;
      },
      focus: () => (ref.current?.querySelector('button') ?? ref.current)?.focus(),
    },
  );
  const started = useFormState((of) => of.started);
  const values = useFormState((of) => of.values);
  useEffect(() => {
    // After use it waits until something is entered again: who has been let in needs no second one.
    if (started && state === 'idle' && values !== usedAt.current) void work();
  });
  return (
    <div
      className={frame}
      role="group"
      ref={ref}
      tabIndex={-1}
      aria-labelledby={`${field.id}-label`}
      aria-describedby={field.aria['aria-describedby']}
    >
      <div className={`${look.line} ${look.tone[state]}`} data-state={state}>
        <StatusGlyph glyph={glyphs[state]} />
        <span className={look.text}>
          <span id={`${field.id}-label`} className={look.label}>
            {t('captcha.label')}
          </span>
          <span role="status">{t(`captcha.${state}`)}</span>
        </span>
        {state === 'failed' && (
          <Button compact variant="quiet" onClick={() => void work()}>
            {t('captcha.retry')}
          </Button>
        )}
      </div>
      <FieldErrorLine field={field} />
    </div>
  );
}
