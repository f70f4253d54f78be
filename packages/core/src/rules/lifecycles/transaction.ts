import { lifecycle, stateOf } from './lifecycle.ts';

/**
 * Transactions, fiat and digital (TRF-14): pending approval waits for the company's second person or the bank's release, admin
 * review is compliance, processing is under way. Money is held from the start and captured or released at the end; what is
 * done is corrected by another record, never undone.
 */
export const transaction = lifecycle({
  entity: 'transaction',
  starts: ['pendingApproval', 'adminReview', 'processing', 'success'],
  states: {
    pendingApproval: { wire: 'pending_approval', tone: 'attention', glyph: 'circle' },
    adminReview: { wire: 'admin_review', tone: 'progress', glyph: 'dot' },
    processing: { wire: 'processing', tone: 'progress', glyph: 'half' },
    success: { wire: 'success', tone: 'quiet', glyph: 'tick' },
    rejected: { wire: 'rejected', tone: 'negative', glyph: 'crossed' },
    failed: { wire: 'failed', tone: 'negative', glyph: 'alert' },
  },
  events: {
    /** Another person of the company has approved; the last of them lets it go on (TRF-16). */
    coApprove: { from: ['pendingApproval'], to: 'pendingApproval', by: ['client'], needs: 'another person' },
    decline: { from: ['pendingApproval'], to: 'rejected', by: ['client'], needs: 'reason' },
    cancel: { from: ['pendingApproval'], to: 'rejected', by: ['client'] },
    takeUp: { from: ['pendingApproval'], to: 'adminReview', by: ['bank', 'system'] },
    receive: { from: ['pendingApproval'], to: 'processing', by: ['bank'] },
    release: { from: ['pendingApproval', 'adminReview'], to: 'processing', by: ['bank', 'system'] },
    doubt: { from: ['processing'], to: 'adminReview', by: ['bank', 'system'] },
    /** An OTC request: staff state a rate until a time; the client accepts it, declines it, or lets it lapse (TRF-22). */
    quote: { from: ['adminReview'], to: 'adminReview', by: ['bank'] },
    accept: { from: ['adminReview'], to: 'success', by: ['client'], needs: 'an open quote' },
    declineQuote: { from: ['adminReview'], to: 'rejected', by: ['client'], needs: 'an open quote' },
    lapse: { from: ['adminReview'], to: 'rejected', by: ['system'], needs: 'a quote that has ended' },
    refuse: { from: ['pendingApproval', 'adminReview'], to: 'rejected', by: ['bank'], needs: 'reason' },
    /** The chain has it: the hash is known, confirmations are counted. */
    broadcast: { from: ['processing'], to: 'processing', by: ['bank', 'system'] },
    settle: { from: ['processing'], to: 'success', by: ['bank', 'system'] },
    fail: { from: ['pendingApproval', 'processing'], to: 'failed', by: ['bank', 'system'] },
  },
});

/**
 * The word for a record's status (options:states.transaction). Pending approval is the company's own: nobody approves a deposit
 * that was announced, it is expected; what waits for the bank alone asks nothing of the company. A card top-up that failed waits
 * for the company, which tries it again or cancels it.
 */
export function statusName(status: string, type: string, waits_for: string) {
  const state = stateOf(transaction, status);
  if (state === 'adminReview' && waits_for === 'acceptance') return 'quoted';
  if (state === 'processing' && waits_for === 'retry') return 'retry';
  if (state !== 'pendingApproval') return state;
  if (type === 'deposit') return 'expected';
  return waits_for === 'bank' ? 'withBank' : state;
}
