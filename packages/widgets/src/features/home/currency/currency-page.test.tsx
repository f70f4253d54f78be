import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sandbox, showScreen } from '../../../../../../tests/support/screen.tsx';
import { CurrencyPage } from './currency-page.tsx';

const show = (who: Parameters<typeof showScreen>[0], currency: string) =>
  showScreen(who, <CurrencyPage />, { words: ['home', 'shell'], query: `?currency=${currency}` });
const figures = (name: string) => {
  const label = screen.getAllByText(name, { exact: true }).find(({ tagName }) => tagName === 'DT' || tagName === 'P');
  return label?.nextElementSibling?.querySelector('data')?.value;
};

test('what can be spent of one currency is the bank’s figure, with its chart and the account to wire to (HOM-15)', async () => {
  const { people } = await sandbox.company({ balances: { USD: '12500.50', SGD: '900.10' } });
  const { bank, went, called } = await show(people[0], 'sgd');
  await screen.findByText('Book balance', { selector: 'dt' });
  const { figures: known } = await bank.call('/dashboard/home', {});
  const row = known?.balances.find(({ currency }) => currency === 'SGD');
  expect([figures('Available'), figures('Book balance'), figures('On hold'), figures('Available, converted')]).toEqual([
    row?.available,
    row?.book,
    row?.frozen,
    row?.available_worth,
  ]);
  expect(await screen.findByRole('slider')).toBeTruthy();
  expect(called).toContain('/dashboard/trend');
  const { fiat } = await bank.call('/deposit/details', { currency: 'SGD' });
  const receive = within(screen.getByRole('heading', { name: 'Receive SGD' }).closest('section') ?? document.body);
  expect(await receive.findByText(fiat?.reference ?? '', { exact: false })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Exchange' }));
  expect(went).toEqual([{ place: 'fx', params: { from: 'SGD' } }]);
});

test('an asset names its networks and shows no address; a currency that is not taken leads to an exchange', async () => {
  const { people } = await sandbox.company({ balances: { USD: '100' } });
  const { went, called } = await show(people[0], 'USDT');
  const receive = within((await screen.findByRole('heading', { name: 'Receive USDT' })).closest('section') ?? document.body);
  const networks = await receive.findAllByRole('listitem');
  expect(networks.map(({ textContent }) => textContent)).toEqual(['TRC20Show address', 'ERC20Show address', 'BEP20Show address']);
  expect(called).not.toContain('/deposit/details');
  await userEvent.click(within(networks[0] ?? document.body).getByRole('link'));
  expect(went).toEqual([{ place: 'depositDigital', params: { asset: 'USDT', network: 'TRC20' } }]);
  const euros = await show(people[0], 'EUR');
  await userEvent.click(await screen.findByRole('link', { name: 'Exchange into EUR' }));
  expect(euros.went).toEqual([{ place: 'fx', params: { to: 'EUR' } }]);
  expect(figures('Available')).toBe('0');
});

test('who only sees balances is offered nothing else, and an unknown currency leads home', async () => {
  const { people } = await sandbox.company({ balances: { USD: '100' }, users: [{ authjson: ['1'] }] });
  const { called } = await show(people[1] ?? null, 'USD');
  await screen.findByText('Book balance', { selector: 'dt' });
  expect(screen.queryByRole('link', { name: /Transfer|Exchange/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: /Receive/ })).toBeNull();
  expect(called).not.toContain('/transaction/record');
  await show(people[0], 'XYZ');
  expect(await screen.findByRole('heading', { name: 'Balance not found' })).toBeTruthy();
});
