import { lifecycle } from './lifecycle.ts';

/** A contract for cards (PRG-01): the bank offers it, the company signs it, and it ends with its term. */
export const cardContract = lifecycle({
  entity: 'cardContract',
  starts: ['offered'],
  states: {
    offered: { wire: 'offered', tone: 'attention', glyph: 'circle' },
    active: { wire: 'active', tone: 'quiet', glyph: 'tick' },
    withdrawn: { wire: 'withdrawn', tone: 'stopped', glyph: 'minus' },
    ended: { wire: 'ended', tone: 'lapsed', glyph: 'dashed' },
  },
  events: {
    sign: { from: ['offered'], to: 'active', by: ['client'], needs: 'the main account, name typed' },
    decline: { from: ['offered'], to: 'withdrawn', by: ['client'] },
    withdraw: { from: ['offered'], to: 'withdrawn', by: ['bank'], needs: 'reason' },
    end: { from: ['active'], to: 'ended', by: ['bank'], needs: 'reason, no order pending' },
    expire: { from: ['active'], to: 'ended', by: ['system'], needs: 'its term is over' },
  },
});
export type CardContractState = keyof (typeof cardContract)['states'];
export type CardContractEvent = keyof (typeof cardContract)['events'];
