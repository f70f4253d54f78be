import { lifecycle, type Lifecycle } from './lifecycle.ts';

/** The payment of a card's fee for one year (CRD-30). */
export const annualFee = lifecycle({
  entity: 'annualFee',
  starts: ['unpaid', 'free'],
  states: {
    unpaid: { wire: 'unpaid', tone: 'attention', glyph: 'circle' },
    pending: { wire: 'pending', tone: 'progress', glyph: 'half' },
    paid: { wire: 'paid', tone: 'quiet', glyph: 'tick' },
    overdue: { wire: 'overdue', tone: 'negative', glyph: 'alert' },
    free: { wire: 'free', tone: 'quiet', glyph: 'minus' },
  },
  events: {
    pay: { from: ['unpaid', 'overdue'], to: 'pending', by: ['client'], needs: 'no earlier one open, balance' },
    deduct: { from: ['unpaid'], to: 'pending', by: ['system'], needs: 'due, automatic, balance' },
    book: { from: ['pending'], to: 'paid', by: ['bank', 'system'] },
    fail: { from: ['pending'], to: 'unpaid', by: ['bank', 'system'], needs: 'not due yet' },
    failOverdue: { from: ['pending'], to: 'overdue', by: ['bank', 'system'], needs: 'the day has passed' },
    lapse: { from: ['unpaid'], to: 'overdue', by: ['system'], needs: 'the day has passed' },
    waive: { from: ['unpaid', 'overdue'], to: 'free', by: ['bank'] },
  },
});

/** What /renew calls it (CRD-30): derived, never stored. */
const labels = {
  starts: ['upcoming'],
  states: {
    upcoming: { wire: 'upcoming', tone: 'quiet', glyph: 'circle' },
    overdue: { wire: 'overdue', tone: 'negative', glyph: 'alert' },
    pending: { wire: 'pending', tone: 'progress', glyph: 'half' },
    waived: { wire: 'waived', tone: 'quiet', glyph: 'tick' },
    discontinued: { wire: 'discontinued', tone: 'lapsed', glyph: 'minus' },
  },
} as const;
export const renewal: Lifecycle<keyof typeof labels.states> = { entity: 'renewal', ...labels, events: {} };

export type RenewalLabel = keyof typeof labels.states;
const byStatus: Readonly<Record<string, RenewalLabel>> = { overdue: 'overdue', pending: 'pending', free: 'waived' };

/** A paid fee shows the next year as upcoming; a card that is cancelled or not to be renewed has no next year. */
export const renewalLabel = (status: string, discontinued: boolean): RenewalLabel =>
  discontinued ? 'discontinued' : (byStatus[status] ?? 'upcoming');
