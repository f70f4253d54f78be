/** Fees of cards from the client's money, each booked once and shown as a record that leads to its card. */
import type { CardFeeKind } from '@bankside/core/rules/cards/money.ts';
import { currencies, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import { availableIn, post, type Line } from '../../ledger/ledger.ts';
import { fee as feeLine, feeBack } from '../../ledger/lines.ts';
import type { Bank } from '../../platform/bank.ts';
import { audit } from '../../platform/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../store/store.ts';
import { bookedUnder } from '../records/booked.ts';
import { openRecord, type By, type RecordRow } from '../records/records.ts';
import { detailsOf } from '../records/transfer-rights.ts';
import { namesOf, type CardRow } from './card-rows.ts';
import { lockWallet, wantAvailable } from './wallet.ts';

export type CardCharge = {
  readonly card: Pick<CardRow, 'company_id' | 'card_id' | 'last4' | 'holder_name'>;
  readonly fee: CardFeeKind;
  /** Minor units of `currency`: what the quote said, or the fee at today's rate. */
  readonly amount: bigint;
  readonly currency: Currency;
  /** The same key is charged once: 'replacement <card_id>', 'annual fee <fee_id>'. */
  readonly key: string;
  readonly by: By;
  readonly now: Date;
};

/** Null where the fee is nothing. Refuses insufficientBalance. A repeat answers the first record. */
export async function chargeCardFee(_bank: Bank, db: Db, charge: CardCharge): Promise<RecordRow | null> {
  const { card, fee, amount, currency, key } = charge;
  if (amount === 0n) return null;
  await lockWallet(db, card.company_id, currency);
  const booked = await bookedUnder(db, card.company_id, `card fee ${key}`);
  if (booked) return booked;
  const available = await availableIn(db, card.company_id, currency);
  wantAvailable(available, amount, currency, () => available);
  return book(db, charge, { type: 'fee', amount: -amount, line: feeLine(currency, amount), key: `card fee ${key}`, fee });
}

/** Gives a fee back, once: the replacement was refused by the issuer. */
export async function giveBackCardFee(
  db: Db,
  charged: RecordRow,
  { card, by, now }: Pick<CardCharge, 'card' | 'by' | 'now'>,
): Promise<RecordRow> {
  const { company_id, transaction_id, amount } = charged;
  if (charged.type !== 'fee') throw new Refusal('wrongState');
  const currency = charged.currency as Currency;
  const key = `card fee back ${transaction_id}`;
  await lockWallet(db, company_id, currency);
  const booked = await bookedUnder(db, company_id, key);
  if (booked) return booked;
  const { fee } = detailsOf(charged).card ?? {};
  const line = feeBack(currency, -amount);
  return book(db, { card, currency, by, now }, { type: 'refund', amount: -amount, line, key, fee, related_id: transaction_id });
}

type Booking = {
  readonly type: 'fee' | 'refund';
  readonly amount: bigint;
  readonly line: Line;
  readonly key: string;
  readonly fee: CardFeeKind | undefined;
  readonly related_id?: string;
};

async function book(
  db: Db,
  { card, currency, by, now }: Pick<CardCharge, 'card' | 'currency' | 'by' | 'now'>,
  { type, amount, line, key, fee, related_id }: Booking,
): Promise<RecordRow> {
  const { company_id, card_id, last4 } = card;
  const { journal_id } = await post(db, { company_id, kind: type, lines: [line], at: now, key });
  const opening = {
    company_id,
    date: now,
    kind: currencies[currency].kind,
    type,
    amount,
    currency,
    status: String(transaction.states.success.wire),
    ...namesOf(card),
    journal_id,
    created_by: by.user_id ?? null,
    related_id: related_id ?? null,
    details: { card: { card_id, last4, ...(fee ? { fee } : {}) } },
  };
  const row = await openRecord(db, opening, { step: 'success', by });
  const subject = `transaction:${row.transaction_id}`;
  await audit(db, {
    company_id,
    actor: by.user_id ?? by.actor,
    action: `card.${type}`,
    subject,
    to: row.status,
    reason: fee ?? '',
    at: now,
  });
  return row;
}
