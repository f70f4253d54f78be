/** Which colours of a partner must be told apart (DESIGN.md §16), and what takes the place of one that is not. Pure. */
import { contrast, type Color } from './contrast.ts';

export type Painted = 'surface' | 'surfaceSunken' | 'controlLine' | 'ink' | 'inkMuted' | 'accent' | 'onAccent' | 'danger';
export type Palette = Readonly<Record<Painted, Color | undefined>>;
type Pair = { readonly front: Painted; readonly back: Painted; readonly floor: number };

/** The ten, in the order in which they are put right. */
export const pairs: readonly Pair[] = [
  { front: 'ink', back: 'surface', floor: 7 },
  { front: 'ink', back: 'surfaceSunken', floor: 7 },
  { front: 'inkMuted', back: 'surface', floor: 4.5 },
  { front: 'inkMuted', back: 'surfaceSunken', floor: 4.5 },
  { front: 'accent', back: 'surface', floor: 4.5 },
  { front: 'onAccent', back: 'accent', floor: 4.5 },
  { front: 'controlLine', back: 'surface', floor: 3 },
  { front: 'controlLine', back: 'surfaceSunken', floor: 3 },
  { front: 'danger', back: 'surface', floor: 4.5 },
  { front: 'danger', back: 'surfaceSunken', floor: 4.5 },
];

/** 'ours': the default. black, white: what can be read on the partner's own colour when the default cannot. */
export type Stand = 'ours' | 'black' | 'white';
export type Repair = { readonly name: Painted; readonly by: Stand; readonly because: string };

const black: Color = { red: 0, green: 0, blue: 0, alpha: 1 };
const white: Color = { red: 1, green: 1, blue: 1, alpha: 1 };
const round = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

/**
 * What to replace so that every pair holds. `state` are colours with a meaning that partners cannot change: a surface on which
 * one of them cannot be read (a light one in the dark theme, say) goes first.
 */
export function repairs(theirs: Palette, ours: Palette, state: readonly Color[]): readonly Repair[] {
  const now: Record<Painted, Color | undefined> = { ...theirs };
  const made = new Map<Painted, Repair>();
  const replace = (name: Painted, by: Stand, because: string) => {
    now[name] = by === 'ours' ? ours[name] : by === 'black' ? black : white;
    made.set(name, { name, by, because });
  };
  for (const back of ['surface', 'surfaceSunken'] as const) {
    const worst = Math.min(...state.map((each) => contrast(each, now[back])));
    if (worst < 4.5) replace(back, 'ours', `the colours of states on ${back}: ${round(worst)}, needs 4.5`);
  }
  const isOurs = (name: Painted) => made.get(name)?.by === 'ours';
  for (let isSettled = false; !isSettled;) {
    isSettled = true;
    for (const { front, back, floor } of pairs) {
      const ratio = contrast(now[front], now[back]);
      if (ratio >= floor) continue;
      const because = `${front} on ${back}: ${round(ratio)}, needs ${floor}`;
      const stand = standIn(front, now[back], ours, floor);
      if (stand && !(stand === made.get(front)?.by)) replace(front, stand, because);
      else if (!isOurs(back)) replace(back, 'ours', because);
      else if (!isOurs(front)) replace(front, 'ours', because);
      else continue; // both are ours: nothing better is to be had
      isSettled = false;
    }
  }
  return [...made.values()];
}

/** The default, where it can be read; on a partner's accent else black or white. */
function standIn(front: Painted, back: Color | undefined, ours: Palette, floor: number): Stand | undefined {
  if (contrast(ours[front], back) >= floor) return 'ours';
  if (front !== 'onAccent') return undefined;
  const [blacks, whites] = [contrast(black, back), contrast(white, back)];
  if (Math.max(blacks, whites) < floor) return undefined;
  return blacks > whites ? 'black' : 'white';
}
