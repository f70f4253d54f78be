import type { withdrawals as calls } from '@bankside/core/contract/withdrawals.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { answeringQuotes } from './answering-quotes.ts';
import { check } from './check.ts';
import { deciding } from './deciding.ts';
import { offers } from './offers.ts';
import { reading } from './reading.ts';
import { withdraw } from './withdraw.ts';

export const withdrawals: Handlers<typeof calls> = { ...reading, ...offers, ...check, ...withdraw, ...deciding, ...answeringQuotes };
