/** The calls of contracts, orders and cards of batches; one file for each kind of work. */
import type { contracts as calls } from '@bankside/core/contract/programmes/contracts.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { batchCards } from './batch-cards.ts';
import { contractCalls } from './contract-calls.ts';
import { orderCalls } from './order-calls.ts';

export const contracts: Handlers<typeof calls> = { ...contractCalls, ...orderCalls, ...batchCards };
