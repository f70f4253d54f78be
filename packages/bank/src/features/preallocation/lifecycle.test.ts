/** Every state of a batch card with every act of the company: what the tables of card and allocation allow happens, all else is refused and changes nothing. */
import { allocation } from '@bankside/core/rules/lifecycles/allocation.ts';
import { card as cardLifecycle, type CardState } from '@bankside/core/rules/lifecycles/card.ts';
import { choices, step } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cards } from '../../store/issued-card-schema.ts';
import { item, orderStatus, programme, type Programme } from '../../testing/programmes/allocation.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';

const acts = ['bind', 'unbind', 'block', 'unblock'] as const;
type Act = (typeof acts)[number];
const holdings = ['unassigned', 'bound'] as const;
const states = Object.keys(cardLifecycle.states).filter((state) => state !== 'consolidating') as CardState[];
/** Holders block cards that are active alone. */
const isActivated = (state: CardState) => state === 'active' || state === 'blockedByUser';
/** What a block leads back to, as it is kept. */
const beforeOf = (state: CardState): string => (state.startsWith('blocked') ? (isActivated(state) ? 'active' : 'inactive') : '');

/** The company blocks what it may; it undoes its own block, and none of the bank. */
const mayBlock = (state: CardState) => step(cardLifecycle, state, 'blockAsClient', 'client') !== null;
const mayUnblock = (state: CardState) => choices(cardLifecycle, state, 'client').some((event) => event.startsWith('unblock'));
const allowed: Record<Act, (holding: (typeof holdings)[number], state: CardState) => boolean> = {
  bind: (holding, state) => step(allocation, holding, 'bind', 'client') !== null && state === 'inactive',
  unbind: (holding, state) => step(allocation, holding, 'unbind', 'client') !== null && ['inactive', 'blockedByClient'].includes(state),
  block: (_holding, state) => mayBlock(state),
  unblock: (_holding, state) => mayUnblock(state),
};

let test: TestBank;
let own: Programme;
beforeAll(async () => {
  test = await testBank();
  own = await programme(test, { count: 2, holders: 1 });
});
afterAll(() => test.close());

const rowOf = async (card_id: string) => (await test.bank.store.db.select().from(cards).where(eq(cards.card_id, card_id)))[0];

async function put(holding: (typeof holdings)[number], state: CardState) {
  const [parcel] = own.batch.parcels;
  const [holder] = own.holders;
  if (!parcel || !holder) throw new Error('the batch has no card');
  const set = {
    allocation: holding,
    status: String(cardLifecycle.states[state].wire),
    status_before: beforeOf(state),
    activated_at: isActivated(state) ? test.bank.clock.now() : null,
    application_id: holding === 'bound' ? holder.application_id : null,
    holder_name: holding === 'bound' ? 'Holder Number 0' : '',
  };
  await test.bank.store.db.update(cards).set(set).where(eq(cards.card_id, parcel.card_id));
  return { parcel, holder };
}

async function run(act: Act, holding: (typeof holdings)[number], state: CardState): Promise<boolean> {
  const { parcel, holder } = await put(holding, state);
  const before = await rowOf(parcel.card_id);
  const as = own.allocator;
  const { results } =
    act === 'bind'
      ? await test.ask('/preallocation/bind', { items: [item(parcel, holder)] }, { as })
      : await test.ask(`/preallocation/${act}`, { card_ids: [parcel.card_id] }, { as });
  const after = await rowOf(parcel.card_id);
  if (results[0]?.ok === true) expect([after?.allocation, after?.status]).not.toEqual([before?.allocation, before?.status]);
  else expect(after).toEqual(before);
  return results[0]?.ok === true;
}

it.each(holdings.flatMap((holding) => states.map((state) => [holding, state] as const)))('%s, %s', async (holding, state) => {
  const found: Partial<Record<Act, boolean>> = {};
  for (const act of acts) found[act] = await run(act, holding, state);
  expect(found).toEqual(Object.fromEntries(acts.map((act) => [act, allowed[act](holding, state)])));
});

it('the order says what its cards say after all of it', async () => {
  await put('unassigned', 'inactive');
  const { parcel, holder } = await put('unassigned', 'inactive');
  await test.ask('/preallocation/bind', { items: [item(parcel, holder)] }, { as: own.allocator });
  expect(await orderStatus(test, own.batch)).toBe('partially_allocated');
  await test.ask('/preallocation/unbind', { card_ids: [parcel.card_id] }, { as: own.allocator });
  expect(await orderStatus(test, own.batch)).toBe('approved');
});
