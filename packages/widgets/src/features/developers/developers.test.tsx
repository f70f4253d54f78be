import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sandbox, showScreen } from '../../../../../tests/support/screen.tsx';
import { DevelopersPage } from './developers-page.tsx';

const none = { kyc_change_url: '', top_up_status_url: '', activation_url: '', card_transaction_url: '' };
const link = 'https://hooks.nobody.example/cards'; // a name that nobody knows: it is tried and fails
type Person = Awaited<ReturnType<typeof sandbox.company>>['people'][0];
const show = (person: Person, query = '', language: 'en' | 'zh' | 'ja' = 'en') =>
  showScreen(person, <DevelopersPage />, { in: language, words: ['developers', 'options', 'shell'], query });

async function withLink() {
  const { people } = await sandbox.company({});
  const shown = await show(people[0]);
  await shown.bank.call('/account/modifyWebhookApi', { ...none, card_status_url: link });
  return { person: people[0], ...shown };
}

describe('deliveries (WEB-12)', () => {
  test('the first is the test of a new link; it opens with its body and its tries', async () => {
    await withLink();
    await userEvent.click(await screen.findByText('test'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delivery' }));
    expect(await dialog.findByText(/"link": "card_status"/)).toBeTruthy();
    expect(await dialog.findByText('Name not found')).toBeTruthy();
    expect((await dialog.findByLabelText('Request')).textContent).toContain(`POST ${link}`);
    expect(dialog.getByRole('button', { name: 'Replay' })).toHaveProperty('disabled', true); // it waits for its next try
  });

  test('without any it says what to do, and filters are in the address', async () => {
    const { people } = await sandbox.company({});
    await show(people[0]);
    expect(await screen.findByText('No deliveries yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Documentation/ }).getAttribute('href')).toBe('/developers/docs/');
    await show(people[0], '?status=failed');
    expect(await screen.findByText('No deliveries match these filters')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('No deliveries yet')).toBeTruthy();
  });

  test('all that failed are replayed since a moment (WEB-13)', async () => {
    const { bank } = await withLink();
    await bank.call('/account/modifyWebhookApi', { ...none, card_status_url: '' }); // what waits is given up
    await bank.call('/account/modifyWebhookApi', { ...none, card_status_url: link });
    await userEvent.click(await screen.findByRole('button', { name: 'Replay failed' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: '7 days' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Replay failed' }));
    expect(await screen.findByText('1 event queued again')).toBeTruthy();
  });
});

describe('links', () => {
  test('a test is sent, and a replaced secret is shown once', async () => {
    const { person } = await withLink();
    await show(person, '?part=links');
    expect(await screen.findByText(link)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Send a test to Card status' }));
    expect(await screen.findByText('Test event queued')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Replace the secret of Card status' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Replace secret' }));
    expect(await screen.findByText(/^whsec_/)).toBeTruthy();
    expect(await screen.findByText(/the old secret signs until/)).toBeTruthy();
  });
});

test('events have examples, and signatures a check in five languages (WEB-14, WEB-15)', async () => {
  const { people } = await sandbox.company({});
  await show(people[0]);
  await userEvent.click(await screen.findByRole('tab', { name: 'Events' }));
  expect(await screen.findByRole('heading', { name: 'card_transaction' })).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: 'Verify a signature' }));
  for (const [language, sign] of [
    ['TypeScript', 'timingSafeEqual'],
    ['Python', 'compare_digest'],
    ['Go', 'hmac.Equal'],
    ['PHP', 'hash_equals'],
    ['Java', 'MessageDigest'],
  ] as const) {
    await userEvent.click(screen.getByRole('radio', { name: language }));
    await expect.poll(() => screen.getByLabelText('Code').textContent).toContain(sign);
  }
});

test('a sub-account reads who may', async () => {
  const { people } = await sandbox.company({ users: [{ authjson: ['4'] }] });
  await show(people[1] ?? people[0]);
  expect(await screen.findByText('For the main account')).toBeTruthy();
});

test.each([
  ['zh', '开发者', '暂无推送'],
  ['ja', '開発者', '配信はまだありません'],
] as const)('in %s', async (language, title, empty) => {
  const { people } = await sandbox.company({});
  await show(people[0], '', language);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(await screen.findByText(empty)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\b(developers|options|shared):/);
});
