import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, unreachable } from '../../kit/testing/mount.tsx';
import { ProvenQuestion } from './proven-question.tsx';

type Perform = Parameters<typeof ProvenQuestion<string>>[0]['perform'];

test('a double click is one call; pressed again after a dead line it sends the same key, so that nothing is replaced twice', async () => {
  const perform = vi.fn<Perform>().mockRejectedValueOnce(unreachable()).mockResolvedValue('whsec_new');
  const done = vi.fn<(secret: string) => void>();
  await mount(<ProvenQuestion title="Replace the secret?" act="Replace" perform={perform} onDone={done} onClose={() => undefined} />);
  const replace = () => screen.getByRole('button', { name: 'Replace' });
  await userEvent.dblClick(replace());
  await screen.findByRole('alert');
  expect(perform).toHaveBeenCalledOnce();
  expect(done).not.toHaveBeenCalled();
  await userEvent.click(replace());
  await expect.poll(() => done.mock.calls[0]?.[0]).toBe('whsec_new');
  const [first, second] = perform.mock.calls.map(([, { key }]) => key);
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).toBe(first);
});
