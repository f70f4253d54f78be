/** The company's verification: open to every signed-in person, before and after it is approved (PER-10). */
import type { Route } from './routes.ts';

type KycPlace = 'kyc' | 'kycStepOne' | 'kycStepTwo' | 'kycStepThree' | 'kycStepFour';
const words = ['kyc', 'kyc-start', 'kyc-fields', 'options'];
const step = (title: string, load: Route['load']): Route => ({ frame: 'main', title, words, under: 'kyc', load });

export const kycRoutes = {
  kyc: {
    frame: 'main',
    title: 'shell:places.kyc',
    words,
    menu: { group: 'company' },
    load: () => import('@bankside/widgets/features/kyc/kyc-page.tsx').then((m) => m.KycPage),
  },
  kycStepOne: step('kyc-start:steps.corporate', () => import('@bankside/widgets/features/kyc/step-pages.tsx').then((m) => m.StepOnePage)),
  kycStepTwo: step('kyc-start:steps.company', () => import('@bankside/widgets/features/kyc/step-pages.tsx').then((m) => m.StepTwoPage)),
  kycStepThree: step('kyc-start:steps.shareholder', () =>
    import('@bankside/widgets/features/kyc/step-pages.tsx').then((m) => m.StepThreePage),
  ),
  kycStepFour: step('kyc-start:steps.trading', () => import('@bankside/widgets/features/kyc/step-pages.tsx').then((m) => m.StepFourPage)),
} as const satisfies Record<KycPlace, Route>;
