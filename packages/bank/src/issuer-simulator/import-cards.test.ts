/** The seed's cards: their history makes their figures, and a history that comes to something else is refused. */
import { expect, it } from 'vitest';
import type { IssuerEvent } from '../adapters/issuer/issuer.ts';
import { activeCard, merchant, order, sampleIssuer, sealedPin } from '../testing/issuer/sample-issuer.ts';
import { luhnDigit } from '@bankside/core/rules/cards/card-number.ts';
import type { ImportedCard } from './import-cards.ts';

const number = `999999123456789${luhnDigit('999999123456789')}`;
/** A card with a life, as another issuer's books have it. */
async function history(): Promise<{ card: ImportedCard; events: readonly IssuerEvent[] }> {
  const sample = sampleIssuer();
  const card_id = await activeCard(sample, 'seeded');
  const { simulator, bank } = sample;
  await bank.load({ load_id: 'no', card_id, direction: 'unload', amount: '500.00' });
  const pay = (amount: string) =>
    simulator.pay({ card_id, channel: 'pos', merchant: merchant('cafe'), amount, currency: 'USD' }).authorisation_id;
  const bought = pay('30');
  simulator.clear(bought, '28.00');
  simulator.refund(bought, '3.00');
  simulator.reverse(pay('5'));
  pay('7');
  pay('1000');
  const loads = [...simulator.books.tables.loads.values()].map(({ load_id, direction, amount }) => ({
    load_id,
    card_id,
    direction,
    amount,
  }));
  const events = await bank.events(0);
  const { balance, held } = await bank.card(card_id);
  const parcel = { number, kit_number: 'KIT1', activation_code: 'CODE2345', expiry: '2028-01', pin: '2580' };
  return { card: { ...order(card_id), ...parcel, state: 'active', balance, held, loads, events }, events };
}

it('are in the state of their history, and live on', async () => {
  const { card, events } = await history();
  const { simulator, bank } = sampleIssuer();
  simulator.importCards([card]);
  expect(await bank.card('seeded')).toMatchObject({
    state: 'active',
    balance: '75.00',
    held: '7.00',
    last4: number.slice(-4),
    last_seq: events.length,
  });
  expect(await bank.events(0)).toEqual(events);
  expect(await simulator.push(async () => true)).toBe(false); // the bank has them
  const [open] = [...simulator.books.tables.purchases.values()].filter(({ state }) => state === 'authorised');
  simulator.clear(open?.authorisation_id ?? '');
  expect(await bank.card('seeded')).toMatchObject({ balance: '68.00', held: '0.00', last_seq: events.length + 1 });
  const atm = merchant('atm-home');
  expect(simulator.pay({ card_id: 'seeded', channel: 'atm', merchant: atm, amount: '1', currency: 'SGD', pin: '2580' })).toMatchObject({
    reason: '',
  });
  await bank.setPin('seeded', await sealedPin(bank, 'seeded', '1111'));
});

it.each([
  ['another balance', (card: ImportedCard) => ({ ...card, balance: '75.01' }), 'comes to 75.00 and 7.00'],
  ['a number that is wrong', (card: ImportedCard) => ({ ...card, number: '9999991234567890' }), 'the number of card seeded is wrong'],
  ['a gap in its events', (card: ImportedCard) => ({ ...card, events: card.events.slice(1) }), 'does not follow'],
  ['a load that is not there', (card: ImportedCard) => ({ ...card, loads: [] }), 'about a load that is not there'],
])('are refused with %s', async (_what, change, message) => {
  const { card } = await history();
  const { simulator } = sampleIssuer();
  expect(() => simulator.importCards([change(card)])).toThrow(message);
  expect(simulator.isEmpty()).toBe(true);
  simulator.importCards([card]);
  expect(() => simulator.importCards([card])).toThrow('already');
});

it('in every state', async () => {
  const { simulator, bank } = sampleIssuer();
  const states = ['issued', 'shipped', 'delivered', 'active', 'blocked', 'replaced', 'closed', 'expired'] as const;
  const card = (state: (typeof states)[number]): ImportedCard => ({
    ...order(state),
    number,
    kit_number: state,
    activation_code: 'CODE2345',
    expiry: '2028-01',
    balance: '0.00',
    held: '0.00',
    loads: [],
    events: [],
    state,
  });
  simulator.importCards(states.map(card));
  expect((await bank.cards(states)).map(({ state }) => state)).toEqual(states);
});
