/** Harbour & Vale's cards: who has them, since when, and what is on them at the anchor (design, cards). */
import { idOf } from '../../demo/chance.ts';
import { localTime } from '../days.ts';

export type SeededCard = {
  readonly last4: string;
  readonly holder: string;
  readonly tier: 'premier' | 'prestige';
  /** The card before it, as card-lives.ts names it. */
  readonly replaces?: string;
  readonly application: string;
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
  {
    last4: '7706',
    holder: 'Jonas Weber',
    tier: 'prestige',
    application: 'CA-240603-Z3BF8J',
    replaces: '7698',
    dueIn: -12,
    balance: '18902.40',
    held: '0.00',
  },
  {
    last4: '0937',
    holder: 'Aiko Hasegawa',
    tier: 'prestige',
    application: 'CA-241015-M7KE2R',
    dueIn: -11,
    balance: '240.00',
    held: '0.00',
  },
  { last4: '2294', holder: 'Daniel Okoro', tier: 'premier', application: 'CA-240827-D4VP6G', dueIn: -60, balance: '612.08', held: '0.00' },
];

export const cardId = (last4: string): string => idOf(`card ${last4}`);
export const activatedDaysAgo = ({ dueIn }: SeededCard): number => 365 - dueIn;
export const activatedAt = (anchor: Date, card: SeededCard): Date => localTime(anchor, activatedDaysAgo(card), '11:20');
