/**
 * Every page of this release: what it loads, who may open it, where it stands in the menu. Sidebar, guard, titles and 404
 * read it. Here are the pages that somebody may see first; the others stand in routes-inside.ts, which no sign-in page
 * carries and every signed-in one fetches at once.
 */
import type { ComponentType } from 'react';
import type { Code } from '@bankside/core/rules/permissions.ts';
import { isStaffPlace, type BuiltPlace, type StaffPlace } from '@bankside/core/rules/places.ts';

export type MenuGroup = 'top' | 'money' | 'cards' | 'company' | 'investments';
export type Route = {
  readonly load: () => Promise<ComponentType>;
  /** What stands around it: the sheet and the river, a guest's header and foot, a header with the way out, the whole shell, paper, or the bank's own desk. */
  readonly frame: 'public' | 'guest' | 'upload' | 'main' | 'print' | 'staff';
  /** A key with its space. */
  readonly title: string;
  /** Spaces of words that the screen needs beside those that come with its frame. */
  readonly words: readonly string[];
  /** A sub-account needs this code, or one of them (PER-02). */
  readonly code?: Code | readonly Code[];
  /** Shut until kyc_status is 4 (PER-10). */
  readonly kyc?: true;
  /** Of several pages with one `entry`, the menu shows the first that the person has the code for, by the entry's name. */
  readonly menu?: { readonly group: MenuGroup; readonly soon?: true; readonly entry?: string };
  /** The page of the menu that it belongs to. */
  readonly under?: BuiltPlace;
};

/** Applications by link and what follows them: open to everybody, signed in or not (UI-02). */
const guestPage = (title: string, words: readonly string[], load: Route['load']): Route => ({ frame: 'guest', title, words, load });
/** What tells everything of an application. */
export const applicationWords = ['apply-pages', 'apply-start', 'apply-status', 'card-apply', 'options'];
const apply = guestPage('apply-pages:titles.apply', ['apply-pages', 'apply-start'], () =>
  import('@bankside/widgets/features/card-apply/pages/public-apply-page.tsx').then((m) => m.PublicApplyPage),
);
const applyStatus = guestPage('apply-pages:titles.status', ['apply-pages', 'apply-status'], () =>
  import('@bankside/widgets/features/card-apply/pages/status-page.tsx').then((m) => m.StatusPage),
);

export const outside = {
  login: {
    frame: 'public',
    title: 'account:login.title',
    words: ['account'],
    load: () => import('@bankside/widgets/features/account/login-page.tsx').then((m) => m.LoginPage),
  },
  register: {
    frame: 'public',
    title: 'account:register.title',
    words: ['account'],
    load: () => import('@bankside/widgets/features/account/register-page.tsx').then((m) => m.RegisterPage),
  },
  forgotPassword: {
    frame: 'public',
    title: 'account:forgot.title',
    words: ['account'],
    load: () => import('@bankside/widgets/features/account/forgot-password-page.tsx').then((m) => m.ForgotPasswordPage),
  },
  resetPassword: {
    frame: 'public',
    title: 'account:reset.title',
    words: ['account'],
    load: () => import('@bankside/widgets/features/account/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
  },
  upload: {
    frame: 'upload',
    title: 'account:upload.title',
    words: ['account', 'options'],
    load: () => import('@bankside/widgets/features/account/upload-page.tsx').then((m) => m.UploadPage),
  },
  applyByLink: apply,
  applyByQr: apply,
  applyCustom: apply,
  applyAisport: apply,
  applyVisionlife: apply,
  applyInfo: applyStatus,
  applyInfoQr: applyStatus,
  applyInfoCustom: applyStatus,
  applyInfoVisionlife: applyStatus,
  cardAudit: guestPage('apply-pages:titles.audit', applicationWords, () =>
    import('@bankside/widgets/features/card-apply/pages/audit-page.tsx').then((m) => m.AuditPage),
  ),
  handoff: guestPage('apply-pages:titles.handoff', ['apply-pages', 'apply-qr', 'form', 'rules'], () =>
    import('@bankside/widgets/features/uploads/handoff-page.tsx').then((m) => m.HandoffPage),
  ),
  home: {
    frame: 'main',
    title: 'shell:places.home',
    words: ['home', 'notices', 'options'],
    menu: { group: 'top' },
    load: () => import('@bankside/widgets/features/home/home-page.tsx').then((m) => m.HomePage),
  },
  verifyDocument: guestPage('transactions:verify.title', ['transactions'], () =>
    import('@bankside/widgets/features/transactions/verify-document-page.tsx').then((m) => m.VerifyDocumentPage),
  ),
} as const satisfies Partial<Record<BuiltPlace, Route>>;
export type OutsidePlace = keyof typeof outside;
const isOutside = (place: BuiltPlace): place is OutsidePlace => Object.hasOwn(outside, place);
export type InsidePlace = Exclude<BuiltPlace, OutsidePlace | StaffPlace>;
type Inside = Readonly<Record<InsidePlace, Route>>;

let inside: Inside | undefined;
export const loadInside = async (): Promise<Inside> => (inside ??= (await import('./routes-inside.ts')).inside);
/** The bank's own pages: only staff ever fetch their table. */
let desk: Readonly<Record<StaffPlace, Route>> | undefined;
export const loadDesk = async () => (desk ??= (await import('./routes-desk.ts')).desk);
/** The route of a page, unless it is one of those inside and they have not come yet. */
export function routeAt(place: BuiltPlace): Route | undefined {
  if (isStaffPlace(place)) return desk?.[place];
  return isOutside(place) ? outside[place] : inside?.[place];
}
export async function fetchRoute(place: BuiltPlace): Promise<Route> {
  if (isStaffPlace(place)) return (await loadDesk())[place];
  return isOutside(place) ? outside[place] : (await loadInside())[place];
}
/** The route of a page that is shown, so that its table is here. */
export function routeOf(place: BuiltPlace): Route {
  const route = routeAt(place);
  if (!route) throw new Error(`the route of ${place} has not come yet`);
  return route;
}
/** Any one of them opens it; none asks for nothing. */
export const codesOf = ({ code = [] }: Route): readonly Code[] => (typeof code === 'string' ? [code] : code);
/** Stands without anybody being signed in, and without the words of the shell. */
export const isBeforeSignIn = ({ frame }: Route): boolean => frame === 'public' || frame === 'guest';
