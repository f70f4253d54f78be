import type { withdrawals as calls } from '@bankside/core/contract/withdrawals.ts';
import type { Handlers } from '../../dispatch.ts';

export const withdrawals = {} as unknown as Handlers<typeof calls>;
