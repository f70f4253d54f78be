import { lifecycle } from './lifecycle.ts';

/** A top-up (CRD-12): the money is held from the start, booked on success, free again when cancelled. */
export const topUp = lifecycle({
  entity: 'topUp',
  starts: ['processing'],
  states: {
    processing: { wire: 'processing', tone: 'progress', glyph: 'half' },
    success: { wire: 'success', tone: 'quiet', glyph: 'tick' },
    retry: { wire: 'retry', tone: 'attention', glyph: 'alert' },
    cancelled: { wire: 'cancelled', tone: 'stopped', glyph: 'minus' },
    refunded: { wire: 'refunded', tone: 'lapsed', glyph: 'return' },
  },
  events: {
    confirm: { from: ['processing'], to: 'success', by: ['bank', 'system'] },
    fail: { from: ['processing'], to: 'retry', by: ['bank', 'system'] },
    retry: { from: ['retry'], to: 'processing', by: ['client'], needs: 'tries left, card active' },
    cancel: { from: ['retry'], to: 'cancelled', by: ['client', 'bank'] },
    exhaust: { from: ['retry'], to: 'refunded', by: ['system'], needs: 'no tries left' },
    cancelUnsent: { from: ['processing'], to: 'cancelled', by: ['bank'], needs: 'not sent yet' },
    reverse: { from: ['success'], to: 'refunded', by: ['bank', 'system'] },
  },
});
