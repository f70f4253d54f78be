import type { preallocation as calls } from '@bankside/core/contract/programmes/preallocation.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { reading } from './reading.ts';

export const preallocation = { ...reading } as unknown as Handlers<typeof calls>;
