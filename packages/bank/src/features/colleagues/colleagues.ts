import type { colleagues as calls } from '@bankside/core/contract/colleagues/colleagues.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { rights } from './rights.ts';

export const colleagues: Handlers<typeof calls> = { ...rights };
