import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CallView } from './call-view.tsx';
import { useRefresh, useRemote } from './remote.ts';
import { deferred, mount, refused, unreachable } from '../testing/mount.tsx';

type Load = () => Promise<readonly string[]>;

function List({ load }: { readonly load: Load }) {
  const remote = useRemote(['list'], load);
  const refresh = useRefresh();
  return (
    <>
      <button type="button" onClick={() => refresh(['list'])}>
        Refresh
      </button>
      <CallView of={remote} what="Loading transactions" empty={<p>Nothing here yet</p>} failed="The list did not load">
        {(rows) => <p>{rows.join(', ')}</p>}
      </CallView>
    </>
  );
}
const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

test('shows nothing for 200 ms, then a skeleton and its name, then the data', async () => {
  const answer = deferred<readonly string[]>();
  const { container } = await mount(<List load={() => answer.promise} />);
  const bars = () => container.querySelectorAll('[aria-busy] [aria-hidden] span').length;
  expect(bars(), 'at once').toBe(0);
  await wait(260);
  expect(bars(), 'later').toBeGreaterThan(3);
  expect(screen.getByText('Loading transactions')).toBeTruthy();
  answer.resolve(['one', 'two']);
  await screen.findByText('one, two');
  expect(bars()).toBe(0);
});

test('an empty list says so in its own words', async () => {
  await mount(<List load={() => Promise.resolve([])} />);
  await screen.findByText('Nothing here yet');
});

test('a failure says what did not work, the time and the request, and tries again once', async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(refused(9000, 'The bank has a fault.')).mockResolvedValue(['one']);
  await mount(<List load={load} />);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The list did not load');
  expect(alert.textContent).toContain('The bank has a fault.');
  expect(screen.getByText(/req-1/)).toBeTruthy();
  expect(screen.getByText(/\d\d\/\d\d\/\d{4} \d\d:\d\d/)).toBeTruthy();
  expect(load, 'nothing is repeated behind the back').toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('one');
  expect(load).toHaveBeenCalledTimes(2);
});

test('without an answer it says "Network timeout"', async () => {
  await mount(<List load={() => Promise.reject(unreachable())} />);
  await screen.findByText(/Network timeout/);
});

test('a refresh keeps the old data and says that it is updating', async () => {
  const second = deferred<readonly string[]>();
  const load = vi.fn<Load>().mockResolvedValueOnce(['old']).mockReturnValueOnce(second.promise);
  await mount(<List load={load} />);
  await screen.findByText('old');
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByText('Updating');
  expect(screen.getByText('old')).toBeTruthy();
  second.resolve(['new']);
  await screen.findByText('new');
  await waitFor(() => expect(screen.queryByText('Updating')).toBeNull());
});

test('a refresh that fails keeps the old data and says that it may be out of date', async () => {
  const load = vi.fn<Load>().mockResolvedValueOnce(['old']).mockRejectedValueOnce(unreachable()).mockResolvedValue(['new']);
  await mount(<List load={load} />);
  await screen.findByText('old');
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByText('This may be out of date');
  expect(screen.getByText('old')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('new');
  expect(screen.queryByText('This may be out of date')).toBeNull();
});
