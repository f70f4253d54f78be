import type { Place } from '../places.ts';

/** Pages on which codes 9300 and 9400 clear nothing and lead nowhere (SES-07). Matched by name, never by substring. */
export const exemptFromSignOut: readonly Place[] = ['login', 'upload', 'applyByLink', 'applyInfo'];
