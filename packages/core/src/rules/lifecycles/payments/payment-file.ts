import { lifecycle } from '../lifecycle.ts';

/** Payments from a file (TRF-29): all of them are made together, at once or when the last of those who agree has agreed. */
export const paymentFile = /* @__PURE__ */ lifecycle({
  entity: 'paymentFile',
  starts: ['pendingApproval', 'paid'],
  states: {
    pendingApproval: { wire: 'pending_approval', tone: 'attention', glyph: 'circle' },
    paid: { wire: 'paid', tone: 'quiet', glyph: 'tick' },
    declined: { wire: 'declined', tone: 'negative', glyph: 'crossed' },
    cancelled: { wire: 'cancelled', tone: 'stopped', glyph: 'barred' },
  },
  events: {
    approve: { from: ['pendingApproval'], to: 'pendingApproval', by: ['client'], needs: 'another person' },
    pay: { from: ['pendingApproval'], to: 'paid', by: ['client'], needs: 'the last other person' },
    decline: { from: ['pendingApproval'], to: 'declined', by: ['client'], needs: 'reason' },
    cancel: { from: ['pendingApproval'], to: 'cancelled', by: ['client'] },
  },
});
