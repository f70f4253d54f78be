/** The shape of what went wrong. Apart from the other glyphs: every field can show it, and few forms show another at first. */
import type { ReactNode } from 'react';
import { glyph } from './icon.css.ts';

export const alertShape = (
  <path
    fillRule="evenodd"
    fill="currentColor"
    d="M2.4 1h9.2A1.4 1.4 0 0 1 13 2.4v9.2a1.4 1.4 0 0 1-1.4 1.4H2.4A1.4 1.4 0 0 1 1 11.6V2.4A1.4 1.4 0 0 1 2.4 1zM6.15 3.6v4h1.7v-4zM7 9a1 1 0 1 0 0 2 1 1 0 0 0 0-2z"
  />
);

/** Says nothing to a screen reader: a word is always beside it. */
export const GlyphFrame = ({ children }: { readonly children: ReactNode }) => (
  <svg className={glyph} viewBox="0 0 14 14" aria-hidden="true" focusable="false">
    {children}
  </svg>
);
export const AlertGlyph = () => <GlyphFrame>{alertShape}</GlyphFrame>;
