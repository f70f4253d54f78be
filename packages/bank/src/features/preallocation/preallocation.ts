import type { preallocation as calls } from '@bankside/core/contract/programmes/preallocation.ts';
import type { Handlers } from '../../platform/dispatch.ts';

export const preallocation = {} as Handlers<typeof calls>;
