import { lifecycle } from './lifecycle.ts';

/** The signed-in session as the browser sees it (SES-02). */
export const session = lifecycle({
  entity: 'session',
  starts: ['signedOut'],
  states: {
    signedOut: { wire: 'signed_out', tone: 'stopped', glyph: 'minus' },
    active: { wire: 'active', tone: 'quiet', glyph: 'tick' },
    warning: { wire: 'warning', tone: 'attention', glyph: 'circle' },
  },
  events: {
    signIn: { from: ['signedOut'], to: 'active', by: ['user'] },
    act: { from: ['active'], to: 'active', by: ['user'] },
    idle: { from: ['active'], to: 'warning', by: ['system'], needs: '900 s without a click or key' },
    stay: { from: ['warning'], to: 'active', by: ['user'] },
    signOut: { from: ['active', 'warning'], to: 'signedOut', by: ['user'] },
    expire: { from: ['active', 'warning'], to: 'signedOut', by: ['system'], needs: '60 more seconds' },
    refuse: { from: ['active', 'warning'], to: 'signedOut', by: ['bank'], needs: 'code 9300 or 9400 on a page that is not exempt' },
  },
});
