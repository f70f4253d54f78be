/** The fee of a replacement, charged once by its quote and given back when the issuer refuses to make the card (CRD-06). */
import type { TopUpCurrency } from '@bankside/core/rules/cards/money.ts';
import type { Bank } from '../../platform/bank.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../store/store.ts';
import { cardFeeUsd } from '../card-money/card-pricing.ts';
import { takeCardQuote } from '../card-money/card-quotes.ts';
import { chargeCardFee, giveBackCardFee } from '../card-money/charging.ts';
import { bookedUnder } from '../records/booked.ts';
import { openQuote } from '../transfers/quotes.ts';
import type { Card } from './cards.ts';

type Charge = { readonly next_id: string; readonly quote_id: string | undefined; readonly person: Person; readonly now: Date };
const keyOf = (next_id: string) => `replacement ${next_id}`;

/** Nothing where the bank asks for none. Refuses quoteExpired, quoteUsed and insufficientBalance. */
export async function chargeReplacement(bank: Bank, db: Db, row: Card, { next_id, quote_id, person, now }: Charge): Promise<void> {
  if (cardFeeUsd(bank.policy, 'replacement', row.tier) === 0n) return;
  if (quote_id === undefined) throw new Refusal('quoteExpired');
  const currency = (await openQuote(db, person, quote_id, now)).asked['currency'] as TopUpCurrency;
  const asked = { type: 'replacement', card_id: row.card_id, currency, amount: 0n } as const;
  const { fee } = await takeCardQuote(db, person, { quote_id, asked, used_by: next_id, now });
  const by = { actor: 'client', user_id: person.user_id, name: person.full_name } as const;
  await chargeCardFee(bank, db, { card: row, fee: 'replacement', amount: fee, currency, key: keyOf(next_id), by, now });
}

/** `next_id`: the card that is not made. */
export async function giveBackReplacement(db: Db, row: Card, next_id: string, now: Date): Promise<void> {
  const charged = await bookedUnder(db, row.company_id, `card fee ${keyOf(next_id)}`);
  if (charged) await giveBackCardFee(db, charged, { card: row, by: { actor: 'system' }, now });
}
