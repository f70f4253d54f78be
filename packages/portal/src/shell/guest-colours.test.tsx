/** A partner's colours are kept where they can be read, in either theme, and replaced where they cannot (DESIGN.md §16). */
import { expect, test } from 'vitest';
import { readable } from './guest-colours.ts';

const all = (colours: Record<string, string>, now: 'light' | 'dark') => Object.fromEntries(readable(colours, now));

test('what can be read stays', () => {
  const brand = { '--bank-accent': '#7a4a12', '--bank-on-accent': '#ffffff', '--bank-surface': '#ffffff', '--bank-radius': '8px' };
  expect(all(brand, 'light')).toEqual(brand);
});
test('a pale accent under white words becomes ours', () => {
  expect(all({ '--bank-accent': '#ffee88', '--bank-on-accent': '#ffffff' }, 'light')).not.toHaveProperty('--bank-accent', '#ffee88');
});
test('a light surface does not stand behind the colours of the dark theme', () => {
  const dark = all({ '--bank-surface': '#fffefb', '--bank-surface-sunken': '#f6f2ec', '--bank-radius': '12px' }, 'dark');
  expect(dark).toEqual({ '--bank-radius': '12px' });
});
