import type { Glyph, Tone } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import type { Failure } from '@bankside/widgets/kit/remote/failure.ts';

/** DES-09, one of each shape and tone. */
export const statuses = [
  { word: 'completed', tone: 'quiet', glyph: 'tick' },
  { word: 'approved', tone: 'positive', glyph: 'tick' },
  { word: 'pending', tone: 'attention', glyph: 'circle' },
  { word: 'processing', tone: 'progress', glyph: 'half' },
  { word: 'review', tone: 'progress', glyph: 'dot' },
  { word: 'notSubmitted', tone: 'stopped', glyph: 'dotted' },
  { word: 'rejected', tone: 'negative', glyph: 'crossed' },
  { word: 'failed', tone: 'negative', glyph: 'alert' },
  { word: 'blockedByYou', tone: 'stopped', glyph: 'barred' },
  { word: 'blockedByBank', tone: 'stopped', glyph: 'lock' },
  { word: 'cancelled', tone: 'stopped', glyph: 'minus' },
  { word: 'replaced', tone: 'stopped', glyph: 'swap' },
  { word: 'expired', tone: 'lapsed', glyph: 'dashed' },
  { word: 'refunded', tone: 'stopped', glyph: 'return' },
] as const satisfies readonly { readonly word: string; readonly tone: Tone; readonly glyph: Glyph }[];

/** No answer came; the time stands still, so that pictures can be compared. */
export const failure: Failure = {
  answered: false,
  code: 0,
  late: false,
  reason: '',
  refusal: undefined,
  reaction: 'transport',
  message: '',
  fields: {},
  requestId: '7f3c-20e1',
  shown: false,
  at: new Date('2025-11-18T09:46:00'),
};

export type Movement = {
  readonly id: string;
  readonly date: string;
  readonly who: string;
  readonly status: string;
  readonly amount: string;
  readonly currency: string;
};
export const movements: readonly Movement[] = [
  { id: 'a', date: '2025-11-18', who: 'Marlow & Finch Ltd', status: 'pending', amount: '-48500.00', currency: 'USD' },
  { id: 'b', date: '2025-11-18', who: 'TQ5k…JkZs', status: 'processing', amount: '25000', currency: 'USDT' },
  { id: 'c', date: '2025-11-17', who: 'Okabe Precision K.K.', status: 'completed', amount: '-18240.00', currency: 'USD' },
  {
    id: 'd',
    date: '2025-11-14',
    who: 'Harbour & Vale Trading Pte. Ltd., long-standing correspondent account, Singapore branch',
    status: 'completed',
    amount: '67215.00',
    currency: 'SGD',
  },
  { id: 'e', date: '2025-11-13', who: 'Delta Wharf Logistics', status: 'rejected', amount: '-9870.00', currency: 'GBP' },
];
