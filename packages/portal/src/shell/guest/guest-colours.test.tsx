/** A partner's colours are kept where they can be read, in either theme, and lighter or darker where they cannot (DES-16). */
import { expect, test } from 'vitest';
import { contrast, readHex } from '@bankside/widgets/kit/theme/contrast.ts';
import { readable } from './guest-colours.ts';

const all = (colours: Record<string, string>, now: 'light' | 'dark') => Object.fromEntries(readable(colours, now));

test('what can be read stays', () => {
  const brand = { '--bank-accent': '#7a4a12', '--bank-on-accent': '#ffffff', '--bank-surface': '#ffffff', '--bank-radius': '8px' };
  expect(all(brand, 'light')).toEqual(brand);
});
test('a pale accent under white words becomes darker', () => {
  expect(all({ '--bank-accent': '#ffee88', '--bank-on-accent': '#ffffff' }, 'light')).not.toHaveProperty('--bank-accent', '#ffee88');
});
test('a light surface is not put behind the colours of the dark theme', () => {
  const dark = all({ '--bank-surface': '#fffefb', '--bank-surface-sunken': '#f6f2ec', '--bank-radius': '12px' }, 'dark');
  expect(Object.keys(dark).toSorted()).toEqual(['--bank-radius', '--bank-surface', '--bank-surface-sunken']);
  const white = readHex('#ffffff');
  for (const name of ['--bank-surface', '--bank-surface-sunken']) expect(contrast(readHex(dark[name] ?? ''), white)).toBeGreaterThan(12);
});
