import type { cards as contract } from '@bankside/core/contract/cards/cards.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { Refusal } from '../../platform/refusal.ts';
import { calc } from './calc.ts';

const refuse = (): Promise<never> => Promise.reject(new Refusal('bankFault'));

export const cards: Handlers<typeof contract> = {
  info: refuse,
  verifyKit: refuse,
  activate: refuse,
  pinKey: refuse,
  setPin: refuse,
  modify: refuse,
  refresh: refuse,
  setLimits: refuse,
  ...calc,
};
