/** What a top-up or a fee of a card costs now, kept as a quote (CRD-13). */
import type { cards as calls } from '@bankside/core/contract/cards/cards.ts';
import { card as lifecycle } from '@bankside/core/rules/lifecycles/card.ts';
import { step } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { makeCardQuote, type CardAsked } from '../../domain/card-money/card-quotes.ts';
import { answerOf, priceFee, priceTopUp } from '../../domain/card-money/card-pricing.ts';
import { readCard, stateOfCard, wantActive, type CardRow } from '../../domain/card-money/card-rows.ts';
import { topUpBounds, wantWithin } from '../../domain/card-money/top-up-bounds.ts';
import { hasContract } from '../../domain/card-money/top-up-making.ts';
import { topUpBalances } from '../../domain/card-money/wallet.ts';
import { ownLimitOf, wantWithinOwn } from '../../domain/transfers/own-limit.ts';
import { trustedRates } from '../../domain/rates/rates.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { Refusal } from '../../platform/refusal.ts';
import { typedMinor } from '../../platform/typed-amount.ts';

/** A price is for what may be done now; the fee of a card that is yet to be made has no state to keep to. */
function wantState(row: CardRow, type: CardAsked['type']): void {
  const state = stateOfCard(row);
  if (type === 'top_up') return wantActive(row);
  if (state === 'blockedByAdmin') throw new Refusal('cardBlockedByAdministrator');
  if (type === 'replacement' && !step(lifecycle, state, 'replace', 'client')) throw new Refusal('cardStatusError');
  if (type === 'activation' && !step(lifecycle, state, 'activate', 'client')) throw new Refusal('cardStatusError');
}

export const calc: Pick<Handlers<typeof calls>, 'calc'> = {
  calc: async ({ type, card_id, amount: typed, currency }, { bank, db, person, now, language }) => {
    const { company_id } = person;
    const row = await readCard(db, company_id, card_id);
    wantState(row, type);
    const rates = await trustedRates(bank, db, [currency, 'USD'], { now, language });
    const amount = type === 'top_up' ? typedMinor(typed ?? '0', currency, language) : 0n;
    const { policy } = bank;
    const priced =
      type === 'top_up'
        ? priceTopUp({ policy, tier: row.tier, hasContract: await hasContract(db, company_id), rates }, amount, currency)
        : priceFee({ policy, tier: row.tier, rates }, type, currency);
    if (type === 'top_up') {
      wantWithin(await topUpBounds(bank, db, row, now), amount, priced.price.received);
      wantWithinOwn(await ownLimitOf({ bank, db, person, now }), priced.price.received);
    }
    const answer = answerOf(priced, currency, rates);
    const asked = { type, card_id, currency, amount };
    const { quote_id, valid_until } = await makeCardQuote(bank, db, person, { asked, answer, rates }, now);
    return {
      quote_id,
      valid_until: valid_until.toISOString(),
      expires_in_sec: policy.quote.ttlSec,
      currency,
      ...answer,
      available: await topUpBalances(db, company_id),
    };
  },
};
