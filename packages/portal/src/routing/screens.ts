/** Screens and their words, fetched when they are wanted and kept. A chunk that does not come is a deployment or a bad line (UI-10). */
import type { ComponentType, ReactNode } from 'react';
import type { BuiltPlace } from '@bankside/core/rules/places.ts';
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { fetchRoute, isBeforeSignIn, type Route } from './routes.ts';
import { loadWords } from '../i18n.ts';

type Frame = ComponentType<{ readonly place: BuiltPlace; readonly children: ReactNode }>;
/** What is around screens: the sheet beside the drawing, a guest's header, the header of somebody signed in, the whole shell. */
const frames: Readonly<Record<Route['frame'], () => Promise<Frame>>> = {
  public: () => import('../shell/public/public-frame.tsx').then((m) => m.PublicFrame),
  guest: () => import('../shell/guest/guest-frame.tsx').then((m) => m.GuestFrame),
  upload: () => import('../shell/guest/upload-frame.tsx').then((m) => m.UploadFrame),
  main: () => import('../shell/main/main-frame.tsx').then((m) => m.MainFrame),
  staff: () => import('../shell/staff/staff-frame.tsx').then((m) => m.StaffFrame),
  print: () => import('../shell/print/print-frame.tsx').then((m) => m.PrintFrame),
};
export type Shown = { readonly place: BuiltPlace; readonly Screen: ComponentType; readonly Frame: Frame };

const ready = new Map<BuiltPlace, Shown>();
const coming = new Map<BuiltPlace, Promise<Shown>>();

/** The screen, when it is here already. */
export const screenOf = (place: BuiltPlace): Shown | undefined => ready.get(place);

/** Fetches a screen and its words; fails after 120 s, or at once when the line says no. */
export function prepare(place: BuiltPlace): Promise<Shown> {
  const known = coming.get(place);
  if (known) return known;
  const parts = fetchRoute(place).then((route) =>
    Promise.all([
      route.widget.load(),
      frames[route.frame](),
      loadWords(...route.widget.words, ...(isBeforeSignIn(route) ? [] : (['shell'] as const))),
    ]),
  );
  const work = inTime(parts).then(([Screen, Frame]): Shown => {
    const shown = { place, Screen, Frame };
    ready.set(place, shown);
    return shown;
  });
  coming.set(place, work);
  work.catch(() => coming.delete(place));
  return work;
}

/** Also for what is no screen: a dialog, a panel. */
export function inTime<T>(work: Promise<T>, ms: number = policy.app.chunkTimeoutMs): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the page took too long to load')), ms);
    const over = () => clearTimeout(timer);
    work.finally(over).then(resolve, reject);
  });
}

const reloadKey = 'chunk_reload_at';
const minute = 60_000;

/** A chunk that is gone since a deployment: one reload brings the new ones, but never twice within a minute. */
export function reloadOnce(now: number, storage: Storage = sessionStorage, reload = () => location.reload()): boolean {
  if (now - Number(storage.getItem(reloadKey) ?? 0) < minute) return false;
  storage.setItem(reloadKey, String(now));
  reload();
  return true;
}
