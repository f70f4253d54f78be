/** Harbour & Vale's cards: who has them, since when, and what is on them at the anchor (design, cards). */
import { addYears } from '@bankside/core/rules/calendar.ts';
import { idOf } from '../../demo/chance.ts';
import { harbourVale as company_id } from '../../demo/companies.ts';
import { openCardAccount } from '../../ledger/ledger.ts';
import { cards } from '../../store/issued-card-schema.ts';
import type { Db } from '../../store/store.ts';
import { isoDay, localTime } from '../days.ts';

export type SeededCard = {
  readonly last4: string;
  readonly holder: string;
  readonly tier: 'premier' | 'prestige';
  /** Its application, where it came by one. */
  readonly application?: string;
  /** When its yearly fee is due, in days from the anchor's; negative: before it. A year earlier it was activated. */
  readonly dueIn: number;
  readonly auto?: true;
  /** Dollars at the anchor; what of them a purchase holds that is not settled. */
  readonly balance: string;
  readonly held: string;
};

export const seededCards: readonly SeededCard[] = [
  {
    last4: '4821',
    holder: 'Mei-Lin Tan',
    tier: 'premier',
    application: 'CA-241108-4KQ7TM',
    dueIn: 21,
    auto: true,
    balance: '3420.15',
    held: '244.53',
  },
  { last4: '7706', holder: 'Jonas Weber', tier: 'prestige', dueIn: -12, balance: '18902.40', held: '0.00' },
  { last4: '0937', holder: 'Aiko Hasegawa', tier: 'prestige', dueIn: -11, balance: '240.00', held: '0.00' },
  { last4: '2294', holder: 'Daniel Okoro', tier: 'premier', dueIn: -60, balance: '612.08', held: '0.00' },
];

export const cardId = (last4: string): string => idOf(`card ${last4}`);
export const activatedAt = (anchor: Date, { dueIn }: SeededCard): Date => localTime(anchor, 365 - dueIn, '11:20');

export async function seedCards(db: Db, anchor: Date): Promise<void> {
  for (const card of seededCards) {
    const { last4, holder, tier, application, auto } = card;
    const card_id = cardId(last4);
    const activated = activatedAt(anchor, card);
    await db.insert(cards).values({
      company_id,
      card_id,
      application_id: application ? idOf(`application ${application}`) : null,
      holder_name: holder,
      name_on_card: holder.toUpperCase().replace('-', ' '),
      tier,
      card_class: 'visa',
      status: 'active',
      last4,
      kit_number: `KIT00000${last4}`,
      expiry: addYears(isoDay(anchor), 2).slice(0, 7),
      limits: { per_purchase: '5000.00', per_day: '10000.00', per_month: '50000.00', online: true, atm: true, abroad: true },
      ordered_at: activated,
      issued_at: activated,
      delivered_at: activated,
      activated_at: activated,
      pin_set_at: activated,
      deduction_mode: auto ? 'auto' : 'manual',
      created_at: activated,
      updated_at: activated,
    });
    await openCardAccount(db, company_id, card_id);
  }
}
