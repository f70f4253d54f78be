/** How much waits for the person, by entry of the menu; home has all of it (HOM-14). */
import { todoPlaces } from '@bankside/core/rules/todos.ts';
import type { Place } from '@bankside/core/rules/places.ts';
import type { Todo } from '@bankside/widgets/shared/use-todo.ts';

/** `entryOf` names the menu's entry of the first page that the person may open. */
export function countsOf(todo: Todo, entryOf: (places: readonly Place[]) => string | undefined): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (entry: string, count: number) => counts.set(entry, (counts.get(entry) ?? 0) + count);
  for (const { kind, count } of todo) {
    const entry = entryOf(todoPlaces[kind]);
    add('home', count);
    if (entry !== undefined) add(entry, count);
  }
  return counts;
}
