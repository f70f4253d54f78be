/** What waits for the person, kept fresh: the menu and home read the same answer (HOM-14). */
import type { Client } from '@bankside/core/client/client.ts';
import type { OutOf } from '@bankside/core/contract/index.ts';
import { useRemote } from '../kit/remote/remote.ts';

export type Todo = OutOf<'/dashboard/todo'>['todo'];
export const todoKey = ['todo'] as const;
const everyMs = 60_000;

/** undefined until the bank has answered. */
export function useTodo(bank: Pick<Client, 'call'>): Todo | undefined {
  const ask = (signal: AbortSignal) => bank.call('/dashboard/todo', {}, { signal, background: true });
  const remote = useRemote(todoKey, ask, { every: everyMs, freshFor: 10_000 });
  return remote.state === 'ready' ? remote.data.todo : undefined;
}
