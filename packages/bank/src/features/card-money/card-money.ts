import type { cardMoney as contract } from '@bankside/core/contract/cards/card-money.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { lists } from './lists.ts';
import { topUpMany } from './top-up-many.ts';
import { topUps } from './top-ups.ts';

export const cardMoney: Handlers<typeof contract> = { ...topUps, ...topUpMany, ...lists };
