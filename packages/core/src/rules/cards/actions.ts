/** What can be done with a card (CRD-01), without the contract: a tag names them before it needs one. */
export const cardActions = ['activate', 'topUp', 'setPin', 'block', 'unblock', 'replace', 'limits', 'cancel'] as const;
export type CardAction = (typeof cardActions)[number];

/** What a list of cards is narrowed to; which states each has is in groups.ts. */
export const cardGroupNames = ['active', 'inactive', 'blocked', 'underway', 'ended'] as const;
export type CardGroup = (typeof cardGroupNames)[number];
