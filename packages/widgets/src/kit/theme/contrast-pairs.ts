/** Which colours of a partner must be distinguishable (DES-16, WCAG 2.2 AA), and how one that cannot be is put right. Pure. */
import { contrast, type Color } from './contrast.ts';
import { fit, mixed, toned } from './contrast-fit.ts';

export type Painted = 'surface' | 'surfaceSunken' | 'controlLine' | 'ink' | 'inkMuted' | 'accent' | 'onAccent' | 'danger';
/** What follows from them: the accent where it is text, the faintest text, and the accent under a pointer. */
export type Derived = 'accentText' | 'inkFaint' | 'accentHover';
export type Palette = Readonly<Record<Painted, Color | undefined>>;
type Pair = { readonly front: Painted | 'accentText'; readonly back: Painted; readonly floor: number; readonly aim?: number };

const onBoth = (front: Pair['front'], floor: number, aim = floor): readonly Pair[] => [
  { front, back: 'surface', floor, aim },
  { front, back: 'surfaceSunken', floor, aim },
];
/** In the order in which they are put right. A button's fill needs 3, text in the same colour 4.5; repaired ink stays stronger than muted ink. */
export const pairs: readonly Pair[] = [
  ...onBoth('ink', 4.5, 7),
  ...onBoth('inkMuted', 4.5),
  ...onBoth('danger', 4.5),
  ...onBoth('controlLine', 3),
  ...onBoth('accent', 3),
  ...onBoth('accentText', 4.5),
  { front: 'onAccent', back: 'accent', floor: 4.5 },
];

/** `because` is empty for what merely follows from another repair. */
export type Repair = { readonly name: Painted | Derived; readonly to: Color; readonly because: string };

const black: Color = { red: 0, green: 0, blue: 0, alpha: 1 };
const white: Color = { red: 1, green: 1, blue: 1, alpha: 1 };
const round = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);
const isMeasurable = (color: Color | undefined): color is Color => color?.alpha === 1;

/**
 * What to change so that every pair holds: each colour keeps its hue and moves in lightness, no further than it must. One that
 * cannot be measured, for what is behind it shines through, becomes ours. `state` are colours with a meaning that partners
 * cannot change: a surface on which one of them cannot be read (a light one in the dark theme, say) becomes as light as ours first.
 */
export function repairs(theirs: Palette, ours: Palette, state: readonly Color[]): readonly Repair[] {
  const now: Record<Painted | 'accentText', Color | undefined> = { ...theirs, accentText: theirs.accent };
  const made = new Map<Painted | Derived, Repair>();
  const put = (name: Painted | 'accentText', to: Color | undefined, because: string) => {
    if (!to) return;
    now[name] = to;
    made.set(name, { name, to, because });
  };
  for (const name of Object.keys(ours) as readonly Painted[])
    if (!isMeasurable(now[name])) put(name, ours[name], `${name} cannot be measured, for it lets others through`);
  for (const back of ['surface', 'surfaceSunken'] as const) {
    const worst = Math.min(...state.map((each) => contrast(each, now[back])));
    if (worst < 4.5) put(back, ground(now[back], ours[back], state), `the colours of states on ${back}: ${round(worst)}, needs 4.5`);
  }
  if (made.has('accent')) now.accentText = now.accent;
  for (const { front, back, floor, aim = floor } of pairs) {
    if (front === 'accentText' && back === 'surface' && made.has('accent')) now.accentText = now.accent;
    const ratio = contrast(now[front], now[back]);
    if (ratio >= floor) continue;
    const backs = pairs.filter((pair) => pair.front === front).map((pair) => now[pair.back]);
    const to = front === 'onAccent' && isOurs(now.onAccent, ours) ? strongest(now.accent) : moved(now[front], backs, aim);
    put(front, to ?? strongest(now[back]), `${front} on ${back}: ${round(ratio)}, needs ${floor}`);
  }
  for (const { name, to } of followers(now)) made.set(name, { name, to, because: '' });
  return [...made.values()];
}

/** Where it can no longer be what it is, a ground is as light as ours and keeps its hue. */
const ground = (theirs: Color | undefined, like: Color | undefined, state: readonly Color[]) =>
  theirs && like && (fit(toned(theirs, like), state, 4.5) ?? like);
const isOurs = (color: Color | undefined, { onAccent }: Palette) => JSON.stringify(color) === JSON.stringify(onAccent);
const moved = (color: Color | undefined, from: readonly (Color | undefined)[], floor: number) => color && fit(color, from, floor);
const strongest = (back: Color | undefined): Color => (contrast(black, back) > contrast(white, back) ? black : white);

/** The kit mixes these by fixed shares (tokens.css.ts); where the mixture falls short, the colour itself takes its place. */
function followers({ inkMuted, surface, surfaceSunken, accent, ink, onAccent }: Palette): { name: Derived; to: Color }[] {
  const found: { name: Derived; to: Color }[] = [];
  if (inkMuted && surface) {
    const faint = mixed(inkMuted, 0.84, surface);
    if (Math.min(contrast(faint, surface), contrast(faint, surfaceSunken)) < 4.5) found.push({ name: 'inkFaint', to: inkMuted });
  }
  if (accent && ink && contrast(onAccent, mixed(accent, 0.82, ink)) < 4.5) found.push({ name: 'accentHover', to: accent });
  return found;
}
