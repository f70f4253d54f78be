import { screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Menu } from './menu.tsx';
import { lazy } from '../lazy/lazy.ts';
import { useOpened, type CloseHow } from './use-opened.ts';
import { mount } from '../testing/mount.tsx';

async function open(key: string) {
  const chosen = vi.fn();
  await mount(
    <Menu
      label="More"
      entries={[
        { label: 'Copy', onChoose: () => chosen('copy') },
        { label: 'Print', onChoose: () => chosen('print') },
        'rule',
        { label: 'Delete', danger: true, onChoose: () => chosen('delete') },
        { label: 'Export', blocked: 'After verification', onChoose: () => chosen('export') },
      ]}
    />,
  );
  screen.getByRole('button', { name: 'More' }).focus();
  await userEvent.keyboard(key);
  await screen.findByRole('menu', { name: 'More' });
  return chosen;
}
const at = () => document.activeElement?.textContent;

test.each([
  { key: '{Enter}', first: 'Copy' },
  { key: '{ArrowDown}', first: 'Copy' },
  { key: '{ArrowUp}', first: 'ExportAfter verification' },
])('$key opens it at $first', async ({ key, first }) => {
  await open(key);
  await waitFor(() => expect(at()).toBe(first));
  expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-expanded')).toBe('true');
});

test('arrows go round, Home and End jump, a letter finds', async () => {
  await open('{Enter}');
  await waitFor(() => expect(at()).toBe('Copy'));
  await userEvent.keyboard('{ArrowUp}');
  expect(at()).toContain('Export');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(at()).toBe('Print');
  await userEvent.keyboard('{End}{Home}');
  expect(at()).toBe('Copy');
  await userEvent.keyboard('d');
  expect(at()).toBe('Delete');
});

test('Enter chooses, closes and gives the focus back', async () => {
  const chosen = await open('{ArrowDown}');
  await waitFor(() => expect(at()).toBe('Copy'));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toHaveBeenCalledExactlyOnceWith('print');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(at()).toBe('More');
});

test('what is not open yet says why and cannot be chosen', async () => {
  const chosen = await open('{ArrowUp}');
  const entry = screen.getByRole('menuitem', { name: /Export/ });
  expect(entry.textContent).toContain('After verification');
  await waitFor(() => expect(document.activeElement).toBe(entry));
  await userEvent.keyboard('{Enter}');
  expect(chosen).not.toHaveBeenCalled();
});

test('a press elsewhere closes it', async () => {
  await open('{Enter}');
  await userEvent.click(document.body, { position: { x: 400, y: 400 } });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('it lies beside its button, inside the window', async () => {
  await open('{Enter}');
  const menu = screen.getByRole('menu');
  await waitFor(() => expect(menu.dataset['placed']).toBe(''));
  const box = menu.getBoundingClientRect();
  const button = screen.getByRole('button', { name: 'More' }).getBoundingClientRect();
  expect(box.top).toBeGreaterThanOrEqual(button.bottom);
  expect(Math.abs(box.left - button.left)).toBeLessThan(10);
});

test('several letters find a word, the same letter again the next one', async () => {
  await mount(<Menu label="More" entries={['Alpha', 'Beta', 'Bravo'].map((label) => ({ label, onChoose: () => undefined }))} />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await waitFor(() => expect(at()).toBe('Alpha'));
  await userEvent.keyboard('br');
  expect(at()).toBe('Bravo');
  await userEvent.keyboard('{Escape}{Enter}'); // what was typed is forgotten
  await waitFor(() => expect(at()).toBe('Alpha'));
  await userEvent.keyboard('b');
  expect(at()).toBe('Beta');
  await userEvent.keyboard('b');
  expect(at()).toBe('Bravo');
  await userEvent.keyboard('z');
  expect(at()).toBe('Bravo');
});

test('Escape gives the focus back, Tab goes on from the button', async () => {
  await open('{Enter}');
  await waitFor(() => expect(at()).toBe('Copy'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(at()).toBe('More');
  const after = document.body.appendChild(document.createElement('button'));
  after.textContent = 'After';
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(at()).toBe('Copy'));
  await userEvent.tab();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(at()).toBe('After');
  after.remove();
});

test('Escape and a press elsewhere close it before its list is here', async () => {
  const neverHere = lazy(() => new Promise<never>(() => undefined));
  const Opened = ({ onClose }: { readonly onClose: (how: CloseHow) => void }) => {
    const anchor = useRef<HTMLButtonElement>(null);
    useOpened(neverHere, { anchor, onClose });
    return <button ref={anchor}>Choose</button>;
  };
  const closed = vi.fn();
  await mount(<Opened onClose={closed} />);
  screen.getByRole('button', { name: 'Choose' }).focus();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  expect(closed.mock.calls).toEqual([['escape']]);
  await userEvent.click(document.body);
  expect(closed.mock.calls).toEqual([['escape'], ['outside']]);
});
