/** A holder and the own card: what may be done, why not, and a refusal in the bank's words. */
import type { Client } from '@bankside/core/client/client.ts';
import { Refused } from '@bankside/core/client/errors.ts';
import type { OutOf } from '@bankside/core/contract/index.ts';
import { errors } from '@bankside/core/rules/errors.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BankProvider } from '../../runtime/host-context.tsx';
import { bankAs, showScreen, staff } from '../../../../../tests/support/screen.tsx';
import { OwnCardsPart } from './own-cards-part.tsx';

type Own = OutOf<'/card/own'>['list'][number];
const active: Own = {
  card_id: 'c-1',
  last4: '4821',
  holder_name: 'Nadia Rahman',
  tier: 'premier',
  card_class: 'visa',
  status: 'active',
  expiry: '2029-11',
  version: 2,
  actions: { block: '', unblock: 'notBlocked' },
};

async function show(list: readonly Own[], answer: () => unknown = () => ({ card: active }), language: 'en' | 'ja' = 'en') {
  const asked: unknown[] = [];
  const call = async (path: string, input: unknown) => {
    await Promise.resolve();
    if (path === '/card/own') return { list };
    asked.push([path, input]);
    return answer();
  };
  const bank = { ...bankAs(() => staff), call } as unknown as Client;
  await showScreen(
    null,
    <BankProvider value={bank}>
      <OwnCardsPart />
      <p>below</p>
    </BankProvider>,
    { in: language, words: ['profile', 'errors'] },
  );
  return asked;
}
const press = async (name: string, among = within(document.body)) => userEvent.click(await among.findByRole('button', { name }));

test('an active card is blocked after a question, as it was seen', async () => {
  const asked = await show([active]);
  await press('Block');
  const sure = within(await screen.findByRole('dialog', { name: 'Block ••••\u00a04821?' }));
  expect(asked).toEqual([]);
  await press('Block', sure);
  await expect.poll(() => asked).toEqual([['/card/ownOpStatus', { card_id: 'c-1', op: 'block', version: 2 }]]);
  await screen.findByText('•••• 4821 is blocked');
});

test('statuses of several cards are in one column', async () => {
  const made: Own = {
    ...active,
    card_id: 'c-2',
    last4: '4102',
    status: 'inactive',
    actions: { block: 'notActive', unblock: 'notBlocked' },
  };
  await show([active, made]);
  const left = async (status: string) => (await screen.findByText(status)).getBoundingClientRect().left;
  expect(await left('Not activated')).toBe(await left('Active'));
});

test('what is not the holder’s to undo says why, and offers nothing', async () => {
  const shut = { block: 'blockedByAdministrator', unblock: 'blockedByAdministrator' } as const;
  const own = { block: 'notActive', unblock: '' } as const;
  await show([
    { ...active, card_id: 'c-2', status: 'blocked_by_admin', actions: shut },
    { ...active, card_id: 'c-3', status: 'inactive', actions: { block: 'notActive', unblock: 'notBlocked' } },
    { ...active, card_id: 'c-4', status: 'blocked_by_user', actions: own },
  ]);
  await screen.findByText('Card blocked by an administrator: the action is refused.');
  expect(screen.getByText('The card is not active.')).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Unblock']);
});

test('a refusal is shown in the dialog', async () => {
  const message = 'Card blocked by an administrator: the action is refused.';
  await show([active], () => {
    throw new Refused(errors.cardBlockedByAdministrator.code, message, [], 'req-1');
  });
  await press('Block');
  const sure = within(await screen.findByRole('dialog', { name: 'Block ••••\u00a04821?' }));
  await press('Block', sure);
  await sure.findByText(message);
});

test('who holds no card sees nothing of it; in Japanese it is said in Japanese', async () => {
  await show([]);
  await screen.findByText('below');
  expect(screen.queryByRole('region')).toBeNull();
  await show([active], undefined, 'ja');
  await press('利用を停止');
  await screen.findByRole('dialog', { name: '••••\u00a04821 の利用を停止しますか？' });
});
