import { currencies, currencyCodes } from '@bankside/core/rules/money/currencies.ts';
import { toMinor } from '@bankside/core/rules/money/money.ts';
import { formatDay } from '@bankside/core/i18n/dates.ts';
import { person } from '@bankside/core/session/person.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sandbox, showScreen } from '../../../../../tests/support/screen.tsx';
import { HomePage } from './home-page.tsx';

const words = ['home', 'notices'] as const;
const show = (who: Parameters<typeof showScreen>[0], language: 'en' | 'zh' | 'ja' = 'en') =>
  showScreen(who, <HomePage />, { in: language, words });
/** Amounts on the page under an element, as the bank sent them: currency and decimal text. */
const amountsIn = (element: Element) => [...element.querySelectorAll('data')].map((data) => [data.dataset['currency'], data.value]);
const balanceRows = async () => {
  const table = (await screen.findByRole('heading', { name: 'Balances' })).closest('section')?.querySelector('table');
  if (!table) throw new Error('no table of balances');
  return amountsIn(table);
};
const always = currencyCodes.filter((code) => currencies[code].always);

describe('balances', () => {
  test('every figure is the bank’s, and the rows in USD make the total (HOM-04)', async () => {
    const { people } = await sandbox.company({ balances: { USD: '12500.50', SGD: '900.10', ETH: '1.500000000000000001' } });
    const { bank } = await show(people[0]);
    const rows = await balanceRows();
    const { figures, base_currency } = await bank.call('/dashboard/home', {});
    if (!figures) throw new Error('the main account sees figures');
    expect(rows).toEqual(
      figures.balances.filter(({ currency }) => always.includes(currency)).map(({ currency, available }) => [currency, available]),
    );
    expect(amountsIn(screen.getByRole('heading', { level: 1 }))).toEqual([[base_currency, figures.book_balance]]);
    expect(figures.balances.reduce((sum, { worth }) => sum + toMinor(worth, 2), 0n)).toBe(toMinor(figures.book_balance, 2));
    const worths = screen.getAllByText(/^≈ [\d,.]+ USD$/).map(({ textContent }) => toMinor(textContent.replace(/[^\d.]/g, ''), 2));
    expect(worths).toHaveLength(2);
    expect(worths.reduce((sum, worth) => sum + worth, toMinor('12500.50', 2))).toBe(toMinor(figures.available_balance, 2));
    expect(toMinor(figures.available_balance, 2) + toMinor(figures.frozen_balance, 2)).toBe(toMinor(figures.book_balance, 2));
  });

  test('the totals are in the currency that somebody chooses, and the address keeps it', async () => {
    const { people } = await sandbox.company({ balances: { USD: '12500.50', SGD: '900.10' } });
    const { bank } = await show(people[0]);
    await userEvent.click(await screen.findByRole('button', { name: 'Currency of the total: USD' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /^SGD/ }));
    const { figures } = await bank.call('/dashboard/home', { currency: 'SGD' });
    await expect.poll(() => amountsIn(screen.getByRole('heading', { level: 1 }))).toEqual([['SGD', figures?.book_balance]]);
    expect(new URLSearchParams(location.search).get('currency')).toBe('SGD');
    expect(screen.getAllByText(/^≈ [\d,.]+ SGD$/).length).toBeGreaterThan(0);
  });

  test('ten currencies are there at nought, others only when held (HOM-03)', async () => {
    const { people } = await sandbox.company({ balances: { JPY: '5000' } });
    await show(people[0]);
    const shown = (await balanceRows()).map(([code]) => code);
    expect(always).toHaveLength(10);
    expect(shown.filter((code) => code !== 'JPY').toSorted()).toEqual(always.toSorted());
    expect(shown).toContain('JPY');
    expect(shown).not.toContain('EUR');
  });

  test('an account without money says how it opens (HOM-06)', async () => {
    const { people } = await sandbox.company({ users: [{ authjson: ['1-1', '3-2'] }] });
    await show(people[1] ?? null);
    expect(await screen.findByText('Your first deposit activates the account: from 1,000 USDT or 1,000 USDC.')).toBeTruthy();
    const { bank } = await show(people[0]);
    const all =
      'Your first deposit activates the account: from 10,000 USD or equivalent by bank transfer, or from 1,000 USDT or 1,000 USDC.';
    expect(await screen.findByText(all)).toBeTruthy();
    expect(screen.queryByRole('slider')).toBeNull();
    expect((await bank.call('/dashboard/home', {})).figures?.book_balance).toBe('0.00');
  });

  test('the chart is read day by day, by keys and as a table (HOM-12)', async () => {
    const { people } = await sandbox.company({ balances: { USD: '10000.00' } });
    const { bank } = await show(people[0]);
    const chart = await screen.findByRole('slider', { name: /^Book balance/ });
    const days = (await bank.call('/dashboard/home', {})).figures?.days ?? [];
    const before = formatDay(days.at(-2)?.day ?? '', 'en');
    chart.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(chart.getAttribute('aria-valuetext')).toBe(`${before} · 0.00 USD`);
    expect(screen.getByText(`${before} · 0.00 USD`)).toBeTruthy();
    await userEvent.keyboard('{End}');
    expect(chart.getAttribute('aria-valuetext')).toContain('10,000.00 USD');
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    const table = within(screen.getByRole('region', { name: 'Book balance, Last 30 days' }));
    expect(table.getAllByRole('row')).toHaveLength(days.length + 1);
  });

  test('the chart shows a year, one currency, and money in and out by month, also as a table (HOM-13)', async () => {
    const { people } = await sandbox.company({ balances: { USD: '10000.00', SGD: '900.10' } });
    const { bank } = await show(people[0]);
    const choose = async (menu: RegExp, entry: string) => {
      await userEvent.click(await screen.findByRole('button', { name: menu }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: entry }));
    };
    await choose(/^Currency: /, 'SGD');
    await choose(/^Period: /, '1 year');
    const trend = await bank.call('/dashboard/trend', { days: '365', currency: 'SGD' });
    await vi.waitFor(() => expect(screen.getByRole('slider').getAttribute('aria-valuemax')).toBe('364'));
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toContain('900.10 SGD');
    await choose(/^Chart: /, 'Money in and out');
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    const table = within(await screen.findByRole('region', { name: 'Money in and out by month' }));
    expect(table.getAllByRole('row')).toHaveLength(trend.months.length + 1);
    expect(table.getAllByRole('row')[1]?.textContent).toBe('November 2025900.10 SGD0.00 SGD');
    await choose(/^Currency: /, 'All, in USD');
    await vi.waitFor(() => expect(screen.getByRole('region', { name: 'Money in and out by month' }).textContent).toContain(' USD'));
  });

  test('a currency opens its page (HOM-11)', async () => {
    const { people } = await sandbox.company({ balances: { USD: '10000.00' } });
    await show(people[0]);
    expect((await screen.findByRole('link', { name: /^USD US/ })).getAttribute('href')).toBe('/balance');
  });

  test('what came in is among the recent transactions, in all three languages', async () => {
    const { people } = await sandbox.company({ balances: { USD: '10000.00' } });
    for (const [language, deposit, day] of [
      ['en', 'Deposit', '18/11/2025'],
      ['zh', '存款', '2025/11/18'],
      ['ja', '入金', '2025/11/18'],
    ] as const) {
      const { bank } = await show(people[0], language);
      const table = await screen.findByRole('grid', { name: /Recent transactions|最近交易|最近の取引/ });
      const { recent } = await bank.call('/dashboard/home', {});
      expect(recent).toHaveLength(1);
      expect(amountsIn(table)).toEqual(recent.map(({ currency, amount }) => [currency, amount]));
      expect(table.textContent).toContain(deposit);
      expect(table.textContent).toContain(day);
      expect(document.body.textContent).not.toMatch(/\b(home|options|shared|notices):/);
    }
  });
});

test('what a payer’s bank asks for is there to copy, as the bank has it (HOM-07)', async () => {
  const { people } = await sandbox.company({ balances: { USD: '10000.00' } });
  const { bank } = await show(people[0]);
  await userEvent.click(await screen.findByRole('button', { name: 'Receive money' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bank details for incoming transfers' }));
  const { bank_name, swift, bank_address, reference } = await bank.call('/dashboard/accountDetails', {});
  for (const text of [bank_name, swift, bank_address, reference]) expect(await dialog.findByText(new RegExp(text)), text).toBeTruthy();
});

describe('a sub-account (PER-12)', () => {
  const order = { balances: { USD: '10000.00' }, users: [{ authjson: ['7', '10', '11-1'] as const, group: 'Finance' }] };

  test('without code 1 sees its company and where it may go, and no amount', async () => {
    const { people, project_name } = await sandbox.company({ ...order, users: [{ authjson: ['7', '10', '11-1'] }] });
    const { called } = await show(people[1] ?? people[0]);
    expect(await screen.findByRole('heading', { level: 1, name: project_name })).toBeTruthy();
    expect(document.querySelectorAll('data')).toHaveLength(0);
    const services = within(screen.getByRole('heading', { name: 'Your access' }).closest('section') ?? document.body);
    expect(services.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Structured products',
      'Sub-accounts',
      'Fiat transfers',
      'Profile',
    ]);
    expect(called).toEqual(['/dashboard/home', '/dashboard/todo']);
  });

  test('before the bank has accepted the documents shows who acts', async () => {
    const { people } = await sandbox.company({ approve_status: 1, kyc_status: 1, users: [{ authjson: ['1'] }] });
    await show(people[1] ?? people[0]);
    const banner = within(await screen.findByRole('region', { name: 'Company verification' }));
    expect(banner.getByRole('heading', { name: "Your company's documents are not approved yet" })).toBeTruthy();
    expect(banner.getByText('Documents accepted').closest('[aria-current="step"]')).toBeTruthy();
    expect(banner.queryByText('Done')).toBeNull();
    expect(banner.queryByText('Waiting for you')).toBeNull();
  });

  test('with code 1 sees balances, without code 2 no transactions', async () => {
    const { people } = await sandbox.company({ ...order, users: [{ authjson: ['1'] }] });
    await show(people[1] ?? people[0]);
    expect((await balanceRows()).length).toBe(10);
    expect(screen.queryByRole('grid', { name: 'Recent transactions' })).toBeNull();
  });
});

describe('verification', () => {
  test('refused: the reason, each field that came back and the bank’s note show, and one link leads to the first of them (KYC-22)', async () => {
    const { people } = await sandbox.company({
      kyc_status: 3,
      refuse_reason: 'The certificate cannot be read.',
      failure_text: 'Send a new copy.',
    });
    const { bank } = await show(people[0]);
    const banner = await screen.findByRole('region', { name: 'Company verification' });
    expect(within(banner).getByText('The certificate cannot be read.')).toBeTruthy();
    expect(within(banner).getByText('Send a new copy.')).toBeTruthy();
    expect(within(banner).getByText('Corrections').closest('[aria-current="step"]')).toBeTruthy();
    const { reasons } = await bank.call('/account/kyc/getKycInfo', {});
    expect(reasons.length).toBeGreaterThan(0);
    expect(await within(banner).findByText('Certificate of incorporation', {}, { timeout: 5000 })).toBeTruthy();
    const link = await within(banner).findByRole('link', { name: 'Correct the details' });
    await expect.poll(() => link.getAttribute('href')).toBe('/kyc_step/kyc_step_two');
    expect(screen.getByText('Available after verification')).toBeTruthy();
  });

  test('in review: nothing is asked of the person', async () => {
    const { people } = await sandbox.company({ kyc_status: 2 });
    await show(people[0]);
    const banner = await screen.findByRole('region', { name: 'Company verification' });
    expect(within(banner).queryByRole('button')).toBeNull();
    expect(within(banner).getByRole('link', { name: 'See the status' })).toHaveProperty('pathname', '/kyc');
    expect(within(banner).getByText('Review by the bank').closest('[aria-current="step"]')).toBeTruthy();
  });

  test('incomplete: leads to the next step; what is complete leads to the submission', async () => {
    const begun = await sandbox.company({ kyc_status: 1 });
    await show(begun.people[0]);
    expect(await screen.findByRole('link', { name: 'Start verification' })).toHaveProperty('pathname', '/kyc_step/kyc_step_one');
    const filled = await sandbox.company({ kyc_status: 1, kyc: 'filled' });
    await show(filled.people[0]);
    expect(await screen.findByRole('link', { name: 'Review and submit' })).toHaveProperty('pathname', '/kyc_step/kyc_step_four');
    expect(screen.getByText('Ready to submit')).toBeTruthy();
  });

  test('verified, with balances, the manager is beside them (ACC-22)', async () => {
    const { people } = await sandbox.company({ balances: { USD: '1.00' } });
    await show(people[0]);
    await balanceRows();
    expect(screen.getByRole('button', { name: 'Ask a question' })).toBeTruthy();
  });

  test.each([
    ['of a company that is not verified', 1],
    ['of one that is, also without balances', 4],
  ])('the relationship manager is asked, and that is remembered (ACC-22): %s', async (_of, verification) => {
    const { people } = await sandbox.company({ kyc_status: verification, users: [{ authjson: ['11-1'] }] });
    await show(people[verification === 4 ? 1 : 0] ?? null);
    await userEvent.click(await screen.findByRole('button', { name: 'Ask a question' }));
    await userEvent.fill(screen.getByRole('textbox', { name: /Your question/ }), 'Which documents do you need?');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ask a question' }));
    expect(screen.getByRole('textbox', { name: /Your question/ })).toHaveProperty('value', 'Which documents do you need?');
    await userEvent.click(screen.getByRole('button', { name: 'Send question' }));
    expect(await screen.findByText('Sent. You have an answer within 3 business days.')).toBeTruthy();
    await expect.poll(() => person.getState().info?.relationship_manager?.requested_at).toBeTruthy();
    expect(screen.getByText('Asked on 18/11/2025')).toBeTruthy();
  });
});

test('an announcement that was closed stays closed in this tab (PRO-07)', async () => {
  const { people } = await sandbox.company({ balances: { USD: '1.00' } });
  const { bank } = await show(people[0]);
  const { announcements } = await bank.call('/dashboard/home', {});
  for (const { title } of announcements) await userEvent.click(await screen.findByRole('button', { name: `Close announcement: ${title}` }));
  expect(announcements.length).toBeGreaterThan(0);
  expect(screen.queryByRole('region', { name: 'Announcements' })).toBeNull();
});

test.each([
  ['en', /1 annual fee is overdue/, 'See fees'],
  ['zh', /1 笔年费已逾期/, '查看年费'],
  ['ja', /1 件の年会費が支払期限を過ぎています/, '年会費を見る'],
] as const)('a fee that is overdue is among what needs you, and leads to itself (CRD-26, %s)', async (language, title, act) => {
  const { people } = await sandbox.company({ annual_fees: [{ last4: '4821', due_in: -3, status: 'overdue' }] });
  const { bank, went } = await show(people[0], language);
  expect(await screen.findByText(title)).toBeTruthy();
  const { todo } = await bank.call('/dashboard/home', {});
  const [fee] = todo.filter(({ kind }) => kind === 'fees_overdue');
  await userEvent.click(screen.getByRole('link', { name: act }));
  expect(went).toEqual([{ place: 'annualFee', params: { id: fee?.only } }]);
});
