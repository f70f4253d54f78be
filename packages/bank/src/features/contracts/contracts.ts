import type { contracts as calls } from '@bankside/core/contract/programmes/contracts.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { batchCards } from './batch-cards.ts';

export const contracts = { ...batchCards } as unknown as Handlers<typeof calls>;
