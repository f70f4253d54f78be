/** Every outcome of a row, by the facts that lead to it: the card first, then the person, then the code (PRG-15, PRG-18). */
import { expect, it } from 'vitest';
import { bindReasons } from '@bankside/core/rules/programmes/programmes.ts';
import type { Row as Application } from '../cards/applications.ts';
import type { Card } from '../issued-cards/cards.ts';
import { failureOf, judge, type Facts, type Found } from './judge.ts';

const card = (more: Partial<Card> = {}) =>
  ({ status: 'inactive', status_before: '', allocation: 'unassigned', print_status: 'delivered', activated_at: null, ...more }) as Card;
const person = (status: string, verification_status: string, byEmail = false): Found => ({
  kind: 'person',
  application: { status, verification_status } as Application,
  byEmail,
});
const ready = person('approved', 'approved');
const facts = (more: Partial<Facts> = {}): Facts => ({
  card: card(),
  isReserved: false,
  isLocked: false,
  isTwice: false,
  holder: ready,
  code: 'right',
  ...more,
});

it.each<[string, Partial<Facts>]>([
  ['bind', {}],
  ['bind', { holder: person('valid', 'approved') }],
  ['bind', { holder: person('processing', 'approved') }],
  ['bind', { isLocked: true }], // the code was right before it was locked
  ['reserve', { holder: { kind: 'invite', name: 'Nour', email: 'n@x.example' } }],
  ['reserve', { holder: person('pending', 'in_progress', true) }],
  ['kitUnknown', { card: null, holder: { kind: 'unknown' }, code: 'wrong' }],
  ['ended', { card: card({ status: 'cancelled' }) }],
  ['ended', { card: card({ print_status: 'damaged' }) }],
  ['ended', { card: card({ status: 'expired', allocation: 'bound' }) }],
  ['notDelivered', { card: card({ status: 'consolidating', allocation: '', print_status: 'shipped' }) }],
  ['alreadyBound', { card: card({ allocation: 'bound' }) }],
  ['alreadyBound', { card: card({ allocation: 'bound', status: 'active' }), code: 'wrong' }],
  ['blocked', { card: card({ status: 'blocked_by_client' }) }],
  ['blocked', { card: card({ status: 'blocked_by_admin' }) }],
  ['reserved', { isReserved: true, holder: { kind: 'unknown' } }],
  ['locked', { isLocked: true, code: 'unasked' }],
  ['locked', { code: 'locked' }],
  ['kitTwice', { isTwice: true, holder: { kind: 'ambiguous' } }],
  ['holderUnknown', { holder: { kind: 'unknown' }, code: 'wrong' }],
  ['holderAmbiguous', { holder: { kind: 'ambiguous' } }],
  ['holderNotApproved', { holder: person('approved', 'in_progress') }],
  ['holderNotApproved', { holder: person('pending', 'approved') }],
  ['holderNotApproved', { holder: person('rejected', 'approved', true) }],
  ['holderNotApproved', { holder: person('blocked', 'approved') }],
  ['holderNotApproved', { holder: person('approved', 'failed', true) }],
  ['codeWrong', { code: 'wrong' }],
])('%s', (expected, more) => {
  const judgement = judge(facts(more));
  expect(judgement.way === 'refuse' ? judgement.reason : judgement.way).toBe(expected);
});

it('every reason has its published word', () => {
  expect(bindReasons.map((reason) => failureOf(reason).code)).toEqual(bindReasons.map(() => expect.any(Number)));
  for (const reason of bindReasons) expect([5000, 5001, 5002, 5003, 5004]).toContain(failureOf(reason).code);
});
