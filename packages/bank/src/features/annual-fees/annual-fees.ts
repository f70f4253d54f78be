import type { annualFees as contract } from '@bankside/core/contract/cards/annual-fees.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { Refusal } from '../../platform/refusal.ts';

const refuse = (): Promise<never> => Promise.reject(new Refusal('bankFault'));

export const annualFees: Handlers<typeof contract> = {
  record: refuse,
  details: refuse,
  remark: refuse,
  modify: refuse,
  download: refuse,
  refresh: refuse,
};
