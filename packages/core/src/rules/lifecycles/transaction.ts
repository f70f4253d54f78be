import { lifecycle } from '../lifecycle.ts';

/** Transactions, fiat and digital (§4, A38). The money issue adds its events; deposits need these. */
export const transaction = lifecycle({
  entity: 'transaction',
  starts: ['pendingApproval', 'processing', 'success'],
  states: {
    pendingApproval: { wire: 'pending_approval', tone: 'attention', glyph: 'circle' },
    adminReview: { wire: 'admin_review', tone: 'progress', glyph: 'dot' },
    processing: { wire: 'processing', tone: 'progress', glyph: 'half' },
    success: { wire: 'success', tone: 'quiet', glyph: 'tick' },
    rejected: { wire: 'rejected', tone: 'negative', glyph: 'crossed' },
    failed: { wire: 'failed', tone: 'negative', glyph: 'alert' },
  },
  events: {
    takeUp: { from: ['pendingApproval'], to: 'adminReview', by: ['bank'] },
    release: { from: ['pendingApproval', 'adminReview'], to: 'processing', by: ['bank'] },
    doubt: { from: ['processing'], to: 'adminReview', by: ['bank', 'system'] },
    refuse: { from: ['pendingApproval', 'adminReview'], to: 'rejected', by: ['bank'], needs: 'reason' },
    settle: { from: ['processing'], to: 'success', by: ['bank', 'system'] },
    fail: { from: ['pendingApproval', 'processing'], to: 'failed', by: ['bank', 'system'] },
  },
});
