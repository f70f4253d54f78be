/** The calls of allocation; one file for each kind of work. */
import type { preallocation as calls } from '@bankside/core/contract/programmes/preallocation.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { acts } from './acts.ts';
import { reading } from './reading.ts';

export const preallocation = { ...reading, ...acts } as unknown as Handlers<typeof calls>;
