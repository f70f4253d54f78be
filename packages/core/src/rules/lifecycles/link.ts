import { lifecycle } from './lifecycle.ts';

/** An apply link (stays fresh however often it is opened) and an audit link (single use), APP-25. */
export const link = lifecycle({
  entity: 'link',
  starts: ['fresh'],
  states: {
    fresh: { wire: 'fresh', tone: 'quiet', glyph: 'tick' },
    used: { wire: 'used', tone: 'stopped', glyph: 'minus' },
    expired: { wire: 'expired', tone: 'lapsed', glyph: 'dashed' },
  },
  events: {
    open: { from: ['fresh'], to: 'fresh', by: ['user', 'client'] },
    decide: { from: ['fresh'], to: 'used', by: ['client'], needs: 'an audit link; reject needs a reason' },
    close: { from: ['fresh'], to: 'expired', by: ['client', 'bank'], needs: 'an apply link' },
    expire: { from: ['fresh'], to: 'expired', by: ['system'], needs: '14 days, or the day the link names' },
  },
});
