/** How a purchase is called: its state, what it was for, where, and why it was declined. */
import type { PurchaseRow } from '@bankside/core/contract/cards/shapes.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import type { Glyph, Tone } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { countryName } from '../../../shared/country-name.ts';

type Look = { readonly tone: Tone; readonly glyph: Glyph };
/** As the issuer names them; tones and shapes as those of other money. */
export const purchaseStates = {
  authorised: { tone: 'progress', glyph: 'half' },
  cleared: { tone: 'quiet', glyph: 'tick' },
  declined: { tone: 'negative', glyph: 'crossed' },
  reversed: { tone: 'stopped', glyph: 'minus' },
  refunded: { tone: 'lapsed', glyph: 'return' },
} as const satisfies Record<string, Look>;
export type PurchaseState = keyof typeof purchaseStates;
export const purchaseStatuses = Object.keys(purchaseStates) as PurchaseState[];
export const stateOfPurchase = ({ status }: PurchaseRow): PurchaseState | undefined => purchaseStatuses.find((name) => name === status);

/** settled: paid. void: came to nothing. open: held, not yet booked. */
export function purchaseFinality({ status }: PurchaseRow): 'settled' | 'void' | 'open' {
  if (status === 'declined' || status === 'reversed') return 'void';
  return status === 'authorised' ? 'open' : 'settled';
}

/** 'Tokyo, Japan'. */
export const placeOf = ({ city, country }: PurchaseRow, language: Language): string =>
  [city, country && countryName(country, language)].filter(Boolean).join(', ');
