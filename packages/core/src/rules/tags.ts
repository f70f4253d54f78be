/** The public tags. By themselves: the loader needs their names and not what they may ask. */
export const tags = ['card-apply', 'card-apply-status', 'card-apply-qr', 'deposit-address', 'kyc-wizard', 'card-list'] as const;
export type Tag = (typeof tags)[number];
/** The tags that a session opens (D-126). */
export const sessionTags = ['card-apply', 'deposit-address', 'kyc-wizard', 'card-list'] as const satisfies readonly Tag[];
/** The tags that ask by an apply link. */
export const linkTags = ['card-apply', 'card-apply-qr'] as const satisfies readonly Tag[];
export type LinkTag = (typeof linkTags)[number];
