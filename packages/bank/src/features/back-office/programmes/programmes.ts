import type { programmes } from '@bankside/core/contract/back-office/back-office-programmes.ts';
import type { Handlers } from '../../../platform/dispatch.ts';

export const programmeDesk = {} as Handlers<typeof programmes>;
