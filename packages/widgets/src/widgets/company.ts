/** The company: verification, card applications, cards and contracts, and products that are to come. */
import type { FullKey, Namespace } from '@bankside/core/i18n/keys.ts';
import type { InsidePage } from '@bankside/core/rules/access/page-needs.ts';
import type { Place } from '@bankside/core/rules/places.ts';
import type { Widget } from '../runtime/widget.ts';
import { needsOf } from './inside.ts';
import { applicationWords } from './visitor.ts';

const kycWords: readonly Namespace[] = ['kyc', 'kyc-start', 'kyc-fields', 'options'];
const feeWords: readonly Namespace[] = ['annual-fees', 'money', 'form', 'rules', 'options'];
const contractWords: readonly Namespace[] = [
  'contracts',
  'programmes',
  'batch-files',
  'card-list',
  'money',
  'form',
  'rules',
  'options',
  'errors',
];
/** Orders and what belongs to them, by code 9-1. */
const ofContracts = (name: InsidePage, title: FullKey, load: Widget['load']): Widget => ({
  name,
  title,
  words: contractWords,
  needs: needsOf(name),
  load,
});
const managementWords: readonly Namespace[] = ['preallocation', 'programmes', 'card-list', 'batch-files', 'money'];
/** Open to every signed-in person, before and after it is approved (PER-10). */
const step = (name: InsidePage, title: FullKey, load: Widget['load']): Widget => ({
  name,
  title,
  words: kycWords,
  needs: needsOf(name),
  load,
});

export const companyWidgets = {
  kyc: step('kyc', 'shell:places.kyc', () => import('../features/kyc/kyc-page.tsx').then((m) => m.KycPage)),
  kycStepOne: step('kycStepOne', 'kyc-start:steps.corporate', () => import('../features/kyc/step-pages.tsx').then((m) => m.StepOnePage)),
  kycStepTwo: step('kycStepTwo', 'kyc-start:steps.company', () => import('../features/kyc/step-pages.tsx').then((m) => m.StepTwoPage)),
  kycStepThree: step('kycStepThree', 'kyc-start:steps.shareholder', () =>
    import('../features/kyc/step-pages.tsx').then((m) => m.StepThreePage),
  ),
  kycStepFour: step('kycStepFour', 'kyc-start:steps.trading', () => import('../features/kyc/step-pages.tsx').then((m) => m.StepFourPage)),
  cards: {
    name: 'cards',
    title: 'shell:places.cards',
    words: ['card-list', 'cards', 'card-money', 'money', 'form', 'rules', 'options', 'errors'],
    needs: needsOf('cards'),
    load: () => import('../features/cards/list/cards-page.tsx').then((m) => m.CardsPage),
  },
  applyCard: {
    name: 'applyCard',
    title: 'shell:places.applyCard',
    words: applicationWords,
    needs: needsOf('applyCard'),
    load: () => import('../features/card-apply/pages/apply-card-page.tsx').then((m) => m.ApplyCardPage),
  },
  annualFees: {
    name: 'annualFees',
    title: 'shell:places.annualFees',
    words: feeWords,
    needs: needsOf('annualFees'),
    load: () => import('../features/annual-fees/annual-fees-page.tsx').then((m) => m.AnnualFeesPage),
  },
  annualFee: {
    name: 'annualFee',
    title: 'shell:places.annualFee',
    words: feeWords,
    needs: needsOf('annualFee'),
    load: () => import('../features/annual-fees/annual-fee-page.tsx').then((m) => m.AnnualFeePage),
  },
  applyCardInfo: {
    name: 'applyCardInfo',
    title: 'shell:places.applyCardInfo',
    words: applicationWords,
    needs: needsOf('applyCardInfo'),
    load: () => import('../features/card-apply/pages/applications-page.tsx').then((m) => m.ApplicationsPage),
  },
  contracts: ofContracts('contracts', 'shell:places.contracts', () =>
    import('../features/contracts/overview/contracts-page.tsx').then((m) => m.ContractsPage),
  ),
  contractOrders: ofContracts('contractOrders', 'shell:places.contractOrders', () =>
    import('../features/contracts/orders/orders-page.tsx').then((m) => m.OrdersPage),
  ),
  contract: ofContracts('contract', 'shell:places.contract', () =>
    import('../features/contracts/info/info-page.tsx').then((m) => m.InfoPage),
  ),
  checkOrder: ofContracts('checkOrder', 'shell:places.checkOrder', () =>
    import('../features/contracts/cards/check-order-page.tsx').then((m) => m.CheckOrderPage),
  ),
  cardRecord: {
    name: 'cardRecord',
    title: 'shell:places.cardRecord',
    words: contractWords,
    needs: needsOf('cardRecord'),
    load: () => import('../features/contracts/cards/card-record-page.tsx').then((m) => m.CardRecordPage),
  },
  cardManagement: {
    name: 'cardManagement',
    title: 'shell:places.cardManagement',
    words: managementWords,
    needs: needsOf('cardManagement'),
    load: () => import('../features/preallocation/list/management-page.tsx').then((m) => m.ManagementPage),
  },
  cardManagementInfo: {
    name: 'cardManagementInfo',
    title: 'shell:places.cardManagement',
    words: managementWords,
    needs: needsOf('cardManagementInfo'),
    load: () => import('../features/preallocation/one/management-info-page.tsx').then((m) => m.ManagementInfoPage),
  },
  cardKyc: {
    name: 'cardKyc',
    title: 'shell:places.cardKyc',
    words: ['card-kyc', 'options'],
    needs: needsOf('cardKyc'),
    load: () => import('../features/card-kyc/holders-page.tsx').then((m) => m.HoldersPage),
  },
  cardKycInfo: {
    name: 'cardKycInfo',
    title: 'shell:places.cardKycInfo',
    words: ['card-kyc', 'options', 'apply-start', 'card-apply'],
    needs: needsOf('cardKycInfo'),
    load: () => import('../features/card-kyc/holder-page.tsx').then((m) => m.HolderPage),
  },
  privateBanking: {
    name: 'privateBanking',
    title: 'shell:places.privateBanking',
    words: ['products'],
    needs: needsOf('privateBanking'),
    load: () => import('../features/products/product-page.tsx').then((m) => m.PrivateBankingPage),
  },
  structuredProducts: {
    name: 'structuredProducts',
    title: 'shell:places.structuredProducts',
    words: ['products'],
    needs: needsOf('structuredProducts'),
    load: () => import('../features/products/product-page.tsx').then((m) => m.StructuredProductsPage),
  },
  investmentBanking: {
    name: 'investmentBanking',
    title: 'shell:places.investmentBanking',
    words: ['products'],
    needs: needsOf('investmentBanking'),
    load: () => import('../features/products/product-page.tsx').then((m) => m.InvestmentBankingPage),
  },
} as const satisfies Partial<Record<Place, Widget>>;
