/** The adapter against the simulated issuer over real HTTP; it tells an issuer that lies from one that is away. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cardOf } from '../../issuer-simulator/books.ts';
import { startIssuerServer, type IssuerServer } from '../../issuer-simulator/issuer-server.ts';
import {
  activeCard,
  issuerSecret,
  merchant,
  order,
  sampleIssuer,
  sealedPin,
  type SampleIssuer,
} from '../../testing/issuer/sample-issuer.ts';
import { issuerAt } from './http-issuer.ts';
import { IssuerRefusal, IssuerUnavailable, type Issuer } from './issuer.ts';
import { noIssuer } from './no-issuer.ts';

let sample: SampleIssuer;
let server: IssuerServer;
let bank: Issuer;
beforeAll(async () => {
  sample = sampleIssuer();
  server = await startIssuerServer(sample.simulator, issuerSecret, (fault) => {
    throw fault;
  });
  bank = issuerAt(server.url, issuerSecret);
});
afterAll(() => server.stop());

const said = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (fault: unknown) =>
      fault instanceof IssuerRefusal ? fault.reason : fault instanceof IssuerUnavailable ? 'unavailable' : String(fault),
  );
const over = () => ({ simulator: sample.simulator, bank });
const secretsOf = (card_id: string) => cardOf(sample.simulator.books, card_id);

describe('each call', () => {
  it('makes a card, sends it, activates it by its kit and its number', async () => {
    const made = await bank.createCard(order('one'));
    const { number, kit_number, activation_code } = secretsOf('one');
    expect(made).toEqual({
      card_id: 'one',
      last4: number.slice(-4),
      kit_number,
      expiry: '2029-11',
      state: 'issued',
      balance: '0.00',
      held: '0.00',
      last_seq: 1,
    });
    expect(await said(bank.activate('one', number))).toBe('not_delivered');
    sample.simulator.deliver('one');
    expect(await bank.verifyKit({ kit_number: kit_number.toLowerCase(), activation_code: ` ${activation_code} ` })).toEqual({
      card_id: 'one',
      last4: made.last4,
    });
    expect(await said(bank.verifyKit({ kit_number, activation_code: 'AAAAAAAA' }))).toBe('wrong_pair');
    expect(await said(bank.activate('one', '9999990000000000'))).toBe('wrong_number');
    expect(await bank.activate('one', number.replace(/(.{4})/g, '$1 '))).toMatchObject({ state: 'active' });
    expect(await bank.activate('one', number)).toMatchObject({ state: 'active' });
    expect((await bank.events(0)).map(({ seq, type }) => [seq, type])).toEqual([
      [1, 'issued'],
      [2, 'shipped'],
      [3, 'delivered'],
    ]);
  });

  it('answers the same card for the same id, and those it knows of several', async () => {
    const first = await bank.createCard(order('same'));
    expect(await bank.createCard(order('same'))).toEqual(first);
    expect(await bank.card('same')).toEqual(first);
    expect((await bank.cards(['same', 'nobody', 'same'])).map(({ card_id }) => card_id)).toEqual(['same']);
    expect(await said(bank.card('nobody'))).toBe('unknown_card');
  });

  it.each(['programme_closed', 'prefix'] as const)('refuses to make a card: %s', async (issuing) => {
    sample.simulator.set({ issuing });
    expect(await said(bank.createCard(order(issuing)))).toBe(issuing);
    sample.simulator.set({ issuing: 'open' });
  });
  it('refuses what cannot be printed, and what cannot be replaced', async () => {
    expect(await said(bank.createCard({ ...order('print'), name_on_card: '陳美' }))).toBe('name_not_printable');
    expect(await said(bank.createCard(order('new', 'nobody')))).toBe('unknown_card');
  });
  it('says yes, and then by an event that the card cannot be made', async () => {
    sample.simulator.set({ issuing: 'refused_later' });
    const { last_seq } = await bank.createCard(order('later'));
    sample.simulator.set({ issuing: 'open' });
    expect(await bank.events(last_seq - 1)).toMatchObject([{ type: 'issue_refused', card_id: 'later', reason: 'programme_limit' }]);
  });

  it('loads once, unloads what is there, and knows the state of each', async () => {
    const card_id = await activeCard(over(), 'loaded', '0.00');
    const load = { load_id: 'l1', card_id, direction: 'load', amount: '50.00' } as const;
    expect(await bank.loadState('l1')).toBeNull();
    expect([await bank.load(load), await bank.load(load)]).toEqual(Array(2).fill({ state: 'done', reason: '' }));
    expect(await bank.loadState('l1')).toEqual({ state: 'done', reason: '' });
    expect(await bank.load({ ...load, load_id: 'l2', direction: 'unload', amount: '50.01' })).toEqual({
      state: 'refused',
      reason: 'insufficient',
    });
    expect(await bank.load({ ...load, load_id: 'l3', direction: 'unload', amount: '20' })).toMatchObject({ state: 'done' });
    sample.simulator.set({ loads: 'pending' });
    expect(await bank.load({ ...load, load_id: 'l4' })).toMatchObject({ state: 'pending' });
    sample.simulator.decideLoad('l4', null);
    sample.simulator.set({ loads: 'refused' });
    expect(await bank.load({ ...load, load_id: 'l5' })).toEqual({ state: 'refused', reason: 'programme_limit' });
    sample.simulator.set({ loads: 'done' });
    sample.simulator.reverseLoad('l1');
    expect(await bank.card(card_id)).toMatchObject({ balance: '30.00', held: '0.00' });
    expect(await said(bank.load({ ...load, load_id: 'l6', card_id: 'nobody' }))).toBe('unknown_card');
  });

  it('takes a PIN that only it can read, the last one again, and no older one', async () => {
    const card_id = await activeCard(over(), 'pin');
    const [first, second] = [await sealedPin(bank, card_id, '2580'), await sealedPin(bank, card_id, '1379')];
    for (const jwe of [first, first, second, second]) expect(await said(bank.setPin(card_id, jwe))).toBe('done');
    expect(await said(bank.setPin(card_id, first))).toBe('bad_pin');
    expect(await said(bank.setPin(card_id, await sealedPin(bank, 'one', '2580')))).toBe('bad_pin');
    expect(await said(bank.setPin(card_id, await sealedPin(bank, card_id, '258')))).toBe('bad_pin');
    expect(await said(bank.setPin(card_id, 'not.a.jwe'))).toBe('bad_pin');
    const atm = { card_id, channel: 'atm', merchant: merchant('atm-home'), amount: '10', currency: 'SGD' } as const;
    expect(sample.simulator.pay({ ...atm, pin: '1379' })).toMatchObject({ state: 'authorised' });
    for (const pin of ['2580', undefined]) expect(sample.simulator.pay({ ...atm, pin })).toMatchObject({ reason: 'wrong_pin' });
    await bank.block(card_id);
    expect(await said(bank.setPin(card_id, await sealedPin(bank, card_id, '2580')))).toBe('wrong_state');
  });

  it('blocks and unblocks as often as asked, limits, and closes what is empty', async () => {
    const card_id = await activeCard(over(), 'blocked', '5.00');
    for (const state of ['blocked', 'blocked']) expect(await bank.block(card_id)).toMatchObject({ state });
    for (const state of ['active', 'active']) expect(await bank.unblock(card_id)).toMatchObject({ state });
    const limits = { per_purchase: '3.00', per_day: null, per_month: null, online: true, atm: true, abroad: true };
    await bank.setLimits(card_id, limits);
    expect(secretsOf(card_id).limits).toEqual(limits);
    expect(await said(bank.close(card_id))).toBe('has_balance');
    await bank.load({ load_id: 'out', card_id, direction: 'unload', amount: '5.00' });
    for (const state of ['closed', 'closed']) expect(await bank.close(card_id)).toMatchObject({ state });
    for (const work of [bank.block(card_id), bank.unblock(card_id), bank.setLimits(card_id, limits)])
      expect(await said(work)).toBe('wrong_state');
    expect(await said(bank.activate(card_id, secretsOf(card_id).number))).toBe('wrong_state');
  });

  it('charges the programme’s fees from then on', async () => {
    await bank.setProgramme([{ channel: 'pos', kind: 'percent', value: '1.5', min: '0.50' }]);
    const card_id = await activeCard(over(), 'fees');
    const { authorisation_id } = sample.simulator.pay({
      card_id,
      channel: 'pos',
      merchant: merchant('cafe'),
      amount: '10',
      currency: 'USD',
    });
    expect(sample.simulator.clear(authorisation_id)).toMatchObject({ cleared: '10.00', fee: '0.50' });
    expect(await bank.card(card_id)).toMatchObject({ balance: '89.50', held: '0.00' });
    await bank.setProgramme([]);
  });
});

describe('an issuer in trouble', () => {
  it('is unavailable when it fails, and does nothing', async () => {
    sample.simulator.set({ failing: 1 });
    expect(await said(bank.createCard(order('never')))).toBe('unavailable');
    sample.simulator.set({ failing: 0 });
    expect(await said(bank.card('never'))).toBe('unknown_card');
  });
  it('is asked again when an answer is lost, and does it once', async () => {
    const card_id = await activeCard(over(), 'lost', '0.00');
    const load = { load_id: 'lost', card_id, direction: 'load', amount: '7.00' } as const;
    sample.simulator.set({ lost_answers: 1 });
    expect(await said(bank.load(load))).toBe('unavailable');
    sample.simulator.set({ lost_answers: 0 });
    expect(await bank.loadState('lost')).toMatchObject({ state: 'done' });
    await bank.load(load);
    expect(await bank.card(card_id)).toMatchObject({ balance: '7.00' });
  });
  it('fails evenly by its share', async () => {
    sample.simulator.set({ failing: 0.5 });
    const outcomes = [
      await said(bank.card('one')),
      await said(bank.card('one')),
      await said(bank.card('one')),
      await said(bank.card('one')),
    ];
    sample.simulator.set({ failing: 0 });
    expect(outcomes.filter((each) => each === 'unavailable')).toHaveLength(2);
  });
  it('can tell a wrong balance', async () => {
    const { balance } = await bank.card('one');
    sample.simulator.set({ lying: 'one' });
    expect((await bank.cards(['one']))[0]?.balance).not.toBe(balance);
    sample.simulator.set({ lying: null });
  });
  it('is not waited for longer than ten seconds', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const asked = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(20));
    sample.simulator.set({ slow_ms: 200 });
    expect(await said(bank.card('one'))).toBe('unavailable');
    sample.simulator.set({ slow_ms: 0 });
    expect(asked).toHaveBeenCalledWith(10_000);
    asked.mockRestore();
    expect(await said(bank.card('one'))).toBe('done');
  });
  it('does not answer to another secret', async () => expect(await said(issuerAt(server.url, 'another').card('one'))).toBe('unavailable'));
  it('is away where nobody listens, and where none is set', async () => {
    expect(await said(issuerAt('http://127.0.0.1:9', issuerSecret).card('one'))).toBe('unavailable');
    for (const call of Object.values(noIssuer)) expect(await said((call as () => Promise<unknown>)())).toBe('unavailable');
  });
});

describe('an answer that cannot be believed', () => {
  const card = {
    card_id: 'a',
    last4: '1234',
    kit_number: 'K',
    expiry: '2029-11',
    state: 'active',
    balance: '1.00',
    held: '0.00',
    last_seq: 0,
  };
  const event = { event_id: 'e', seq: 1, card_id: 'a', at: '2025-11-18T01:46:00.000Z', type: 'delivered' };
  let liar: Server;
  let answer: { status: number; body: string };
  let lies: string[];
  let lied: Issuer;
  beforeAll(async () => {
    liar = createServer((_request, reply) => reply.writeHead(answer.status).end(answer.body));
    await new Promise<void>((resolve) => liar.listen(0, '127.0.0.1', resolve));
    lied = issuerAt(`http://127.0.0.1:${(liar.address() as AddressInfo).port}/`, issuerSecret, fetch, (call, why) =>
      lies.push(`${call}: ${why}`),
    );
  });
  afterAll(() => liar.close());
  const ask = async (work: () => Promise<unknown>, body: unknown, status = 200) => {
    answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
    lies = [];
    return { outcome: await said(work()), lies };
  };

  it('is believed when it is right', async () => expect((await ask(() => lied.card('a'), card)).outcome).toBe('done'));
  it.each([
    ['no JSON', '<html>'],
    ['nothing', ''],
    ['another card', { ...card, card_id: 'b' }],
    ['a balance that is no amount', { ...card, balance: '1e9' }],
    ['less than nothing', { ...card, balance: '-1.00' }],
    ['a state that nobody knows', { ...card, state: 'lovely' }],
    ['a month that is none', { ...card, expiry: '2029-13' }],
  ])('a card: %s', async (_what, body) => {
    const { outcome, lies: reported } = await ask(() => lied.card('a'), body);
    expect([outcome, reported.length]).toEqual(['unavailable', 1]);
  });
  it.each([
    ['one that was not asked for', [card, { ...card, card_id: 'c' }]],
    ['one twice', [card, card]],
  ])('cards: %s', async (_what, body) => expect((await ask(() => lied.cards(['a', 'b']), body)).outcome).toBe('unavailable'));
  it.each([
    ['of before', [event], 1],
    [
      'out of order',
      [
        { ...event, seq: 3 },
        { ...event, seq: 2 },
      ],
      1,
    ],
    ['of a kind that nobody knows', [{ ...event, type: 'eaten' }], 0],
  ])('events %s', async (_what, body, after) => expect((await ask(() => lied.events(after), body)).outcome).toBe('unavailable'));
  it('a refusal needs a reason, and no other status is one', async () => {
    expect((await ask(() => lied.card('a'), { refused: 'its own' }, 422)).outcome).toBe('its own');
    expect((await ask(() => lied.card('a'), {}, 422)).outcome).toBe('unavailable');
    expect((await ask(() => lied.card('a'), { refused: 'no' }, 400)).outcome).toBe('unavailable');
  });
  it('is reported without its contents', async () => {
    const { lies: reported } = await ask(() => lied.card('a'), { ...card, last4: '4111111111111111' });
    expect(reported).toEqual(['card: last4 invalid_format']);
  });
  it('is not followed elsewhere', async () => expect((await ask(() => lied.card('a'), '', 302)).outcome).toBe('unavailable'));
});
