import type { Glyph, Tone } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import type { ReactNode } from 'react';
import { StatusGlyph } from '../icon/glyph.tsx';
import * as look from './status.css.ts';

type StatusProps = {
  /** Tone and glyph as the lifecycle's table has them. */
  readonly tone: Tone;
  readonly glyph: Glyph;
  /** On a soft field: once on a details page, never in a table (DES-23). */
  readonly soft?: boolean;
  /** The word. It says who stopped it: "Blocked by you". */
  readonly children: ReactNode;
};

export function Status({ tone, glyph, soft = false, children }: StatusProps) {
  return (
    <span className={soft ? `${look.status[tone]} ${look.soft[tone]}` : look.status[tone]} data-tone={tone}>
      <StatusGlyph glyph={glyph} />
      {children}
    </span>
  );
}
