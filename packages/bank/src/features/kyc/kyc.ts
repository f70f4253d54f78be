/** Corporate KYC from the client's side: read it, fill it in step by step, hand it in (KYC-04, KYC-06, KYC-21). */
import type { kyc as calls } from '@bankside/core/contract/kyc/kyc.ts';
import type { KycStep } from '@bankside/core/rules/kyc/kyc.ts';
import type { Ctx, Handlers } from '../../platform/dispatch.ts';
import { saveStep, type Saved } from '../../domain/kyc/kyc-saving.ts';
import type { KycAnswers } from '../../store/kyc-schema.ts';
import { kycReading } from './reading.ts';
import { kycSubmitting } from './submit.ts';

type Saving = Ctx<typeof calls.corporate>;
type Input = { readonly draft: boolean; readonly version: number } & KycAnswers;
const save =
  (step: KycStep) =>
  ({ draft, version, ...values }: Input, ctx: Saving): Promise<Saved> =>
    saveStep({ step, draft, version, values }, ctx);

export const kyc: Handlers<typeof calls> = {
  ...kycReading,
  corporate: save('corporate'),
  company: save('company'),
  shareholder: save('shareholder'),
  trading: save('trading'),
  ...kycSubmitting,
};
