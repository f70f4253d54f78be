/** Top-ups as the dialog asks for them (CRD-11 to CRD-13). */
import type { cardMoney as calls } from '@bankside/core/contract/cards/card-money.ts';
import { topUpCurrencies } from '@bankside/core/rules/cards/money.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { cardFeeRow, topUpFeeKind } from '../../domain/card-money/card-pricing.ts';
import { readCard, wantActive } from '../../domain/card-money/card-rows.ts';
import { topUpBounds } from '../../domain/card-money/top-up-bounds.ts';
import { cancelTopUp, hasContract, makeTopUp, retryTopUp } from '../../domain/card-money/top-up-making.ts';
import { topUpBalances } from '../../domain/card-money/wallet.ts';
import { ownLimitAnswer, ownLimitOf } from '../../domain/transfers/own-limit.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { typedMinor } from '../../platform/typed-amount.ts';

export const usd = (cents: bigint | null): string | null => (cents === null ? null : toDecimal(cents, 2));

export const topUps: Pick<Handlers<typeof calls>, 'topUpConfig' | 'topUp' | 'cancelTopUp'> = {
  topUpConfig: async ({ card_id }, ctx) => {
    const { bank, db, person, now } = ctx;
    const { company_id } = person;
    const { policy } = bank;
    const card = await readCard(db, company_id, card_id);
    wantActive(card);
    const { min, max, daily, left } = await topUpBounds(bank, db, card, now);
    const row = cardFeeRow(policy, topUpFeeKind(policy, card.tier, await hasContract(db, company_id)), card.tier);
    const balances = await topUpBalances(db, company_id);
    return {
      min: usd(min),
      max: usd(max),
      daily_limit: usd(daily),
      daily_remaining: usd(left),
      ...ownLimitAnswer(await ownLimitOf(ctx)),
      currencies: topUpCurrencies.map((currency) => ({ currency, balance: balances[currency] })),
      fee: { kind: row?.kind ?? ('none' as const), value: row?.value ?? '', min: row?.min ?? null, max: row?.max ?? null },
      lead_days: policy.cards.leadDays,
    };
  },

  topUp: async (form, ctx) => {
    const made =
      form.retry_of === undefined
        ? await makeTopUp(ctx, { ...form, amount: typedMinor(form.amount, form.currency, ctx.language) })
        : await retryTopUp(ctx, form.retry_of, form.version);
    const { top_up_id: id, number, transaction_id, status } = made;
    return { id, number, transaction_id, status };
  },

  cancelTopUp: async ({ id, version }, ctx) => ({ id, status: (await cancelTopUp(ctx, id, version)).status }),
};
