import type { deposits as calls } from '@bankside/core/contract/deposits.ts';
import type { Handlers } from '../../dispatch.ts';

export const deposits = {} as unknown as Handlers<typeof calls>;
