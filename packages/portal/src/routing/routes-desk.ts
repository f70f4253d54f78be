/** The bank's own desk: an area that no client ever fetches. */
import type { StaffPlace } from '@bankside/core/rules/places.ts';
import { deskWidgets as widgets } from '@bankside/widgets/widgets/desk.ts';
import type { Route } from './route.ts';

export const desk = {
  desk: { widget: widgets.desk, frame: 'staff' },
  deskKyc: { widget: widgets.deskKyc, frame: 'staff', under: 'desk' },
  deskDocuments: { widget: widgets.deskDocuments, frame: 'staff', under: 'desk' },
  deskDeposits: { widget: widgets.deskDeposits, frame: 'staff' },
  deskArrivals: { widget: widgets.deskArrivals, frame: 'staff' },
  deskCard: { widget: widgets.deskCard, frame: 'staff', under: 'desk' },
  deskCards: { widget: widgets.deskCards, frame: 'staff' },
  deskIssuedCard: { widget: widgets.deskIssuedCard, frame: 'staff', under: 'deskCards' },
  deskContracts: { widget: widgets.deskContracts, frame: 'staff' },
  deskContract: { widget: widgets.deskContract, frame: 'staff', under: 'deskContracts' },
  deskOrders: { widget: widgets.deskOrders, frame: 'staff' },
  deskOrder: { widget: widgets.deskOrder, frame: 'staff', under: 'deskOrders' },
  deskPartnerKey: { widget: widgets.deskPartnerKey, frame: 'staff', under: 'desk' },
  deskColleague: { widget: widgets.deskColleague, frame: 'staff', under: 'desk' },
  deskCompanies: { widget: widgets.deskCompanies, frame: 'staff' },
  deskLinks: { widget: widgets.deskLinks, frame: 'staff' },
  deskKeys: { widget: widgets.deskKeys, frame: 'staff' },
  deskTrail: { widget: widgets.deskTrail, frame: 'staff' },
  deskMessages: { widget: widgets.deskMessages, frame: 'staff' },
  deskRecord: { widget: widgets.deskRecord, frame: 'staff', under: 'desk' },
} as const satisfies Record<StaffPlace, Route>;
/** The desk's menu, in its order. */
export const deskMenu = [
  'desk',
  'deskDeposits',
  'deskArrivals',
  'deskCards',
  'deskContracts',
  'deskOrders',
  'deskCompanies',
  'deskLinks',
  'deskKeys',
  'deskTrail',
  'deskMessages',
] as const satisfies readonly StaffPlace[];
