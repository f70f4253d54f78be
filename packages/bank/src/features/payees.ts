import type { payees as calls } from '@bankside/core/contract/payees.ts';
import type { Handlers } from '../dispatch.ts';

export const payees = {} as unknown as Handlers<typeof calls>;
