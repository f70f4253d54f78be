import { expect, test } from 'vitest';
import type { OutOf } from '@bankside/core/contract/index.ts';
import { bankOf, blocked, cardOf } from '../../../features/cards/testing/card-testing.tsx';
import type { Emit } from '../../../runtime/element-port.ts';
import { actionsOf, wrongActions } from './actions.ts';
import { cardNews } from './card-news.ts';

type Answers = Parameters<typeof bankOf>[1];
function listening(cards: ReturnType<typeof cardOf>[], answers: Answers = {}) {
  const heard: unknown[] = [];
  const emit: Emit = (name, detail) => (heard.push([name, detail]), Promise.resolve(true));
  const { client } = bankOf(cards, answers);
  return { heard, ...cardNews(client, emit) };
}
const list = { tab: 'cards' as const };

test('what a card is at first is no news; each later state is, once', async () => {
  const cards = [cardOf()];
  const { heard, bank } = listening(cards);
  await bank.call('/card/record', list);
  expect(heard).toEqual([]);
  cards[0] = { ...blocked(), version: 4 };
  await bank.call('/card/record', list);
  await bank.call('/card/info', { card_id: 'c1' });
  const changed = { entity: 'card', id: 'c1', cardId: 'c1', from: 'active', to: 'blocked_by_client' };
  expect(heard).toEqual([['bank-status-change', changed]]);
  cards[0] = cardOf(); // an older answer, overtaken on its way
  await bank.call('/card/info', { card_id: 'c1' });
  expect(heard).toHaveLength(1);
});

test('each action that the bank has taken, by the name that the page wrote; a refused one is none', async () => {
  const done: OutOf<'/card/modifyOpStatus'> = { card: { ...blocked(), version: 4 }, replacement_id: null };
  const { heard, bank } = listening([cardOf()], {
    '/card/modifyOpStatus': ({ op }) => (op === 'cancel' ? Promise.reject(new Error('refused')) : done),
    '/card/setPin': () => ({}),
    '/card/active': () => ({ card_id: 'c1', status: 'active', tries_left: 5 }),
  });
  await bank.call('/card/record', list);
  await bank.call('/card/modifyOpStatus', { card_id: 'c1', op: 'block' });
  await bank.call('/card/setPin', { card_id: 'c1', pin: 'sealed' });
  await bank.call('/card/active', { card_id: 'c1', card_number: '4929123456784821', identification_number: 'A5520148', verify_token: 't' });
  await bank.call('/card/modifyOpStatus', { card_id: 'c1', op: 'cancel' }).catch(() => undefined);
  const names = heard.flatMap((each) => (each as [string, { action?: string }])[1].action ?? []);
  expect(names).toEqual(['block', 'set-pin', 'activate']);
  expect(JSON.stringify(heard)).not.toMatch(/4929123456784821|A5520148|sealed|4821/);
});

test('a top-up is followed until it is over', async () => {
  let status = 'processing';
  const { heard, bank, open } = listening([cardOf()], {
    '/card/topUp': () => ({ id: 't1', number: 'TU-1', transaction_id: 'x1', status }),
    '/card/topRecord': () => ({ list: [{ id: 't1', status }], total: 1, next_cursor: null }) as unknown as OutOf<'/card/topRecord'>,
  });
  await bank.call('/card/topUp', { card_id: 'c1', amount: '50', currency: 'USDC', quote_id: 'q', source_of_funds_confirmed: true });
  expect(open.getState()).toEqual([{ id: 't1', cardId: 'c1', status: 'processing' }]);
  await bank.call('/card/topRecord', { card_id: 'c1' });
  status = 'success';
  await bank.call('/card/topRecord', { card_id: 'c1' });
  expect(open.getState()).toEqual([]);
  const change = { entity: 'top-up', id: 't1', cardId: 'c1' };
  expect(heard).toEqual([
    ['bank-action', { action: 'top-up', cardId: 'c1' }],
    ['bank-status-change', { ...change, from: '', to: 'processing' }],
    ['bank-status-change', { ...change, from: 'processing', to: 'success' }],
  ]);
});

test('actions as a page writes them: all without the attribute, and an unknown one is named', () => {
  expect(actionsOf(undefined).actions).toHaveLength(8);
  expect(actionsOf('activate top-up  Set-PIN')).toEqual({ actions: ['activate', 'topUp', 'setPin'], unknown: [] });
  const { actions, unknown } = actionsOf('block, freeze');
  expect([actions, unknown]).toEqual([['block'], ['freeze']]);
  expect(wrongActions(unknown)).toMatch(/actions="freeze" is no action: write some of activate, top-up, set-pin, block/);
});
