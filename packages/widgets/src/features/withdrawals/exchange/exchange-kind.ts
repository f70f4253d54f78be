/** Exchanges as the bank offers them (TRF-21). */
import type { OutOf } from '@bankside/core/contract/index.ts';

/** At once at the quoted rate, or as a request that a person at the bank answers. */
export type ExchangeKind = 'fx' | 'otc';
export type ExchangeDetails = OutOf<'/withdraw/details'>;
