/** The company: verification, card applications, cards and contracts, and products that are to come. */
import type { Namespace } from '@bankside/core/i18n/keys.ts';
import type { Place } from '@bankside/core/rules/places.ts';
import type { Widget } from '../runtime/widget.ts';
import { page } from './inside.ts';
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
const managementWords: readonly Namespace[] = ['preallocation', 'programmes', 'card-list', 'batch-files', 'money'];
export const companyWidgets = {
  kyc: page('kyc', kycWords, () => import('../features/kyc/kyc-page.tsx').then((m) => m.KycPage)),
  kycStepOne: page(
    'kycStepOne',
    kycWords,
    () => import('../features/kyc/step-pages.tsx').then((m) => m.StepOnePage),
    'kyc-start:steps.corporate',
  ),
  kycStepTwo: page(
    'kycStepTwo',
    kycWords,
    () => import('../features/kyc/step-pages.tsx').then((m) => m.StepTwoPage),
    'kyc-start:steps.company',
  ),
  kycStepThree: page(
    'kycStepThree',
    kycWords,
    () => import('../features/kyc/step-pages.tsx').then((m) => m.StepThreePage),
    'kyc-start:steps.shareholder',
  ),
  kycStepFour: page(
    'kycStepFour',
    kycWords,
    () => import('../features/kyc/step-pages.tsx').then((m) => m.StepFourPage),
    'kyc-start:steps.trading',
  ),
  cards: page('cards', ['card-list', 'cards', 'card-money', 'money', 'form', 'rules', 'options', 'errors'], () =>
    import('../features/cards/list/cards-page.tsx').then((m) => m.CardsPage),
  ),
  applyCard: page('applyCard', applicationWords, () =>
    import('../features/card-apply/pages/apply-card-page.tsx').then((m) => m.ApplyCardPage),
  ),
  annualFees: page('annualFees', feeWords, () => import('../features/annual-fees/annual-fees-page.tsx').then((m) => m.AnnualFeesPage)),
  annualFee: page('annualFee', feeWords, () => import('../features/annual-fees/annual-fee-page.tsx').then((m) => m.AnnualFeePage)),
  applyCardInfo: page('applyCardInfo', applicationWords, () =>
    import('../features/card-apply/pages/applications-page.tsx').then((m) => m.ApplicationsPage),
  ),
  contracts: page('contracts', contractWords, () =>
    import('../features/contracts/overview/contracts-page.tsx').then((m) => m.ContractsPage),
  ),
  contractOrders: page('contractOrders', contractWords, () =>
    import('../features/contracts/orders/orders-page.tsx').then((m) => m.OrdersPage),
  ),
  contract: page('contract', contractWords, () => import('../features/contracts/info/info-page.tsx').then((m) => m.InfoPage)),
  checkOrder: page('checkOrder', contractWords, () =>
    import('../features/contracts/cards/check-order-page.tsx').then((m) => m.CheckOrderPage),
  ),
  cardRecord: page('cardRecord', contractWords, () =>
    import('../features/contracts/cards/card-record-page.tsx').then((m) => m.CardRecordPage),
  ),
  cardManagement: page('cardManagement', managementWords, () =>
    import('../features/preallocation/list/management-page.tsx').then((m) => m.ManagementPage),
  ),
  cardManagementInfo: page(
    'cardManagementInfo',
    managementWords,
    () => import('../features/preallocation/one/management-info-page.tsx').then((m) => m.ManagementInfoPage),
    'shell:places.cardManagement',
  ),
  cardKyc: page('cardKyc', ['card-kyc', 'options'], () => import('../features/card-kyc/holders-page.tsx').then((m) => m.HoldersPage)),
  cardKycInfo: page('cardKycInfo', ['card-kyc', 'options', 'apply-start', 'card-apply'], () =>
    import('../features/card-kyc/holder-page.tsx').then((m) => m.HolderPage),
  ),
  privateBanking: page('privateBanking', ['products'], () =>
    import('../features/products/product-page.tsx').then((m) => m.PrivateBankingPage),
  ),
  structuredProducts: page('structuredProducts', ['products'], () =>
    import('../features/products/product-page.tsx').then((m) => m.StructuredProductsPage),
  ),
  investmentBanking: page('investmentBanking', ['products'], () =>
    import('../features/products/product-page.tsx').then((m) => m.InvestmentBankingPage),
  ),
} as const satisfies Partial<Record<Place, Widget>>;
