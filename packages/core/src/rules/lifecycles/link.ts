import { lifecycle } from './lifecycle.ts';

/** An apply link, which its company pauses and reopens (APP-22, APP-30), and an audit link, which is used once (APP-25). */
export const link = lifecycle({
  entity: 'link',
  starts: ['fresh'],
  states: {
    fresh: { wire: 'fresh', tone: 'quiet', glyph: 'tick' },
    paused: { wire: 'paused', tone: 'attention', glyph: 'half' },
    full: { wire: 'full', tone: 'stopped', glyph: 'barred' },
    used: { wire: 'used', tone: 'stopped', glyph: 'minus' },
    expired: { wire: 'expired', tone: 'lapsed', glyph: 'dashed' },
  },
  events: {
    open: { from: ['fresh'], to: 'fresh', by: ['user', 'client'] },
    decide: { from: ['fresh'], to: 'used', by: ['client'], needs: 'an audit link; reject needs a reason' },
    pause: { from: ['fresh'], to: 'paused', by: ['client'], needs: 'an apply link' },
    fill: { from: ['fresh'], to: 'full', by: ['system'], needs: 'an apply link whose limit is reached' },
    reopen: { from: ['paused', 'full'], to: 'fresh', by: ['client'], needs: 'a limit that is not reached, a last day that is not over' },
    close: { from: ['fresh', 'paused', 'full'], to: 'expired', by: ['bank'], needs: 'an apply link' },
    restore: { from: ['expired'], to: 'fresh', by: ['bank'], needs: 'an apply link, two people' },
    expire: { from: ['fresh'], to: 'expired', by: ['system'], needs: '14 days, or the day the link names' },
  },
});
