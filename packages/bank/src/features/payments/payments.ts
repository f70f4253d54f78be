import type { payments as calls } from '@bankside/core/contract/payments/payments.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { ordering } from './ordering.ts';
import { files } from './files.ts';
import { listing } from './listing.ts';

export const payments: Handlers<typeof calls> = { ...files, ...listing, ...ordering };
