import { lifecycle } from './lifecycle.ts';

/**
 * A debit card application (APP-24, APP-03). `pending` is first the company's turn (associates), then the bank's:
 * company_decision says which.
 */
export const cardApplication = lifecycle({
  entity: 'cardApplication',
  starts: ['uncommitted', 'pending'],
  states: {
    uncommitted: { wire: 'uncommitted', tone: 'stopped', glyph: 'dotted' },
    pending: { wire: 'pending', tone: 'attention', glyph: 'circle' },
    approved: { wire: 'approved', tone: 'positive', glyph: 'tick' },
    processing: { wire: 'processing', tone: 'progress', glyph: 'half' },
    valid: { wire: 'valid', tone: 'quiet', glyph: 'tick' },
    rejected: { wire: 'rejected', tone: 'negative', glyph: 'crossed' },
    blocked: { wire: 'blocked', tone: 'stopped', glyph: 'lock' },
  },
  events: {
    submit: { from: ['uncommitted'], to: 'pending', by: ['client', 'user'], needs: 'all fields, username and email verified' },
    companyApprove: { from: ['pending'], to: 'pending', by: ['client'], needs: 'associate, company undecided' },
    companyReject: { from: ['pending'], to: 'rejected', by: ['client'], needs: 'associate, company undecided, reason' },
    approve: { from: ['pending'], to: 'approved', by: ['bank'], needs: 'director, or company approved' },
    reject: { from: ['pending'], to: 'rejected', by: ['bank'], needs: 'reason' },
    issue: { from: ['approved'], to: 'processing', by: ['system'], needs: 'the prefix where one is printed' },
    issued: { from: ['processing'], to: 'valid', by: ['system'] },
    bind: { from: ['approved'], to: 'valid', by: ['system'], needs: 'a card of a batch is bound to its holder, none is printed' },
    issuerRefuses: { from: ['processing'], to: 'rejected', by: ['system'], needs: 'reason' },
    bar: { from: ['valid', 'approved', 'processing'], to: 'blocked', by: ['bank'], needs: 'reason' },
    unbar: { from: ['blocked'], to: 'valid', by: ['bank'] },
    applyAgain: { from: ['rejected'], to: 'uncommitted', by: ['client', 'user'], needs: 'a new application linked to the old' },
  },
});
