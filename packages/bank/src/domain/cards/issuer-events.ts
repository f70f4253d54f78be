/** What the issuer says happened to cards. */
import type { IssuerEvent } from '../../adapters/issuer/issuer.ts';
import type { Bank } from '../../platform/bank.ts';

/** Nothing is kept of them yet: the tables of cards come with the cards themselves. */
export async function takeEvents(_bank: Bank, _events: readonly IssuerEvent[]): Promise<void> {}
