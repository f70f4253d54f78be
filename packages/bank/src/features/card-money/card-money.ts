import type { cardMoney as contract } from '@bankside/core/contract/cards/card-money.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { Refusal } from '../../platform/refusal.ts';

const refuse = (): Promise<never> => Promise.reject(new Refusal('bankFault'));

export const cardMoney: Handlers<typeof contract> = {
  topUpConfig: refuse,
  topUp: refuse,
  cancelTopUp: refuse,
  topUpRecord: refuse,
  topUpDownload: refuse,
  purchases: refuse,
  purchasesDownload: refuse,
  spending: refuse,
  annotate: refuse,
};
