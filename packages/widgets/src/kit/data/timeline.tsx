import type { Glyph } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import type { ReactNode } from 'react';
import { StatusGlyph } from '../icon/glyph.tsx';
import { hidden } from '../theme/text.css.ts';
import * as look from './timeline.css.ts';
import { useT } from '../words.tsx';

export type TimelineStep = {
  readonly label: ReactNode;
  /** When, or how long it takes: on the same line, grey. */
  readonly when?: ReactNode;
  /** Why, on a line of its own. */
  readonly note?: ReactNode;
  readonly state: 'done' | 'now' | 'todo';
  /** Who acts next, at the current step. */
  readonly who?: 'client' | 'bank';
  /** Another shape than the state's own: 'crossed' where it ended. */
  readonly glyph?: Glyph;
};

const glyphOf = ({ state, who, glyph }: TimelineStep): Glyph =>
  glyph ?? (state === 'done' ? 'tick' : state === 'todo' ? 'dotted' : who === 'client' ? 'circle' : 'dot');

/** Says who acts next and how long it takes (DES-33). */
export function Timeline({ name, steps }: { readonly name: string; readonly steps: readonly TimelineStep[] }) {
  const t = useT('shared');
  return (
    <ol aria-label={name}>
      {steps.map((step, index) => {
        const { label, when, note, state, who = 'bank' } = step;
        return (
          <li
            part="step"
            key={index}
            className={[look.step, look.state[state], step.glyph === 'crossed' ? look.ended : state === 'now' && look.who[who]]
              .filter(Boolean)
              .join(' ')}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <StatusGlyph glyph={glyphOf({ ...step, who })} />
            <span className={look.label[state]}>{label}</span>
            {when && <span className={look.when}> · {when}</span>}
            {state === 'done' && <span className={hidden}> {t('kit.stepper.done')}</span>}
            {note && <span className={look.note}>{note}</span>}
          </li>
        );
      })}
    </ol>
  );
}
