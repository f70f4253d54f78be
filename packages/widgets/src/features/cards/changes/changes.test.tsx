import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { deferred } from '../../../kit/testing/mount.tsx';
import { CardsPage } from '../list/cards-page.tsx';
import { bankOf, blocked, cardOf, dead, refuse, showCards } from '../testing/card-testing.tsx';

const price = ({ currency }: InOf<'/card/calc'>, part: Partial<OutOf<'/card/calc'>> = {}): OutOf<'/card/calc'> => ({
  quote_id: `q-${currency}`,
  expires_in_sec: 300,
  valid_until: '2036-01-01T00:00:00Z',
  currency,
  fee_kind: 'replacement',
  fee: '25.000000',
  total_debit: '25.000000',
  received: '0.00',
  market_rate: '1',
  margin_percent: '0.00',
  rate: '1',
  rate_at: '2026-11-23T01:46:00Z',
  available: { USDC: '3.00', USDT: '900.00' },
  ...part,
});
type Answers = Parameters<typeof bankOf>[1];
async function opened(card: ReturnType<typeof cardOf>, act: string, answers: Answers = {}) {
  const bank = bankOf([card], { '/card/calc': price, ...answers });
  await showCards(bank.client, <CardsPage />, { query: `?id=${card.card_id}&act=${act}` });
  return { ...bank, dialog: within(await screen.findByRole('dialog')) };
}
const done = (card: ReturnType<typeof cardOf>): OutOf<'/card/modifyOpStatus'> => ({ card, replacement_id: null });
const press = async (name: string | RegExp) => userEvent.click(await within(screen.getByRole('dialog')).findByRole('button', { name }));
const inputs = (asked: readonly { readonly input: unknown }[]) => asked.map(({ input }) => input);

test('a double press blocks once; who is notified and of which card', async () => {
  const answer = deferred<OutOf<'/card/modifyOpStatus'>>();
  const { sent, dialog } = await opened(cardOf(), 'block', { '/card/modifyOpStatus': () => answer.promise });
  expect(dialog.getByText(/Purchases are declined immediately/)).toBeTruthy();
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Block the card' }));
  answer.resolve(done(blocked()));
  expect(await screen.findByText('•••• 4821 is blocked')).toBeTruthy();
  expect(inputs(sent('/card/modifyOpStatus'))).toEqual([{ card_id: 'c1', op: 'block' }]);
  expect(location.search).toBe('?id=c1');
});

test('refused because it was changed meanwhile: the card is asked for again', async () => {
  const cards = [blocked()];
  const bank = bankOf(cards, {
    '/card/modifyOpStatus': ({ version }) => {
      cards[0] = { ...blocked(), version: 4 };
      return version === 4 ? done(cardOf()) : refuse('changedMeanwhile', 'This was changed in the meantime. Refresh and try again.');
    },
  });
  await showCards(bank.client, <CardsPage />, { query: '?id=c1&act=unblock' });
  await screen.findByRole('dialog');
  await press('Unblock the card');
  expect(await within(screen.getByRole('dialog')).findByText(/changed in the meantime/)).toBeTruthy();
  await expect.poll(() => bank.sent('/card/info').length).toBe(2);
  await press('Unblock the card');
  expect(await screen.findByText('•••• 4821 is unblocked')).toBeTruthy();
});

test('an unblock that the bank refuses says why and stays open', async () => {
  const message = 'A replacement was requested for this card, so it cannot be unblocked.';
  const { dialog } = await opened(blocked(), 'unblock', { '/card/modifyOpStatus': () => refuse('replacementApplied', message) });
  await press('Unblock the card');
  expect(await dialog.findByText(message)).toBeTruthy();
});

test('a replacement: fee first, short money said before, reason and tick at their fields', async () => {
  const { sent, dialog } = await opened(blocked(), 'replace', { '/card/modifyOpStatus': () => done(blocked()) });
  expect(await dialog.findByText('Replacement fee: 25.00 USDC')).toBeTruthy();
  expect(dialog.getByText(/Your wallet has only 3\.00 USDC/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('radio', { name: 'USDT' }));
  await press('Replace for 25.00 USDT');
  expect(await dialog.findByText('Confirm that this cannot be undone')).toBeTruthy();
  expect(sent('/card/modifyOpStatus')).toEqual([]);
  await userEvent.click(dialog.getByRole('radio', { name: 'Damaged' }));
  await userEvent.click(dialog.getByRole('checkbox'));
  await press('Replace for 25.00 USDT');
  expect(await screen.findByText('The replacement is on its way')).toBeTruthy();
  expect(inputs(sent('/card/modifyOpStatus'))).toEqual([
    { card_id: 'c1', op: 'replace', reason: 'damaged', confirm_irreversible: true, version: 3, quote_id: 'q-USDT' },
  ]);
});

test('a price that has ended is asked for again, and what was chosen stays', async () => {
  const { sent, dialog } = await opened(blocked(), 'replace', {
    '/card/modifyOpStatus': () => refuse('quoteExpired', 'The rate has expired. Ask for a new one.'),
  });
  await userEvent.click(dialog.getByRole('radio', { name: 'Lost or stolen' }));
  await userEvent.click(dialog.getByRole('checkbox'));
  await press(/^Replace for/);
  expect(await dialog.findByText('The rate has expired. Ask for a new one.')).toBeTruthy();
  await expect.poll(() => sent('/card/calc').length).toBe(2);
  expect(dialog.getByRole('radio', { name: 'Lost or stolen' })).toHaveProperty('checked', true);
});

test('no price, no act: said, with the way to ask again', async () => {
  const { dialog } = await opened(blocked(), 'replace', { '/card/calc': () => dead() });
  expect(await dialog.findByText('The fee is not known')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /^Replace/ })).toBeNull();
});

test('cancelling needs the tick, and says where the balance goes', async () => {
  const { sent, dialog } = await opened(cardOf(), 'cancel', { '/card/modifyOpStatus': () => done(cardOf()) });
  expect(dialog.getByText(/balance of 3,420\.15 USD goes back/)).toBeTruthy();
  await press('Cancel the card');
  expect(await dialog.findByText('Confirm that this cannot be undone')).toBeTruthy();
  expect(sent('/card/modifyOpStatus')).toEqual([]);
  await userEvent.click(dialog.getByRole('checkbox'));
  await press('Cancel the card');
  expect(await screen.findByText('The card is cancelled')).toBeTruthy();
  expect(inputs(sent('/card/modifyOpStatus'))).toEqual([{ card_id: 'c1', op: 'cancel', confirm_irreversible: true, version: 3 }]);
});

test('limits: what is spent beside them, an empty one is none, a wrong one is refused at its field', async () => {
  const { sent, dialog } = await opened(cardOf(), 'limits', { '/card/limits': () => ({ card: cardOf() }) });
  expect(dialog.getByText('Spent today: 89.90 USD')).toBeTruthy();
  expect(dialog.getByText('Spent this month: 501.90 USD')).toBeTruthy();
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Per day/ }), '12.345');
  await press('Save limits');
  expect(await dialog.findByText('USD has at most 2 decimals')).toBeTruthy();
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Per day/ }), '1,000');
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Per purchase/ }), '');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Abroad' }));
  await press('Save limits');
  expect(await screen.findByText('Limits saved')).toBeTruthy();
  expect(inputs(sent('/card/limits'))).toEqual([
    { card_id: 'c1', per_purchase: null, per_day: '1000', per_month: '5000.00', online: true, atm: true, abroad: true, version: 3 },
  ]);
});

test('a limit that leaves another without effect says so at its field, and is taken', async () => {
  const { sent, dialog } = await opened(cardOf(), 'limits', { '/card/limits': () => ({ card: cardOf() }) });
  const lower = (name: string) => dialog.findByText(`Lower than the limit “${name}”, which therefore has no effect.`);
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Per day/ }), '100');
  expect(await lower('Per purchase')).toBeTruthy();
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Per purchase/ }), '');
  await expect.poll(() => dialog.queryByText(/Lower than/)).toBeNull();
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Per month/ }), '99.99');
  expect(await lower('Per day')).toBeTruthy();
  await press('Save limits');
  expect(await screen.findByText('Limits saved')).toBeTruthy();
  expect(inputs(sent('/card/limits'))).toMatchObject([{ per_purchase: null, per_day: '100', per_month: '99.99' }]);
});

test.each(['block', 'limits'])('%s without an answer says what is known, can be closed, and is one request', async (act) => {
  const { sent, dialog } = await opened(cardOf(), act, {
    '/card/modifyOpStatus': () => new Promise(() => undefined),
    '/card/limits': () => new Promise(() => undefined),
  });
  const name = act === 'block' ? 'Block the card' : 'Save limits';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await userEvent.dblClick(dialog.getByRole('button', { name }));
  await expect.poll(() => sent(act === 'block' ? '/card/modifyOpStatus' : '/card/limits').length).toBe(1);
  expect(dialog.queryByText('There is no answer yet')).toBeNull();
  await vi.advanceTimersByTimeAsync(5000);
  await expect.poll(() => dialog.queryByText('There is no answer yet')).not.toBeNull();
  vi.useRealTimers();
  await userEvent.click(dialog.getAllByRole('button', { name: act === 'block' ? 'Close' : 'Keep them' })[0] ?? document.body);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('every limit of 0 says so at its field, and nothing is sent', async () => {
  const { sent, dialog } = await opened(cardOf(), 'limits');
  for (const name of [/^Per purchase/, /^Per day/, /^Per month/]) await userEvent.fill(dialog.getByRole('textbox', { name }), '0');
  await press('Save limits');
  await expect.poll(() => dialog.queryAllByText('Enter an amount above 0').length).toBe(3);
  expect(sent('/card/limits')).toEqual([]);
});

test('limits stay typed when the bank does not answer', async () => {
  const { dialog } = await opened(cardOf(), 'limits', { '/card/limits': () => dead() });
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Per day/ }), '750');
  await press('Save limits');
  expect(await dialog.findByRole('alert')).toBeTruthy();
  expect(dialog.getByRole('textbox', { name: /^Per day/ })).toHaveProperty('value', '750');
});
