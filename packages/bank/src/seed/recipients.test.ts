/** What is in the seeded books could have been saved by a person, and the transfers to it know so. */
import { isNetwork, networks } from '@bankside/core/rules/money/networks.ts';
import { describe, expect, it } from 'vitest';
import { checkedAccount, isSwift, swiftFits } from '../domain/recipients/bank-accounts.ts';
import { checkedAddress } from '../domain/recipients/wallet-forms.ts';
import { recent } from './movements/recent.ts';
import { receiverOf, seededAddresses, seededPayees } from './recipients.ts';

describe.each(seededPayees)('$beneficiary_name', ({ country, bank_account_number, swift_code }) => {
  it('has an account that can exist, as it is kept', () =>
    expect(checkedAccount(country, bank_account_number)).toEqual({ number: bank_account_number }));
  it('has a SWIFT code of its country', () => expect(isSwift(swift_code) && swiftFits(swift_code, country)).toBe(true));
});

it.each(seededAddresses)('$name is right for $network, in its canonical form', ({ network, address }) => {
  if (!isNetwork(network)) return expect.unreachable(network);
  expect(checkedAddress(networks[network].form, address)).toBe(address);
});

it('the pictures’ transfers went to payees of the book', () => {
  const names = recent(new Date('2025-11-18T01:46:00Z')).flatMap((movement) => receiverOf(movement)?.recipient.name ?? []);
  expect(new Set(names)).toEqual(
    new Set([
      'Sorrel Packaging Ltd',
      'Quayline Insurance Pte. Ltd.',
      'Delta Wharf Logistics',
      'Lindqvist Freight AB',
      'Treasury cold wallet',
      'Okabe Precision K.K.',
      'Marlow & Finch Ltd',
    ]),
  );
});
