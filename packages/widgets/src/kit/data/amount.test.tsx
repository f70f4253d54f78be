import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Amount } from './amount.tsx';
import { mount } from '../testing/mount.tsx';

const seen = (container: HTMLElement) => container.querySelector('data > [aria-hidden]')?.textContent;
const heard = (container: HTMLElement) => container.querySelector('data > :not([aria-hidden])')?.textContent;

test.each([
  { amount: '123456789012345678.90', currency: 'USD', size: 'inline', shows: '123,456,789,012,345,678.90 USD' },
  { amount: '0.000000000000000001', currency: 'ETH', size: 'inline', shows: '0.000000000000000001 ETH' },
  { amount: '4.218399999', currency: 'ETH', size: 'list', shows: '4.218399 ETH' },
  { amount: '-48500', currency: 'USD', size: 'list', shows: '\u221248,500.00 USD' },
  { amount: '98315', currency: 'JPY', size: 'hero', shows: '98,315 JPY' },
  { amount: '298.500000', currency: 'USDC', size: 'hero', shows: '298.50 USDC' },
  { amount: '-25000.120400', currency: 'USDT', size: 'figure', shows: '\u221225,000.1204 USDT' },
  { amount: '298.500000', currency: 'USDC', size: 'inline', shows: '298.500000 USDC' },
  { amount: '-0.00', currency: 'USD', size: 'list', shows: '0.00 USD' },
  { amount: '12.5', currency: 'XAU', size: 'list', shows: '12.5 XAU' },
] as const)('$amount $currency in $size shows $shows', async ({ amount, currency, size, shows }) => {
  const { container } = await mount(<Amount amount={amount} currency={currency} size={size} />);
  expect(seen(container)).toBe(shows);
  expect(container.querySelector('data')?.value, 'the exact amount stays in the page').toBe(amount);
});

test.each([
  { language: 'en', says: 'minus 48,500.00 US Dollar' },
  { language: 'zh', says: '负 48,500.00 美元' },
  { language: 'ja', says: 'マイナス 48,500.00 米ドル' },
] as const)('is heard in words in $language', async ({ language, says }) => {
  const { container } = await mount(<Amount amount="-48500.00" currency="USD" />, { in: language });
  expect(heard(container)).toBe(says);
});

test('a code that Intl does not know is heard as it is written', async () => {
  const { container } = await mount(<Amount amount="25000" currency="USDT" plus size="list" />);
  expect(seen(container)).toBe('+25,000.00 USDT');
  expect(heard(container)).toBe('25,000.00 USDT');
});

test('void is struck through, and neither in nor out is red or green', async () => {
  await mount(
    <>
      <Amount amount="-1.00" currency="USD" state="void" />
      <Amount amount="-2.00" currency="USD" />
      <Amount amount="2.00" currency="USD" plus />
    </>,
  );
  const [gone, out, incoming] = [...document.querySelectorAll('data')];
  const figure = gone?.querySelector('span > span');
  expect(figure && getComputedStyle(figure).textDecorationLine).toBe('line-through');
  expect(out && getComputedStyle(out).color).toBe(incoming && getComputedStyle(incoming).color);
  expect(screen.getByText('minus 2.00 US Dollar')).toBeTruthy();
});
