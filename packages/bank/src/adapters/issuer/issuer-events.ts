/** Events of the issuer as they come over the wire; what an event does not have is dropped. */
import * as z from 'zod/mini';
import { cardChannels, declineReasons } from '@bankside/core/rules/cards/money.ts';
import type { IssuerEvent } from './issuer.ts';

export const Id = z.string().check(z.minLength(1), z.maxLength(100));
export const Text = z.string().check(z.maxLength(200));
/** US dollars. */
export const Amount = z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/));
export const Seq = z.int().check(z.minimum(0));

const about = { event_id: Id, seq: Seq.check(z.minimum(1)), card_id: Id, at: z.iso.datetime() };
const purchase = {
  authorisation_id: Id,
  channel: z.enum(cardChannels),
  merchant: Text,
  category: z.string().check(z.regex(/^\d{4}$/)),
  city: Text,
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  merchant_amount: z.string().check(z.regex(/^\d{1,15}(\.\d{1,4})?$/)),
  merchant_currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  rate: z.string().check(z.regex(/^\d{1,12}(\.\d{1,18})?$/)),
  amount: Amount,
};
const load = { load_id: Id, reason: Text };
const Event = z.discriminatedUnion('type', [
  z.object({ ...about, type: z.literal('shipped'), tracking: Text }),
  z.object({ ...about, type: z.enum(['delivered', 'expired']) }),
  z.object({ ...about, type: z.literal('damaged'), reason: Text }),
  z.object({ ...about, type: z.literal('issued'), from: z.nullable(Id), moved: Amount }),
  z.object({ ...about, type: z.literal('issue_refused'), reason: Text }),
  z.object({ ...about, type: z.enum(['load_done', 'load_refused', 'load_reversed']), ...load }),
  z.object({ ...about, type: z.literal('authorised'), ...purchase }),
  z.object({ ...about, type: z.literal('declined'), ...purchase, reason: z.enum(declineReasons) }),
  z.object({ ...about, type: z.literal('cleared'), ...purchase, fee: Amount }),
  z.object({ ...about, type: z.literal('reversed'), authorisation_id: Id }),
  z.object({ ...about, type: z.literal('refunded'), authorisation_id: Id, refund_id: Id, amount: Amount }),
]);
export const Events = z.array(Event).check(z.maxLength(200));
const Pushed = z.object({ events: z.array(z.unknown()).check(z.maxLength(200)) });

/** What the issuer pushed: those that can be read, and where the others are wrong, without what they say. Null: no push at all. */
export function readEvents(body: string): { readonly events: readonly IssuerEvent[]; readonly wrong: readonly string[] } | null {
  const pushed = Pushed.safeParse(jsonOf(body));
  if (!pushed.success) return null;
  const read = pushed.data.events.map((each) => Event.safeParse(each));
  return {
    events: read.flatMap((each) => (each.success ? [each.data] : [])),
    wrong: read.flatMap((each, at) => (each.success ? [] : [`${at}: ${whereWrong(each.error)}`])),
  };
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Fields and kinds of fault alone: values may be a person's. */
export const whereWrong = (error: z.core.$ZodError): string => error.issues.map(({ path, code }) => `${path.join('.')} ${code}`).join(', ');
