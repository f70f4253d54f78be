import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sandbox, showScreen } from '../../../../../../tests/support/screen.tsx';
import { useTransfer } from './use-transfer.ts';

const blank = { to_currency: '', amount: '' };
const pair = { transfer_type: 'currency', currency: 'USD', to_currency: 'USDC' } as const;

/** The page around the hook: what it would show, and its one button. */
function Page() {
  const { draft, asked, quoting, step, send } = useTransfer({
    name: 'test',
    blank,
    asked: ({ to_currency, amount }) => (to_currency && amount ? { ...pair, amount } : undefined),
    input: ({ asked: { amount }, quote_id }, _draft, confirmed) => ({ ...pair, amount, quote_id, ...confirmed }),
    arrives: { as: ['to_currency', 'amount'], step: 'amount' },
  });
  return (
    <>
      <output aria-label="Transfer">
        {JSON.stringify({ draft, step, asked: asked?.amount, debit: quoting.current && quoting.quote?.total_debit })}
      </output>
      <button onClick={() => void send()}>Send</button>
    </>
  );
}
const shown = () => JSON.parse(screen.getByRole('status', { name: 'Transfer' }).textContent) as unknown;

test('who was saved on the way is taken from the address, and a price that has ended is asked for again before it is sent (TRF-10)', async () => {
  const from = await sandbox.company({ balances: { USD: '1000.00' } });
  const query = '?to_currency=USDC&amount=20';
  const { bank, called } = await showScreen(from.people[0], <Page />, { words: [], query });
  await expect.poll(shown).toEqual({ draft: { to_currency: 'USDC', amount: '20' }, step: 'amount', asked: '20', debit: '20.00' });
  expect(location.search).toBe('?step=amount');
  const quotes = () => called.filter((path) => path === '/withdraw/crypto/calc').length;
  const asked = quotes();
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000); // the page's clock
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await expect.poll(async () => (await bank.call('/withdraw/crypto/record', {})).total).toBe(1);
  later.mockRestore();
  expect(quotes()).toBeGreaterThan(asked);
});
