/** Submits a KYC file (KYC-21). */
import type { kyc as calls } from '@bankside/core/contract/kyc/kyc.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { submitKyc } from '../../domain/kyc/kyc-submitting.ts';

export const kycSubmitting: Pick<Handlers<typeof calls>, 'submit'> = {
  submit: async ({ version }, ctx) => {
    const { kyc_status, kyc_change_status, submitted_at } = await submitKyc(version, ctx);
    return { kyc_status, kyc_change_status, submitted_at: submitted_at.toISOString() };
  },
};
