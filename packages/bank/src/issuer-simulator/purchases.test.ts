/** What the simulated issuer authorises, by table, and what happens to a card by the clock. */
import { describe, expect, it } from 'vitest';
import type { CardLimits } from '../adapters/issuer/issuer.ts';
import { activeCard, merchant, order, sampleIssuer, sealedPin } from '../testing/issuer/sample-issuer.ts';
import { cardOf } from './books.ts';
import { noLimits } from './cards.ts';
import type { Payment } from './purchases.ts';

const pay = (merchantId: string, amount: string, more: Partial<Payment> = {}): Omit<Payment, 'card_id'> => {
  const at = merchant(merchantId);
  return { channel: at.channel, merchant: at, currency: 'USD', amount, ...more };
};
const limits = (more: Partial<CardLimits>): CardLimits => ({ ...noLimits, ...more });

describe('an authorisation', () => {
  it.each<[string, CardLimits, readonly Omit<Payment, 'card_id'>[], string]>([
    ['of all there is', limits({}), [pay('cafe', '100.00')], ''],
    ['of a cent more', limits({}), [pay('cafe', '100.01')], 'insufficient'],
    ['of what is still held', limits({}), [pay('cafe', '60'), pay('cafe', '41')], 'insufficient'],
    ['of the limit of a purchase', limits({ per_purchase: '20.00' }), [pay('cafe', '20')], ''],
    ['above it', limits({ per_purchase: '20.00' }), [pay('cafe', '20.01')], 'limit_purchase'],
    ['up to the limit of a day', limits({ per_day: '30.00' }), [pay('cafe', '15'), pay('cafe', '15')], ''],
    ['above it', limits({ per_day: '30.00' }), [pay('cafe', '15'), pay('cafe', '15.01')], 'limit_day'],
    ['above that of a month', limits({ per_month: '30.00' }), [pay('cafe', '15'), pay('cafe', '15.01')], 'limit_month'],
    ['online, when it is off', limits({ online: false }), [pay('stationer', '1')], 'online_off'],
    ['in a shop, when online is off', limits({ online: false }), [pay('cafe', '1')], ''],
    ['at a machine, when it is off', limits({ atm: false }), [pay('atm-home', '1', { pin: '2580' })], 'atm_off'],
    ['abroad, when it is off', limits({ abroad: false }), [pay('hotel', '1')], 'abroad_off'],
    ['at home, when abroad is off', limits({ abroad: false }), [pay('cafe', '1')], ''],
    ['at a machine by its PIN', limits({}), [pay('atm-abroad', '1', { pin: '2580' })], ''],
    ['at a machine by another', limits({}), [pay('atm-home', '1', { pin: '2581' })], 'wrong_pin'],
    ['at a machine without', limits({}), [pay('atm-home', '1')], 'wrong_pin'],
  ])('%s', async (_what, given, payments, reason) => {
    const sample = sampleIssuer();
    const card_id = await activeCard(sample, 'card');
    await sample.bank.setPin(card_id, await sealedPin(sample.bank, card_id, '2580'));
    await sample.bank.setLimits(card_id, given);
    const rows = payments.map((payment) => sample.simulator.pay({ card_id, ...payment }));
    expect(rows.map((row) => row.reason)).toEqual([...payments.slice(1).map(() => ''), reason]);
    expect(rows.at(-1)?.state).toBe(reason === '' ? 'authorised' : 'declined');
  });

  it('is declined before the card is active, when it is blocked, replaced and expired', async () => {
    const sample = sampleIssuer();
    const { simulator, bank, later } = sample;
    await bank.createCard(order('new'));
    const reasonOf = (card_id: string) => simulator.pay({ card_id, ...pay('cafe', '1') }).reason;
    expect(reasonOf('new')).toBe('inactive');
    const card_id = await activeCard(sample, 'card');
    await bank.block(card_id);
    expect(reasonOf(card_id)).toBe('blocked');
    await bank.unblock(card_id);
    expect(reasonOf(card_id)).toBe('');
    await activeCard(sample, 'other');
    await bank.createCard(order('next', 'other'));
    expect(reasonOf('other')).toBe('inactive');
    later(86_400 * 366 * 4 + 86_400 * 31);
    expect(reasonOf(card_id)).toBe('expired');
    expect(
      (await bank.events(0))
        .filter(({ type }) => type === 'expired')
        .map((event) => event.card_id)
        .sort(),
    ).toEqual(['card', 'new', 'next']);
  });

  it('counts the bank’s day and month, and not what was declined or given up', async () => {
    const sample = sampleIssuer();
    const { simulator, bank, later } = sample;
    const card_id = await activeCard(sample, 'card');
    await bank.setLimits(card_id, limits({ per_day: '30.00', per_month: '50.00' }));
    const spend = (amount: string) => simulator.pay({ card_id, ...pay('cafe', amount) });
    expect(spend('31').reason).toBe('limit_day');
    simulator.reverse(spend('30').authorisation_id);
    expect(spend('30').reason).toBe('');
    later(14 * 3600); // 23:46 of the same day in Singapore
    expect(spend('1').reason).toBe('limit_day');
    later(900); // the day after
    expect(spend('20.01').reason).toBe('limit_month');
    expect(spend('20').reason).toBe('');
    later(86_400 * 13);
    expect(spend('1').reason).toBe('');
  });
});

describe('another currency', () => {
  it('is dollars by the rate of the demo, in the event too', async () => {
    const sample = sampleIssuer();
    const card_id = await activeCard(sample, 'card');
    sample.simulator.pay({ card_id, ...pay('restaurant', '1500', { currency: 'JPY' }) });
    expect((await sample.bank.events(0)).at(-1)).toMatchObject({
      type: 'authorised',
      amount: '9.66',
      merchant_amount: '1500',
      merchant_currency: 'JPY',
      rate: '0.006442000000',
      category: '5812',
      city: 'Tokyo',
      country: 'JP',
    });
  });
  it('has no cents where there are none, and is at least a cent', async () => {
    const sample = sampleIssuer();
    const card_id = await activeCard(sample, 'card');
    expect(() => sample.simulator.pay({ card_id, ...pay('restaurant', '1.5', { currency: 'JPY' }) })).toThrow('decimals');
    expect(() => sample.simulator.pay({ card_id, ...pay('restaurant', '0', { currency: 'JPY' }) })).toThrow('less than a cent');
  });
});

describe('by itself', () => {
  it('a card is sent and delivered, a purchase cleared, a pending load done, each at its moment', async () => {
    const { simulator, bank, later } = sampleIssuer();
    await bank.createCard(order('card'));
    const states: string[] = [];
    for (const seconds of [4, 1, 9, 1]) {
      later(seconds);
      await bank.card('card').then(({ state }) => states.push(state));
    }
    expect(states).toEqual(['issued', 'shipped', 'shipped', 'delivered']);
    await bank.activate('card', cardOf(simulator.books, 'card').number);
    simulator.set({ loads: 'pending' });
    await bank.load({ load_id: 'l', card_id: 'card', direction: 'load', amount: '9.00' });
    later(19);
    expect(await bank.loadState('l')).toMatchObject({ state: 'pending' });
    later(1);
    await bank.card('card');
    const { authorisation_id } = simulator.pay({ card_id: 'card', ...pay('cafe', '9') });
    expect(await bank.card('card')).toMatchObject({ balance: '9.00', held: '9.00' });
    later(20);
    expect(await bank.card('card')).toMatchObject({ balance: '0.00', held: '0.00' });
    expect(simulator.books.tables.purchases.get(authorisation_id)).toMatchObject({ state: 'cleared' });
    const times = (await bank.events(0)).map(({ type, at }) => `${type} ${at.slice(14, 19)}`);
    expect(times).toEqual(['issued 46:00', 'shipped 46:05', 'delivered 46:15', 'load_done 46:35', 'authorised 46:35', 'cleared 46:55']);
  });
  it('happens in its order when the clock jumps', async () => {
    const { bank, later } = sampleIssuer();
    await bank.createCard(order('card'));
    later(86_400);
    expect(await bank.card('card')).toMatchObject({ state: 'delivered', last_seq: 3 });
    expect((await bank.events(1)).map(({ type, at }) => `${type} ${at.slice(14, 19)}`)).toEqual(['shipped 46:05', 'delivered 46:15']);
  });
});

describe('a replacement', () => {
  it('takes what can be spent; what is held clears on the old card, and what is left there can be unloaded', async () => {
    const sample = sampleIssuer();
    const { simulator, bank } = sample;
    const card_id = await activeCard(sample, 'old');
    const { authorisation_id } = simulator.pay({ card_id, ...pay('cafe', '30') });
    await bank.block(card_id);
    const made = await bank.createCard(order('new', card_id));
    expect(made).toMatchObject({ balance: '70.00' });
    expect(await bank.card(card_id)).toMatchObject({ state: 'replaced', balance: '30.00', held: '30.00', last_seq: made.last_seq });
    expect((await bank.events(made.last_seq - 1))[0]).toMatchObject({ type: 'issued', card_id: 'new', from: 'old', moved: '70.00' });
    simulator.clear(authorisation_id, '25.00');
    expect(await bank.load({ load_id: 'rest', card_id, direction: 'unload', amount: '5.00' })).toMatchObject({ state: 'done' });
    expect(await bank.load({ load_id: 'on', card_id, direction: 'load', amount: '5.00' })).toMatchObject({ reason: 'card_ended' });
    await expect(bank.createCard(order('again', card_id))).rejects.toThrow('wrong_state');
  });
});
