/** The sandbox's card issuer and shops, over HTTP as its page works them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer } from '../server/server.ts';
import { activeCard, order, sealedPin } from '../testing/issuer/sample-issuer.ts';
import { testBank, type TestBank } from '../testing/test-bank.ts';
import { mountSandbox } from './mount.ts';
import { readUpTo } from '../domain/cards/issuer-events.ts';
import { otherCards } from '../seed/cards/card-lives.ts';
import { seededCards } from '../seed/cards/seeded-cards.ts';

let test: TestBank;
let app: ReturnType<typeof createServer>['app'];
const settings = { portalFolder: 'none', embedFolder: 'none', trustProxy: false } as const;
beforeAll(async () => {
  test = await testBank();
  const serving = createServer(test.bank, test.dispatch, settings);
  mountSandbox(serving, test.bank, test.dispatch, test.issuer);
  ({ app } = serving);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

const post = async (name: string, payload: object = {}) => {
  const answer = await app.inject({ method: 'POST', url: `/sandbox/issuer/${name}`, payload });
  return { status: answer.statusCode, body: answer.json() };
};
const state = async (search = '') => (await app.inject(`/sandbox/issuer?search=${encodeURIComponent(search)}`)).json();
const ours = () => ({ simulator: test.issuer, bank: test.bank.issuer });

it('sends cards and shows what is on them and in their parcels', async () => {
  await test.bank.issuer.createCard(order('posted'));
  expect((await post('ship', { card_id: 'posted' })).status).toBe(200);
  expect(await post('ship', { card_id: 'posted' })).toEqual({ status: 409, body: { error: 'the card is not waiting to be sent' } });
  expect((await post('deliver', { card_id: 'posted' })).status).toBe(200);
  const { cards } = await state('posted');
  expect(cards).toMatchObject([{ card_id: 'posted', state: 'delivered', number: expect.stringMatching(/^999999\d{10}$/), pin: false }]);
  expect(await test.bank.issuer.verifyKit(cards[0])).toMatchObject({ card_id: 'posted' });
  expect((await state(cards[0].number)).cards).toHaveLength(1);
  expect((await state('nobody')).cards).toEqual([]);
});

it('pays, clears, reverses and gives back, and says why not', async () => {
  const card_id = await activeCard(ours(), 'shopper');
  await test.bank.issuer.setPin(card_id, await sealedPin(test.bank.issuer, card_id, '2580'));
  const pay = async (order_: object) => (await post('pay', { card_id, ...order_ })).body;
  const first = await pay({ merchant: 'cloud', amount: '20' });
  expect(first).toMatchObject({ state: 'authorised', amount: '20.00', merchant_currency: 'USD' });
  expect(await pay({ merchant: 'atm-abroad', amount: '1000', pin: '2580' })).toMatchObject({ state: 'authorised', amount: '6.44' });
  expect(await pay({ merchant: 'hotel', amount: '5000' })).toMatchObject({ state: 'declined', reason: 'insufficient' });
  expect(await pay({ merchant: 'cafe', amount: '10', currency: 'EUR' })).toMatchObject({ amount: '11.59', merchant_currency: 'EUR' });
  const { authorisation_id } = first;
  expect((await post('clear', { authorisation_id, amount: '21.50' })).body).toMatchObject({ state: 'cleared', cleared: '21.50' });
  expect((await post('clear', { authorisation_id })).body).toEqual({ error: 'the purchase is cleared' });
  expect((await post('refund', { authorisation_id, amount: '10' })).body).toMatchObject({ refunded: '10.00' });
  expect(await post('refund', { authorisation_id, amount: '11.51' })).toEqual({
    status: 409,
    body: { error: 'at most 11.50 can be given back' },
  });
  const { purchases } = await state('shopper');
  expect(purchases).toHaveLength(4);
  expect((await post('reverse', { authorisation_id: purchases[0].authorisation_id })).body).toMatchObject({ state: 'reversed' });
  expect(await test.bank.issuer.card(card_id)).toMatchObject({ balance: '88.50', held: '6.44' });
});

it('decides and takes back loads', async () => {
  const card_id = await activeCard(ours(), 'loader', '0.00');
  expect((await post('settings', { loads: 'pending' })).body).toMatchObject({ loads: 'pending', ship_after: 5 });
  for (const load_id of ['yes', 'no']) await test.bank.issuer.load({ load_id, card_id, direction: 'load', amount: '5.00' });
  await post('load-done', { load_id: 'yes' });
  await post('load-refused', { load_id: 'no' });
  expect(await test.bank.issuer.loadState('no')).toEqual({ state: 'refused', reason: 'programme_limit' });
  expect((await post('load-reversed', { load_id: 'yes' })).body).toMatchObject({ state: 'reversed' });
  expect(await post('load-reversed', { load_id: 'yes' })).toMatchObject({ status: 409 });
  await post('settings', { loads: 'done' });
});

it.each([
  ['settings', { failing: 2 }, 400],
  ['settings', { nonsense: true }, 400],
  ['pay', { card_id: 'shopper', merchant: 'nowhere', amount: '1' }, 400],
  ['pay', { card_id: 'shopper', merchant: 'cafe', amount: '1.5', currency: 'JPY' }, 400],
  ['pay', { card_id: 'shopper', merchant: 'cafe', amount: '-1' }, 400],
  ['pay', { card_id: 'nobody', merchant: 'cafe', amount: '1' }, 404],
  ['toString', {}, 404],
])('%s %j is refused in words', async (name, order_, status) => {
  const answer = await post(name, order_);
  expect([answer.status, typeof answer.body.error]).toEqual([status, 'string']);
});

it('says when the issuer is elsewhere', async () => {
  const serving = createServer(test.bank, test.dispatch, settings);
  mountSandbox(serving, test.bank, test.dispatch);
  expect((await serving.app.inject('/sandbox/issuer')).json()).toEqual({ elsewhere: true });
  expect((await serving.app.inject({ method: 'POST', url: '/sandbox/issuer/pay', payload: {} })).statusCode).toBe(404);
  await serving.app.close();
});

it('its books hold the seeded cards alone after a reset, and its key is the same', async () => {
  const key = await test.bank.issuer.pinKey();
  await app.inject({ method: 'POST', url: '/sandbox/reset', payload: {} });
  expect((await state()).cards.map(({ number }: { number: string }) => number.slice(-4)).sort()).toEqual(
    [...seededCards, ...otherCards.filter(({ issuer }) => issuer)].map(({ last4 }) => last4).sort(),
  );
  expect(await test.bank.issuer.pinKey()).toEqual(key);
  const seeded = await readUpTo(test.bank); // nothing that happened before the reset is left
  expect((await test.bank.issuer.createCard(order('first'))).last_seq).toBe(seeded + 1);
}, 120_000);

it('left no fault behind', () => expect(test.faults).toEqual([]));
