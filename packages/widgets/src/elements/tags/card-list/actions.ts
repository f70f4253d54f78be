/** The attribute `actions`: names of what may be offered, "activate top-up block" (CRD-61). */
import { cardActions, type CardAction } from '@bankside/core/rules/cards/actions.ts';

/** 'setPin' as pages write it: 'set-pin'. */
export const publicName = (action: string): string => action.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const named = new Map<string, CardAction>(cardActions.map((action) => [publicName(action), action]));

/** Absent: all of them. `unknown`: what the page wrote and nobody knows. */
export function actionsOf(written: string | undefined): { readonly actions: readonly CardAction[]; readonly unknown: readonly string[] } {
  if (written === undefined) return { actions: cardActions, unknown: [] };
  const names = written
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  return { actions: names.flatMap((name) => named.get(name) ?? []), unknown: names.filter((name) => !named.has(name)) };
}

export const wrongActions = (unknown: readonly string[]): string =>
  `actions="${unknown.join(' ')}" is no action: write some of ${[...named.keys()].join(', ')}`;
