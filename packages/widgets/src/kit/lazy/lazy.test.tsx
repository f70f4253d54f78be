import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { useT } from '../words.tsx';
import { GateProvider, makeGate, touchedBy, useFirstFieldReady } from './gate.ts';
import { LazyPart } from './lazy-part.tsx';
import { lazy, useLazy, usePart } from './lazy.ts';

const lostOnce = () => vi.fn().mockRejectedValueOnce(new Error('the line is down')).mockResolvedValue({ said: 'here' });

test('a part brings its words, and is asked for again when it did not come', async () => {
  const load = lostOnce();
  const part = lazy<{ readonly said: string }>(load, 'preview');
  const Shown = () => {
    const t = useT('preview');
    const { it, failed, again } = usePart(part);
    if (it) return <p>{`${it.said}: ${t('zoomIn')}`}</p>;
    return <button onClick={again}>{failed ? 'again' : 'waits'}</button>;
  };
  await mount(<Shown />);
  (await screen.findByRole('button', { name: 'again' })).click();
  expect((await screen.findByText(/^here: /)).textContent).toBe('here: Larger');
  expect(load).toHaveBeenCalledTimes(2);
  await mount(<Shown />);
  expect(screen.getByText(/^here: /)).toBeDefined(); // at once, when it is here already
});

test('behind a gate nothing is fetched before it opens, and another root has another gate', async () => {
  const [one, two] = [makeGate(), makeGate()];
  const [first, second] = [lostOnce(), lostOnce()];
  const [early, late] = [lazy<{ readonly said: string }>(first), lazy<{ readonly said: string }>(second)];
  const Ready = () => {
    useFirstFieldReady();
    return null;
  };
  await mount(
    <>
      <GateProvider value={one}>
        <LazyPart of={early}>{({ said }) => <p>{`first ${said}`}</p>}</LazyPart>
        <Ready />
      </GateProvider>
      <GateProvider value={two}>
        <LazyPart of={late}>{({ said }) => <p>{`second ${said}`}</p>}</LazyPart>
      </GateProvider>
    </>,
  );
  await screen.findByText('first here', undefined, { timeout: 5000 }); // by itself, though the first try failed
  expect(second).not.toHaveBeenCalled();
  expect([one.isOpen(), two.isOpen()]).toEqual([true, false]);
  act(two.open);
  await waitFor(() => expect(second).toHaveBeenCalled());
});

test('what waits for a touch is fetched when somebody points at the form that has opened', async () => {
  const load = vi.fn().mockResolvedValue({ said: 'here' });
  const part = lazy<{ readonly said: string }>(load);
  const gate = makeGate();
  const release = touchedBy(document.body, gate);
  const Late = () => <p>{useLazy(part, true)?.said ?? 'not yet'}</p>;
  await mount(
    <GateProvider value={gate}>
      <Late />
    </GateProvider>,
  );
  await act(async () => gate.open());
  await act(async () => gate.opened);
  expect(load).not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event('focusin'));
  await screen.findByText('here');
  release();
});
