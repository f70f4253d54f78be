import { expect, test, vi } from 'vitest';
import { hasWords, loadWords, onWords, provideWords, setWords, translate } from './words.ts';

test('a plain sentence is looked up and filled; a missing key shows itself', () => {
  setWords('en', 'plain', { greet: 'Dear {{name}}', deep: { er: 'Deep' } });
  expect(translate('en', 'plain', 'greet', { name: 'Mei-Lin $& {{x}}' })).toBe('Dear Mei-Lin $& {{x}}');
  expect(translate('en', 'plain', 'deep.er')).toBe('Deep');
  expect(translate('en', 'plain', 'deep')).toBe('plain:deep');
  expect(translate('en', 'plain', 'constructor')).toBe('plain:constructor');
  expect(hasWords('en', 'plain', 'greet')).toBe(true);
  expect(hasWords('ja', 'plain', 'greet')).toBe(false);
});

test('plurals come from i18next once it has arrived, and tell those who listen', async () => {
  setWords('en', 'counted', { files_one: '{{count}} file', files_other: '{{count}} files' });
  const heard = vi.fn();
  onWords(heard);
  expect(translate('en', 'counted', 'files', { count: 1 })).toBe('1 files');
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  expect(translate('en', 'counted', 'files', { count: 1 })).toBe('1 file');
  expect(translate('en', 'counted', 'files', { count: 3 })).toBe('3 files');
});

test('a space once wanted comes along with the next language', async () => {
  const fetch = vi.fn((language: string, space: string) => Promise.resolve({ hello: `${language} ${space}` }));
  provideWords(fetch);
  await loadWords('en', 'wanted');
  await loadWords('ja');
  expect(translate('ja', 'wanted', 'hello')).toBe('ja wanted');
  expect(fetch).toHaveBeenCalledTimes(2);
});
