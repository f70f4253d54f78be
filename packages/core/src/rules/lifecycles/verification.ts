import { lifecycle } from './lifecycle.ts';

/** What the bank knows of a card holder (APP-29): begins with an application. */
export const verification = lifecycle({
  entity: 'verification',
  starts: ['inProgress'],
  states: {
    inProgress: { wire: 'in_progress', tone: 'progress', glyph: 'half' },
    approved: { wire: 'approved', tone: 'quiet', glyph: 'tick' },
    failed: { wire: 'failed', tone: 'negative', glyph: 'alert' },
  },
  events: {
    accept: { from: ['inProgress'], to: 'approved', by: ['bank'] },
    refuse: { from: ['inProgress'], to: 'failed', by: ['bank'], needs: 'reason' },
    correct: { from: ['failed', 'approved'], to: 'inProgress', by: ['client'] },
  },
});
