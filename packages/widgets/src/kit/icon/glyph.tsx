/** The bank's own status shapes (DES-09): round moves or is fine, square has stopped. */
import type { Glyph } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import type { ReactNode } from 'react';
import { alertShape, GlyphFrame } from './alert-glyph.tsx';

const ring = (width: number, dashes?: string) => (
  <circle cx="7" cy="7" r="5.5" fill="none" stroke="currentColor" strokeWidth={width} strokeDasharray={dashes} />
);
const box = (width = 1.3, dashes?: string) => (
  <rect x="1.6" y="1.6" width="10.8" height="10.8" rx="1" fill="none" stroke="currentColor" strokeWidth={width} strokeDasharray={dashes} />
);
const stroke = (d: string, width = 1.4) => <path d={d} fill="none" stroke="currentColor" strokeWidth={width} />;

const shapes: Readonly<Record<Glyph, ReactNode>> = {
  tick: (
    <>
      <circle cx="7" cy="7" r="5.75" fill="none" stroke="currentColor" strokeWidth="1.3" />
      {stroke('M4.5 7.2l1.8 1.8 3.3-3.7')}
    </>
  ),
  circle: ring(1.6),
  half: (
    <>
      {ring(1.4)}
      <path d="M7 3.6a3.4 3.4 0 010 6.8z" fill="currentColor" />
    </>
  ),
  dot: (
    <>
      {ring(1.4)}
      <circle cx="7" cy="7" r="2.4" fill="currentColor" />
    </>
  ),
  dotted: ring(1.5, '1.6 1.86'),
  crossed: (
    <>
      {box()}
      {stroke('M4.8 4.8l4.4 4.4M9.2 4.8L4.8 9.2')}
    </>
  ),
  alert: alertShape,
  barred: (
    <>
      {box()}
      {stroke('M3 11L11 3')}
    </>
  ),
  lock: (
    <>
      <rect x="1.6" y="5.8" width="10.8" height="7" rx="1" fill="currentColor" />
      {stroke('M4.4 6V4.2a2.6 2.6 0 015.2 0V6')}
    </>
  ),
  minus: (
    <>
      {box()}
      {stroke('M4.4 7h5.2')}
    </>
  ),
  swap: (
    <>
      {box()}
      {stroke('M4 5.6h6M8.4 4L10 5.6M10 8.6H4M5.6 10.2L4 8.6', 1.1)}
    </>
  ),
  dashed: box(1.4, '2.4 1.6'),
  return: (
    <>
      {stroke('M3.2 4.2A5.2 5.2 0 117 12.2')}
      {stroke('M3 1.6v3h3')}
    </>
  ),
};

export const StatusGlyph = ({ glyph }: { readonly glyph: Glyph }) => <GlyphFrame>{shapes[glyph]}</GlyphFrame>;
