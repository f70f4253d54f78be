import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sandbox, showScreen } from '../../../../../tests/support/screen.tsx';
import { FeedbackDialog } from './feedback-dialog.tsx';

function Host() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Feedback
      </button>
      <FeedbackDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
const show = async (language: 'en' | 'zh' | 'ja' = 'en') => {
  const { people } = await sandbox.company({});
  const shown = await showScreen(people[0], <Host />, { in: language, words: ['feedback'] });
  await userEvent.click(screen.getByRole('button', { name: 'Feedback' }));
  return shown;
};
const message = () => screen.getByRole('textbox', { name: 'Your message' });
const pdf = (name: string) => new File(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'], name, { type: 'application/pdf' });

test('nothing written is refused at its field', async () => {
  const { called } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Send feedback' }));
  await expect.poll(() => message().getAttribute('aria-invalid')).toBe('true');
  expect(called).toEqual([]);
});

test('what was typed stays when the dialog is closed and opened again', async () => {
  await show();
  await userEvent.click(screen.getByRole('radio', { name: 'Idea' }));
  await userEvent.fill(message(), 'Show the rates as a table.');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Feedback' }));
  expect(message()).toHaveProperty('value', 'Show the rates as a table.');
  expect(screen.getByRole('radio', { name: 'Idea' })).toHaveProperty('checked', true);
});

test('sent, it says thanks and gives the bank’s number; the next one begins empty (PRO-09)', async () => {
  const { called } = await show();
  await userEvent.fill(message(), 'The advice page prints twice.');
  await userEvent.fill(screen.getByRole('textbox', { name: /How to reach you/ }), '+65 8123 4567');
  await userEvent.click(screen.getByRole('button', { name: 'Send feedback' }));
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeTruthy();
  expect(screen.getByText(/^[\da-f-]{36}$/)).toBeTruthy();
  expect(called).toEqual(['/feedback/submit']);
  await userEvent.click(screen.getByRole('button', { name: 'Write another' }));
  expect(message()).toHaveProperty('value', '');
});

test('ten files are taken, the eleventh is refused (PRO-09)', async () => {
  await show();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no field for files');
  await userEvent.upload(
    input,
    Array.from({ length: 11 }, (_, at) => pdf(`page-${at + 1}.pdf`)),
  );
  await expect.poll(() => screen.getAllByRole('listitem').filter((line) => /page-\d+\.pdf/.test(line.textContent ?? '')).length).toBe(11);
  expect(screen.getByText('page-11.pdf').closest('li')?.textContent).toMatch(/there are more than allowed/);
});

test.each([
  ['zh', '提交反馈', '您的留言'],
  ['ja', '送信する', '内容'],
] as const)('in %s', async (language, send, content) => {
  await show(language);
  expect(screen.getByRole('button', { name: send })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: content })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\b(feedback|options|shared|form):/);
});
