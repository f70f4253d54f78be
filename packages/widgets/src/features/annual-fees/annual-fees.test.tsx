import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sandbox, showScreen, type FreshPerson } from '../../../../../tests/support/screen.tsx';
import { AnnualFeePage } from './annual-fee-page.tsx';
import { AnnualFeesPage } from './annual-fees-page.tsx';

const words = ['annual-fees', 'money', 'shell'] as const;
const company = (more: object = {}) =>
  sandbox.company({
    balances: { USD: '500.00', USDC: '20' },
    annual_fees: [
      { last4: '1001', holder_name: 'Aiko Mori', due_in: 20 },
      { last4: '1002', holder_name: 'Jun Park', due_in: -10, status: 'overdue', tier: 'prestige' },
      { last4: '1003', holder_name: '李薇', due_in: 5, status: 'free' },
    ],
    ...more,
  });
type Company = Awaited<ReturnType<typeof company>>;
const list = ({ people }: Company, query = '', language: 'en' | 'zh' | 'ja' = 'en') =>
  showScreen(people[0], <AnnualFeesPage />, { in: language, words, query });
const cards = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => /\d{4}(?= ·)/.exec(row.textContent ?? '')?.[0]);

/** Opens the page of the card's fee. */
async function one(fresh: Company, last4: string, who: FreshPerson = fresh.people[0]) {
  const { bank } = await list(fresh);
  const { list: found } = await bank.call('/annualFee/record', { keyword: last4 });
  const id = found[0]?.id ?? '';
  return { ...(await showScreen(who, <AnnualFeePage />, { words, query: `?id=${id}` })), id };
}
const fact = (label: string) => screen.getAllByText(label, { selector: 'dt' })[0]?.nextElementSibling?.textContent ?? '';
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the list (CRD-35)', () => {
  test('shows payment and renewal, what is open first', async () => {
    await list(await company());
    await expect.poll(cards).toEqual(['1002', '1001', '1003']);
    const [, overdue, , waived] = screen.getAllByRole('row');
    for (const text of ['Jun Park', 'Manual', 'User wallet']) expect(overdue?.textContent).toContain(text);
    expect(within(overdue ?? document.body).getAllByText('Overdue')).toHaveLength(2);
    expect(waived?.textContent).toMatch(/Free.*Waived/);
  });

  test('filters are in the address and are taken from it', async () => {
    await list(await company(), '?renewal=waived,overdue');
    await expect.poll(cards).toEqual(['1002', '1003']);
    await click('Payment');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Free' }));
    await expect.poll(cards).toEqual(['1003']);
    expect(decodeURIComponent(location.search)).toBe('?renewal=waived,overdue&payment=free');
    await userEvent.keyboard('{Escape}');
    await click('Clear filters');
    await expect.poll(cards).toHaveLength(3);
    expect(location.search).toBe('');
  });

  test('search; nothing that fits is said in other words than nothing there; a page past the end shows the first', async () => {
    const fresh = await company();
    await list(fresh, '?keyword=aiko');
    await expect.poll(cards).toEqual(['1001']);
    await list(fresh, '?keyword=nobody');
    expect(await screen.findByText('No fees match these filters')).toBeTruthy();
    await list(fresh, '?page=99');
    await expect.poll(cards).toHaveLength(3);
    await list(await sandbox.company({}));
    expect(await screen.findByText('No annual fees yet')).toBeTruthy();
  });

  test('a row leads to its page', async () => {
    const { went, bank } = await list(await company());
    await userEvent.click(await screen.findByText(/Aiko Mori/));
    const { list: found } = await bank.call('/annualFee/record', { keyword: '1001' });
    expect(went).toEqual([{ place: 'annualFee', params: { id: found[0]?.id } }]);
  });

  test('refreshing asks the bank, which answers once in a while', async () => {
    const { called } = await list(await company());
    await click('Refresh');
    await expect.poll(() => called).toContain('/annualFee/refresh');
    await screen.findByText('Up to date');
    await click('Refresh');
    expect(await screen.findByText(/Too many attempts/)).toBeTruthy();
  });

  test.each([
    ['zh', '年费', '已逾期'],
    ['ja', '年会費', '期日超過'],
  ] as const)('in %s', async (language, title, overdue) => {
    await list(await company(), '', language);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(await screen.findAllByText(overdue)).toHaveLength(2);
    expect(document.body.textContent).not.toMatch(/\b(annual-fees|options|money|shell):/);
  });
});

describe('one fee (CRD-36)', () => {
  test('from the company’s account: what it costs, paid, booked, and the next year beside it', async () => {
    const { bank, id } = await one(await company(), '1001');
    await screen.findByRole('heading', { level: 1, name: '••••\u00a01001 · Aiko Mori' });
    expect(fact('Payment')).toBe('Unpaid');
    await click('Pay');
    await click(/^Pay 60\.00 USD$/);
    await expect.poll(() => fact('Payment'), { timeout: 15_000 }).toBe('Paid');
    expect(fact('Paid')).toContain('60.00');
    expect(fact('Paid from')).toBe('Parent company account, USD');
    expect(await screen.findByRole('link', { name: /^Due / })).toBeTruthy();
    expect((await bank.call('/annualFee/details', { id })).record).toMatchObject({ status: 'paid', paid_currency: 'USD' });
    expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull();
  });

  test('from the wallet: says what is missing and where it can come from, and sends nothing', async () => {
    const { called } = await one(await company(), '1001');
    await click('Pay');
    await userEvent.click(await screen.findByRole('radio', { name: /USDC/ }));
    expect(await screen.findByText(/^4\d\.\d+ USDC is missing$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Top up the wallet with USDC' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pay \d/ })).toBeNull();
    expect(called).not.toContain('/annualFee/modify');
  });

  test('automatic deduction, from where', async () => {
    await one(await company(), '1001');
    await click('Payment method');
    await userEvent.click(await screen.findByRole('radio', { name: 'Automatic' }));
    await userEvent.click(screen.getByRole('radio', { name: /USDT/ }));
    await click('Save');
    await expect.poll(() => fact('Deduction')).toBe('Automatic');
    expect(fact('Paid from')).toBe('User wallet, USDT');
  });

  test('a remark is written, and what is too long is said at its field', async () => {
    await one(await company(), '1001');
    await click('Edit remark');
    const field = await screen.findByRole('textbox', { name: /Remark/ });
    await userEvent.fill(field, 'x'.repeat(501));
    await click('Save');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await userEvent.fill(field, 'Leaves in May');
    await click('Save');
    await expect.poll(() => fact('Remark')).toBe('Leaves in May');
  });

  test('the renewal is stopped after a question, and resumed', async () => {
    await one(await company(), '1001');
    await click('Stop renewal');
    await click('Keep the renewal');
    expect(fact('Renewal')).toBe('Upcoming');
    await click('Stop renewal');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stop renewal' }));
    await expect.poll(() => fact('Renewal')).toBe('Discontinued');
    expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull();
    await click('Resume renewal');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Resume renewal' }));
    await expect.poll(() => fact('Renewal')).toBe('Upcoming');
  });

  test('what somebody else did meanwhile is said in the dialog, and nothing is paid twice', async () => {
    const { bank, id } = await one(await company(), '1001');
    await click('Pay');
    await bank.call('/annualFee/modify', { id, action: 'set_mode', deduction_mode: 'auto' }, { key: crypto.randomUUID() });
    await click(/^Pay 60\.00 USD$/);
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeTruthy();
    expect((await bank.call('/annualFee/details', { id })).record.status).toBe('unpaid');
  });

  test('an id that is missing, malformed or another company’s leads back', async () => {
    const { id } = await one(await company(), '1001');
    const other = await company();
    for (const query of ['', '?id=%20', '?id=nonsense', `?id=${id}`]) {
      await showScreen(other.people[0], <AnnualFeePage />, { words, query });
      expect(await screen.findByText('This fee is not here')).toBeTruthy();
    }
  });
});
