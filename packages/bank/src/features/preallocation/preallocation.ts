/** The calls of allocation; one file for each kind of work. */
import type { preallocation as calls } from '@bankside/core/contract/programmes/preallocation.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { acts } from './acts.ts';
import { importing } from './importing.ts';
import { reading } from './reading.ts';

export const preallocation: Handlers<typeof calls> = { ...reading, ...acts, ...importing };
