/** A partner's colours on a guest's page (DESIGN.md §16): in both themes, and never a text that cannot be read. */
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { readHex } from '@bankside/widgets/elements/contrast.ts';
import { repairs, type Painted, type Palette } from '@bankside/widgets/elements/contrast-pairs.ts';
import { partnerColors, stateColors } from '@bankside/widgets/kit/tokens.css.ts';
import type { GuestBrand } from '@bankside/widgets/parts/guest-brand.ts';
import { theme } from '../theme.ts';

const property: Readonly<Record<Painted, string>> = {
  surface: '--bank-surface',
  surfaceSunken: '--bank-surface-sunken',
  controlLine: '--bank-control-line',
  ink: '--bank-ink',
  inkMuted: '--bank-ink-muted',
  accent: '--bank-accent',
  onAccent: '--bank-on-accent',
  danger: '--bank-danger',
};
const painted = Object.keys(property) as readonly Painted[];
const paletteOf = (hex: (name: Painted) => string) => Object.fromEntries(painted.map((name) => [name, readHex(hex(name))])) as Palette;

/** What is set of the brand's properties: a colour that cannot be read in this theme is black, white, or ours. */
export function readable(colours: GuestBrand['colours'], now: 'light' | 'dark'): ReadonlyMap<string, string> {
  const own = partnerColors[now];
  const theirs = paletteOf((name) => colours[property[name]] ?? own[name]);
  const set = new Map(Object.entries(colours));
  for (const { name, by } of repairs(
    theirs,
    paletteOf((each) => own[each]),
    stateColors[now].map(readHex),
  )) {
    if (by === 'ours') set.delete(property[name]);
    else set.set(property[name], by);
  }
  return set;
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const watchDark = (listener: () => void) => {
  dark.addEventListener('change', listener);
  return () => dark.removeEventListener('change', listener);
};

/** As long as the frame stands. */
export function useGuestColours(brand: GuestBrand | undefined): void {
  const chosen = useStore(theme, (state) => state.current);
  const isDark = useSyncExternalStore(watchDark, () => dark.matches);
  const now = chosen === 'auto' ? (isDark ? 'dark' : 'light') : chosen;
  // before the frame is painted: a theme that changes shows no text that cannot be read
  useLayoutEffect(() => {
    if (!brand) return undefined;
    const { style } = document.documentElement;
    const set = readable(brand.colours, now);
    for (const [name, value] of set) style.setProperty(name, value);
    return () => {
      for (const name of set.keys()) style.removeProperty(name);
    };
  }, [brand, now]);
}
