/** Moving between pages: by link, by the browser's buttons, and the question before something entered is lost (D-132). */
import { pathOf, places } from '@bankside/core/rules/places.ts';
import { session } from '@bankside/core/session/session.ts';
import type { LinkResolver } from '@bankside/widgets/kit/action/link-resolver.ts';
import { guard } from './guard.ts';
import { deny, leaving } from '../stores.ts';
import { changeAddress } from '@bankside/widgets/runtime/address.ts';
import { noteScroll, wantScroll } from './scroll.ts';

/** What the question says of each; undefined for the usual sentence. */
const unsaved = new Map<string, string | undefined>();
const ask = (to: () => void) => leaving.setState({ to, text: [...unsaved.values()].find((text) => text !== undefined) });
export function tellUnsaved(id: string, is: boolean, text?: string): void {
  if (is) unsaved.set(id, text);
  else unsaved.delete(id);
}

/** Something entered would be lost now. */
export const hasUnsaved = (): boolean => unsaved.size > 0;

/** How far into this tab's history the page is, so that a step back can be taken back. */
const stepOf = (state: unknown): number => (typeof state === 'object' && state !== null && 'step' in state ? Number(state.step) : 0);
let step = stepOf(history.state);

function move(to: string, replace: boolean): void {
  if (!replace) step += 1;
  wantScroll();
  changeAddress(to, { replace, state: { step } });
}

/** Goes without asking: redirects, and after sign-out. */
export const redirect = (to: string): void => move(to, true);

/** Goes, after asking when something entered would be lost. */
export function go(to: string): void {
  if (unsaved.size) ask(() => move(to, false));
  else move(to, false);
}

export const links: LinkResolver = {
  hrefOf: pathOf,
  go(place, params) {
    const verdict = guard(place, session.getState());
    if (verdict.is === 'redirect' && verdict.dialog) deny(verdict.dialog, place); // PER-09: a click opens the dialog in place
    else go(pathOf(place, params));
  },
};

/** Answers the question: leave after all, or stay. */
export function answerLeaving(leave: boolean): void {
  const { to } = leaving.getState();
  leaving.setState({ to: null });
  if (!leave) return;
  unsaved.clear();
  to?.();
}

/** For the life of the page: the browser's back and forward, closing and reloading. */
export function watchBrowser(): void {
  addEventListener('beforeunload', (event) => {
    if (unsaved.size) event.preventDefault();
  });
  addEventListener('scroll', () => noteScroll(step), { passive: true });
  let returning = false;
  addEventListener(
    'popstate',
    (event) => {
      const there = stepOf(event.state);
      const by = there - step;
      if (returning || !unsaved.size || by === 0) {
        returning = false;
        if (by !== 0) wantScroll(there);
        step = there;
        return;
      }
      event.stopImmediatePropagation(); // nobody else has seen it yet: a capturing listener comes first
      returning = true;
      step = there;
      history.go(-by);
      ask(() => history.go(by));
    },
    { capture: true },
  );
}

/** Where to go after sign-in: the page that was asked for, when it is one of ours. */
export function backFrom(search: string): string | undefined {
  const back = new URLSearchParams(search).get('back') ?? '';
  return /^\/(?![/\\])/.test(back) ? back : undefined;
}
export const signInHref = (back: string): string =>
  back === '/' ? places.login : `${places.login}?${new URLSearchParams({ back }).toString()}`;
