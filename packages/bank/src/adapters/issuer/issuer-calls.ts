/** Every call to the issuer over HTTP: its path, what it takes and what it answers. Adapter and simulated issuer read the same table. */
import * as z from 'zod/mini';
import { issuerCardStates, type Issuer } from './issuer.ts';
import { Amount, Events, Id, Seq, Text } from './issuer-events.ts';

const Switch = z.boolean();
const Bound = z.nullable(Amount);
const Card = z.object({
  card_id: Id,
  last4: z.string().check(z.regex(/^\d{4}$/)),
  kit_number: Text,
  expiry: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  state: z.enum(issuerCardStates),
  balance: Amount,
  held: Amount,
  last_seq: Seq,
});
const Part = z.string().check(z.regex(/^[\w-]{1,600}$/));
const LoadState = z.object({ state: z.enum(['pending', 'done', 'refused']), reason: Text });
const OneCard = z.object({ card_id: Id });
const Done = z.object({});
const Limits = z.object({ per_purchase: Bound, per_day: Bound, per_month: Bound, online: Switch, atm: Switch, abroad: Switch });
const Fee = z.object({
  channel: z.enum(['online', 'pos', 'atm']),
  kind: z.enum(['fixed', 'percent']),
  value: z.string().check(z.regex(/^\d{1,9}(\.\d{1,4})?$/)),
  min: z.exactOptional(Amount),
  max: z.exactOptional(Amount),
});

export const issuerCalls = {
  createCard: {
    path: 'create-card',
    takes: z.object({ card_id: Id, holder_name: Text, name_on_card: Text, tier: Text, card_class: Text, replaces: z.nullable(Id) }),
    answers: Card,
  },
  printBatch: {
    path: 'print-batch',
    takes: z.object({
      batch_id: Id,
      tier: Text,
      card_class: Text,
      name_on_card: Text,
      card_ids: z.array(Id).check(z.minLength(1), z.maxLength(500)),
      limits: Limits,
    }),
    answers: z.array(Card),
  },
  card: { path: 'card', takes: OneCard, answers: Card },
  cards: { path: 'cards', takes: z.object({ card_ids: z.array(Id).check(z.maxLength(100)) }), answers: z.array(Card) },
  verifyKit: {
    path: 'verify-kit',
    takes: z.object({ kit_number: Text, activation_code: Text }),
    answers: z.object({ card_id: Id, last4: Card.shape.last4 }),
  },
  verifyKits: {
    path: 'verify-kits',
    takes: z.object({ pairs: z.array(z.object({ kit_number: Text, activation_code: Text })).check(z.maxLength(100)) }),
    answers: z.array(z.nullable(Id)),
  },
  activate: { path: 'activate', takes: z.object({ card_id: Id, card_number: Text }), answers: Card },
  pinKey: { path: 'pin-key', takes: Done, answers: z.object({ kid: Text, kty: z.literal('RSA'), n: Part, e: Part }) },
  setPin: { path: 'set-pin', takes: z.object({ card_id: Id, jwe: z.string().check(z.maxLength(4000)) }), answers: Done },
  block: { path: 'block', takes: OneCard, answers: Card },
  unblock: { path: 'unblock', takes: OneCard, answers: Card },
  close: { path: 'close', takes: OneCard, answers: Card },
  setLimits: {
    path: 'set-limits',
    takes: z.object({ card_id: Id, limits: Limits }),
    answers: Done,
  },
  load: {
    path: 'load',
    takes: z.object({ load_id: Id, card_id: Id, direction: z.enum(['load', 'unload']), amount: Amount }),
    answers: LoadState,
  },
  loadState: { path: 'load-state', takes: z.object({ load_id: Id }), answers: z.nullable(LoadState) },
  setProgramme: { path: 'set-programme', takes: z.object({ fees: z.array(Fee).check(z.maxLength(20)) }), answers: Done },
  events: { path: 'events', takes: z.object({ after: Seq }), answers: Events },
} as const satisfies Record<keyof Issuer, { path: string; takes: z.ZodMiniType; answers: z.ZodMiniType }>;

export type CallName = keyof typeof issuerCalls;
export type TakenBy<N extends CallName> = z.output<(typeof issuerCalls)[N]['takes']>;
export type AnsweredBy<N extends CallName> = z.output<(typeof issuerCalls)[N]['answers']>;
/** The answer of a refusal, with status 422. */
export const Refused = z.object({ refused: Text.check(z.minLength(1)) });
