/** Where the bank's staff work (D-112). */
import type { Namespace } from '@bankside/core/i18n/keys.ts';
import type { StaffPlace } from '@bankside/core/rules/places.ts';
import type { Widget } from '../runtime/widget.ts';

const screen = (name: StaffPlace, load: Widget['load'], words: readonly Namespace[] = []): Widget => ({
  name,
  title: `back-office:places.${name}`,
  words: ['back-office', 'options', ...words],
  needs: { who: 'staff' },
  load,
});

const programmeWords: readonly Namespace[] = ['programmes', 'contracts', 'card-list', 'batch-files', 'form', 'rules'];

export const deskWidgets = {
  desk: screen('desk', () => import('../features/back-office/queue-page.tsx').then((m) => m.QueuePage), ['money']),
  deskKyc: screen('deskKyc', () => import('../features/back-office/kyc/kyc-case-page.tsx').then((m) => m.KycCasePage), [
    'kyc-start',
    'kyc-fields',
  ]),
  deskDocuments: screen('deskDocuments', () => import('../features/back-office/documents/documents-page.tsx').then((m) => m.DocumentsPage)),
  deskDeposits: screen('deskDeposits', () => import('../features/back-office/deposits/deposits-page.tsx').then((m) => m.DepositsPage), [
    'money',
  ]),
  deskArrivals: screen('deskArrivals', () => import('../features/back-office/arrivals/arrivals-page.tsx').then((m) => m.DeskArrivalsPage), [
    'money',
    'rules',
  ]),
  deskCard: screen('deskCard', () => import('../features/back-office/cards/card-page.tsx').then((m) => m.CardPage), [
    'card-apply',
    'apply-start',
    'apply-pages',
    'apply-status',
  ]),
  deskCards: screen('deskCards', () => import('../features/back-office/issued/cards-page.tsx').then((m) => m.IssuedCardsPage), [
    'cards',
    'card-list',
  ]),
  deskIssuedCard: screen(
    'deskIssuedCard',
    () => import('../features/back-office/issued/issued-card-page.tsx').then((m) => m.IssuedCardPage),
    ['cards', 'card-list'],
  ),
  deskContracts: screen(
    'deskContracts',
    () => import('../features/back-office/programmes/contracts-page.tsx').then((m) => m.DeskContractsPage),
    programmeWords,
  ),
  deskContract: screen(
    'deskContract',
    () => import('../features/back-office/programmes/contract-case-page.tsx').then((m) => m.DeskContractPage),
    programmeWords,
  ),
  deskOrders: screen(
    'deskOrders',
    () => import('../features/back-office/programmes/orders-page.tsx').then((m) => m.DeskOrdersPage),
    programmeWords,
  ),
  deskOrder: screen(
    'deskOrder',
    () => import('../features/back-office/programmes/order-case-page.tsx').then((m) => m.DeskOrderPage),
    programmeWords,
  ),
  deskRecord: screen('deskRecord', () => import('../features/back-office/records/record-page.tsx').then((m) => m.DeskRecordPage), [
    'money',
  ]),
  deskPartnerKey: screen('deskPartnerKey', () =>
    import('../features/back-office/partner-keys/partner-key-page.tsx').then((m) => m.PartnerKeyPage),
  ),
  deskColleague: screen('deskColleague', () =>
    import('../features/back-office/colleagues/colleague-page.tsx').then((m) => m.ColleaguePage),
  ),
  deskCompanies: screen('deskCompanies', () => import('../features/back-office/companies-page.tsx').then((m) => m.CompaniesPage)),
  deskLinks: screen('deskLinks', () => import('../features/back-office/overview/links-page.tsx').then((m) => m.DeskLinksPage), ['rules']),
  deskKeys: screen('deskKeys', () => import('../features/back-office/overview/keys-page.tsx').then((m) => m.DeskKeysPage), ['rules']),
  deskTrail: screen('deskTrail', () => import('../features/back-office/overview/trail-page.tsx').then((m) => m.DeskTrailPage), [
    'activity',
    'money',
    'form',
    'rules',
  ]),
  deskMessages: screen('deskMessages', () => import('../features/back-office/messages/messages-page.tsx').then((m) => m.MessagesPage)),
} as const satisfies Record<StaffPlace, Widget>;
