import { describe, expect, test } from 'vitest';
import { approversFor, approvedKindOf, inRuleOrder, type ApprovalRule } from './approval-rules.ts';

const rule = (kind: ApprovalRule['kind'], above_usd: string, approvers = 1, currency: ApprovalRule['currency'] = ''): ApprovalRule => ({
  kind,
  currency,
  above_usd,
  approvers,
});
const cents = (usd: number) => BigInt(usd * 100);

describe('who else agrees to a transfer (TRF-16)', () => {
  const company = [
    rule('any', '10000'),
    rule('any', '100000', 2),
    rule('address', '0'),
    rule('address', '5000', 2),
    rule('payee', '1000', 2, 'EUR'),
  ];
  test.each([
    ['no rule', [], 'payee', 'USD', cents(1_000_000), 0],
    ['at the sum', company, 'payee', 'USD', cents(10_000), 0],
    ['a cent above it', company, 'payee', 'USD', 1_000_001n, 1],
    ['above the larger sum', company, 'payee', 'USD', 10_000_001n, 2],
    ['every one of a kind', company, 'address', 'USDC', 1n, 1],
    ['nothing of it', company, 'address', 'USDC', 0n, 0],
    ['the stricter of a kind', company, 'address', 'USDT', cents(5_001), 2],
    ['a kind’s rule does not weaken the company’s', [rule('any', '100', 2), rule('account', '100')], 'account', 'USD', cents(101), 2],
    ['in its currency', company, 'payee', 'EUR', cents(1_001), 2],
    ['in another currency', company, 'payee', 'GBP', cents(1_001), 0],
    ['a currency of another kind', company, 'account', 'EUR', cents(1_001), 0],
    ['over the counter', company, 'otc', 'USD', cents(10_001), 1],
    ['what has no rate', company, 'payee', 'USD', null, 2],
    ['an exchange of one’s own money at once', company, null, 'USD', cents(1_000_000), 0],
  ] as const)('%s', (_name, rules, kind, currency, usd_cents, wanted) => {
    expect(approversFor(rules, { kind, currency, usd_cents })).toBe(wanted);
    expect(approversFor(rules.toReversed(), { kind, currency, usd_cents })).toBe(wanted);
  });

  test.each([
    ['payee', false, 'payee'],
    ['account', false, 'account'],
    ['address', false, 'address'],
    ['currency', true, 'otc'],
    ['currency', false, null],
  ] as const)('%s, over the counter: %s', (transfer_type, otc, kind) => expect(approvedKindOf({ transfer_type, otc })).toBe(kind));

  test('rules are by kind, currency and sum', () => {
    const [any, large, all, two, euro] = company;
    expect(inRuleOrder([euro, two, all, large, any].flatMap((each) => (each ? [each] : [])))).toEqual([any, large, euro, all, two]);
  });
});
