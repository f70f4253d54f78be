/** Screens and their words, fetched when they are needed and kept. */
import type { ComponentType } from 'react';
import type { BuiltPlace } from '@bankside/core/rules/places.ts';
import { loadWords } from '../i18n.ts';
import { inTime } from './chunks.ts';
import type { FrameProps, Route } from './route.ts';
import { fetchRoute, isBeforeSignIn } from './routes.ts';

type Frame = ComponentType<FrameProps>;
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
