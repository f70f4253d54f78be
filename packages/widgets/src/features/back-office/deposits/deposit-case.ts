/** Deposits that wait, as staff work on them. */
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';

export type OpenDeposit = OutOf<'/admin/deposit/list'>['list'][number];
export type DepositOrder = InOf<'/admin/deposit/decide'>;
export const depositsKey = ['desk-deposits'] as const;
