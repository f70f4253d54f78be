/** The call's own rules for an offer; whole numbers are typed as text. */
import { programmes } from '@bankside/core/contract/back-office/back-office-programmes.ts';
import type { InOf } from '@bankside/core/contract/index.ts';

const numbers = ['term_months', 'contracted_quantity', 'min_per_batch'] as const;
/** What is no whole number is left as typed, and refused at its field. */
const wholeOf = (typed: unknown) => (typeof typed === 'string' && /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : typed);

export const OfferForm = {
  safeParse: (values: unknown) => {
    const typed = Object(values) as Record<string, unknown>;
    const whole = Object.fromEntries(numbers.map((name) => [name, wholeOf(typed[name])]));
    return programmes.makeContract.in.safeParse({ files: [], ...typed, ...whole });
  },
};
export type Offer = InOf<'/admin/contract/make'>;
