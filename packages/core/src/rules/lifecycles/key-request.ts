import { lifecycle } from './lifecycle.ts';

/** What a main account asks about its partner keys and the pages of its links (DEV-05, DEV-14): two of the bank's people allow it, and the company takes a new key itself. */
export const keyRequest = lifecycle({
  entity: 'keyRequest',
  starts: ['asked'],
  states: {
    asked: { wire: 'asked', tone: 'attention', glyph: 'circle' },
    ready: { wire: 'ready', tone: 'progress', glyph: 'half' },
    done: { wire: 'done', tone: 'positive', glyph: 'tick' },
    refused: { wire: 'refused', tone: 'negative', glyph: 'crossed' },
    withdrawn: { wire: 'withdrawn', tone: 'stopped', glyph: 'minus' },
  },
  events: {
    allow: { from: ['asked'], to: 'ready', by: ['bank'], needs: 'two people, a new key' },
    carryOut: { from: ['asked'], to: 'done', by: ['bank'], needs: 'two people, other origins' },
    collect: { from: ['ready'], to: 'done', by: ['client'], needs: 'a proof' },
    refuse: { from: ['asked'], to: 'refused', by: ['bank'], needs: 'reason' },
    withdraw: { from: ['asked', 'ready'], to: 'withdrawn', by: ['client'] },
  },
});
