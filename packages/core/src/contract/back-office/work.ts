/** A piece of work in the desk's queue. */
import * as z from 'zod/mini';
import { id, time } from '../shapes.ts';

export const Work = z.object({
  kind: z.enum([
    'documents',
    'kyc',
    'relationship_manager',
    'feedback',
    'card_application',
    'card_verification',
    'card_barred',
    'card_difference',
    'card_order',
    'colleague',
    'partner_key',
    'transfer',
    'deposit',
    'arrival',
    'second',
  ]),
  id,
  company_id: id,
  /** Of a client whose account is still to be opened: its name, and `company_id` is the bank's. */
  project_name: z.string(),
  version: z.int(),
  since: time,
  text: z.string(),
  /** Who of the staff last opened or handled it since it came; absent: nobody, or a kind of work that is done in place. Of a second person's work: who asked. */
  opened_by: z.optional(z.string()),
  /** Of a transfer or a deposit: what may be done with it follows from it. */
  status: z.optional(z.string()),
  /** Of a transfer: an OTC request may wait for its client's word about a rate. */
  waits_for: z.optional(z.string()),
  /** Of a transfer: what the bank lets staff do with it now (`event` of decideTransfer). */
  events: z.optional(z.array(z.string())),
  files: z.array(z.object({ slot: z.string(), file_key: z.string(), name: z.string() })),
});
