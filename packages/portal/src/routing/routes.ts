/**
 * Every page of this release: what it loads, who may open it, where it is in the menu. Sidebar, guard, titles and 404
 * read it. The pages behind sign-in are in routes-inside.ts, which no sign-in page carries and every signed-in one fetches
 * at once.
 */
import { lazy } from '@bankside/widgets/kit/lazy/lazy.ts';
import { isStaffPlace, type BuiltPlace } from '@bankside/core/rules/places.ts';
import type { Route } from './route.ts';
import { outside, type OutsidePlace } from './routes-outside.ts';

const isOutside = (place: BuiltPlace): place is OutsidePlace => Object.hasOwn(outside, place);
export const insideRoutes = lazy(() => import('./routes-inside.ts'));
/** The bank's own pages: only staff ever fetch their table. */
export const deskRoutes = lazy(() => import('./routes-desk.ts'));

/** The route of a page, unless it is one of those inside and they have not come yet. */
export function routeAt(place: BuiltPlace): Route | undefined {
  if (isStaffPlace(place)) return deskRoutes.get()?.desk[place];
  return isOutside(place) ? outside[place] : insideRoutes.get()?.inside[place];
}
export async function fetchRoute(place: BuiltPlace): Promise<Route> {
  if (!isOutside(place)) await (isStaffPlace(place) ? deskRoutes : insideRoutes).load();
  return routeOf(place);
}
/** The route of a page that is shown, so that its table is here. */
export function routeOf(place: BuiltPlace): Route {
  const route = routeAt(place);
  if (!route) throw new Error(`the route of ${place} has not come yet`);
  return route;
}
/** Works without anybody being signed in, and without the words of the shell. */
export const isBeforeSignIn = ({ frame }: Route): boolean => frame === 'public' || frame === 'guest';
