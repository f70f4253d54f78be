/** Every row of a card's lifecycle and every unlisted one, by the only function that moves a card and by the real calls (CRD-05, CRD-07). */
import { card as lifecycle, type CardEvent, type CardState } from '@bankside/core/rules/lifecycles/card.ts';
import { step } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../../platform/refusal.ts';
import { cardEvents, cards } from '../../store/issued-card-schema.ts';
import { webhookEvents } from '../../store/webhook-schema.ts';
import { issuedCard } from '../../testing/cards/issued-card.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';
import { moveCard, wireOf, type By, type Card } from './cards.ts';

let test: TestBank;
let company_id: string;
let main: Caller;
let staff: Caller;
beforeAll(async () => {
  test = await testBank();
  const { company_id: made, people } = await test.fresh();
  [company_id, main] = [made, people[0]];
  staff = await test.as('staff@bankside.example');
});
afterAll(() => test.close());

const states = Object.keys(lifecycle.states) as CardState[];
const events = Object.keys(lifecycle.events) as CardEvent[];
const actors = ['client', 'user', 'bank', 'system'] as const;
/** As blocks leave it. */
const before: Readonly<Partial<Record<CardState, string>>> = {
  blockedByUser: 'active',
  blockedByClient: 'inactive',
  blockedByAdmin: 'active blocked_by_client',
  replacementPending: 'active',
};
const inState = (state: CardState) => issuedCard(test, company_id, { status: wireOf(state), status_before: before[state] ?? '' });
const read = async ({ card_id }: Card) => {
  const [row] = await test.bank.store.db.select().from(cards).where(eq(cards.card_id, card_id));
  return row;
};

describe.each(states)('%s', (state) => {
  it('moves by every listed event and by no other, no matter who asks', async () => {
    for (const event of events)
      for (const actor of actors) {
        const row = await inState(state);
        const by: By = { actor };
        const moving = test.bank.store.tx((db) => moveCard(test.bank, db, row, { event, by, now: test.bank.clock.now() }));
        const next = step(lifecycle, state, event, actor);
        if (next === null) await expect(moving, `${event} by ${actor}`).rejects.toBeInstanceOf(Refusal);
        else expect((await moving).status, `${event} by ${actor}`).toBe(wireOf(next));
        const noted = await test.bank.store.db.$count(cardEvents, eq(cardEvents.card_id, row.card_id));
        expect(noted).toBe(next === null ? 0 : 1);
        expect((await read(row))?.version).toBe(next === null ? 1 : 2);
      }
  }, 60_000);

  /** The event that a call stands for: the last state below decides where an unblock leads. */
  const eventOf = (op: string, side: 'Client' | 'Bank'): CardEvent | null => {
    if (op === 'block') return `blockAs${side}`;
    if (op !== 'unblock') return op as CardEvent;
    const back = before[state]?.split(' ').at(-1);
    const actor = side === 'Client' ? 'client' : 'bank';
    return events.find((event) => event.startsWith('unblock') && wireOfNext(state, event, actor) === back) ?? null;
  };

  it.each(['block', 'unblock', 'replace', 'cancel'] as const)('%s by its company', async (op) => {
    const row = await inState(state);
    const input = { card_id: row.card_id, op, reason: 'lost', confirm_irreversible: true } as const;
    const event = eventOf(op, 'Client');
    const next = event && step(lifecycle, state, event, 'client');
    const refused = { blockedByAdmin: 'cardBlockedByAdministrator', replacementPending: 'replacementApplied' }[state as 'blockedByAdmin'];
    expect(await test.refusal('/card/modifyOpStatus', input, { as: main })).toBe(next ? 'success' : (refused ?? 'cardStatusError'));
    expect((await read(row))?.status).toBe(wireOf(next ?? state));
  });

  it.each(['block', 'unblock', 'cancel'] as const)('%s by the bank', async (op) => {
    const row = await inState(state);
    const input = { company_id, id: row.card_id, version: 1, event: op, reason: 'Asked for by the police' };
    const event = eventOf(op, 'Bank');
    const next = event && step(lifecycle, state, event, 'bank');
    expect(await test.refusal('/admin/cards/decide', input, { as: staff })).toBe(next ? 'success' : 'wrongState');
    expect((await read(row))?.status).toBe(wireOf(next ?? state));
  });
});

const wireOfNext = (state: CardState, event: CardEvent, actor: 'client' | 'bank') => {
  const next = step(lifecycle, state, event, actor);
  return next && wireOf(next);
};

describe('a block', () => {
  it('leads back to the state before it, level by level', async () => {
    const row = await issuedCard(test, company_id, { status: 'inactive' });
    const decide = async (event: 'block' | 'unblock') => {
      const input = { company_id, id: row.card_id, version: (await read(row))?.version ?? 0, event, reason: 'Fraud' };
      return (await test.ask('/admin/cards/decide', input, { as: staff })).card;
    };
    const modify = async (op: 'block' | 'unblock') =>
      (await test.ask('/card/modifyOpStatus', { card_id: row.card_id, op }, { as: main })).card;
    expect(await modify('block')).toMatchObject({ status: 'blocked_by_client', blocked_by: 'client' });
    expect(await decide('block')).toMatchObject({ status: 'blocked_by_admin', blocked_by: 'admin' });
    const refused = await test.call('/card/modifyOpStatus', { card_id: row.card_id, op: 'unblock' }, { as: main });
    expect([refused.code, refused.msg]).toEqual([5006, 'Card blocked by an administrator: the action is refused.']);
    expect(await decide('unblock')).toMatchObject({ status: 'blocked_by_client' });
    expect(await modify('unblock')).toMatchObject({ status: 'inactive', blocked_by: '' });
    const rows = await test.bank.store.db
      .select()
      .from(webhookEvents)
      .where(and(eq(webhookEvents.company_id, company_id), eq(webhookEvents.kind, 'card_status')));
    const mine = rows.filter(({ payload }) => payload['card_id'] === row.card_id).map(({ payload }) => payload['status']);
    expect(mine).toEqual(['blocked_by_client', 'blocked_by_admin', 'blocked_by_client', 'inactive']);
  });
});

it('is its company’s alone, and needs code 4', async () => {
  const row = await issuedCard(test, company_id);
  const { people } = await test.fresh({ users: [{ authjson: ['1'] }] });
  const [stranger, clerk] = people;
  const { card_id } = row;
  const calls = [
    ['/card/info', { card_id }],
    ['/card/pinKey', { card_id }],
    ['/card/setPin', { card_id, pin: 'a.b.c.d.e' }],
    ['/card/modifyOpStatus', { card_id, op: 'block' }],
    ['/card/refreshData', { card_ids: [card_id] }],
    ['/card/limits', { card_id, per_purchase: null, per_day: null, per_month: null, online: true, atm: true, abroad: true }],
  ] as const;
  for (const [path, input] of calls) {
    expect(await test.refusal(path, input, { as: stranger }), path).toBe('notFound');
    expect(await test.refusal(path, input, { as: clerk as Caller }), path).toBe('noPermission');
  }
  expect((await test.ask('/card/record', { tab: 'cards' }, { as: stranger })).total).toBe(0);
});
