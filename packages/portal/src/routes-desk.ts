/** Where the bank's staff work (D-112): an area of its own that no client ever fetches. */
import type { StaffPlace } from '@bankside/core/rules/places.ts';
import type { Route } from './routes.ts';

const page = (place: StaffPlace, load: Route['load'], more: Pick<Route, 'under'> & { readonly words?: readonly string[] } = {}): Route => ({
  frame: 'staff',
  title: `back-office:places.${place}`,
  load,
  ...more,
  words: ['back-office', 'options', ...(more.words ?? [])],
});
const kycWords = ['kyc-start', 'kyc-fields'];

export const desk = {
  desk: page('desk', () => import('@bankside/widgets/features/back-office/queue-page.tsx').then((m) => m.QueuePage), { words: ['money'] }),
  deskKyc: page('deskKyc', () => import('@bankside/widgets/features/back-office/kyc/kyc-case-page.tsx').then((m) => m.KycCasePage), {
    under: 'desk',
    words: kycWords,
  }),
  deskDocuments: page(
    'deskDocuments',
    () => import('@bankside/widgets/features/back-office/documents/documents-page.tsx').then((m) => m.DocumentsPage),
    { under: 'desk' },
  ),
  deskDeposits: page(
    'deskDeposits',
    () => import('@bankside/widgets/features/back-office/deposits/deposits-page.tsx').then((m) => m.DepositsPage),
    {
      words: ['money'],
    },
  ),
  deskCard: page('deskCard', () => import('@bankside/widgets/features/back-office/cards/card-page.tsx').then((m) => m.CardPage), {
    under: 'desk',
    words: ['card-apply', 'apply-start', 'apply-pages', 'apply-status'],
  }),
  deskCompanies: page('deskCompanies', () =>
    import('@bankside/widgets/features/back-office/companies-page.tsx').then((m) => m.CompaniesPage),
  ),
} as const satisfies Record<StaffPlace, Route>;
/** The desk's menu, in its order. */
export const deskMenu = ['desk', 'deskDeposits', 'deskCompanies'] as const satisfies readonly StaffPlace[];
