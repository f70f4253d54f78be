import type { Glyph } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import type { ReactNode, Ref } from 'react';
import { StatusGlyph } from '../icon/glyph.tsx';
import * as look from './note.css.ts';

export type NoteTone = keyof typeof look.note;
const glyphs: Readonly<Record<NoteTone, Glyph | null>> = {
  attention: 'circle',
  negative: 'alert',
  progress: 'half',
  positive: 'tick',
  plain: null,
};

type NoteProps = {
  readonly tone: NoteTone;
  /** The bold first line. */
  readonly title?: ReactNode;
  /** Another shape than the tone's own: 'crossed' for a refusal. */
  readonly glyph?: Glyph;
  /** At most one. */
  readonly action?: ReactNode;
  /** Read out when it appears: alert for what went wrong, status for what went well. */
  readonly live?: 'alert' | 'status';
  /** Where focus goes when a form was sent with faults. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly children?: ReactNode;
};

/** Says what happened, what it means, and what to do; never more than one stack per page (DES-37). */
export function Note({ tone, title, glyph, action, live, ref, children }: NoteProps) {
  const shape = glyph ?? glyphs[tone];
  return (
    <div ref={ref} tabIndex={ref ? -1 : undefined} className={shape ? look.note[tone] : `${look.note[tone]} ${look.bare}`} role={live}>
      {shape && <StatusGlyph glyph={shape} />}
      <div>
        {title && <p className={look.title}>{title}</p>}
        {children && <div className={look.body}>{children}</div>}
      </div>
      {action && <div className={look.act}>{action}</div>}
    </div>
  );
}
