/** A card holder and the own card: seen, blocked, unblocked, and by nobody else (CRD-68). */
import { card as lifecycle, type CardState } from '@bankside/core/rules/lifecycles/card.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvedApplication, issuedCard } from '../../testing/cards/issued-card.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';
import { cardOf } from '../../domain/issued-cards/cards.ts';

let test: TestBank;
let staff: Caller;
beforeAll(async () => {
  test = await testBank();
  staff = await test.as('staff@bankside.example');
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.close();
});

/** A sub-account without a code for cards, who holds one. */
async function held(status = 'active', status_before = '') {
  const { company_id, people } = await test.fresh({ users: [{ authjson: ['1'] }, { authjson: ['1'] }] });
  const [main, holder, colleague] = people;
  if (!holder || !colleague) throw new Error('nobody');
  const { application_id } = await approvedApplication(test, company_id, { email: holder.email.toUpperCase() });
  const { card_id } = await issuedCard(test, company_id, { application_id, status, status_before });
  const turn = (op: 'block' | 'unblock', as: Caller = holder) => test.refusal('/card/ownOpStatus', { card_id, op }, { as });
  const now = async () => (await cardOf(test.bank.store.db, { company_id, card_id }))?.status;
  return { company_id, card_id, main, holder, colleague, turn, now };
}

it('sees the own card without the company’s money, and has no other right to it', async () => {
  const { holder, colleague, main, card_id } = await held();
  const { list } = await test.ask('/card/own', {}, { as: holder });
  expect(list).toEqual([
    {
      card_id,
      last4: '4821',
      holder_name: 'Nadia Rahman',
      tier: 'premier',
      card_class: 'visa',
      status: 'active',
      expiry: '2029-11',
      version: 1,
      actions: { block: '', unblock: 'notBlocked' },
    },
  ]);
  for (const as of [colleague, main]) expect((await test.ask('/card/own', {}, { as })).list).toEqual([]);
  expect(await test.refusal('/card/info', { card_id }, { as: holder })).toBe('noPermission');
});

it('blocks it and unblocks it as its holder; the issuer is due to hear of it', async () => {
  const { company_id, card_id, holder, turn, now, main } = await held();
  const blocked = await test.ask('/card/ownOpStatus', { card_id, op: 'block', version: 1 }, { as: holder });
  expect(blocked.card).toMatchObject({ status: 'blocked_by_user', actions: { block: 'notActive', unblock: '' } });
  const row = await cardOf(test.bank.store.db, { company_id, card_id });
  expect([row?.status_before, row?.issuer_due_at]).toEqual(['active', expect.any(Date)]);
  expect(await test.refusal('/card/ownOpStatus', { card_id, op: 'unblock', version: 1 }, { as: holder })).toBe('changedMeanwhile');
  expect((await test.ask('/card/info', { card_id }, { as: main })).timeline.at(-1)).toMatchObject({
    event: 'blockAsUser',
    actor: 'user',
    name: holder.full_name,
  });
  expect(await turn('unblock')).toBe('success');
  expect(await now()).toBe('active');
});

it('is undone by a higher level, which its holder cannot undo', async () => {
  const { company_id, card_id: id, holder, main, turn, now } = await held();
  await turn('block');
  expect(await test.refusal('/card/modifyOpStatus', { card_id: id, op: 'unblock' }, { as: main })).toBe('success');
  expect(await now()).toBe('active');
  await test.ask('/card/modifyOpStatus', { card_id: id, op: 'block' }, { as: main });
  expect(await turn('unblock')).toBe('cardStatusError');
  const version = (await test.ask('/card/info', { card_id: id }, { as: main })).version;
  await test.ask('/admin/cards/decide', { company_id, id, version, event: 'block', reason: 'Fraud' }, { as: staff });
  const refused = await test.call('/card/ownOpStatus', { card_id: id, op: 'unblock' }, { as: holder });
  expect([refused.code, refused.msg]).toEqual([5006, 'Card blocked by an administrator: the action is refused.']);
  expect((await test.ask('/card/own', {}, { as: holder })).list[0]?.actions).toEqual({
    block: 'blockedByAdministrator',
    unblock: 'blockedByAdministrator',
  });
});

it('is nobody else’s to block: not a colleague’s, not another company’s, not by an email alone', async () => {
  const { holder, colleague, turn, now, card_id } = await held();
  expect(await turn('block', colleague)).toBe('notFound');
  const { company_id: other, people } = await test.fresh();
  expect(await turn('block', people[0])).toBe('notFound');
  const { application_id } = await approvedApplication(test, other, { email: holder.email });
  const { card_id: theirs } = await issuedCard(test, other, { application_id });
  expect(await test.refusal('/card/ownOpStatus', { card_id: theirs, op: 'block' }, { as: holder })).toBe('notFound');
  expect((await test.ask('/card/own', {}, { as: holder })).list.map((card) => card.card_id)).toEqual([card_id]);
  expect(await now()).toBe('active');
});

describe('every state', () => {
  const before: Partial<Record<CardState, string>> = { blockedByUser: 'active', blockedByClient: 'active', blockedByAdmin: 'active' };
  const refusals: Partial<Record<CardState, string>> = {
    blockedByAdmin: 'cardBlockedByAdministrator',
    replacementPending: 'replacementApplied',
  };
  it.each(Object.keys(lifecycle.states) as CardState[])('%s: says what its holder may do, and does no other', async (state) => {
    for (const op of ['block', 'unblock'] as const) {
      const { holder, turn, now } = await held(String(lifecycle.states[state].wire), before[state]);
      const may = { block: state === 'active', unblock: state === 'blockedByUser' }[op];
      const [card] = (await test.ask('/card/own', {}, { as: holder })).list;
      expect([op, card?.actions[op] === '']).toEqual([op, may]);
      expect(await turn(op), op).toBe(may ? 'success' : (refusals[state] ?? 'cardStatusError'));
      const after = may ? { block: 'blocked_by_user', unblock: 'active' }[op] : lifecycle.states[state].wire;
      expect(await now()).toBe(after);
    }
  });
});
