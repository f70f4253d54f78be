import { lifecycle } from '../lifecycle.ts';

/** A scheduled payment (TRF-26): it ends by itself after its last day, and stops by a person or because it cannot go on. */
export const schedule = /* @__PURE__ */ lifecycle({
  entity: 'schedule',
  starts: ['active'],
  states: {
    active: { wire: 'active', tone: 'progress', glyph: 'half' },
    ended: { wire: 'ended', tone: 'quiet', glyph: 'tick' },
    stopped: { wire: 'stopped', tone: 'stopped', glyph: 'barred' },
  },
  events: {
    change: { from: ['active'], to: 'active', by: ['client'] },
    skip: { from: ['active'], to: 'active', by: ['client'] },
    stop: { from: ['active'], to: 'stopped', by: ['client', 'system'] },
    end: { from: ['active'], to: 'ended', by: ['client', 'system'], needs: 'no payment left' },
  },
});
