/** The guard's verdict about the address, made visible: the page, the way to another one, 404, or what did not load. */
import { useEffect, useReducer, useRef, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { sayWhy } from '@bankside/core/session/ended.ts';
import { session } from '@bankside/core/session/session.ts';
import { isSignedIn, type Session } from '@bankside/core/session/user-session.ts';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import { placeAt, places, type BuiltPlace } from '@bankside/core/rules/places.ts';
import { arrive } from '@bankside/widgets/kit/nav/arrival.ts';
import { usePageTitle } from '@bankside/widgets/kit/nav/page-title.ts';
import { useLatest } from '@bankside/widgets/kit/use-latest.ts';
import { useT } from '@bankside/widgets/kit/words.tsx';
import { warmBank } from '../session/bank.ts';
import { guard, isOpen, type Verdict } from './guard.ts';
import { backFrom, hasUnsaved, redirect, signInHref } from './navigation.ts';
import { DeadEnd } from '../pages/lazy-dead-end.tsx';
import { isUserLoaded, loadUser } from '../session/person.ts';
import { person } from '@bankside/core/session/person.ts';
import { deskRoutes, insideRoutes, isBeforeSignIn, routeOf } from './routes.ts';
import { usePathname, useSearch } from './router.ts';
import { restoreScroll } from './scroll.ts';
import { reloadOnce } from './chunks.ts';
import { prepare, screenOf, type Shown } from './screens.ts';
import { LazySessionGuards } from '../shell/dialogs/lazy-session-guards.tsx';
import { deny } from '../stores.ts';

export function Pages() {
  const path = usePathname();
  const search = useSearch();
  const who = useStore(session);
  const failed = useStore(person, (state) => state.failed);
  const isAnswered = useStore(person, ({ info }) => info !== null) || failed;
  const verdict = sure(guard(placeAt(path), who), isAnswered);
  const around = verdict.is === 'missing' ? (['home', 'desk'] as const).find((place) => isOpen(place, who)) : undefined;
  const { shown, broken } = useScreen(verdict.is === 'open' ? verdict.place : around);
  useFollow(verdict, path, search);
  useTables(who);
  useMeeting(who.token);
  useTyping(shown?.place);
  useArrival(verdict.is === 'missing' ? undefined : shown?.place);

  if (verdict.is === 'missing' && around && shown?.place === around) return <NotFoundInside shown={shown} />;
  if (verdict.is === 'missing') return <DeadEnd kind="NotFound" />;
  if (broken) return <DeadEnd kind="DidNotLoad" />;
  if (verdict.is === 'wait' && failed && !who.known) return <DeadEnd kind="NotKnown" />;
  if (!shown) return null;
  const { Screen, place } = shown;
  return (
    <Around of={shown} place={place}>
      <Screen key={place} />
    </Around>
  );
}

type AroundProps = { readonly of: Shown; readonly place: BuiltPlace | undefined; readonly children: ReactNode };

/** A page and its frame, which stays when the next page has the same. */
function Around({ of: { Frame, place: framed }, place, children }: AroundProps) {
  const who = useStore(session);
  const route = routeOf(framed);
  return (
    <>
      <Frame place={place} prepare={prepare} key={`${route.frame} ${isBeforeSignIn(route) ? '' : who.userid}`}>
        {children}
      </Frame>
      <LazySessionGuards signedIn={isSignedIn(who)} />
    </>
  );
}

/** Somebody signed in keeps the menu at an unknown address (UI-03). */
const NotFoundInside = ({ shown }: { readonly shown: Shown }) => (
  <Around of={shown} place={undefined}>
    <DeadEnd kind="NotFound" inside />
  </Around>
);

/** What a kept session allows is shown at once; what it does not allow may have changed since, so the bank is asked first. */
const sure = (verdict: Verdict, isAnswered: boolean): Verdict =>
  verdict.is === 'redirect' && (verdict.dialog || verdict.to === 'upload') && !isAnswered ? { is: 'wait' } : verdict;

/** The screen that is asked for as soon as it is here; until then the one before stays. */
function useScreen(target: BuiltPlace | undefined) {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const [broken, setBroken] = useState<BuiltPlace>();
  const [last, setLast] = useState<BuiltPlace>();
  useEffect(() => {
    if (!target || screenOf(target)) return undefined;
    let gone = false;
    prepare(target).then(
      () => gone || draw(),
      () => gone || reloadOnce(Date.now()) || setBroken(target),
    );
    return () => void (gone = true);
  }, [target]);
  if (target && target !== last && screenOf(target)) setLast(target);
  return { shown: last && screenOf(last), broken: broken !== undefined && broken === target };
}

function useFollow(verdict: Verdict, path: string, search: string): void {
  const latest = useLatest(verdict); // another one at each drawing
  const to = verdict.is === 'redirect' ? verdict.to : verdict.is;
  useEffect(() => {
    const { current } = latest;
    if (current.is !== 'redirect') return;
    if (current.dialog && hasUnsaved()) return deny(current.dialog, placeAt(path)); // taken away while a form is open: what was typed stays (PER-21)
    const back = path === places.login ? backFrom(search) : undefined;
    if (current.back) redirect(signInHref(path + search));
    else if (back && current.to !== 'upload' && isOpen(placeAt(back.split('?')[0] ?? ''), session.getState())) redirect(back);
    else redirect(places[current.to]);
    if (current.dialog) deny(current.dialog, placeAt(path));
  }, [latest, to, path, search]);
}

/** The table of the pages behind sign-in, as soon as somebody is signed in, and of the desk for staff: until it is here the guard says to wait. */
function useTables({ token, userType }: Session): void {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const staff = userType === userTypes.staff;
  useEffect(() => {
    if (token)
      Promise.all([insideRoutes.load(), staff && deskRoutes.load()]).then(
        () => draw(),
        () => reloadOnce(Date.now()),
      );
  }, [token, staff]);
}

/** Once per sign-in, and once on start with a session that was kept. */
function useMeeting(token: string): void {
  useEffect(() => {
    if (!token || token !== session.getState().token || isUserLoaded()) return; // it may have ended between drawing and now
    sayWhy(null);
    loadUser(!session.getState().known);
  }, [token]);
}

/** Who begins to type at the sign-in page will want the client, and the page behind it: they are fetched meanwhile. */
function useTyping(place: BuiltPlace | undefined): void {
  useEffect(() => {
    if (place !== 'login' && place !== 'register') return undefined;
    const fetchNext = () => void prepare(place === 'login' ? 'home' : 'upload').catch(() => undefined);
    document.addEventListener('focusin', warmBank, { once: true });
    document.addEventListener('input', fetchNext, { once: true });
    return () => {
      document.removeEventListener('focusin', warmBank);
      document.removeEventListener('input', fetchNext);
    };
  }, [place]);
}

/** The title of the page; and after a move, focus on its heading, from where a screen reader goes on. */
function useArrival(place: BuiltPlace | undefined): void {
  const t = useT('shell');
  const title = place && `${t(routeOf(place).widget.title)} · ${t('shared:brand')}`;
  const before = useRef<BuiltPlace>(undefined);
  usePageTitle(title);
  useEffect(() => {
    if (!place) return;
    const moved = before.current !== undefined && before.current !== place;
    before.current = place;
    if (!moved) return;
    arrive();
    restoreScroll();
  }, [place]);
}
