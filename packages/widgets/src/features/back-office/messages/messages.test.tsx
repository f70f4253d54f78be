/** Announcements and notices as staff write them, and as a client then reads them (OFF-14). */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bankAs, sandbox, showScreen, staff } from '../../../../../../tests/support/screen.tsx';
import { MessagesPage } from './messages-page.tsx';

const words = ['back-office', 'rules', 'errors'] as const;
const show = () => showScreen(staff, <MessagesPage />, { words, path: '/back-office/messages' });
const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));

async function write(form: ReturnType<typeof within>, title: string) {
  for (const language of ['English', 'Chinese', 'Japanese']) {
    await userEvent.fill(await form.findByLabelText(`Title in ${language}`), `${title} (${language})`);
    await userEvent.fill(form.getByLabelText(`Text in ${language}`), `Closed on Monday (${language})`);
  }
}

test('a language that is left out is named at its field; what was typed is kept over a closed dialog', async () => {
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'New announcement' }));
  const first = await dialog(/New announcement/);
  await userEvent.fill(await first.findByLabelText('Title in English'), 'Half a word');
  await userEvent.click(first.getByRole('button', { name: 'Publish' }));
  await expect.element(await first.findByLabelText('Text in Japanese')).toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(first.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'New announcement' }));
  expect(await (await dialog(/New announcement/)).findByLabelText('Title in English')).toHaveValue('Half a word');
});

test('an announcement is published, read by a client, and ended', async () => {
  const { people } = await sandbox.company({});
  const client = bankAs(() => people[0]);
  const title = `Maintenance ${Date.now()}`;
  const titles = async () => (await client.call('/notice/announcements', {})).list.map((each) => each.title);
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'New announcement' }));
  const form = await dialog(/New announcement/);
  await write(form, title);
  await userEvent.click(form.getByRole('button', { name: 'Publish' }));
  await userEvent.click(await screen.findByRole('row', { name: new RegExp(`^${title}`) }));
  expect(await titles()).toContain(`${title} (English)`);
  const opened = await dialog(new RegExp(title));
  expect(opened.getByText(`${title} (Japanese)`)).toBeVisible();
  await userEvent.click(opened.getByRole('button', { name: 'End announcement' }));
  await expect.poll(titles).not.toContain(`${title} (English)`);
});

test('a notice goes to one company alone', async () => {
  const { people, project_name } = await sandbox.company({});
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Notice to a company' }));
  const form = await dialog(/Notice to a company/);
  await userEvent.fill(form.getByRole('searchbox'), project_name);
  await userEvent.click(await form.findByRole('button', { name: new RegExp(project_name) }));
  await write(form, 'Your card order');
  await userEvent.click(form.getByRole('button', { name: 'Send the notice' }));
  const notices = async () => (await bankAs(() => people[0]).call('/notice/list', {})).list.map((each) => each.title);
  await expect.poll(notices).toContain('Your card order (English)');
});
