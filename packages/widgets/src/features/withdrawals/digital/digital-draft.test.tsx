import { describe, expect, test } from 'vitest';
import { maskEmail } from '../steps/code-field.tsx';
import { askedOf, blankDraft, inputOf, pairOf } from './digital-draft.ts';

const offered = ['USDT', 'USDC', 'ETH', 'BTC'] as const;

describe('only pairs that exist (DEP-08)', () => {
  test.each([
    ['USDT', 'BEP20', 'USDT', 'BEP20'],
    ['USDC', 'TRC20', 'USDC', 'ERC20'],
    ['BTC', 'ERC20', 'BTC', 'BTC'],
    ['DOGE', 'BTC', 'USDT', 'TRC20'],
    ['', '', 'USDT', 'TRC20'],
  ])('%s over %s is %s over %s', (asset, network, is, over) =>
    expect(pairOf({ asset, network }, offered)).toEqual({ asset: is, network: over }),
  );
});

test('a quote is asked for once there are an address and an amount that the asset has', () => {
  const pair = { asset: 'ETH', network: 'ERC20' } as const;
  const typed = { ...blankDraft, address_id: 'a1' };
  expect(askedOf(pair, { ...typed, amount: '0.000000000000000001' })).toEqual({
    transfer_type: 'address',
    currency: 'ETH',
    network: 'ERC20',
    amount: '0.000000000000000001',
    address_id: 'a1',
  });
  for (const amount of ['', '0', '0.0', 'x', '1.0000000000000000001']) expect(askedOf(pair, { ...typed, amount })).toBeUndefined();
  expect(askedOf(pair, { ...typed, amount: '1', address_id: '' })).toBeUndefined();
});

test('what is sent is what the quote is bound to', () => {
  const asked = { transfer_type: 'address', currency: 'BTC', network: 'BTC', amount: '0.1', address_id: 'a1' } as const;
  const quote = { asked, quote_id: 'q1' } as unknown as Parameters<typeof inputOf>[0];
  expect(inputOf(quote, { email_code: '407123' })).toEqual({
    transfer_type: 'address',
    currency: 'BTC',
    amount: '0.1',
    address_id: 'a1',
    quote_id: 'q1',
    email_code: '407123',
  });
});

test('an address is known by its first and last letter, a short one by its first alone', () => {
  expect(maskEmail('mei-lin@harbour-vale.example')).toBe('m•••••n@harbour-vale.example');
  expect(maskEmail('ab@x.example')).toBe('a•••••@x.example');
});
