/** People of the company: profile, security, rights, sub-accounts, and what the bank tells other machines. */
import type { Place } from '@bankside/core/rules/places.ts';
import type { Widget } from '../runtime/widget.ts';
import { page } from './inside.ts';

export const peopleWidgets = {
  profile: page('profile', ['profile', 'options'], () => import('../features/profile/profile-page.tsx').then((m) => m.ProfilePage)),
  developers: page('developers', ['developers', 'options', 'form', 'rules'], () =>
    import('../features/developers/developers-page.tsx').then((m) => m.DevelopersPage),
  ),
  security: page('security', ['security', 'proof', 'form', 'rules', 'options'], () =>
    import('../features/security/security-page.tsx').then((m) => m.SecurityPage),
  ),
  activity: page('activity', ['activity', 'money', 'form', 'rules'], () =>
    import('../features/activity/activity-page.tsx').then((m) => m.ActivityPage),
  ),
  rights: page('rights', ['colleagues', 'options'], () => import('../features/colleagues/rights-page.tsx').then((m) => m.RightsPage)),
  concealedAccounts: page('concealedAccounts', ['access', 'options'], () =>
    import('../features/access/concealed-accounts-page.tsx').then((m) => m.ConcealedAccountsPage),
  ),
  concealedAccount: page('concealedAccount', ['access', 'options'], () =>
    import('../features/access/concealed-account-page.tsx').then((m) => m.ConcealedAccountPage),
  ),
  colleague: page('colleague', ['colleagues', 'options', 'form', 'rules'], () =>
    import('../features/colleagues/colleague-page.tsx').then((m) => m.ColleaguePage),
  ),
  colleagueRequests: page('colleagueRequests', ['colleagues', 'options'], () =>
    import('../features/colleagues/requests-page.tsx').then((m) => m.RequestsPage),
  ),
} as const satisfies Partial<Record<Place, Widget>>;
