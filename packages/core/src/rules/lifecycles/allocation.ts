import { lifecycle } from './lifecycle.ts';

/** A card of a batch from delivery on (PRG-15); its own lifecycle, inactive or active, goes on beside it. */
export const allocation = lifecycle({
  entity: 'allocation',
  starts: ['unassigned'],
  states: {
    unassigned: { wire: 'unassigned', tone: 'attention', glyph: 'dotted' },
    bound: { wire: 'bound', tone: 'quiet', glyph: 'tick' },
  },
  events: {
    bind: { from: ['unassigned'], to: 'bound', by: ['client', 'system'], needs: 'kit and activation code verified, holder verified' },
    bindFails: { from: ['unassigned'], to: 'unassigned', by: ['client', 'system'] },
    unbind: { from: ['bound'], to: 'unassigned', by: ['client'], needs: 'not activated' },
  },
});
export type AllocationState = keyof (typeof allocation)['states'];
