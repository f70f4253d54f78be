import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { refuse, showContracts, sub, type Answers } from '../testing/contracts-testing.tsx';
import { cardOf, orderOf, pageOf } from '../testing/sample-programme.ts';
import { CardRecordPage } from './card-record-page.tsx';
import { CheckOrderPage } from './check-order-page.tsx';

const missing = () => refuse('notFound', 'This was not found.');
const some = () => [
  cardOf(),
  cardOf({
    card_id: 'c2',
    kit_number: '',
    last4: '',
    print_status: 'printing',
    delivery_status: 'none',
    part: 'printing',
    allocation: '',
    allocated_to: '',
  }),
  cardOf({
    card_id: 'c3',
    kit_number: 'BK-30423',
    print_status: 'damaged',
    delivery_status: 'damaged',
    part: '',
    allocation: '',
    allocated_to: '',
  }),
];

describe('cards of an order (PRG-28)', () => {
  const answers: Answers = { '/contract/order': () => orderOf(), '/contract/orderCardList': () => pageOf(some()) };
  const rows = () => screen.findAllByRole('row').then((found) => found.slice(1).map((row) => row.textContent));

  test('print, delivery and allocation of each, and the way to its record', async () => {
    const { went } = await showContracts(<CheckOrderPage />, answers, { query: '?id=o1' });
    const [bound, printing, damaged] = await rows();
    expect(bound).toBe('BK-30421••••\u00a04136PrintedDeliveredSara LindqvistBound');
    expect(printing).toBe('––PrintingNot shippedNonePrinting');
    expect(damaged).toContain('Arrived damaged');
    await userEvent.click(screen.getByText('BK-30421'));
    expect(went).toEqual([{ place: 'cardRecord', params: { id: 'c1' } }]);
    expect(screen.getByRole('link', { name: 'Allocate cards' }).getAttribute('href')).toBe('/card_management?order=o1');
  });

  test('leads to no allocation without the right to it', async () => {
    await showContracts(<CheckOrderPage />, answers, { query: '?id=o1', who: sub('9-1') });
    expect(await rows()).toHaveLength(3);
    expect(screen.queryByRole('link', { name: 'Allocate cards' })).toBeNull();
  });

  test('before approval there are none; what is not there is said', async () => {
    await showContracts(<CheckOrderPage />, { ...answers, '/contract/orderCardList': () => pageOf([]) }, { query: '?id=o1' });
    expect(await screen.findByText('No cards yet')).toBeTruthy();
    await showContracts(<CheckOrderPage />, { '/contract/order': missing }, { query: '?id=zz' });
    expect(await screen.findByText('There is no such contract or order')).toBeTruthy();
  });
});

describe('the record of a card (PRG-29)', () => {
  const line = (event: string, part: object = {}) => ({
    order_id: 'o1',
    event,
    date: '2026-04-12T02:00:00Z',
    actor: 'client' as const,
    name: 'Mei-Lin Tan',
    result: '',
    note: '',
    ...part,
  });
  const answers: Answers = {
    '/contract/orderListByCardInfo': () => ({
      card: cardOf(),
      list: [
        line('approve', { actor: 'bank', name: '' }),
        line('bindFails', { result: 'unassigned', note: 'codeWrong' }),
        line('bind', { result: 'bound' }),
      ],
    }),
  };

  test('who did what, when and with what result', async () => {
    await showContracts(<CardRecordPage />, answers, { query: '?id=c1' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Card BK-30421 · ••••\u00a04136' })).toBeTruthy();
    const steps = within(screen.getByRole('list', { name: 'What happened' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      expect.stringMatching(/^Approved · 12\/04\/2026.* · Bank/),
      expect.stringMatching(/^Binding refused .*Mei-Lin Tan.*Result: Unassigned · The activation code does not match the kit number\./),
      expect.stringMatching(/^Bound .*Result: Bound/),
    ]);
  });

  test('a card that is kept for a person is reserved, in words of the language', async () => {
    const kept = { name: 'Ines Carvalho', email: 'ines@x.example', invited_at: '2026-05-12T02:00:00Z', application_id: '', status: '' };
    const card = cardOf({ part: 'unassigned', allocation: 'unassigned', allocated_to: '', reserved_for: kept });
    const reserved: Answers = { '/contract/orderListByCardInfo': () => ({ card, list: [line('reserve', { result: 'reserved' })] }) };
    await showContracts(<CardRecordPage />, reserved, { query: '?id=c1' });
    expect(await screen.findAllByText('Reserved')).toHaveLength(2);
    expect(screen.getByText('Result: Reserved')).toBeTruthy();
  });

  test('is found by kit number or last four digits, and exported', async () => {
    const { sent } = await showContracts(<CardRecordPage />, answers);
    expect(await screen.findByText('Which card?')).toBeTruthy();
    const search = screen.getByRole('searchbox', { name: 'Kit number or last four digits' });
    await userEvent.fill(search, '4136');
    await screen.findByRole('heading', { level: 1, name: /BK-30421/ });
    await userEvent.fill(screen.getByRole('searchbox'), 'bk-30421');
    await expect
      .poll(() => sent('/contract/orderListByCardInfo').map(({ input }) => input))
      .toEqual([{ last4: '4136' }, { kit_number: 'bk-30421' }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'CSV' }));
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await expect.poll(() => sent('/contract/cardRecordDownload').map(({ input }) => input)).toEqual([{ card_id: 'c1', format: 'csv' }]);
  });

  test('a card that nobody knows is said to be so', async () => {
    await showContracts(<CardRecordPage />, { '/contract/orderListByCardInfo': missing }, { query: '?keyword=9999' });
    expect(await screen.findByText('No such card')).toBeTruthy();
  });
});
