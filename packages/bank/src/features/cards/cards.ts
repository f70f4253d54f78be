/** The calls of a company's cards; one file for each kind of work. */
import type { cards as contract } from '@bankside/core/contract/cards/cards.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { activating } from './activating.ts';
import { calc } from './calc.ts';
import { changing } from './changing.ts';
import { own } from './own.ts';
import { reading } from './reading.ts';

export const cards: Handlers<typeof contract> = { ...reading, ...activating, ...changing, ...own, ...calc };
