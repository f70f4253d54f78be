/** What the issuer says happened to cards. */
import type { IssuerEvent } from '../../adapters/issuer/issuer.ts';
import type { Bank } from '../../platform/bank.ts';
import { takeCardWord, type CardWord } from '../issued-cards/issuer-word.ts';

const words: readonly IssuerEvent['type'][] = ['issued', 'issue_refused', 'shipped', 'delivered', 'expired'];
const isWord = (event: IssuerEvent): event is CardWord => words.includes(event.type);

/** Each in a transaction of its own. */
export async function takeEvents(bank: Bank, events: readonly IssuerEvent[]): Promise<void> {
  for (const event of events) if (isWord(event)) await bank.store.tx((db) => takeCardWord(bank, db, event, bank.clock.now()));
}
