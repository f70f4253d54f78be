import { describe, expect, test } from 'vitest';
import type { AddressForm } from '@bankside/core/rules/money/networks.ts';
import { checkedAddress, evmAddress, isNobodys, segwitAddress, tronAddress } from './wallet-forms.ts';

/** Vectors of EIP-55, BIP 173, BIP 350, and well-known addresses of TRON and Bitcoin. */
const good: readonly (readonly [AddressForm, string, string?])[] = [
  ['evm', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['evm', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
  ['evm', '0xdbf03b407c01e7cd3cbea99509d93f8dddc8c6fb', '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB'],
  ['evm', '0xD1220A0CF47C7B9BE7A2E6BA89F429762E7B9ADB', '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb'],
  ['evm', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['evm', '  0x27b1fdb04752bbc536007a920d24acb045561c26 ', '0x27b1fdb04752bbc536007a920d24acb045561c26'],
  ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['tron', 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7'],
  ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['bitcoin', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['bitcoin', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['bitcoin', 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3'],
  ['bitcoin', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ['bitcoin', 'BC1SW50QGDZ25J', 'bc1sw50qgdz25j'],
];

const bad: readonly (readonly [AddressForm, string, string])[] = [
  ['evm', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', 'a capital where the checksum has none'],
  ['evm', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'without 0x'],
  ['evm', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'a digit short'],
  ['evm', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'an address of TRON'],
  ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', 'the last letter'],
  ['tron', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'an address of Bitcoin'],
  ['tron', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'an address of Ethereum'],
  ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj0t', 'a letter that base58 does not have'],
  ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 'the last letter'],
  ['bitcoin', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'an address of TRON'],
  ['bitcoin', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'the test network'],
  ['bitcoin', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'the test network'],
  ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'the last letter'],
  ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8F3T4', 'large and small letters together'],
  ['bitcoin', 'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7k7grplx', 'a later version with the first checksum'],
  ['bitcoin', 'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4', 'a letter that bech32 does not have'],
  ['bitcoin', 'bc130xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 'no such version'],
  ['bitcoin', 'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P', 'a program of a wrong length'],
  ['bitcoin', 'bc1gmk9yu', 'nothing in it'],
];

describe('an address is what its chain reads', () => {
  for (const [form, typed, canonical = typed] of good) test(`${form} ${typed}`, () => expect(checkedAddress(form, typed)).toBe(canonical));
});

describe('anything else is refused', () => {
  test.each(bad)('%s %s: %s', (form, typed) => expect(checkedAddress(form, typed)).toBeNull());
  test.each(['evm', 'tron', 'bitcoin'] as const)('%s: no text, and a very long one', (form) => {
    expect(checkedAddress(form, '')).toBeNull();
    expect(checkedAddress(form, 'T'.repeat(5000))).toBeNull();
  });
});

describe('an address whose key nobody holds (SEC-39)', () => {
  const zeros = new Uint8Array(20);
  const ending = (...last: number[]) => Uint8Array.from([...zeros.subarray(last.length), ...last]);
  test.each([
    ['zeros', zeros],
    ['all bytes alike', new Uint8Array(20).fill(0xff)],
    ['where coins are burnt', ending(0xde, 0xad)],
    ['a contract of the chain itself', ending(9)],
  ])('%s', (_what, account) => {
    expect(isNobodys('evm', evmAddress(account))).toBe(true);
    expect(isNobodys('tron', tronAddress(account))).toBe(true);
    expect(isNobodys('bitcoin', segwitAddress(account))).toBe(true);
  });
  test('the oldest of Bitcoin', () => expect(isNobodys('bitcoin', '1111111111111111111114oLvT2')).toBe(true));
  for (const [form, typed] of good)
    test(`${form} ${typed} is somebody’s`, () => expect(isNobodys(form, checkedAddress(form, typed) ?? '')).toBe(false));
});
