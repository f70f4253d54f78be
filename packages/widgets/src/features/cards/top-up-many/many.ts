/** What is typed for several cards, asked, quoted, sent and answered. */
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import type { TopUpCurrency } from '@bankside/core/rules/cards/money.ts';
import type { Quote } from '../../../shared/money/paying/use-quote.ts';

export type ManyOrder = InOf<'/card/topUpMany'>;
export type ManyDone = OutOf<'/card/topUpMany'>;
export type ManyAsked = InOf<'/card/topUpManyCalc'>;
export type ManyQuote = Quote<ManyAsked, OutOf<'/card/topUpManyCalc'>>;
export type ManyTyped = {
  readonly currency: TopUpCurrency;
  /** Written into every line; empty once they differ. */
  readonly all: string;
  readonly lines: readonly { readonly amount: string }[];
  readonly source_of_funds_confirmed: boolean;
};
