import { lifecycle } from '../lifecycle.ts';

/** The two values that do not block (§4). */
const notRequired = 0;
const approved = 3;

/** approve_status: 0 and 3 do not block (§4); the other numbers are A15's. */
export const approval = /* @__PURE__ */ lifecycle({
  entity: 'approval',
  starts: ['notSubmitted', 'notRequired'],
  states: {
    notRequired: { wire: notRequired, tone: 'quiet', glyph: 'tick' },
    notSubmitted: { wire: 1, tone: 'stopped', glyph: 'dotted' },
    underReview: { wire: 2, tone: 'progress', glyph: 'dot' },
    approved: { wire: approved, tone: 'quiet', glyph: 'tick' },
    failed: { wire: 4, tone: 'negative', glyph: 'alert' },
  },
  events: {
    submit: { from: ['notSubmitted', 'failed'], to: 'underReview', by: ['client'], needs: 'mandatory documents' },
    accept: { from: ['underReview'], to: 'approved', by: ['bank'] },
    refuse: { from: ['underReview'], to: 'failed', by: ['bank'], needs: 'reason' },
  },
});

/** Any value other than 0 and 3 sends the person to /upload (§4), an unknown one too. */
export const documentsOpen = (approveStatus: number): boolean => approveStatus === notRequired || approveStatus === approved;
