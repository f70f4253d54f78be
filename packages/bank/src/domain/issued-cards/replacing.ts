/** A lost or damaged card for a new one, for good and for a fee (CRD-06). The new card carries the balance on when the issuer has made it. */
import type { Bank } from '../../platform/bank.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import type { Db } from '../../store/store.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changeCard, moveCard, refusalOf, statusAfter, type By, type Card } from './cards.ts';
import { openCard } from './issuing.ts';
import { chargeReplacement } from './replacement-fee.ts';

type Replacement = {
  readonly by: By;
  readonly person: Person;
  readonly note: string;
  readonly quote_id: string | undefined;
  readonly now: Date;
};

/** Of a locked card that its holder or its company has blocked. Refuses by its state, and what the fee refuses. */
export async function replaceCard(
  bank: Bank,
  db: Db,
  row: Card,
  { by, person, note, quote_id, now }: Replacement,
): Promise<{ old: Card; next: Card }> {
  if (statusAfter(row, 'replace', by) === null) throw new Refusal(refusalOf(row));
  const { company_id, card_id, application_id, holder_name, name_on_card, tier, card_class, limits } = row;
  const opening = { company_id, application_id, holder_name, name_on_card, tier, card_class, replaces: card_id };
  const opened = await openCard(bank, db, opening, { by, now });
  await chargeReplacement(bank, db, row, { next_id: opened.card_id, quote_id, person, now });
  const next = await changeCard(db, opened, { limits }, now);
  const old = await moveCard(bank, db, row, { event: 'replace', by, note, set: { replaced_by: next.card_id }, now });
  return { old, next };
}
