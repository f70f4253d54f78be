/**
 * The card issuer, as the bank needs it: it keeps the cards, their numbers, PINs and balances, and decides authorisations.
 * Amounts are US dollars as decimal text ('12.50'). Ids are ours: `card_id`, `load_id`; a repeated one is the same request.
 */
import type { cardChannels, declineReasons } from '@bankside/core/rules/cards/money.ts';

/** issued: made, not yet sent. shipped: on its way. delivered: may be activated. The rest as the bank knows them. */
export const issuerCardStates = ['issued', 'shipped', 'delivered', 'active', 'blocked', 'replaced', 'closed', 'expired'] as const;
export type IssuerCardState = (typeof issuerCardStates)[number];

/** What a purchase was made with. */
export type Channel = (typeof cardChannels)[number];

export type CardOrder = {
  readonly card_id: string;
  readonly holder_name: string;
  readonly name_on_card: string;
  readonly tier: string;
  readonly card_class: string;
  /** The card that this one replaces: what can be spent of its balance moves here when this one is issued. */
  readonly replaces: string | null;
};

/** Cards of one batch, all alike, without anybody's name: what is printed is the same on each. */
export type BatchOrder = {
  readonly batch_id: string;
  readonly tier: string;
  readonly card_class: string;
  readonly name_on_card: string;
  /** At most 500 in one request; a batch may come in several. */
  readonly card_ids: readonly string[];
  readonly limits: CardLimits;
};

/** What the bank may know of a card: never its full number, its PIN or its activation code. */
export type IssuerCard = {
  readonly card_id: string;
  readonly last4: string;
  readonly kit_number: string;
  /** '2029-11': the last month it is good for. */
  readonly expiry: string;
  readonly state: IssuerCardState;
  /** Never below zero: what a merchant takes above it is the programme's loss. */
  readonly balance: string;
  /** Authorised and not yet cleared; within the balance. */
  readonly held: string;
  /** Of the last event about this card; 0 before the first. Figures of the card hold all events up to it. */
  readonly last_seq: number;
};

/** Decimal text; null is no bound. */
export type CardLimits = {
  readonly per_purchase: string | null;
  readonly per_day: string | null;
  readonly per_month: string | null;
  readonly online: boolean;
  readonly atm: boolean;
  readonly abroad: boolean;
};

/** Charged by the issuer at clearing and named in the event. Percent of the amount, kept between min and max. */
export type ProgrammeFee = {
  readonly channel: Channel;
  readonly kind: 'fixed' | 'percent';
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
};

export type LoadOrder = {
  /** Of the attempt: asking twice loads once. */
  readonly load_id: string;
  readonly card_id: string;
  /** load puts money on the card, unload takes it off, also off a card that has ended; of more than can be spent it is refused. */
  readonly direction: 'load' | 'unload';
  readonly amount: string;
};
/** pending: asked for, not decided. One that was done and taken back is done still; an event says the rest. `reason` is the issuer's own, of a refused one. */
export type LoadState = { readonly state: 'pending' | 'done' | 'refused'; readonly reason: string };

type Purchase = {
  readonly authorisation_id: string;
  readonly channel: Channel;
  readonly merchant: string;
  /** ISO 18245. */
  readonly category: string;
  readonly city: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  /** What the merchant asked for, in its currency. */
  readonly merchant_amount: string;
  readonly merchant_currency: string;
  /** Dollars for one unit of the merchant's currency. */
  readonly rate: string;
};
/** Why an authorisation was declined. */
export type DeclineReason = (typeof declineReasons)[number];

/** What happens to a card. `seq` counts all events of the issuer; they may be repeated, late, and out of order. */
export type IssuerEvent = { readonly event_id: string; readonly seq: number; readonly card_id: string; readonly at: string } & (
  | { readonly type: 'shipped'; readonly tracking: string }
  | { readonly type: 'delivered' }
  | { readonly type: 'expired' }
  /** It did not arrive as it should; the issuer sends no other for it. */
  | { readonly type: 'damaged'; readonly reason: string }
  /**
   * The card is made; of a replacement, `moved` came from the old card `from`, whose last event this is too. What was held
   * stays there: it clears, is reversed and refunded on the old card.
   */
  | { readonly type: 'issued'; readonly from: string | null; readonly moved: string }
  /** The programme cannot make this card. */
  | { readonly type: 'issue_refused'; readonly reason: string }
  | { readonly type: 'load_done' | 'load_refused'; readonly load_id: string; readonly reason: string }
  /** A load that was done is taken back, by the issuer. */
  | { readonly type: 'load_reversed'; readonly load_id: string; readonly reason: string }
  | ({ readonly type: 'authorised'; readonly amount: string } & Purchase)
  | ({ readonly type: 'declined'; readonly amount: string; readonly reason: DeclineReason } & Purchase)
  /** `amount` may be another one than was authorised; `fee` is charged on top. What was held is free again. */
  | ({ readonly type: 'cleared'; readonly amount: string; readonly fee: string } & Purchase)
  /** An authorisation that will not be cleared. */
  | { readonly type: 'reversed'; readonly authorisation_id: string }
  /** The merchant gives back; several in part are possible. */
  | { readonly type: 'refunded'; readonly authorisation_id: string; readonly refund_id: string; readonly amount: string }
);

/** The public key that PINs are encrypted to (JWE, RSA-OAEP-256, A256GCM). */
export type PinKey = { readonly kid: string; readonly kty: string; readonly n: string; readonly e: string };

/** It did not answer, or with an error of its own: nobody knows whether it was done. Ask again with the same id. */
export class IssuerUnavailable extends Error {}
/** It answered no; `reason` is one of the words below or its own. Nothing was done. */
export class IssuerRefusal extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(`the issuer refuses: ${reason}`);
    this.reason = reason;
  }
}

/** Each throws IssuerUnavailable; IssuerRefusal with the reasons named, and 'unknown_card'. */
export type Issuer = {
  /** Also prints and ships it. Refuses: programme_closed, name_not_printable, prefix. Answers the card as it is when it exists. */
  createCard(order: CardOrder): Promise<IssuerCard>;
  /** Prints and ships them together, as parcels hold them. Refuses as createCard does. Answers all as they are; a repeat makes none twice. */
  printBatch(order: BatchOrder): Promise<readonly IssuerCard[]>;
  card(card_id: string): Promise<IssuerCard>;
  /** At most 100 ids; unknown ones are left out. */
  cards(card_ids: readonly string[]): Promise<readonly IssuerCard[]>;
  /** Is this pair of one card? Answers which. Refuses: wrong_pair. */
  verifyKit(pair: {
    readonly kit_number: string;
    readonly activation_code: string;
  }): Promise<{ readonly card_id: string; readonly last4: string }>;
  /** The same of at most 100 pairs, in their order: the card of each, or null where the pair is wrong. */
  verifyKits(pairs: readonly { readonly kit_number: string; readonly activation_code: string }[]): Promise<readonly (string | null)[]>;
  /** Refuses: wrong_number, not_delivered, wrong_state. The number is looked at and not kept. */
  activate(card_id: string, card_number: string): Promise<IssuerCard>;
  pinKey(): Promise<PinKey>;
  /** `jwe` holds {card_id, pin, at}, encrypted in the browser. Refuses: bad_pin, wrong_state. */
  setPin(card_id: string, jwe: string): Promise<void>;
  /** Repeating is no fault. Refuses: wrong_state. */
  block(card_id: string): Promise<IssuerCard>;
  unblock(card_id: string): Promise<IssuerCard>;
  /** Ends a card without balance for good. Refuses: has_balance, wrong_state. */
  close(card_id: string): Promise<IssuerCard>;
  setLimits(card_id: string, limits: CardLimits): Promise<void>;
  load(order: LoadOrder): Promise<LoadState>;
  /** Null: the issuer has never heard of it, it may be sent. */
  loadState(load_id: string): Promise<LoadState | null>;
  setProgramme(fees: readonly ProgrammeFee[]): Promise<void>;
  /** Those after `seq`, in their order, at most 200; how missed ones are found. */
  events(after: number): Promise<readonly IssuerEvent[]>;
};
