import type { cardMoney as contract } from '@bankside/core/contract/cards/card-money.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { Refusal } from '../../platform/refusal.ts';
import { topUps } from './top-ups.ts';

const refuse = (): Promise<never> => Promise.reject(new Refusal('bankFault'));

export const cardMoney: Handlers<typeof contract> = {
  ...topUps,
  topUpRecord: refuse,
  topUpDownload: refuse,
  purchases: refuse,
  purchasesDownload: refuse,
  spending: refuse,
  annotate: refuse,
};
