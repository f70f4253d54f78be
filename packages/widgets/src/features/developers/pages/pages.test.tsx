import { screen, within } from '@testing-library/react';
import { expect, inject, test } from 'vitest';
import { sandbox, showScreen } from '../../../../../../tests/support/screen.tsx';
import { DevelopersPage } from '../developers-page.tsx';

type Person = Awaited<ReturnType<typeof sandbox.company>>['people'][0];
const show = (person: Person, language: 'en' | 'zh' | 'ja' = 'en') =>
  showScreen(person, <DevelopersPage />, { in: language, words: ['developers', 'options', 'shell'], query: '?part=pages' });

test('what a content policy stopped is shown with what to do (DEV-12)', async () => {
  const { people } = await sandbox.company({});
  const { bank } = await show(people[0]);
  expect(await screen.findByText('Nothing was refused')).toBeTruthy();
  expect(screen.getByText('No session in the last 30 days.')).toBeTruthy();
  const { url, link_path } = await bank.call('/card/linkOpen', { name: 'Trade fair' });
  const page = `${new URL(url).origin}/embed/v1/frame?link=${link_path}`;
  const report = { 'document-uri': page, 'effective-directive': 'frame-ancestors', 'blocked-uri': 'https://shop.example' };
  await fetch(`${inject('bankUrl')}/csp-report`, { method: 'POST', mode: 'no-cors', body: JSON.stringify({ 'csp-report': report }) });
  await show(people[0]);
  const refused = within(await screen.findByRole('list', { name: 'Refused and stopped' }));
  expect(refused.getByText('Stopped by a content policy')).toBeTruthy();
  expect(refused.getByText('frame-ancestors https://shop.example')).toBeTruthy();
  expect(refused.getByText('Application link: Trade fair')).toBeTruthy();
  expect(refused.getByText(/^What to do:/)).toBeTruthy();
});

test.each([
  ['zh', '没有被拒绝的请求'],
  ['ja', '拒否された要求はありません'],
] as const)('in %s', async (language, title) => {
  const { people } = await sandbox.company({});
  await show(people[0], language);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\b(developers|options|shell):/);
});
