/** What the portal holds beside the session: trouble to say, the access dialog, a page that waits for leave. */
import { createStore } from 'zustand/vanilla';
import type { Place } from '@bankside/core/rules/places.ts';

export type Notice = { readonly id: number; readonly text: string };

/** Trouble on the line, said once and briefly (UI-07). */
export const notices = createStore<{ readonly list: readonly Notice[] }>(() => ({ list: [] }));
let last = 0;

/** The same sentence twice at once is one sentence: ten calls can fail on one broken line. */
export function say(text: string): void {
  const { list } = notices.getState();
  if (!list.some((each) => each.text === text)) notices.setState({ list: [...list, { id: ++last, text }].slice(-3) });
}
export const unsay = (id: number): void => notices.setState(({ list }) => ({ list: list.filter((each) => each.id !== id) }));

/** The access dialog: for a page, or for a call that was refused (PER-09). */
export type Denied = {
  readonly why: 'kyc' | 'permission';
  readonly place?: Place | undefined;
  /** Any one of them opens what a call was refused for; of a page its own. */
  readonly rights?: readonly string[];
};
export const denied = createStore<{ readonly now: Denied | null }>(() => ({ now: null }));
export const deny = (why: Denied['why'], place?: Place): void => denied.setState({ now: { why, place } });
/** A right was missing, perhaps taken away a moment ago. */
export const denyFor = (rights: readonly string[]): void => denied.setState({ now: { why: 'permission', rights } });
export const allowAgain = (): void => denied.setState({ now: null });

/** Where somebody wants to go while something entered is not sent (D-132); the dialog asks. */
export const leaving = createStore<{ readonly to: (() => void) | null; readonly text?: string | undefined }>(() => ({ to: null }));

/** How often this tab has changed something at the bank (HOM-14). */
export const written = createStore(() => ({ times: 0 }));
