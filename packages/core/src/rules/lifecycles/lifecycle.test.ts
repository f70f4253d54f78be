import { describe, expect, test } from 'vitest';
import { choices, stateOf, step } from './lifecycle.ts';
import { approval } from './approval.ts';
import { documentsOpen } from '../access/company-status.ts';
import { documents } from './documents.ts';
import { kyc } from './kyc.ts';
import { otp } from './otp.ts';
import { paymentFile } from './payments/payment-file.ts';
import { schedule } from './payments/schedule.ts';
import { session } from './session.ts';
import { statusName, transaction } from './transaction.ts';

const all = [approval, documents, kyc, otp, paymentFile, schedule, session, transaction];

describe('every lifecycle', () => {
  test.each(all.map((table) => [table.entity, table] as const))(
    '%s: every state is a start or entered by an event, wire codes are distinct',
    (_name, table) => {
      const states = Object.keys(table.states);
      const wires = Object.values(table.states).map(({ wire }) => wire);
      expect(new Set(wires).size).toBe(wires.length);
      const entered = new Set<string>([...table.starts, ...Object.values(table.events).map(({ to }) => to)]);
      expect(states.filter((state) => !entered.has(state))).toEqual([]);
    },
  );
});

describe('kyc (KYC-20)', () => {
  test.each([
    ['incomplete', 'submit', 'client', 'pendingReview'],
    ['rejected', 'submit', 'client', 'pendingReview'],
    ['pendingReview', 'approve', 'bank', 'approved'],
    ['pendingReview', 'reject', 'bank', 'rejected'],
    ['approved', 'revoke', 'bank', 'rejected'],
    ['pendingReview', 'resubmit', 'client', 'pendingReview'],
    ['pendingReview', 'submit', 'client', null],
    ['pendingReview', 'saveStep', 'client', null],
    ['pendingReview', 'submitChange', 'client', null],
    ['rejected', 'resubmit', 'client', null],
    ['approved', 'submit', 'client', null],
    ['approved', 'resubmit', 'client', null],
    ['approved', 'acceptChange', 'client', null],
    ['incomplete', 'submitChange', 'client', null],
    ['incomplete', 'approve', 'bank', null],
    ['pendingReview', 'approve', 'client', null],
    ['pendingReview', 'approve', 'admin', null],
    ['approved', 'approve', 'bank', null],
  ] as const)('%s, %s by %s: %s', (state, event, actor, to) => expect(step(kyc, state, event, actor)).toBe(to));
  test('a change leaves an approved client approved (KYC-23)', () =>
    expect(step(kyc, 'approved', 'submitChange', 'client')).toBe('approved'));
  test('the client of a pending review may only submit again, once the bank has opened it (KYC-23)', () => {
    expect(choices(kyc, 'pendingReview', 'client')).toEqual(['resubmit']);
    expect(kyc.events.resubmit.needs).toBe('change_kyc_switch');
  });
  test('the bank approves or rejects', () => expect(choices(kyc, 'pendingReview', 'bank')).toEqual(['approve', 'reject']));
});

test('0 and 3 do not block, any other number does (ACC-20)', () => {
  expect([0, 3].every(documentsOpen)).toBe(true);
  expect([1, 2, 4, 5, -1, 9, Number.NaN].some(documentsOpen)).toBe(false);
});

test('a wire code that nobody knows is unknown, and nothing can be done with it', () => {
  expect(stateOf(kyc, 77)).toBe('unknown');
  expect(stateOf(kyc, 4)).toBe('approved');
  expect(stateOf(kyc, '4')).toBe('unknown');
  expect(choices(kyc, 'unknown', 'bank')).toEqual([]);
  expect(step(kyc, 'unknown', 'approve', 'bank')).toBeNull();
});

test('final states of a transaction stay', () => {
  for (const state of ['success', 'rejected', 'failed'] as const) expect(choices(transaction, state, 'bank')).toEqual([]);
});

describe('the word for a record that is open', () => {
  test.each([
    ['deposit', 'bank', 'expected'],
    ['transfer', 'second_approval', 'pendingApproval'],
    ['transfer', 'bank', 'withBank'],
  ])('of a %s that waits for %s is %s', (type, waits_for, word) => {
    expect(statusName('pending_approval', type, waits_for)).toBe(word);
    expect(statusName('processing', type, waits_for)).toBe('processing');
  });
});
