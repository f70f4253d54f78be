/** Takes the story through the ledger: the long past in bulk, the last days one by one with their holds. */
import { currencies } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { sql } from 'drizzle-orm';
import { capture, hold, post, postingCall, release } from '../../ledger/ledger.ts';
import type { Line, Posting } from '../../ledger/ledger.ts';
import { transactions } from '../../ledger/ledger-schema.ts';
import { cardLoad, cardLoadBack, exchange, fee, feeBack, moneyIn, moneyOut } from '../../ledger/lines.ts';
import { transactionSteps } from '../../store/money-schema.ts';
import { prefixes, type Details } from '../../domain/records/records.ts';
import type { Db } from '../../store/store.ts';
import { idOf } from '../../demo/chance.ts';
import { conversionOf } from './conversions.ts';
import { cardId } from '../cards/seeded-cards.ts';
import { day } from '../days.ts';
import { isDigital, type Movement, type OnCard } from './movement.ts';
import { receiverOf } from '../recipients.ts';
import { feeFor, topUpRate } from './on-card.ts';
import { made, stepsFor } from './steps.ts';

type Row = typeof transactions.$inferInsert;
const chunk = 500;

/** `beside`: what cards were used for, in its order; a top-up is booked before what was bought with it. Answers the records. */
export async function bookStory(
  db: Db,
  company_id: string,
  anchor: Date,
  story: readonly Movement[],
  beside: readonly Posting[] = [],
): Promise<readonly Row[]> {
  const from = anchor.getTime() - 18 * day;
  const rows = story.map((movement, index) => record(company_id, movement, index));
  const isPast = (at: Date) => at.getTime() < from;
  const isAlone = (movement: Movement) => !isPast(movement.at) || movement.type === 'top_up';
  const bulk: Posting[] = [];
  const flush = () => (bulk.length > 0 ? postMany(db, bulk.splice(0)) : undefined);
  let used = 0;
  const useUntil = (at: Date | undefined) => {
    for (let next = beside[used]; next && (!at || next.at < at); next = beside[used]) {
      bulk.push(next);
      used += 1;
    }
  };
  for (const [index, movement] of story.entries()) {
    useUntil(movement.at);
    if (isAlone(movement)) {
      await flush();
      rows[index] = await bookOne(db, company_id, movement, index);
    } else if (movement.status === 'success') bulk.push(posting(company_id, movement, index));
    if (bulk.length >= chunk) await flush();
  }
  useUntil(undefined);
  await flush();
  for (const [index, movement] of story.entries()) {
    const row = rows[index];
    if (row && !isAlone(movement) && movement.status !== 'success') rows[index] = await refused(db, company_id, movement, row);
  }
  const records = rows.map((row) => (isPast(row.date) ? row : made(row)));
  await db.insert(transactionSteps).values(records.filter((row) => !isPast(row.date)).flatMap(stepsFor));
  for (let start = 0; start < records.length; start += chunk) await db.insert(transactions).values(records.slice(start, start + chunk));
  return records;
}

/** As many round trips as chunks: ledger_post is called row by row, in this order, inside the database. */
async function postMany(db: Db, postings: readonly Posting[]): Promise<void> {
  const calls = JSON.stringify(postings.map((posting) => postingCall(posting, null)));
  await db.execute(sql`
    select ledger_post(company, journal, kind, key, hash, at, lines::jsonb, null) from (
      select * from rows from (jsonb_to_recordset(${calls}::jsonb)
        as (company uuid, journal uuid, kind text, key text, hash text, at timestamptz, lines text)) with ordinality order by ordinality
    ) as call`);
}

async function bookOne(db: Db, company_id: string, movement: Movement, index: number): Promise<Row> {
  const row = record(company_id, movement, index);
  const outgoing = movement.amount < 0n && movement.type !== 'fee';
  if (!outgoing) {
    if (movement.status === 'success') await post(db, posting(company_id, movement, index));
    return row;
  }
  if (movement.status === 'rejected' || movement.status === 'failed') return refused(db, company_id, movement, row);
  const hold_id = await held(db, company_id, movement);
  if (movement.status === 'success') await capture(db, hold_id, posting(company_id, movement, index));
  return { ...row, hold_id };
}

/** Money was promised, and given back when the bank or the network said no. */
async function refused(db: Db, company_id: string, movement: Movement, row: Row): Promise<Row> {
  const hold_id = await held(db, company_id, movement);
  await release(db, company_id, hold_id, new Date(movement.at.getTime() + 2 * 3_600_000));
  return { ...row, hold_id };
}

const held = (db: Db, company_id: string, { currency, amount, fee: charge = 0n, at, reference }: Movement) =>
  hold(db, {
    company_id,
    currency,
    amount: charge - amount,
    at,
    hold_id: idOf(`hold ${currency} ${at.toISOString()} ${reference} ${amount}`),
  });

const posting = (company_id: string, movement: Movement, index: number): Posting => ({
  company_id,
  kind: movement.type,
  lines: linesOf(movement),
  at: movement.at,
  journal_id: idOf(`journal ${index}`),
  ...keyOf(movement),
});

/** As domain/card-money keys them, so that the issuer's word books nothing twice. */
const keyOf = ({ type, card }: Movement) =>
  card?.top_up ? { key: `${type === 'refund' ? 'top-up back' : 'top-up'} ${card.top_up.id}` } : {};

function linesOf({ type, currency, amount, fee: charge = 0n, sold, card }: Movement): Line[] {
  if (sold) return exchange(sold, { currency, amount });
  if (card?.top_up) return topUpLines(type, card, { currency, amount, charge });
  if (type === 'fee') return [fee(currency, -amount)];
  const line = amount > 0n ? moneyIn(currency, amount) : moneyOut(currency, -amount);
  return charge > 0n ? [line, fee(currency, charge)] : [line];
}

/** What a card got, or gave back with the fee. */
function topUpLines(
  type: Movement['type'],
  { last4, top_up }: OnCard,
  { currency, amount, charge }: Pick<Movement, 'currency' | 'amount'> & { readonly charge: bigint },
): Line[] {
  const received = top_up?.received ?? 0n;
  const card_id = cardId(last4);
  if (type === 'top_up') return [...cardLoad(card_id, { currency, amount: -amount }, received), fee(currency, charge)];
  const back = feeFor(received);
  return [...cardLoadBack(card_id, { currency, amount: amount - back }, received), feeBack(currency, back)];
}

/** As domain/records/records.ts makes them, counted up instead of drawn; the newest transfer is the pictures' T-88021477. */
const numberOf = ({ type, reference }: Movement, index: number) =>
  reference === 'Invoice MF-2291' ? 'T-88021477' : `${prefixes[type]}-${88_000_000 + index * 4}`;

const transactionOf = (top_up_id: string) => idOf(`transaction of ${top_up_id}`);

function record(company_id: string, movement: Movement, index: number): Row {
  const { at, type, currency, amount, counterparty, reference, status, sold } = movement;
  return {
    company_id,
    transaction_id: type === 'top_up' && movement.card?.top_up ? transactionOf(movement.card.top_up.id) : idOf(`transaction ${index}`),
    number: numberOf(movement, index),
    date: at,
    kind: isDigital(currency) ? 'digital' : 'fiat',
    type,
    amount,
    currency,
    sold_amount: sold?.amount ?? null,
    sold_currency: sold?.currency ?? null,
    status,
    counterparty,
    reference,
    network: movement.network ?? '',
    hash: movement.hash ?? '',
    sender_address: movement.sender_address ?? '',
    confirmations: movement.confirmations?.[0] ?? 0,
    confirmations_needed: movement.confirmations?.[1] ?? 0,
    sender_account_name: movement.sender_account_name ?? '',
    reason: movement.reason ?? '',
    journal_id: status === 'success' ? idOf(`journal ${index}`) : null,
    related_id: type === 'refund' && movement.card?.top_up ? transactionOf(movement.card.top_up.id) : null,
    ...sent(movement),
  };
}

/** What a transfer or an exchange has besides: to whom it went, its rates and its fee. */
function sent(movement: Movement): Partial<Row> {
  const { fee: charge = 0n, currency } = movement;
  const { recipient, ...receiver } = receiverOf(movement) ?? {};
  const charged = toDecimal(charge, currencies[currency].scale);
  const none = toDecimal(0n, currencies[currency].scale);
  const fees = isDigital(currency)
    ? { admin_fee: none, gas_fee: charged, fixed_fee: none }
    : { admin_fee: none, gas_fee: none, fixed_fee: charged };
  return {
    fee: charge,
    ...receiver,
    details: { ...conversionOf(movement), ...onCard(movement), ...(recipient ? { recipient } : {}), ...(charge > 0n ? { fees } : {}) },
  };
}

function onCard({ card }: Movement): Pick<Details, 'rate' | 'card'> {
  if (!card) return {};
  const { last4, fee: kind, top_up } = card;
  const known = { card_id: cardId(last4), last4, ...(kind ? { fee: kind } : {}) };
  return top_up ? { rate: topUpRate, card: { ...known, top_up_id: top_up.id } } : { card: known };
}
