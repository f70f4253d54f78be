/** The public tags. By themselves: the loader needs their names and not what they may ask. */
export const tags = ['card-apply', 'card-apply-status', 'card-apply-qr', 'deposit-address', 'kyc-wizard'] as const;
export type Tag = (typeof tags)[number];
