/**
 * Ink of a drawn signature, free of pixels: what is drawn on a phone is the same on a wide screen. A stroke is x, y in thousandths
 * of the pad's width, in the order they were drawn (contract/kyc/kyc-form.ts, Signature).
 */
import type { PointGroup } from 'signature_pad';
import { signatureLook } from '../theme/tokens.css.ts';

export type Stroke = readonly number[];
export type Ink = readonly Stroke[];
/** What the contract takes. */
const limits = { strokes: 200, numbers: 4000, low: -1000, high: 3000 } as const;

const bounded = (part: number) => Math.min(limits.high, Math.max(limits.low, Math.round(part * 1000)));
/** Every second point of a stroke that is too long says nearly the same. */
function thinned(stroke: number[]): number[] {
  if (stroke.length <= limits.numbers) return stroke;
  return thinned(stroke.filter((_, at) => at % 4 < 2));
}

export const inkOf = (groups: readonly PointGroup[], width: number): Ink =>
  groups
    .filter(({ points }) => points.length > 0)
    .slice(0, limits.strokes)
    .map(({ points }) => thinned(points.flatMap(({ x, y }) => [bounded(x / width), bounded(y / width)])));

/** As the pad draws it again at a width. The speed of the hand is not kept: a steady one stands for it. */
export const groupsOf = (ink: Ink, width: number): PointGroup[] =>
  ink.map((stroke) => ({
    ...pen(width),
    velocityFilterWeight: 0.7,
    compositeOperation: 'source-over',
    points: atSteadySpeed(pairs(stroke)).map(({ x, y, time }) => ({ x: (x / 1000) * width, y: (y / 1000) * width, pressure: 0.5, time })),
  }));

/** The whole width in two seconds, so that a line keeps its thickness. */
function atSteadySpeed(points: readonly (readonly [number, number])[]) {
  let time = 0;
  return points.map(([x, y], at) => {
    const [beforeX, beforeY] = points[at - 1] ?? [x, y];
    time += 2 * Math.hypot(x - beforeX, y - beforeY);
    return { x, y, time };
  });
}

export const pen = (width: number) => ({
  penColor: signatureLook.ink,
  dotSize: 0,
  minWidth: width / 700,
  maxWidth: width / 200,
});

const pairs = (stroke: Stroke): (readonly [number, number])[] =>
  stroke.flatMap((x, at) => (at % 2 === 0 ? [[x, stroke[at + 1] ?? 0] as const] : []));

/** A slip of the finger is no signature: a twentieth of the pad's width is the least. */
export function isSigned(ink: Ink): boolean {
  const length = ink.reduce((sum, stroke) => sum + lengthOf(pairs(stroke)), 0);
  return length >= 50;
}
const lengthOf = (points: readonly (readonly [number, number])[]): number =>
  points.reduce((sum, [x, y], at) => {
    const before = points[at - 1];
    return before ? sum + Math.hypot(x - before[0], y - before[1]) : 0;
  }, 0);
