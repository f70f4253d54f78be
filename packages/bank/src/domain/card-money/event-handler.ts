/** What applies one kind of event of the issuer, in its own transaction, under the lock of its card. */
import type { IssuerEvent } from '../../adapters/issuer/issuer.ts';
import type { Bank } from '../../platform/bank.ts';
import type { Db } from '../../store/store.ts';
import type { CardRow } from './card-rows.ts';

export type EventType = IssuerEvent['type'];
export type EventOf<T extends EventType> = Extract<IssuerEvent, { type: T }>;
export type Happening = { readonly bank: Bank; readonly db: Db; readonly card: CardRow; readonly now: Date };
/** Repeated, late and out of order it must come to the same. Throws NotYet where something has to come first. */
export type EventHandler<T extends EventType> = (happening: Happening, event: EventOf<T>) => Promise<void>;
export type EventHandlers = { readonly [T in EventType]: EventHandler<T> };

/** The event waits: it is applied when what it needs has arrived. */
export class NotYet extends Error {}
