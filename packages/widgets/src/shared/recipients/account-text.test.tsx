import { expect, test } from 'vitest';
import { maskedAccount, shortAddress, spacedAccount } from './account-text.ts';

test.each([
  ['GB10NRMB60161331926819', 'GB10 NRMB 6016 1331 9268 19', 'GB10 NRMB •••• 9268 19'],
  ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00', 'DE89 3704 •••• 0130 00'],
  ['NO9386011117947', 'NO93 8601 1117 947', 'NO •••• 7947'],
  ['0042887130', '0042887130', '00 •••• 7130'],
  ['12-34', '12-34', '12-34'],
])('%s', (account, whole, masked) => {
  expect(spacedAccount(account)).toBe(whole);
  expect(maskedAccount(account)).toBe(masked);
});

test.each([
  ['0x3bA9f04C61d27E85c0Fe418aD7B3629e5C1f8A40', '0x3bA9…8A40'],
  ['TQ5kP2mVw9XcHn4RbTz7Ls3YdGf8KuJkZs', 'TQ5k…JkZs'],
  ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bc1qar0s…5mdq'],
])('%s', (address, short) => expect(shortAddress(address)).toBe(short));
