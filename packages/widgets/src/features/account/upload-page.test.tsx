import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sandbox, showScreen } from '../../../../../tests/support/screen.tsx';
import { UploadPage } from './upload-page.tsx';

const words = ['account'] as const;
const company = async (order: Parameters<typeof sandbox.company>[0]) => (await sandbox.company(order)).people;

test('has nothing to upload with for somebody who is not signed in (ACC-17)', async () => {
  const { called } = await showScreen(null, <UploadPage />, { words });
  expect(await screen.findByText('You are not signed in')).toBeTruthy();
  expect(document.querySelector('input[type=file]')).toBeNull();
  expect(called).toEqual([]);
});

test('welcomes, asks for two documents, and for a third from financial institutions (ACC-18, ACC-21)', async () => {
  const [main] = await company({ approve_status: 1 });
  const { called } = await showScreen(main, <UploadPage />, { words });
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to Bankside' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('radio', { name: 'Financial institution' }));
  expect(screen.getByRole('group', { name: 'AML questionnaire' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Submit documents' }));
  await expect.poll(() => screen.queryAllByText('Add the file').length).toBe(3);
  expect(called).not.toContain('/account/approve');
});

test('asks for a relationship manager with one press (ACC-22)', async () => {
  const [main] = await company({ approve_status: 1 });
  await showScreen(main, <UploadPage />, { words });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for a relationship manager' }));
  expect(await screen.findByText('Asked for on 18/11/2025. You get a reply within 3 business days.')).toBeTruthy();
});

test('is locked while the bank reviews', async () => {
  const [main] = await company({ approve_status: 2 });
  await showScreen(main, <UploadPage />, { words });
  expect(await screen.findByText('The bank is reviewing your documents')).toBeTruthy();
  expect(screen.getByText('Submitted on 18/11/2025')).toBeTruthy();
  expect(document.querySelector('input[type=file]')).toBeNull();
});

test('shows why documents were refused and opens the form again', async () => {
  const [main] = await company({ approve_status: 4, refuse_reason: 'The declaration is not signed' });
  await showScreen(main, <UploadPage />, { words });
  expect(await screen.findByText('Reason: The declaration is not signed')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Submit again' })).toBeTruthy();
});
