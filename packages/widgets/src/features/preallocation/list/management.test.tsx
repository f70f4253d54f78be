import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bankOf, batchCard, boundCard, done, showManagement } from '../testing/batch-testing.tsx';
import { ManagementPage } from './management-page.tsx';
import { between } from './selection.ts';

const six = () => [batchCard(1), batchCard(2), batchCard(3), boundCard(4, 'Sara Lindqvist'), batchCard(5), batchCard(6)];
const box = (at: number) => screen.findByRole('checkbox', { name: `Select BK-${30_400 + at}` });
const count = async () => (await screen.findByText(/^\d+ selected$/)).textContent;
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const rows = () => screen.getAllByRole('row').length - 1;

describe('the list', () => {
  test('shows each card with its holder and its part, and how many are in each', async () => {
    await showManagement(bankOf(six()).client, <ManagementPage />);
    await expect.poll(rows).toBe(6);
    expect(screen.getByRole('button', { name: 'All 6' })).toHaveAttribute('aria-pressed', 'true');
    await click('Bound 1');
    await expect.poll(rows).toBe(1);
    expect(location.search).toBe('?status=bound');
    expect(screen.getByText('Sara Lindqvist')).toBeTruthy();
    await click('Clear filters');
    await expect.poll(rows).toBe(6);
  });

  test('a row leads to its card', async () => {
    const { went } = await showManagement(bankOf(six()).client, <ManagementPage />);
    await userEvent.click(await screen.findByText('Sara Lindqvist'));
    expect(went).toEqual([{ place: 'cardManagementInfo', params: { id: 'c4' } }]);
  });

  test('a button leads to the file, whose page is at its own address', async () => {
    const { client } = bankOf(six(), { '/preallocation/imports': () => ({ list: [], total: 0, next_cursor: null }) });
    const { went } = await showManagement(client, <ManagementPage />);
    await userEvent.click(await screen.findByRole('link', { name: 'Bind from a file' }));
    expect(went).toEqual([{ place: 'cardManagement', params: { import: 'new' } }]);
    await showManagement(client, <ManagementPage />, { query: '?import=new' });
    expect(screen.queryByRole('alert')).toBeNull(); // its code is on the way, and nothing has failed
    expect(await screen.findByRole('heading', { name: 'Bind from a file' })).toBeVisible();
    await showManagement(client, <ManagementPage />, { query: '?import=new', codes: ['9-1'] });
    expect(await screen.findByRole('heading', { name: 'Card allocation' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Bind from a file' })).toBeNull();
  });

  test('without the right to allocate nothing can be done with what is ticked', async () => {
    await showManagement(bankOf(six()).client, <ManagementPage />, { codes: ['9-1'] });
    await userEvent.click(await box(1));
    expect(screen.queryByRole('group', { name: 'Selected cards' })).toBeNull();
  });
});

describe('selection', () => {
  test('Shift ticks from the last box to this one, arrows go from box to box, with Shift they tick', async () => {
    await showManagement(bankOf(six()).client, <ManagementPage />);
    await userEvent.click(await box(1));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(await box(3));
    await userEvent.keyboard('{/Shift}');
    expect(await count()).toBe('3 selected');
    (await box(5)).focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(await box(6)).toHaveFocus();
    expect(await count()).toBe('5 selected');
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(await count()).toBe('4 selected');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(await count()).toBe('5 selected');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(await box(4)).toHaveFocus();
    expect(await count()).toBe('5 selected');
  });

  test('a page, then everything that was found; another filter does not forget it', async () => {
    const cards = Array.from({ length: 60 }, (_, at) => batchCard(at));
    await showManagement(bankOf(cards).client, <ManagementPage />);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    expect(await count()).toBe('50 selected');
    await click('Select all 60');
    await expect.poll(count).toBe('60 selected');
    await userEvent.fill(screen.getByRole('searchbox'), 'BK-30401');
    await expect.poll(rows).toBe(1);
    expect(await count()).toBe('60 selected');
  });

  test('by a list of kit numbers, saying which are not there', async () => {
    const { client, sent } = bankOf(six());
    await showManagement(client, <ManagementPage />);
    await click('Select by kit number');
    await userEvent.click(await screen.findByRole('radio', { name: 'A list' }));
    await userEvent.fill(screen.getByRole('textbox', { name: 'Kit numbers' }), 'BK-30401\nBK-30402, BK-99999');
    await click('Select');
    expect(await screen.findByText('1 kit number is not yours')).toBeTruthy();
    expect(screen.getByText('BK-99999')).toBeTruthy();
    expect(await count()).toBe('2 selected');
    expect(sent('/contract/cardIds')).toEqual([{ kit_numbers: ['BK-30401', 'BK-30402', 'BK-99999'] }]);
  });

  test('by numbers that a camera or a hand scanner reads, each once', async () => {
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', 'NotFoundError'));
    const { client, sent } = bankOf(six());
    await showManagement(client, <ManagementPage />);
    await click('Select by kit number');
    await userEvent.click(await screen.findByRole('radio', { name: 'Scan' }));
    expect(await screen.findByText('No camera was found')).toBeVisible();
    await click('Select');
    expect(await screen.findByText('Enter the kit code')).toBeVisible();
    for (const code of ['BK-30401', 'bk 30401', 'BK-30403']) {
      await userEvent.fill(screen.getByRole('textbox', { name: 'Kit number' }), code);
      await userEvent.keyboard('{Enter}');
    }
    await click('Select');
    expect(await count()).toBe('2 selected');
    expect(sent('/contract/cardIds')).toEqual([{ kit_numbers: ['BK-30401', 'BK-30403'] }]);
  });

  test.each([
    ['b', 'd', 'bcd'],
    ['d', 'b', 'bcd'],
    ['x', 'c', 'c'],
  ])('between %s and %s', (from, to, rowsOf) => expect(between([...'abcde'], from, to)).toEqual([...rowsOf]));
});

describe('acts', () => {
  test('each card has its own outcome; those that were done are no longer ticked', async () => {
    const cards = six();
    const { client, sent } = bankOf(cards, {
      '/preallocation/block': ({ card_ids }) => ({
        results: card_ids.map((id) => {
          const card = cards.find(({ card_id }) => card_id === id) ?? batchCard(0);
          return id === 'c2' ? { ...done(card), ok: false, failure: 'statusError', code: 5001, reason: 'alreadyBlocked' } : done(card);
        }),
      }),
    });
    await showManagement(client, <ManagementPage />);
    for (const at of [1, 2]) await userEvent.click(await box(at));
    await click('Block');
    const dialog = within(await screen.findByRole('dialog'));
    const act = dialog.getByRole('button', { name: 'Block' });
    await userEvent.dblClick(act);
    expect(await screen.findByText('1 card blocked')).toBeTruthy();
    expect(screen.getByText('Status error: The card is blocked already.')).toBeTruthy();
    expect(sent('/preallocation/block')).toEqual([{ card_ids: ['c1', 'c2'] }]);
    await click('Close');
    expect(await count()).toBe('1 selected');
  });

  test('more than one call takes go in pieces', async () => {
    const cards = Array.from({ length: 250 }, (_, at) => batchCard(at));
    const { client, sent } = bankOf(cards, {
      '/preallocation/unbind': ({ card_ids }) => ({ results: card_ids.map((id) => ({ ...done(batchCard(0)), card_id: id })) }),
    });
    await showManagement(client, <ManagementPage />);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await click('Select all 250');
    await click('Unbind');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Unbind' }));
    expect(await screen.findByText('250 cards unbound')).toBeTruthy();
    expect(sent('/preallocation/unbind').map((input) => (input as { card_ids: string[] }).card_ids.length)).toEqual([200, 50]);
  });

  test('a card is bound to a verified holder, another is kept for a new person; faults are at their fields', async () => {
    const cards = six();
    const { client, sent } = bankOf(cards, {
      '/preallocation/holders': () => ({
        list: [
          {
            application_id: 'a7',
            application_no: 'CA-7',
            holder_name: 'Tom Akerman',
            email: 't@x.example',
            verification_status: 'approved',
            cards: 0,
          },
        ],
        total: 1,
        next_cursor: null,
      }),
      '/preallocation/bind': ({ items }) => ({
        results: items.map(({ card_id = '', kit_number }) => ({ ...done(batchCard(0)), card_id, kit_number })),
      }),
    });
    await showManagement(client, <ManagementPage />);
    for (const at of [1, 2]) await userEvent.click(await box(at));
    await click('Bind to holders');
    const first = within(await screen.findByRole('group', { name: /BK-30401/ }));
    const second = within(screen.getByRole('group', { name: /BK-30402/ }));
    await userEvent.click(second.getByRole('radio', { name: 'A new person' }));
    await click('Bind 2 cards');
    await expect.poll(() => first.getByRole('textbox', { name: /Activation code/ }).getAttribute('aria-invalid')).toBe('true');
    expect(sent('/preallocation/bind')).toEqual([]);
    await userEvent.click(first.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'Tom Akerman · CA-7' }));
    await userEvent.fill(first.getByRole('textbox', { name: /Activation code/ }), 'AAAA1111');
    await userEvent.fill(second.getByRole('textbox', { name: 'Name' }), 'Ines Carvalho');
    await userEvent.fill(second.getByRole('textbox', { name: /Email/ }), 'ines@x.example');
    await userEvent.fill(second.getByRole('textbox', { name: /Activation code/ }), 'BBBB2222');
    await click('Bind 2 cards');
    expect(await screen.findByText('2 cards done')).toBeTruthy();
    expect(sent('/preallocation/bind')).toEqual([
      {
        items: [
          { card_id: 'c1', kit_number: 'BK-30401', activation_code: 'AAAA1111', application_id: 'a7' },
          {
            card_id: 'c2',
            kit_number: 'BK-30402',
            activation_code: 'BBBB2222',
            holder: { name: 'Ines Carvalho', email: 'ines@x.example' },
          },
        ],
      },
    ]);
  });
});

describe('binding', () => {
  const bind = async (answer: (id: string) => boolean) => {
    const cards = six();
    const { client, sent } = bankOf(cards, {
      '/preallocation/holders': () => ({ list: [], total: 0, next_cursor: null }),
      '/preallocation/bind': ({ items }) => ({
        results: items.map(({ card_id = '', kit_number }) =>
          answer(card_id)
            ? { ...done(batchCard(0)), card_id, kit_number }
            : { ...done(batchCard(0)), card_id, kit_number, ok: false, failure: 'activationFailed', code: 5004, reason: 'codeWrong' },
        ),
      }),
    });
    await showManagement(client, <ManagementPage />);
    return { sent };
  };

  test('cards that cannot be bound are named with the reason, not only a dead button', async () => {
    await bind(() => true);
    for (const at of [1, 4]) await userEvent.click(await box(at));
    expect(await screen.findByText('BK-30404 cannot be bound: The card has a holder already.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Bind to holders' })).toBeDisabled();
    await userEvent.click(await box(4));
    expect(screen.getByRole('button', { name: 'Bind to holders' })).toBeEnabled();
    expect(screen.queryByText(/cannot be bound/)).toBeNull();
  });

  test('cards that were not bound are tried again with all that was typed for them', async () => {
    const { sent } = await bind((id) => id === 'c1');
    for (const at of [1, 2]) await userEvent.click(await box(at));
    await click('Bind to holders');
    for (const [at, name] of [
      [1, 'Sara Berg'],
      [2, 'Ines Carvalho'],
    ] as const) {
      const line = within(await screen.findByRole('group', { name: new RegExp(`BK-3040${at}`) }));
      await userEvent.click(line.getByRole('radio', { name: 'A new person' }));
      await userEvent.fill(line.getByRole('textbox', { name: 'Name' }), name);
      await userEvent.fill(line.getByRole('textbox', { name: /Email/ }), `p${at}@x.example`);
      await userEvent.fill(line.getByRole('textbox', { name: /Activation code/ }), `CODE111${at}`);
    }
    const fields = [...document.querySelectorAll('dialog fieldset [part=field]')].map((field) => field.getBoundingClientRect());
    expect((fields[1]?.top ?? 0) - (fields[0]?.bottom ?? 0)).toBeGreaterThanOrEqual(12);
    await click('Bind 2 cards');
    await click('Try these again');
    const line = within(await screen.findByRole('group', { name: /BK-30402/ }));
    expect(line.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Ines Carvalho');
    expect(line.getByRole('textbox', { name: /Email/ })).toHaveProperty('value', 'p2@x.example');
    expect(screen.queryByRole('group', { name: /BK-30401/ })).toBeNull();
    await userEvent.fill(line.getByRole('textbox', { name: /Activation code/ }), 'CODE2222');
    await click('Bind 1 card');
    await expect
      .poll(() => sent('/preallocation/bind').at(-1))
      .toMatchObject({
        items: [{ card_id: 'c2', activation_code: 'CODE2222', holder: { name: 'Ines Carvalho', email: 'p2@x.example' } }],
      });
  });
});

test.each([
  ['zh', '卡片分配', '未分配 5'],
  ['ja', 'カードの割り当て', '未割当 5'],
] as const)('in %s', async (language, title, chip) => {
  await showManagement(bankOf(six()).client, <ManagementPage />, { in: language });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(await screen.findByRole('button', { name: chip })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\b(preallocation|options|money|shell):/);
});

test('on a phone the box is beside its card', async () => {
  await showManagement(bankOf(six()).client, <ManagementPage />, { width: 390 });
  await userEvent.click(await box(2));
  expect(await count()).toBe('1 selected');
  expect(screen.getByRole('link', { name: 'BK-30402' })).toBeTruthy();
});
