import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CallView } from './call-view.tsx';
import { useAsked } from './use-asked.ts';
import { deferred, mount, unreachable } from '../testing/mount.tsx';

type Load = (signal: AbortSignal) => Promise<{ readonly name: string }>;
const seen: object[] = [];

type Props = { readonly of?: string; readonly load: Load; readonly every?: number; readonly when?: boolean };
let change: (next: Props) => void;

function Named(first: Props) {
  const [{ of = 'one', load, every, when }, set] = useState(first);
  useEffect(() => void (change = set), []);
  const remote = useAsked(['named', of], load, { ...(every && { every }), ...(when !== undefined && { when }) });
  if (remote.state === 'ready') seen.push(remote.data);
  return (
    <>
      <button type="button" onClick={() => 'again' in remote && remote.again()}>
        Again
      </button>
      <CallView of={remote} failed="It did not load">
        {({ name }) => <p>{name}</p>}
      </CallView>
    </>
  );
}
const press = () => act(async () => screen.getByRole('button', { name: 'Again' }).click());

test('asks once, shows the answer, and keeps it beside a failure of a later question', async () => {
  const load = vi
    .fn<Load>()
    .mockResolvedValueOnce({ name: 'Kestrel' })
    .mockRejectedValueOnce(unreachable())
    .mockResolvedValue({ name: 'Heron' });
  await mount(<Named load={load} />);
  await expect.poll(() => document.body.textContent).toContain('Kestrel');
  expect(load).toHaveBeenCalledTimes(1);
  await press();
  await expect.poll(() => document.body.textContent).toContain('This may be out of date');
  expect(document.body.textContent).toContain('Kestrel');
  await press();
  await expect.poll(() => document.body.textContent).toContain('Heron');
});

test('says what failed and asks again at a press', async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(unreachable()).mockResolvedValue({ name: 'Kestrel' });
  await mount(<Named load={load} />);
  await expect.poll(() => document.body.textContent).toContain('It did not load');
  await act(async () => screen.getAllByRole('button').at(-1)?.click());
  await expect.poll(() => document.body.textContent).toContain('Kestrel');
});

test('another key shows nothing of the one before, whose answer comes to nobody', async () => {
  const first = deferred<{ name: string }>();
  const signals: AbortSignal[] = [];
  const load: Load = (signal) => (signals.push(signal) === 1 ? first.promise : Promise.resolve({ name: 'Heron' }));
  await mount(<Named load={load} />);
  act(() => change({ of: 'two', load }));
  expect(signals[0]?.aborted).toBe(true);
  await act(async () => first.resolve({ name: 'Kestrel' }));
  await expect.poll(() => document.body.textContent).toContain('Heron');
  expect(document.body.textContent).not.toContain('Kestrel');
});

test('asks by itself every so often; the same answer again is the same object, and nothing is asked before it may be', async () => {
  const load = vi.fn<Load>(() => Promise.resolve({ name: 'Kestrel' }));
  await mount(<Named load={load} every={20} when={false} />);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(load).not.toHaveBeenCalled();
  seen.length = 0;
  act(() => change({ load, every: 20 }));
  await expect.poll(() => load.mock.calls.length).toBeGreaterThan(2);
  expect(new Set(seen).size).toBe(1);
});
