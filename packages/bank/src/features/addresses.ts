import type { addresses as calls } from '@bankside/core/contract/addresses.ts';
import type { Handlers } from '../dispatch.ts';

export const addresses = {} as unknown as Handlers<typeof calls>;
