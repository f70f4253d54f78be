import { lifecycle } from './lifecycle.ts';
import { kycApproved, kycPending } from '../access/company-status.ts';

/** kyc_status (KYC-20): only 4 opens the bank's features. The bank never sends 0. */
export const kyc = /* @__PURE__ */ lifecycle({
  entity: 'kyc',
  starts: ['incomplete'],
  states: {
    incomplete: { wire: 1, tone: 'stopped', glyph: 'dotted' },
    pendingReview: { wire: kycPending, tone: 'progress', glyph: 'dot' },
    rejected: { wire: 3, tone: 'negative', glyph: 'crossed' },
    approved: { wire: kycApproved, tone: 'quiet', glyph: 'tick' },
  },
  events: {
    saveStep: { from: ['incomplete'], to: 'incomplete', by: ['client'], needs: 'main account' },
    editRejected: { from: ['rejected'], to: 'rejected', by: ['client'], needs: 'main account' },
    submit: {
      from: ['incomplete', 'rejected'],
      to: 'pendingReview',
      by: ['client'],
      needs: 'four steps valid, signature, company profile, a shareholder',
    },
    /** Only while the bank has opened it (KYC-23): the copy under review is replaced. */
    resubmit: { from: ['pendingReview'], to: 'pendingReview', by: ['client'], needs: 'change_kyc_switch' },
    approve: { from: ['pendingReview'], to: 'approved', by: ['bank'], needs: 'reviewer is no editor' },
    reject: { from: ['pendingReview'], to: 'rejected', by: ['bank'], needs: 'reason' },
    revoke: { from: ['approved'], to: 'rejected', by: ['bank'], needs: 'reason' },
    submitChange: { from: ['approved'], to: 'approved', by: ['client'], needs: 'change_kyc_switch' },
    acceptChange: { from: ['approved'], to: 'approved', by: ['bank'], needs: 'a change under review; reviewer is no editor' },
    refuseChange: { from: ['approved'], to: 'approved', by: ['bank'], needs: 'a change under review; reason' },
  },
});
