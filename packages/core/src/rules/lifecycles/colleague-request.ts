import { lifecycle } from './lifecycle.ts';

/** What a main account asks the bank about its colleagues (PER-22): one of the bank's people proposes, another carries it out. */
export const colleagueRequest = lifecycle({
  entity: 'colleagueRequest',
  starts: ['asked'],
  states: {
    asked: { wire: 'asked', tone: 'attention', glyph: 'circle' },
    done: { wire: 'done', tone: 'positive', glyph: 'tick' },
    refused: { wire: 'refused', tone: 'negative', glyph: 'crossed' },
    withdrawn: { wire: 'withdrawn', tone: 'stopped', glyph: 'minus' },
  },
  events: {
    carryOut: { from: ['asked'], to: 'done', by: ['bank'], needs: 'two people' },
    refuse: { from: ['asked'], to: 'refused', by: ['bank'], needs: 'reason' },
    withdraw: { from: ['asked'], to: 'withdrawn', by: ['client'] },
  },
});
