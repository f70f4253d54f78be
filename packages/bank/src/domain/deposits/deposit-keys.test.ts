import { describe, expect, it } from 'vitest';
import { sandboxKeys } from '../../demo/deposit-keys.ts';
import { addressAt, formsWithout, readKeys } from './deposit-keys.ts';
import { checkedAddress } from '../recipients/wallet-forms.ts';

describe('addresses come out of the extended public key', () => {
  // The words "abandon … about": BIP 84's own vectors, and what every wallet shows for them on the other two.
  it.each([
    ['bitcoin', 0, 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'],
    ['bitcoin', 1, 'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g'],
    ['evm', 0, '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'],
    ['evm', 1, '0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0'],
    ['tron', 0, 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH'],
  ] as const)('%s %i', (form, index, address) => {
    expect(addressAt(form, sandboxKeys[form], index)).toBe(address);
    expect(checkedAddress(form, address)).toBe(address);
  });
  it('at the last index too, and not behind it', () => {
    expect(addressAt('tron', sandboxKeys.tron, 2 ** 31 - 1)).toMatch(/^T/);
    expect(() => addressAt('tron', sandboxKeys.tron, 2 ** 31)).toThrow();
  });
});

describe('the keys of the settings', () => {
  it('are read where they are given, and the others are missing', () => {
    const keys = readKeys({ BANK_XPUB_TRON: sandboxKeys.tron }, {});
    expect(keys).toEqual({ tron: sandboxKeys.tron });
    expect(formsWithout(keys)).toEqual(['evm', 'bitcoin']);
    expect(readKeys({}, sandboxKeys)).toEqual(sandboxKeys);
  });
  it.each([
    ['nonsense', 'xpub', /^BANK_XPUB_EVM must be the extended public key of m\/44'\/60'\/0'\/0 \(xpub…\)$/],
    [
      'a private key',
      'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi',
      /private key: keep that away/,
    ],
    [
      'a key of another level',
      'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8',
      /must be the extended public key of/,
    ],
  ])('%s is refused', (_what, text, message) => expect(() => readKeys({ BANK_XPUB_EVM: text }, {})).toThrow(message));
});
