/** Which code applies which kind of event of the issuer: one row for each. */
import type { EventHandlers } from '../card-money/event-handler.ts';
import { applyLoadEvent } from '../card-money/load-events.ts';
import { applyPurchase } from '../card-money/purchases.ts';

/** No money of the card moves: the row of the event is all that is kept. */
const kept = () => Promise.resolve();

export const eventHandlers: EventHandlers = {
  issued: kept,
  issue_refused: kept,
  shipped: kept,
  delivered: kept,
  expired: kept,
  load_done: applyLoadEvent,
  load_refused: applyLoadEvent,
  load_reversed: applyLoadEvent,
  authorised: applyPurchase,
  declined: applyPurchase,
  cleared: applyPurchase,
  reversed: applyPurchase,
  refunded: applyPurchase,
};
