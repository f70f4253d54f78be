/** People of the company: profile, security, rights, sub-accounts, and what the bank tells other machines. */
import type { Place } from '@bankside/core/rules/places.ts';
import type { Widget } from '../runtime/widget.ts';
import { needsOf } from './inside.ts';

export const peopleWidgets = {
  profile: {
    name: 'profile',
    title: 'shell:places.profile',
    words: ['profile', 'options'],
    needs: needsOf('profile'),
    load: () => import('../features/profile/profile-page.tsx').then((m) => m.ProfilePage),
  },
  developers: {
    name: 'developers',
    title: 'shell:places.developers',
    words: ['developers', 'options'],
    needs: needsOf('developers'),
    load: () => import('../features/developers/developers-page.tsx').then((m) => m.DevelopersPage),
  },
  security: {
    name: 'security',
    title: 'shell:places.security',
    words: ['security', 'proof', 'form', 'rules', 'options'],
    needs: needsOf('security'),
    load: () => import('../features/security/security-page.tsx').then((m) => m.SecurityPage),
  },
  activity: {
    name: 'activity',
    title: 'shell:places.activity',
    words: ['activity', 'money', 'form', 'rules'],
    needs: needsOf('activity'),
    load: () => import('../features/activity/activity-page.tsx').then((m) => m.ActivityPage),
  },
  rights: {
    name: 'rights',
    title: 'shell:places.rights',
    words: ['colleagues', 'options'],
    needs: needsOf('rights'),
    load: () => import('../features/colleagues/rights-page.tsx').then((m) => m.RightsPage),
  },
  concealedAccounts: {
    name: 'concealedAccounts',
    title: 'shell:places.concealedAccounts',
    words: ['access', 'options'],
    needs: needsOf('concealedAccounts'),
    load: () => import('../features/access/concealed-accounts-page.tsx').then((m) => m.ConcealedAccountsPage),
  },
  concealedAccount: {
    name: 'concealedAccount',
    title: 'shell:places.concealedAccount',
    words: ['access', 'options'],
    needs: needsOf('concealedAccount'),
    load: () => import('../features/access/concealed-account-page.tsx').then((m) => m.ConcealedAccountPage),
  },
  colleague: {
    name: 'colleague',
    title: 'shell:places.colleague',
    words: ['colleagues', 'options', 'form', 'rules'],
    needs: needsOf('colleague'),
    load: () => import('../features/colleagues/colleague-page.tsx').then((m) => m.ColleaguePage),
  },
  colleagueRequests: {
    name: 'colleagueRequests',
    title: 'shell:places.colleagueRequests',
    words: ['colleagues', 'options'],
    needs: needsOf('colleagueRequests'),
    load: () => import('../features/colleagues/requests-page.tsx').then((m) => m.RequestsPage),
  },
} as const satisfies Partial<Record<Place, Widget>>;
