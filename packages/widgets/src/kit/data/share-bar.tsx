/** Parts of a whole in one bar (DES-12): shapes besides colour. Its figures are beside it, each with the swatch of its part. */
import type { ReactNode } from 'react';
import * as look from './share-bar.css.ts';

export type ShareLook = keyof typeof look.shape;
export type SharePart = { readonly key: string; readonly count: number; readonly look: ShareLook };

type ShareBarProps = {
  /** The same in words, for those who listen: "72 bound, 30 printing". */
  readonly name: string;
  readonly parts: readonly SharePart[];
};

export function ShareBar({ name, parts }: ShareBarProps) {
  const shown = parts.filter(({ count }) => count > 0);
  return (
    <div className={look.bar} role="img" aria-label={name}>
      {shown.map(({ key, count, look: shape }) => (
        <span key={key} className={look.shape[shape]} style={{ flexGrow: count }} />
      ))}
    </div>
  );
}

/** A figure beside the bar. */
export const ShareFigure = ({ look: shape, children }: { readonly look: ShareLook; readonly children: ReactNode }) => (
  <span className={look.figure}>
    <span className={`${look.swatch} ${look.shape[shape]}`} aria-hidden="true" />
    <span>{children}</span>
  </span>
);
