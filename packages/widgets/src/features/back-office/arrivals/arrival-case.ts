/** What arrived on chains, as staff look it up. */
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';

export type ArrivalRow = OutOf<'/admin/chain/list'>['list'][number];
export type ArrivalCase = OutOf<'/admin/chain/get'>;
export type ArrivalOrder = InOf<'/admin/chain/decide'>;
/** The list and what is opened from it. */
export const arrivalsKey = ['deskArrivals'] as const;
