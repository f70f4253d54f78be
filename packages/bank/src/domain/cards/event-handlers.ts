/** Which code applies which kind of event of the issuer: one row for each. */
import type { EventHandlers } from '../card-money/event-handler.ts';
import { applyLoadEvent } from '../card-money/load-events.ts';
import { applyPurchase } from '../card-money/purchases.ts';
import { takeIssuerWord } from '../programmes/batches/batch-word.ts';

export const eventHandlers: EventHandlers = {
  issued: takeIssuerWord,
  issue_refused: takeIssuerWord,
  shipped: takeIssuerWord,
  delivered: takeIssuerWord,
  damaged: takeIssuerWord,
  expired: takeIssuerWord,
  load_done: applyLoadEvent,
  load_refused: applyLoadEvent,
  load_reversed: applyLoadEvent,
  authorised: applyPurchase,
  declined: applyPurchase,
  cleared: applyPurchase,
  reversed: applyPurchase,
  refunded: applyPurchase,
};
