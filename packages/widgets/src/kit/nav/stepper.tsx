import type { ReactNode } from 'react';
import * as look from './steps.css.ts';
import { hidden } from '../theme/text.css.ts';
import { useT } from '../words.tsx';

export type Step = {
  readonly label: ReactNode;
  /** "Usually 3 business days". */ readonly note?: ReactNode;
  /** Where steps are done in any order; otherwise those before the current one are. */ readonly done?: boolean;
  /** Done steps can be gone to. */ readonly onPress?: () => void;
};

type StepperProps = {
  readonly name: string;
  readonly steps: readonly Step[];
  /** From 0; as many as there are steps: all done. */
  readonly current: number;
  /** row: the steps of a form. fold: what has happened and comes; below each other on a phone. */
  readonly kind?: keyof typeof look.steps;
};

export function Stepper({ name, steps, current, kind = 'row' }: StepperProps) {
  const t = useT('shared');
  return (
    <ol className={look.steps[kind]} part="stepper" aria-label={name}>
      {steps.map(({ label, note, done, onPress }, index) => {
        const state = index === current ? 'now' : (done ?? index < current) ? 'done' : 'todo';
        return (
          <li key={index} className={`${look.step} ${look.state[state]}`} part="step" aria-current={state === 'now' ? 'step' : undefined}>
            {onPress && state === 'done' ? (
              <button type="button" className={look.press} onClick={onPress}>
                {label}
              </button>
            ) : (
              label
            )}
            {state === 'done' && <span className={hidden}> {t('kit.stepper.done')}</span>}
            {note && <span className={look.note}>{note}</span>}
          </li>
        );
      })}
    </ol>
  );
}
