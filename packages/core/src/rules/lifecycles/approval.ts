import { lifecycle } from './lifecycle.ts';
import { documentsApproved, documentsNotRequired } from '../access/company-status.ts';

/** approve_status (ACC-20): 0 and 3 do not block. */
export const approval = /* @__PURE__ */ lifecycle({
  entity: 'approval',
  starts: ['notSubmitted', 'notRequired'],
  states: {
    notRequired: { wire: documentsNotRequired, tone: 'quiet', glyph: 'tick' },
    notSubmitted: { wire: 1, tone: 'stopped', glyph: 'dotted' },
    underReview: { wire: 2, tone: 'progress', glyph: 'dot' },
    approved: { wire: documentsApproved, tone: 'quiet', glyph: 'tick' },
    failed: { wire: 4, tone: 'negative', glyph: 'alert' },
  },
  events: {
    submit: { from: ['notSubmitted', 'failed'], to: 'underReview', by: ['client'], needs: 'mandatory documents' },
    accept: { from: ['underReview'], to: 'approved', by: ['bank'] },
    refuse: { from: ['underReview'], to: 'failed', by: ['bank'], needs: 'reason' },
  },
});
