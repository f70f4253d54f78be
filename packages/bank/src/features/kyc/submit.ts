/** Submits a KYC file (KYC-21). */
import type { kyc as calls } from '@bankside/core/contract/kyc/kyc.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { submitKyc } from '../../domain/kyc/kyc-submitting.ts';

export const kycSubmitting: Pick<Handlers<typeof calls>, 'submit'> = {
  submit: async ({ version }, ctx) => {
    const { submitted_at, ...is } = await submitKyc(version, ctx);
    return { ...is, submitted_at: submitted_at.toISOString() };
  },
};
