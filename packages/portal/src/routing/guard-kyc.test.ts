/**
 * The guard (PER-07 to PER-10) as a sweep: every page for every state of a company,
 * stated by rules of its own and not by the routes' flags.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { codes } from '@bankside/core/rules/access/permissions.ts';
import { builtPlaces, isStaffPlace, type BuiltPlace } from '@bankside/core/rules/places.ts';
import { guard, type Visitor } from './guard.ts';
import { codesOf } from '@bankside/widgets/runtime/widget.ts';
import { deskRoutes, insideRoutes, routeOf } from './routes.ts';

/** PER-10: what a person of a company may open before it is verified. */
const beforeKyc: readonly BuiltPlace[] = [
  'home',
  'profile',
  'developers',
  'security',
  'activity',
  'rights',
  'kyc',
  'kycStepOne',
  'kycStepTwo',
  'kycStepThree',
  'kycStepFour',
  'privateBanking',
  'structuredProducts',
  'investmentBanking',
];
/** UI-02: nobody has to be signed in. */
const publicPlaces: readonly BuiltPlace[] = [
  'applyByLink',
  'applyInfo',
  'applyByQr',
  'applyInfoQr',
  'applyCustom',
  'applyInfoCustom',
  'applyAisport',
  'applyVisionlife',
  'applyInfoVisionlife',
  'cardAudit',
  'handoff',
  'invitation',
  'verifyDocument',
  'forgotPassword',
  'resetPassword',
];
const kycStatuses = [0, 1, 2, 3, 4, 9];
const approveStatuses = [0, 1, 2, 3, 4, 9];
const people: Readonly<Record<string, Pick<Visitor, 'userType' | 'authjson'>>> = {
  'the main account': { userType: 1, authjson: [] },
  'a sub-account with every code': { userType: 2, authjson: codes },
  'a sub-account without any': { userType: 2, authjson: [] },
};

beforeAll(() => Promise.all([insideRoutes.load(), deskRoutes.load()]));

function expected(place: BuiltPlace, who: Visitor): object {
  const open = { is: 'open', place };
  const documents = who.approve_status === 0 || who.approve_status === 3;
  if (publicPlaces.includes(place)) return open;
  if (isStaffPlace(place)) return { is: 'missing' };
  if (place === 'upload') return documents ? { is: 'redirect', to: 'home' } : open;
  if (!documents) return { is: 'redirect', to: 'upload' };
  if (place === 'login' || place === 'register') return { is: 'redirect' }; // to where its rights lead: guard.test.ts
  const needed = codesOf(routeOf(place).widget);
  if (routeOf(place).widget.needs.main && who.userType !== 1) return { is: 'redirect', to: 'home', dialog: 'permission' };
  if (who.userType === 2 && who.authjson.length === 0 && needed.length > 0) return { is: 'redirect', to: 'home', dialog: 'permission' };
  if (who.kyc_status !== 4 && !beforeKyc.includes(place)) return { is: 'redirect', to: 'home', dialog: 'kyc' };
  return open;
}

describe.each(Object.entries(people))('%s', (_name, person) => {
  it.each(kycStatuses)('with kyc_status %i gets at every page what its company’s state allows', (kyc_status) => {
    const wrong = approveStatuses.flatMap((approve_status) =>
      builtPlaces().flatMap((place) => {
        const who: Visitor = { token: 't', known: true, ...person, approve_status, kyc_status };
        const got = guard(place, who);
        const want = expected(place, who);
        const fits = Object.entries(want).every(([key, value]) => Reflect.get(got, key) === value) && 'dialog' in got === 'dialog' in want;
        return fits ? [] : [{ place, approve_status, got, want }];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('is never led to a page that is shut too', () => {
    const circles = kycStatuses.flatMap((kyc_status) =>
      approveStatuses.flatMap((approve_status) =>
        builtPlaces().filter((place) => {
          const who: Visitor = { token: 't', known: true, ...person, approve_status, kyc_status };
          const verdict = guard(place, who);
          return verdict.is === 'redirect' && guard(verdict.to, who).is !== 'open';
        }),
      ),
    );
    expect(circles).toEqual([]);
  });
});
