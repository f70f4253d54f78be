import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../action/button.tsx';
import { FailureNote } from './call-view.tsx';
import { useRemote } from './remote.ts';
import { deferred, mount, refused, unreachable } from '../testing/mount.tsx';
import type { Intent } from '@bankside/core/rules/intent.ts';
import { useAction } from './use-action.ts';
import { i18n } from '../testing/i18n.ts';

type Transfer = { readonly sum: string };
type Perform = (input: Transfer, intent: Intent) => Promise<string>;

function Sending({ perform, sum = '10.00' }: { readonly perform: Perform; readonly sum?: string }) {
  const send = useAction(perform, { says: (id) => `Sent as ${id}`, refreshes: [['balance']] });
  return (
    <>
      <Button busy={send.busy} onClick={() => void send.run({ sum })}>
        Send
      </Button>
      <FailureNote failure={send.failure} />
      <output>{send.fields['sum'] ?? ''}</output>
    </>
  );
}
const press = () => userEvent.click(screen.getByRole('button', { name: /Send/ }));
const keysOf = (perform: ReturnType<typeof vi.fn<Perform>>) => perform.mock.calls.map(([, { key }]) => key);

test('a double click does it once', async () => {
  const answer = deferred<string>();
  const perform = vi.fn<Perform>(() => answer.promise);
  await mount(<Sending perform={perform} />);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
  screen.getByRole('button', { name: /Send/ }).click();
  expect(perform).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: /Send/ }).getAttribute('aria-busy')).toBe('true');
  answer.resolve('T1');
  await screen.findByText('Sent as T1');
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBeNull();
});

test('a lost answer keeps the key, so that the next press repeats and does not double', async () => {
  const perform = vi.fn<Perform>().mockRejectedValueOnce(unreachable()).mockResolvedValue('T2');
  await mount(<Sending perform={perform} />);
  await press();
  await screen.findByRole('alert');
  await press();
  await screen.findByText('Sent as T2');
  const [first, second] = keysOf(perform);
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).toBe(first);
});

test('after an answer, yes or no, the next press is a new intent', async () => {
  const perform = vi.fn<Perform>().mockRejectedValueOnce(refused(4005, 'The quote has run out.')).mockResolvedValue('T3');
  await mount(<Sending perform={perform} />);
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain('The quote has run out.');
  await press();
  await screen.findByText('Sent as T3');
  await press();
  await waitFor(() => expect(perform).toHaveBeenCalledTimes(3));
  expect(new Set(keysOf(perform)).size).toBe(3);
});

test('another sum is another intent, also after a lost answer', async () => {
  const perform = vi.fn<Perform>().mockRejectedValueOnce(unreachable()).mockResolvedValue('T4');
  const { rerender } = await mount(<Sending perform={perform} />);
  await press();
  await screen.findByRole('alert');
  const { KitRoot } = await import('../kit-root.tsx');
  const { links } = await import('../testing/mount.tsx');
  rerender(
    <KitRoot i18n={i18n} links={links}>
      <Sending perform={perform} sum="11.00" />
    </KitRoot>,
  );
  await press();
  await screen.findByText('Sent as T4');
  expect(new Set(keysOf(perform)).size).toBe(2);
});

test('a fault of a field is at the field and nowhere else', async () => {
  await mount(
    <Sending perform={() => Promise.reject(refused(4003, 'Only 8,000.00 USD is left today.', [{ field: 'sum', msg: 'Enter less.' }]))} />,
  );
  await press();
  await screen.findByText('Enter less.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what it changed is asked for again', async () => {
  const load = vi.fn(() => Promise.resolve(load.mock.calls.length));
  function Balance() {
    const balance = useRemote(['balance', 'USD'], load);
    return <p>{balance.state === 'ready' ? `asked ${balance.data}` : ''}</p>;
  }
  await mount(
    <>
      <Balance />
      <Sending perform={() => Promise.resolve('T5')} />
    </>,
  );
  await screen.findByText('asked 1');
  await press();
  await screen.findByText('asked 2');
});
