import type { kyc as calls } from '@bankside/core/contract/kyc.ts';
import type { Handlers } from '../../dispatch.ts';

export const kyc = {} as Handlers<typeof calls>;
