import type { transactions as calls } from '@bankside/core/contract/transactions.ts';
import type { Handlers } from '../../dispatch.ts';

export const transactions = {} as unknown as Handlers<typeof calls>;
