import { person } from '@bankside/core/session/person.ts';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sandbox, showScreen } from '../../../../../tests/support/screen.tsx';
import { byDay } from './by-day.ts';
import { NoticesPanel } from './notices-panel.tsx';

/** Changing the links tells everybody of the company: two notifications, by the bank itself. */
const withNotices = async (language: 'en' | 'zh' | 'ja' = 'en') => {
  const { people } = await sandbox.company({});
  const { bank } = await showScreen(people[0], <p>home</p>, { words: [] });
  const links = { kyc_change_url: '', top_up_status_url: '', card_status_url: '', activation_url: '', card_transaction_url: '' };
  for (let count = 0; count < 2; count++) await bank.call('/account/modifyWebhookApi', links);
  return showScreen(people[0], <NoticesPanel open onClose={() => undefined} />, { in: language, words: ['notices'] });
};

test('unread ones are counted, marked one by one and all at once, and the bell follows (PRO-06)', async () => {
  const { bank } = await withNotices();
  expect(await screen.findByText('2 unread')).toBeTruthy();
  expect(person.getState().info?.unread).toBe(2);
  const [first] = await screen.findAllByRole('button', { name: /^Mark as read: / });
  if (!first) throw new Error('nothing to mark');
  await userEvent.click(first);
  expect(await screen.findByText('1 unread')).toBeTruthy();
  await expect.poll(() => person.getState().info?.unread).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('All read')).toBeTruthy();
  expect((await bank.call('/notice/list', {})).unread).toBe(0);
});

test('nothing happened yet: it says so', async () => {
  const { people } = await sandbox.company({});
  await showScreen(people[0], <NoticesPanel open onClose={() => undefined} />, { words: ['notices'] });
  expect(await screen.findByText('No notices yet')).toBeTruthy();
});

test.each(['en', 'zh', 'ja'] as const)('announcements come in %s', async (language) => {
  const { bank } = await withNotices(language);
  await userEvent.click(screen.getAllByRole('tab')[1] ?? document.body);
  const { list } = await bank.call('/notice/announcements', {});
  expect(list.length).toBeGreaterThan(0);
  for (const { title } of list) expect(await screen.findByText(title)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\b(notices|shared):/);
});

test('a notice of a fee leads to the fee (CRD-27)', async () => {
  const { people } = await sandbox.company({ balances: { USDC: '500' }, annual_fees: [{ last4: '4821', due_in: 3, status: 'unpaid' }] });
  const { bank } = await showScreen(people[0], <p>home</p>, { words: [] });
  const [fee] = (await bank.call('/annualFee/record', {})).list;
  await bank.call('/annualFee/modify', { id: fee?.id ?? '', action: 'pay', pay_from: 'user_wallet', currency: 'USDC' });
  await expect.poll(async () => (await bank.call('/notice/list', {})).list[0]?.kind).toBe('annual_fee_paid');
  const { went } = await showScreen(people[0], <NoticesPanel open onClose={() => undefined} />, { words: ['notices'] });
  const [link] = await screen.findAllByRole('link', { name: 'See the annual fee' });
  await userEvent.click(link ?? document.body);
  expect(went).toEqual([{ place: 'annualFee', params: { id: fee?.id } }]);
});

describe('by day', () => {
  test('yesterday is a day of the calendar, also over the end of a month', () => {
    expect(byDay(['2024-02-29', '2024-02-28'], (row) => row, '2024-03-01').map(({ name }) => name)).toEqual(['yesterday', undefined]);
  });
  test('today and yesterday have names, other days do not', () => {
    const rows = ['2025-11-18', '2025-11-18', '2025-11-17', '2025-11-10'];
    expect(byDay(rows, (row) => row, '2025-11-18').map(({ name, rows: ofDay }) => [name, ofDay.length])).toEqual([
      ['today', 2],
      ['yesterday', 1],
      [undefined, 1],
    ]);
  });
});
