import type { cards as contract } from '@bankside/core/contract/cards/cards.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { activating } from './activating.ts';
import { calc } from './calc.ts';
import { changing } from './changing.ts';
import { reading } from './reading.ts';

export const cards: Handlers<typeof contract> = { ...reading, ...activating, ...changing, ...calc };
