/** A partner's colours on a guest's page (DES-16): in both themes, and never a text that cannot be read. */
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { readHex } from '@bankside/widgets/kit/theme/contrast.ts';
import { hexOf } from '@bankside/widgets/kit/theme/contrast-fit.ts';
import { repairs, type Derived, type Painted, type Palette } from '@bankside/widgets/kit/theme/contrast-pairs.ts';
import { color, partnerColors, stateColors } from '@bankside/widgets/kit/theme/tokens.css.ts';
import type { GuestBrand } from '@bankside/widgets/shared/guest-brand.ts';
import { theme } from '../../theme.ts';

const ours = (variable: string) => variable.slice('var('.length, -1);
const property: Readonly<Record<Painted | Derived, string>> = {
  surface: '--bank-surface',
  surfaceSunken: '--bank-surface-sunken',
  controlLine: '--bank-control-line',
  ink: '--bank-ink',
  inkMuted: '--bank-ink-muted',
  accent: '--bank-accent',
  onAccent: '--bank-on-accent',
  danger: '--bank-danger',
  accentText: ours(color.accentText),
  inkFaint: ours(color.ink3),
  accentHover: ours(color.accentHover),
};
const painted = Object.keys(partnerColors.light).filter((name): name is Painted => name in property);
const paletteOf = (hex: (name: Painted) => string) => Object.fromEntries(painted.map((name) => [name, readHex(hex(name))])) as Palette;

/** What is set of the brand's properties: a colour that cannot be read in this theme is lighter or darker. */
export function readable(colours: GuestBrand['colours'], now: 'light' | 'dark'): ReadonlyMap<string, string> {
  const own = partnerColors[now];
  const theirs = paletteOf((name) => colours[property[name]] ?? own[name]);
  const set = new Map(Object.entries(colours));
  const found = repairs(
    theirs,
    paletteOf((each) => own[each]),
    stateColors[now].map(readHex),
  );
  for (const { name, to } of found) set.set(property[name], hexOf(to));
  return set;
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const watchDark = (listener: () => void) => {
  dark.addEventListener('change', listener);
  return () => dark.removeEventListener('change', listener);
};

/** As long as the frame is mounted. */
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
