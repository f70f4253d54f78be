/** The guard (PER-07), as a pure function: what is known of the visitor and the page asked for give one answer. */
import { pageAsks, shutTo } from '@bankside/core/rules/access/admission.ts';
import { documentsOpen } from '@bankside/core/rules/access/company-status.ts';
import { landing, userTypes, type Holder } from '@bankside/core/rules/access/permissions.ts';
import { isBuilt, isStaffPlace, type BuiltPlace, type Place } from '@bankside/core/rules/places.ts';
import { routeAt } from './routes.ts';

/** `known` is false until getUserInfo has answered: nothing about rights is decided before (ACC-11). */
export type Visitor = Holder & {
  readonly token: string;
  readonly known: boolean;
  readonly approve_status: number;
  readonly kyc_status: number;
};

export type Verdict =
  | { readonly is: 'open'; readonly place: BuiltPlace }
  /** `dialog`: the page that was asked for waits for verification, or for a right that this person does not hold. */
  | {
      readonly is: 'redirect';
      readonly to: BuiltPlace;
      readonly dialog?: 'kyc' | 'permission';
      /** Come back here after sign-in. */ readonly back?: true;
    }
  | { readonly is: 'wait' }
  | { readonly is: 'missing' };

const home = { is: 'redirect', to: 'home' } as const;
/** UI-01: two addresses without a page of their own lead to the first of their children that is open. */
const children: Partial<Record<Place, readonly [BuiltPlace, ...BuiltPlace[]]>> = {
  deposit: ['depositFiat', 'depositDigital'],
  transfer: ['transferFiat', 'transferDigital'],
  kycSteps: ['kycStepOne'],
};

export function guard(place: Place | undefined, who: Visitor): Verdict {
  const instead = place && children[place];
  if (instead) return toFirst(instead, who);
  if (!place || !isBuilt(place)) return { is: 'missing' }; // UI-03: for everybody
  const route = routeAt(place);
  const open = { is: 'open', place } as const;
  if (route?.frame === 'guest') return open; // UI-02: public, signed in or not
  const signedIn = who.token !== '';
  const desk = isStaffPlace(place);
  if (!signedIn) return route?.frame === 'public' || route?.frame === 'upload' ? open : { is: 'redirect', to: 'login', back: true };
  if (!route && !(desk && who.known)) return { is: 'wait' }; // its table is on the way
  if (place === 'forgotPassword' || place === 'resetPassword' || place === 'invitation') return open;
  if (!who.known) return { is: 'wait' };
  if (who.userType === userTypes.staff) {
    if (!routeAt('desk')) return { is: 'wait' };
    return desk ? open : { is: 'redirect', to: 'desk' }; // D-112
  }
  if (desk || !route) return { is: 'missing' };
  const documents = documentsOpen(who.approve_status);
  if (place === 'upload') return documents ? home : open; // ACC-17
  if (!documents) return { is: 'redirect', to: 'upload' };
  if (place === 'login' || place === 'register') return { is: 'redirect', to: landingOf(who) };
  const shut = shutTo(pageAsks(route.widget.needs), who);
  if (shut) return { ...home, dialog: shut === 'noPermission' ? 'permission' : 'kyc' }; // PER-09, PER-14
  return open;
}

function toFirst(places: readonly [BuiltPlace, ...BuiltPlace[]], who: Visitor): Verdict {
  const to = places.find((each) => guard(each, who).is === 'open') ?? places[0];
  const verdict = guard(to, who);
  return verdict.is === 'open' ? { is: 'redirect', to } : verdict;
}

/** May this person go there now? */
export const isOpen = (place: Place | undefined, who: Visitor): place is BuiltPlace => guard(place, who).is === 'open';

/** Where a signed-in person belongs: their first code that leads to an open page, at last the profile (PER-11). */
function landingOf(who: Visitor): BuiltPlace {
  const place = landing(who, (each) => isOpen(each, who));
  return isBuilt(place) ? place : 'profile';
}
