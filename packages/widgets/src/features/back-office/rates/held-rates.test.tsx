/** Rates that the bank does not believe yet, as staff meet them. */
import type { Client } from '@bankside/core/client/client.ts';
import type { OutOf } from '@bankside/core/contract/index.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BankProvider } from '../../../runtime/host-context.tsx';
import { bankAs, showScreen, staff } from '../../../../../../tests/support/screen.tsx';
import { HeldRates } from './held-rates.tsx';
import { changePercent } from './rate-change.ts';

const words = ['back-office', 'errors'] as const;
const desk = bankAs(() => staff);
type Held = OutOf<'/admin/rate/held'>;
const at = '2025-11-18T01:45:00.000Z';
const jump: Held['list'][number] = {
  currency: 'ETH',
  before: { usd: '3100.000000000000', taken_at: at },
  usd: '4000.000000000000',
  reason: 'jump',
  other_usd: '',
  since: at,
  seen_at: at,
  second: null,
};
const apart: Held['list'][number] = { ...jump, currency: 'BTC', usd: '1.000000000000', reason: 'apart', other_usd: '90970.770000000000' };

/** A bank that holds these until one is confirmed. */
async function show(held: Held) {
  const confirmed: unknown[] = [];
  const call = async (path: string, input: unknown) => {
    if (path === '/admin/rate/held') return confirmed.length > 0 ? { list: [], stale: [] } : held;
    confirmed.push([path, input]);
    return {};
  };
  const bank = { ...desk, call } as unknown as Client;
  await showScreen(
    staff,
    <BankProvider value={bank}>
      <HeldRates />
    </BankProvider>,
    { words },
  );
  return confirmed;
}

test('a jump is confirmed after a look at it, with the rate that was seen; two sources that differ are not for staff to settle', async () => {
  const confirmed = await show({ list: [jump, apart], stale: [{ currency: 'SGD', taken_at: at }] });
  expect(await screen.findByText('Rates are out of date: SGD')).toBeTruthy();
  expect(screen.getByText(/one says 1 USD, the other 90,970\.8 USD/)).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Check ETH rate']);
  await userEvent.click(screen.getByRole('button', { name: 'Check ETH rate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Is 1 ETH = 4,000 USD right?' }));
  expect(dialog.getByText('+29.03 %')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm rate' }));
  await waitFor(() => expect(confirmed).toEqual([['/admin/rate/confirm', { currency: 'ETH', usd: '4000.000000000000' }]]));
  await waitFor(() => expect(screen.queryByText('ETH: the rate jumped')).toBeNull());
});

test('a confirmation that a colleague has asked for is in its place, with the way to answer', async () => {
  const second = { id: 's1', company_id: 'bank', act: 'rate.confirm', by: 'Daniel Okoro', at, mine: false };
  await show({ list: [{ ...jump, second }], stale: [] });
  expect(await screen.findByText('Daniel Okoro requested: Confirm an exchange rate · ETH')).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Review']);
});

test('nothing is there where all rates are well', async () => {
  await show({ list: [], stale: [] });
  await expect.poll(() => screen.queryByRole('heading', { name: 'Exchange rates' })).toBeNull();
});

test('a change is said in per cent, rounded half to even', () => {
  expect([changePercent('3100.000000000000', '0.000001000000'), changePercent('2.000000000000', '2.000100000000')]).toEqual([
    '−100.00',
    '+0.00',
  ]);
  expect(changePercent('0.000000000000', '1.000000000000')).toBe('');
});
