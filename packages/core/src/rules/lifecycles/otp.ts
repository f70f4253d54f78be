import { lifecycle } from './lifecycle.ts';

/** A one-time code (ACC-12): six digits, ten minutes or its quote's life, five tries, one purpose. */
export const otp = lifecycle({
  entity: 'otp',
  starts: ['sent'],
  states: {
    sent: { wire: 'sent', tone: 'progress', glyph: 'half' },
    verified: { wire: 'verified', tone: 'quiet', glyph: 'tick' },
    expired: { wire: 'expired', tone: 'lapsed', glyph: 'dashed' },
    locked: { wire: 'locked', tone: 'stopped', glyph: 'lock' },
    replaced: { wire: 'replaced', tone: 'stopped', glyph: 'swap' },
  },
  events: {
    verify: { from: ['sent'], to: 'verified', by: ['user'], needs: 'right code, purpose and owner' },
    miss: { from: ['sent'], to: 'sent', by: ['user'], needs: 'tries left' },
    lock: { from: ['sent'], to: 'locked', by: ['system'], needs: 'fifth wrong code' },
    expire: { from: ['sent'], to: 'expired', by: ['system'], needs: '10 minutes, or the end of its quote' },
    resend: { from: ['sent'], to: 'replaced', by: ['user'], needs: '60 s passed' },
  },
});
