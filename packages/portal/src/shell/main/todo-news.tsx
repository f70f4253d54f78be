/** Asks what waits at once when this tab has changed something or is seen again, and draws home anew when it is less or more (HOM-14). */
import { useEffect, useRef } from 'react';
import { useRefresh } from '@bankside/widgets/kit/remote/remote.ts';
import { todoKey, useTodo } from '@bankside/widgets/shared/use-todo.ts';
import { bank } from '../../session/bank.ts';
import { written } from '../../stores.ts';

export function TodoNews() {
  const refresh = useRefresh();
  const todo = JSON.stringify(useTodo(bank) ?? null);
  const before = useRef(todo);
  useEffect(() => {
    const ask = () => void (document.visibilityState === 'visible' && refresh(todoKey));
    document.addEventListener('visibilitychange', ask);
    const stop = written.subscribe(ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      stop();
    };
  }, [refresh]);
  useEffect(() => {
    if (before.current !== 'null' && before.current !== todo) refresh(['home']);
    before.current = todo;
  }, [todo, refresh]);
  return null;
}
