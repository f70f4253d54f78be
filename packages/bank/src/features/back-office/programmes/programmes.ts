/** Card programmes at the desk; one file for each kind of work. */
import type { programmes } from '@bankside/core/contract/back-office/back-office-programmes.ts';
import type { Handlers } from '../../../platform/dispatch.ts';
import { contractDesk } from './contract-desk.ts';
import { orderCards } from './order-cards.ts';
import { orderDesk } from './order-desk.ts';

export const programmeDesk: Handlers<typeof programmes> = { ...contractDesk, ...orderDesk, ...orderCards };
