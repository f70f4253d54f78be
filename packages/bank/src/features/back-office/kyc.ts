import type { kycWork } from '@bankside/core/contract/back-office-kyc.ts';
import type { Handlers } from '../../dispatch.ts';

export const kycDesk = {} as Handlers<typeof kycWork>;
