import { lifecycle } from './lifecycle.ts';

/** An order of a batch of cards (PRG-05). Who rejected it is kept beside it: Declined by the company, Rejected by the bank. */
export const contractOrder = lifecycle({
  entity: 'contractOrder',
  starts: ['pending'],
  states: {
    pending: { wire: 'pending', tone: 'attention', glyph: 'circle' },
    approved: { wire: 'approved', tone: 'positive', glyph: 'tick' },
    rejected: { wire: 'rejected', tone: 'stopped', glyph: 'minus' },
    partiallyAllocated: { wire: 'partially_allocated', tone: 'progress', glyph: 'half' },
    allocated: { wire: 'allocated', tone: 'quiet', glyph: 'tick' },
  },
  events: {
    approve: { from: ['pending'], to: 'approved', by: ['bank'], needs: 'paid' },
    reject: { from: ['pending'], to: 'rejected', by: ['bank'], needs: 'reason' },
    withdraw: { from: ['pending'], to: 'rejected', by: ['client'] },
    bindFirst: { from: ['approved'], to: 'partiallyAllocated', by: ['client', 'system'], needs: 'some are not bound' },
    bindLast: { from: ['partiallyAllocated'], to: 'allocated', by: ['client', 'bank', 'system'], needs: 'all are bound' },
    bindOnly: { from: ['approved'], to: 'allocated', by: ['client', 'bank', 'system'], needs: 'all are bound at once' },
    unbindOne: { from: ['allocated'], to: 'partiallyAllocated', by: ['client'], needs: 'some are still bound' },
    unbindLast: { from: ['partiallyAllocated'], to: 'approved', by: ['client'], needs: 'none is bound' },
    unbindOnly: { from: ['allocated'], to: 'approved', by: ['client'], needs: 'none is bound' },
  },
});
export type ContractOrderState = keyof (typeof contractOrder)['states'];
export type ContractOrderEvent = keyof (typeof contractOrder)['events'];
