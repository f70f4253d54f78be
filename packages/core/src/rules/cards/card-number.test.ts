import { expect, test } from 'vitest';
import { isCardNumber, luhnDigit } from './card-number.ts';

test('the check digit of ISO 7812', () => expect(['7992739871', '411111111111111'].map(luhnDigit)).toEqual(['3', '1']));
test('one wrong digit, or two that changed places, is no card number', () => {
  expect(isCardNumber('4111111111111111')).toBe(true);
  for (const wrong of ['4111111111111112', '1411111111111111', '411111111111111', '4111 1111 1111 1111', '', '😀'])
    expect(isCardNumber(wrong)).toBe(false);
});
