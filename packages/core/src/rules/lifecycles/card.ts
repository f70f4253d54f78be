import { lifecycle } from './lifecycle.ts';

/**
 * A debit card (CRD-05). `bank` is the administrator, `client` the company, `user` the holder. A block remembers the state
 * before it; which of the unblock events applies follows from that.
 */
export const card = lifecycle({
  entity: 'card',
  starts: ['consolidating'],
  states: {
    consolidating: { wire: 'consolidating', tone: 'progress', glyph: 'half' },
    inactive: { wire: 'inactive', tone: 'attention', glyph: 'circle' },
    active: { wire: 'active', tone: 'quiet', glyph: 'tick' },
    blockedByUser: { wire: 'blocked_by_user', tone: 'stopped', glyph: 'lock' },
    blockedByClient: { wire: 'blocked_by_client', tone: 'stopped', glyph: 'lock' },
    blockedByAdmin: { wire: 'blocked_by_admin', tone: 'negative', glyph: 'lock' },
    replacementPending: { wire: 'replacement_pending', tone: 'progress', glyph: 'swap' },
    replaced: { wire: 'replaced', tone: 'lapsed', glyph: 'swap' },
    expired: { wire: 'expired', tone: 'lapsed', glyph: 'dashed' },
    cancelled: { wire: 'cancelled', tone: 'lapsed', glyph: 'minus' },
  },
  events: {
    deliver: { from: ['consolidating'], to: 'inactive', by: ['bank', 'system'] },
    activate: {
      from: ['inactive'],
      to: 'active',
      by: ['client', 'user'],
      needs: 'number, identification number, kit verified, holder verified',
    },
    activationFails: { from: ['inactive'], to: 'inactive', by: ['client', 'user'], needs: 'tries left' },
    setPin: { from: ['active'], to: 'active', by: ['client', 'user'] },
    blockAsUser: { from: ['active'], to: 'blockedByUser', by: ['user'] },
    blockAsClient: { from: ['active', 'inactive'], to: 'blockedByClient', by: ['client'] },
    blockAsBank: {
      from: ['active', 'inactive', 'blockedByUser', 'blockedByClient'],
      to: 'blockedByAdmin',
      by: ['bank'],
      needs: 'reason',
    },
    unblockUser: { from: ['blockedByUser'], to: 'active', by: ['user', 'client', 'bank'] },
    unblockClient: { from: ['blockedByClient'], to: 'active', by: ['client', 'bank'], needs: 'was active' },
    unblockClientInactive: { from: ['blockedByClient'], to: 'inactive', by: ['client', 'bank'], needs: 'was inactive' },
    unblockBank: { from: ['blockedByAdmin'], to: 'active', by: ['bank'], needs: 'was active' },
    unblockBankInactive: { from: ['blockedByAdmin'], to: 'inactive', by: ['bank'], needs: 'was inactive' },
    unblockBankUser: { from: ['blockedByAdmin'], to: 'blockedByUser', by: ['bank'], needs: 'was blocked by its holder' },
    unblockBankClient: { from: ['blockedByAdmin'], to: 'blockedByClient', by: ['bank'], needs: 'was blocked by its company' },
    replace: {
      from: ['blockedByUser', 'blockedByClient'],
      to: 'replacementPending',
      by: ['client'],
      needs: 'lost or damaged, confirmed, fee affordable',
    },
    replaced: { from: ['replacementPending'], to: 'replaced', by: ['bank', 'system'], needs: 'the new card is issued' },
    replacementRefused: {
      from: ['replacementPending'],
      to: 'blockedByClient',
      by: ['system'],
      needs: 'the issuer refuses; the fee is given back',
    },
    expire: {
      from: ['active', 'inactive', 'blockedByUser', 'blockedByClient', 'blockedByAdmin'],
      to: 'expired',
      by: ['system'],
      needs: 'its last month is over',
    },
    cancel: {
      from: ['consolidating', 'inactive', 'active', 'blockedByUser', 'blockedByClient', 'blockedByAdmin', 'replacementPending'],
      to: 'cancelled',
      by: ['client', 'bank', 'system'],
      needs: 'its balance goes back; by itself only where the issuer refuses to make it',
    },
  },
});

export type CardState = keyof (typeof card)['states'];
export type CardEvent = keyof (typeof card)['events'];
