/**
 * Every page of this release: what it loads, who may open it, where it stands in the menu. Sidebar, guard, titles and 404
 * read it. Here are the pages that somebody may see first; the others stand in routes-inside.ts, which no sign-in page
 * carries and every signed-in one fetches at once.
 */
import { lazy } from '@bankside/widgets/kit/lazy/lazy.ts';
import type { Widget } from '@bankside/widgets/runtime/widget.ts';
import { visitorWidgets as widgets } from '@bankside/widgets/widgets/visitor.ts';
import { isStaffPlace, type BuiltPlace, type StaffPlace } from '@bankside/core/rules/places.ts';

export type MenuGroup = 'top' | 'money' | 'cards' | 'company' | 'investments';
/** A page of the portal: a widget, and what stands around it. */
export type Route = {
  readonly widget: Widget;
  /** Around it: a sheet for sign-in, a guest's header and foot, a header with the way out, the whole shell, paper, or the bank's own desk. */
  readonly frame: 'public' | 'guest' | 'upload' | 'main' | 'print' | 'staff';
  /** Of several pages with one `entry`, the menu shows the first that the person has the code for, by the entry's name. */
  readonly menu?: { readonly group: MenuGroup; readonly soon?: true; readonly entry?: string };
  /** The page of the menu that it belongs to. */
  readonly under?: BuiltPlace;
};

export const outside = {
  login: { widget: widgets.login, frame: 'public' },
  register: { widget: widgets.register, frame: 'public' },
  forgotPassword: { widget: widgets.forgotPassword, frame: 'public' },
  resetPassword: { widget: widgets.resetPassword, frame: 'public' },
  upload: { widget: widgets.upload, frame: 'upload' },
  applyByLink: { widget: widgets.applyByLink, frame: 'guest' },
  applyByQr: { widget: widgets.applyByQr, frame: 'guest' },
  applyCustom: { widget: widgets.applyCustom, frame: 'guest' },
  applyAisport: { widget: widgets.applyAisport, frame: 'guest' },
  applyVisionlife: { widget: widgets.applyVisionlife, frame: 'guest' },
  applyInfo: { widget: widgets.applyInfo, frame: 'guest' },
  applyInfoQr: { widget: widgets.applyInfoQr, frame: 'guest' },
  applyInfoCustom: { widget: widgets.applyInfoCustom, frame: 'guest' },
  applyInfoVisionlife: { widget: widgets.applyInfoVisionlife, frame: 'guest' },
  cardAudit: { widget: widgets.cardAudit, frame: 'guest' },
  handoff: { widget: widgets.handoff, frame: 'guest' },
  home: { widget: widgets.home, frame: 'main', menu: { group: 'top' } },
  verifyDocument: { widget: widgets.verifyDocument, frame: 'guest' },
} as const satisfies Partial<Record<BuiltPlace, Route>>;
export type OutsidePlace = keyof typeof outside;
const isOutside = (place: BuiltPlace): place is OutsidePlace => Object.hasOwn(outside, place);
export type InsidePlace = Exclude<BuiltPlace, OutsidePlace | StaffPlace>;
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
/** Stands without anybody being signed in, and without the words of the shell. */
export const isBeforeSignIn = ({ frame }: Route): boolean => frame === 'public' || frame === 'guest';
