import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountInHost } from '../../runtime/testing/mount-in-host.tsx';
import { SearchBox } from './search-box.tsx';

const onSearch = vi.fn();
beforeEach(() => {
  onSearch.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());
const type = async (text: string) => {
  await mountInHost(<SearchBox label="Find" value="" onSearch={onSearch} />);
  await userEvent.fill(screen.getByRole('searchbox', { name: 'Find' }), text);
};
const pointer = (what: 'pointerdown' | 'pointerup') => document.body.dispatchEvent(new PointerEvent(what, { bubbles: true }));
/** Longer than the pause after the last key press. */
const aMoment = () => vi.advanceTimersByTimeAsync(450);

test('a list is not narrowed under a pointer that is down: what is pressed stays where it is', async () => {
  await type('Newco');
  pointer('pointerdown');
  await aMoment();
  expect(onSearch).not.toHaveBeenCalled();
  pointer('pointerup');
  await expect.poll(() => onSearch.mock.calls).toEqual([['Newco']]);
});

test('leaving the page leaves the search behind to the next', async () => {
  const before = location.href;
  onTestFinished(() => history.replaceState(history.state, '', before));
  await type('Newco');
  history.replaceState(history.state, '', '/elsewhere');
  await aMoment();
  expect(onSearch).not.toHaveBeenCalled();
});

test('what is pasted stays as it came; its beginning is looked for', async () => {
  const mail = 'Invoice '.repeat(20);
  await type(mail);
  expect(screen.getByRole('searchbox', { name: 'Find' })).toHaveValue(mail);
  await aMoment();
  expect(onSearch.mock.calls).toEqual([[mail.slice(0, 100).trim()]]);
});
