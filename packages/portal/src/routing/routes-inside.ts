/** The pages behind sign-in, but for home, and the menu that leads to them (routes.ts). */
import { companyWidgets } from '@bankside/widgets/widgets/company.ts';
import { peopleWidgets } from '@bankside/widgets/widgets/people.ts';
import { type BuiltPlace, type StaffPlace } from '@bankside/core/rules/places.ts';
import { moneyRoutes } from './routes-money.ts';
import type { MenuGroup, Route } from './route.ts';
import { outside, type InsidePlace } from './routes-outside.ts';

const widgets = { ...companyWidgets, ...peopleWidgets };

export const inside = {
  ...moneyRoutes,
  kyc: { widget: widgets.kyc, frame: 'main', menu: { group: 'company' } },
  kycStepOne: { widget: widgets.kycStepOne, frame: 'main', under: 'kyc' },
  kycStepTwo: { widget: widgets.kycStepTwo, frame: 'main', under: 'kyc' },
  kycStepThree: { widget: widgets.kycStepThree, frame: 'main', under: 'kyc' },
  kycStepFour: { widget: widgets.kycStepFour, frame: 'main', under: 'kyc' },
  profile: { widget: widgets.profile, frame: 'main', menu: { group: 'company' } },
  developers: { widget: widgets.developers, frame: 'main', under: 'profile' },
  security: { widget: widgets.security, frame: 'main', menu: { group: 'company' } },
  activity: { widget: widgets.activity, frame: 'main', menu: { group: 'company' } },
  rights: { widget: widgets.rights, frame: 'main', under: 'profile' },
  concealedAccounts: { widget: widgets.concealedAccounts, frame: 'main', menu: { group: 'company' } },
  concealedAccount: { widget: widgets.concealedAccount, frame: 'main', under: 'concealedAccounts' },
  colleague: { widget: widgets.colleague, frame: 'main', under: 'concealedAccounts' },
  colleagueRequests: { widget: widgets.colleagueRequests, frame: 'main', under: 'concealedAccounts' },
  cards: { widget: widgets.cards, frame: 'main', menu: { group: 'cards' } },
  applyCard: { widget: widgets.applyCard, frame: 'main', menu: { group: 'cards' } },
  applyCardInfo: { widget: widgets.applyCardInfo, frame: 'main', menu: { group: 'cards' } },
  cardKyc: { widget: widgets.cardKyc, frame: 'main', menu: { group: 'cards' } },
  cardKycInfo: { widget: widgets.cardKycInfo, frame: 'main', under: 'cardKyc' },
  annualFees: { widget: widgets.annualFees, frame: 'main', menu: { group: 'cards' } },
  annualFee: { widget: widgets.annualFee, frame: 'main', under: 'annualFees' },
  contracts: { widget: widgets.contracts, frame: 'main', menu: { group: 'contracts', entry: 'orders' } },
  contractOrders: { widget: widgets.contractOrders, frame: 'main', under: 'contracts' },
  contract: { widget: widgets.contract, frame: 'main', under: 'contracts' },
  checkOrder: { widget: widgets.checkOrder, frame: 'main', under: 'contracts' },
  cardManagement: { widget: widgets.cardManagement, frame: 'main', menu: { group: 'contracts' } },
  cardManagementInfo: { widget: widgets.cardManagementInfo, frame: 'main', under: 'cardManagement' },
  cardRecord: { widget: widgets.cardRecord, frame: 'main', under: 'contracts' },
  privateBanking: { widget: widgets.privateBanking, frame: 'main', menu: { group: 'investments', soon: true } },
  structuredProducts: { widget: widgets.structuredProducts, frame: 'main', menu: { group: 'investments', soon: true } },
  investmentBanking: { widget: widgets.investmentBanking, frame: 'main', menu: { group: 'investments', soon: true } },
} as const satisfies Record<InsidePlace, Route>;

/** The menu in its order: groups, and the pages in each. Which of them a person sees is the guard's to say. */
const groups: readonly MenuGroup[] = ['top', 'money', 'cards', 'contracts', 'company', 'investments'];
const order: readonly Exclude<BuiltPlace, StaffPlace>[] = [
  'home',
  'transactions',
  'depositFiat',
  'depositDigital',
  'transferFiat',
  'transferDigital',
  'fx',
  'otc',
  'scheduled',
  'paymentFiles',
  'payees',
  'addresses',
  'cards',
  'topUps',
  'cardTransactions',
  'applyCard',
  'applyCardInfo',
  'cardKyc',
  'annualFees',
  'contracts',
  'cardManagement',
  'concealedAccounts',
  'kyc',
  'profile',
  'security',
  'activity',
  'privateBanking',
  'structuredProducts',
  'investmentBanking',
];
export const all: Readonly<Record<Exclude<BuiltPlace, StaffPlace>, Route>> = { ...outside, ...inside };
export const menu = groups.map((group) => ({ group, places: order.filter((place) => all[place].menu?.group === group) }));
