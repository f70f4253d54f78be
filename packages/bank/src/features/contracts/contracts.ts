import type { contracts as calls } from '@bankside/core/contract/programmes/contracts.ts';
import type { Handlers } from '../../platform/dispatch.ts';

export const contracts = {} as Handlers<typeof calls>;
