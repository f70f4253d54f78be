/** Shapes of card programmes: contracts, orders of batches, and their cards before and after they have a holder. */
import * as z from 'zod/mini';
import { cardClasses, cardTiers } from '../../rules/options.ts';
import { bindFailures, bindReasons, orderBars, printStates, programmeParts } from '../../rules/programmes/programmes.ts';
import { CardRow } from '../cards/shapes.ts';
import { country } from '../field-shapes.ts';
import { amount, countryCode, day, email, id, personName, phone, text, time } from '../shapes.ts';

/** Who may ask about contracts, about cards of a batch, and who may change those. */
export const code9 = { who: '9', kyc: true } as const;
export const code91 = { who: '9-1', kyc: true } as const;
export const code92 = { who: '9-2', kyc: true } as const;

export const DeliveryAddress = z.object({
  street: text(200, 'streetBlank'),
  city: text(100, 'cityBlank'),
  region: z.string().check(z.trim(), z.maxLength(100, 'tooLong')),
  postal_code: z.string().check(z.trim(), z.maxLength(20, 'tooLong')),
  country,
});
export type DeliveryAddress = z.output<typeof DeliveryAddress>;
/** Whom the carrier calls. */
export const Contact = z.object({ name: personName(), country_code: countryCode, phone, email });
export type Contact = z.output<typeof Contact>;

/** How many cards are in each part, and what they add up to (PRG-04). */
export const Counts = z.object({
  contracted: z.int(),
  paid: z.int(),
  /** Of orders that are not rejected, less what arrived damaged: the sum of the parts. */
  ordered: z.int(),
  /** paid - ordered */
  available: z.int(),
  /** Bound to a holder, whatever the card's state. */
  allocated: z.int(),
  delivered: z.int(),
  damaged: z.int(),
  ...(Object.fromEntries(programmeParts.map((part) => [part, z.int()])) as Record<(typeof programmeParts)[number], z.ZodMiniInt>),
});
export type Counts = z.output<typeof Counts>;

export const ContractRow = z.object({
  contract_id: id,
  /** What people quote: 'CC-2026-0192'. */
  number: z.string(),
  term_months: z.int(),
  starts_on: z.nullable(day),
  ends_on: z.nullable(day),
  contracted_quantity: z.int(),
  paid_quantity: z.int(),
  available_quantity: z.int(),
  min_per_batch: z.int(),
  /** Dollars. */
  price_per_card: amount,
  tier: z.enum(cardTiers),
  card_class: z.enum(cardClasses),
  /** A state of rules/lifecycles/card-contract.ts. */
  status: z.string(),
  signed_by: z.string(),
  signed_at: z.nullable(time),
  reason: z.string(),
  created_at: time,
  version: z.int(),
});
export type ContractRow = z.output<typeof ContractRow>;

export const ContractDocument = z.object({ file_key: z.string(), name: z.string(), size: z.int() });
export type ContractDocument = z.output<typeof ContractDocument>;

/** A payment for cards of a contract; `amount` in `currency` left the account. */
export const ContractPayment = z.object({
  transaction_id: id,
  number: z.string(),
  date: time,
  quantity: z.int(),
  usd: amount,
  amount,
  currency: z.string(),
  by: z.string(),
});
export type ContractPayment = z.output<typeof ContractPayment>;

export const OrderRow = z.object({
  id,
  /** What people quote: 'B-000317'. */
  number: z.string(),
  contract_id: id,
  contract_number: z.string(),
  date: time,
  quantity: z.int(),
  /** A state of rules/lifecycles/contract-order.ts. */
  status: z.string(),
  /** '', client or bank: Declined or Rejected. */
  decided_by: z.string(),
  /** Cards that have a holder. */
  allocated: z.int(),
  printed: z.int(),
  shipped: z.int(),
  delivered: z.int(),
  damaged: z.int(),
  tier: z.enum(cardTiers),
  card_class: z.enum(cardClasses),
  version: z.int(),
});
export type OrderRow = z.output<typeof OrderRow>;

/** What happened to an order or a contract, oldest first. */
export const ProgrammeEvent = z.object({
  at: time,
  /** contracts:events.<event> */
  event: z.string(),
  actor: z.enum(['client', 'bank', 'system', 'issuer']),
  name: z.string(),
  note: z.string(),
  /** Cards it was about; 0 where it is about the whole. */
  count: z.int(),
});
export type ProgrammeEvent = z.output<typeof ProgrammeEvent>;

export const OrderInfo = z.object({
  ...OrderRow.shape,
  reason: z.string(),
  delivery_address: DeliveryAddress,
  contact: Contact,
  /** '4-6': weeks from approval. */
  lead_weeks: z.string(),
  /** Days between which it arrives, from approval on. */
  expected: z.nullable(z.object({ from: day, to: day })),
  shipments: z.array(z.object({ tracking: z.string(), shipped_at: time, cards: z.int(), delivered: z.int() })),
  timeline: z.array(ProgrammeEvent),
  can_withdraw: z.boolean(),
});
export type OrderInfo = z.output<typeof OrderInfo>;

/** A person whom a card waits for until they are verified (PRG-20). */
export const Reservation = z.object({
  name: z.string(),
  email: z.string(),
  invited_at: time,
  application_id: z.string(),
  status: z.string(),
});

/** A card of a batch. `part` is the one it is counted in. */
export const BatchCard = z.object({
  card_id: id,
  last4: z.string(),
  kit_number: z.string(),
  order_id: id,
  order_number: z.string(),
  tier: z.enum(cardTiers),
  card_class: z.enum(cardClasses),
  /** A state of rules/lifecycles/card.ts. */
  status: z.string(),
  blocked_by: z.string(),
  print_status: z.enum(printStates),
  delivery_status: z.enum(['none', 'shipped', 'delivered', 'damaged']),
  /** '' before delivery; a state of rules/lifecycles/allocation.ts. */
  allocation: z.string(),
  part: z.enum(['', ...programmeParts]),
  /** Whom it is bound to; '' for nobody. */
  allocated_to: z.string(),
  application_id: z.string(),
  reserved_for: z.nullable(Reservation),
  expiry: z.string(),
  updated_at: time,
  version: z.int(),
  /** Why an act is not offered: '' where it is. */
  acts: z.record(z.enum(['bind', 'unbind', 'block', 'unblock']), z.enum(['', ...bindReasons])),
});
export type BatchCard = z.output<typeof BatchCard>;

export const BatchCardInfo = z.object({ ...BatchCard.shape, card: CardRow, tracking: z.string() });

/** One row of an act on several cards. `failure` is the published word, `reason` says it exactly; '' where it is ok. */
export const ActResult = z.object({
  card_id: z.string(),
  kit_number: z.string(),
  ok: z.boolean(),
  failure: z.enum(['', ...bindFailures]),
  /** Its published number, 0 where it is ok. */
  code: z.int(),
  reason: z.enum(['', ...bindReasons]),
  /** The card is kept for a person who is not verified yet. */
  reserved: z.boolean(),
  holder_name: z.string(),
});
export type ActResult = z.output<typeof ActResult>;

export const orderBar = z.enum(orderBars);
