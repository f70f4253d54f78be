import { policy } from '@bankside/core/rules/policy/policy.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../action/button.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { mount } from '../testing/mount.tsx';
import { useToast } from './toast.tsx';

function Saying() {
  const toast = useToast();
  return <Button onClick={() => toast('Address copied')}>Say</Button>;
}

async function say() {
  await mount(<Saying />);
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Say' }));
}
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const shown = () => screen.queryByText('Address copied');
afterEach(() => void vi.useRealTimers());

test('is read out and gone after the 3 s of the policy', async () => {
  await say();
  expect(screen.getByRole('status').textContent).toBe('Address copied');
  pass(policy.ui.toastMs - 1);
  expect(shown()).not.toBeNull();
  pass(1);
  expect(shown()).toBeNull();
});

test.each([
  ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['focus', fireEvent.focus, fireEvent.blur],
] as const)('stands still under %s', async (_, enter, leave) => {
  await say();
  pass(2000);
  const toast = shown()?.parentElement;
  if (!toast) throw new Error('no toast');
  enter(toast);
  pass(60_000);
  expect(shown(), 'while held').not.toBeNull();
  leave(toast);
  pass(999);
  expect(shown(), 'what was left still runs').not.toBeNull();
  pass(1);
  expect(shown()).toBeNull();
});

test('lies above an open dialog', async () => {
  await mount(
    <>
      <Saying />
      <Dialog title="Details" onClose={() => undefined}>
        <Saying />
      </Dialog>
    </>,
  );
  fireEvent.click(screen.getAllByRole('button', { name: 'Say', hidden: true })[1] ?? document.body);
  const toast = shown()?.parentElement;
  const box = toast?.getBoundingClientRect();
  if (!toast || !box) throw new Error('no toast');
  expect(box.width).toBeGreaterThan(50);
  const region = toast.closest('[popover]');
  expect(region?.matches(':popover-open')).toBe(true);
});
