import { describe, expect, test } from 'vitest';
import { codes, landing, may, readAuthjson, type Code } from './permissions.ts';
import type { Place } from '../places.ts';

const sub = (...authjson: string[]) => ({ userType: 2, authjson });
const main = { userType: 1, authjson: [] };

describe('may (PER-02, PER-03)', () => {
  test.each<[string[], Code, boolean]>([
    [['2'], '2', true],
    [['2'], '3', false],
    [['3'], '3', true],
    [['3'], '3-1', true],
    [['3'], '3-2', true],
    [['3-1'], '3', true],
    [['3-1'], '3-1', true],
    [['3-1'], '3-2', false],
    [['3', '3-1'], '3-2', false],
    [['9', '9-2'], '9-1', false],
    [['9', '9-2'], '9', true],
    [['11', '11-1', '11-2'], '11-2', true],
    [['1-1'], '1', true],
    [['1'], '1-1', true],
    [['1'], '11', false],
    [['1'], '10', false],
    [['11'], '1', false],
    [['99'], '9', false],
    [['3-9'], '3', false],
    [[], '1', false],
    [[' 2'], '2', false],
  ])('%j holds %s: %s', (authjson, code, expected) => expect(may(sub(...authjson), code)).toBe(expected));

  test('a main account may do everything, even with an empty list', () => expect(codes.every((code) => may(main, code))).toBe(true));
  test('staff and unknown kinds of user hold no client code', () => {
    for (const userType of [0, 3, 9, -1, Number.NaN])
      expect(codes.some((code) => may({ userType, authjson: ['1', '2'] }, code))).toBe(false);
  });
});

describe('landing (PER-11)', () => {
  const everything = () => true;
  test.each<[string[], Place]>([
    [['1'], 'home'],
    [['2'], 'transactions'],
    [['3'], 'depositFiat'],
    [['3-1'], 'depositFiat'],
    [['3-2'], 'depositDigital'],
    [['4'], 'cards'],
    [['5'], 'otc'],
    [['6'], 'privateBanking'],
    [['7'], 'structuredProducts'],
    [['8'], 'investmentBanking'],
    [['9-1'], 'contracts'],
    [['9-2'], 'cardManagement'],
    [['10'], 'concealedAccounts'],
    [['11'], 'transferFiat'],
    [['11-2'], 'transferDigital'],
    [['99', '2'], 'transactions'],
    [['11', '1'], 'transferFiat'],
    [[], 'profile'],
    [['99'], 'profile'],
  ])('%j lands on %s', (authjson, place) => expect(landing(sub(...authjson), everything)).toBe(place));

  test('a refused or missing page is skipped, at last the profile', () => {
    expect(landing(sub('3', '2', '1'), (place) => place === 'home')).toBe('home');
    expect(landing(sub('9'), (place) => place === 'cardManagement')).toBe('cardManagement');
    expect(landing(sub('3'), () => false)).toBe('profile');
  });
  test('code 9 lands on contracts where there is one, else on the cards; the sub-codes know one page each', () => {
    const holder = (haveContract: boolean, ...authjson: string[]) => ({ ...sub(...authjson), haveContract });
    expect(landing(holder(true, '9'), everything)).toBe('contracts');
    expect(landing(holder(false, '9'), everything)).toBe('cardManagement');
    expect(landing(holder(false, '9'), (place) => place !== 'cardManagement')).toBe('contracts');
    expect(landing(holder(true, '9-2'), everything)).toBe('cardManagement');
    expect(landing(holder(false, '9-1'), everything)).toBe('contracts');
  });
  test('a main account lands at home', () => expect(landing(main, everything)).toBe('home'));
});

test('authjson is a list or JSON text of one (PER-04)', () => {
  expect(readAuthjson(['1', 2, null, '3-1'])).toEqual(['1', '3-1']);
  expect(readAuthjson('["1","2"]')).toEqual(['1', '2']);
  for (const bad of ['', '{', 'null', '"1"', null, undefined, 7, {}]) expect(readAuthjson(bad)).toEqual([]);
});
