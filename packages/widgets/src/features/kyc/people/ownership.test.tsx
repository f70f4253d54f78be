import { expect, test } from 'vitest';
import { ownershipOf, shareFault, shareOf, shareText } from './ownership.ts';

const row = (name: string, share: string) => ({ person_id: name, name, ownership_percentage: share });

test.each([
  ['24.5', 245_000],
  ['33.3333', 333_333],
  ['100', 1_000_000],
  ['0.0001', 1],
  ['', 0],
  ['abc', 0],
  ['1.00001', 0],
])('a share of %s is %d ten-thousandths', (text, share) => {
  expect(shareOf(text)).toBe(share);
});

test('a third three times leaves a ten-thousandth; what does not fit is not counted', () => {
  const thirds = ['33.3333', '33.3333', '33.3333'].map((share, at) => row(String(at), share));
  expect(shareText(ownershipOf(thirds).left)).toBe('0.0001');
  const over = ownershipOf([row('a', '51'), row('b', '24.5'), row('c', '29.5')]);
  expect(over.parts.map(({ name }) => name)).toEqual(['a', 'b']);
  expect([shareText(over.given), shareText(over.left)]).toEqual(['75.5', '24.5']);
});

test('the fault says what is left and what the total would be; exactly 100 is none', () => {
  expect(shareFault('29.5', [row('a', '51'), row('b', '24.5')])).toEqual({ left: '24.5', total: '105' });
  expect(shareFault('24.5', [row('a', '51'), row('b', '24.5')])).toBeUndefined();
});
