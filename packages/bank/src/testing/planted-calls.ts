/** The dispatcher of a bank with some handlers exchanged, for tests that plant a fault. */
import { handlers } from '../features/index.ts';
import type { Bank } from '../platform/bank.ts';
import { createDispatch, type AllHandlers, type Dispatch } from '../platform/dispatch.ts';

export const dispatchWith = (bank: Bank, exchange: (own: AllHandlers) => Partial<AllHandlers>): Dispatch =>
  createDispatch(bank, { ...handlers, ...exchange(handlers) });
