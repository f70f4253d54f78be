/** The money of the seeded cards as rows: top-ups with their loads, purchases, and the issuer's events, all applied. */
import { idOf } from '../../demo/chance.ts';
import { harbourVale as company_id, userId } from '../../demo/companies.ts';
import { cents, placeFrom, statusOf, withFact, type Purchase, type PurchaseEvent } from '../../domain/card-money/purchase-facts.ts';
import type { Details } from '../../domain/records/records.ts';
import type { IssuerEvent } from '../../adapters/issuer/issuer.ts';
import { cardAccount, hold, type Posting } from '../../ledger/ledger.ts';
import type { transactions } from '../../ledger/ledger-schema.ts';
import { cardFee, cardPurchase, cardRefund } from '../../ledger/lines.ts';
import { cardLoads, cardPurchases, topUps } from '../../store/card-money-schema.ts';
import { issuerEvents } from '../../store/issuer-schema.ts';
import type { Db } from '../../store/store.ts';
import { receivedFor, topUpRate } from '../movements/on-card.ts';
import { loadId } from './issuer-story.ts';

const chunk = 500;
const isPurchase = (event: IssuerEvent): event is PurchaseEvent => 'authorisation_id' in event;
const journalOf = ({ event_id }: IssuerEvent) => idOf(`journal ${event_id}`);

/** What clearing and refunds book, as domain/card-money/purchases.ts books them. */
export function purchasePostings(events: readonly IssuerEvent[]): Posting[] {
  return events.flatMap((event): Posting[] => {
    const same = { company_id, journal_id: journalOf(event), at: new Date(event.at) };
    const { card_id } = event;
    if (event.type === 'refunded') {
      const key = `card refund ${event.authorisation_id} ${event.refund_id}`;
      return [{ ...same, key, kind: 'purchase refund', lines: [cardRefund(card_id, cents(event.amount))] }];
    }
    if (event.type !== 'cleared') return [];
    const fee = cents(event.fee);
    const lines = [cardPurchase(card_id, cents(event.amount)), ...(fee > 0n ? [cardFee(card_id, fee)] : [])];
    return [{ ...same, key: `card cleared ${event.event_id}`, kind: 'purchase', lines }];
  });
}

function withEvent(row: Purchase, event: PurchaseEvent): Purchase {
  const facts = { ...row, ...withFact(row, event) };
  const journal_id = event.type === 'cleared' ? journalOf(event) : row.journal_id;
  return { ...facts, ...placeFrom(row, event), journal_id, status: statusOf(facts), version: row.version + 1 };
}

const opened = ({ authorisation_id, card_id, at }: PurchaseEvent): Purchase => ({
  company_id,
  authorisation_id,
  purchase_id: idOf(`purchase ${authorisation_id}`),
  card_id,
  date: new Date(at),
  channel: '',
  merchant: '',
  category: '',
  city: '',
  country: '',
  merchant_amount: '0',
  merchant_currency: '',
  rate: '',
  authorised: null,
  cleared: null,
  fee: 0n,
  refunded: 0n,
  reversed: false,
  decline_reason: '',
  status: 'authorised',
  hold_id: null,
  journal_id: null,
  note: '',
  receipt: null,
  version: 0,
});

async function seedPurchases(db: Db, events: readonly IssuerEvent[]): Promise<void> {
  const known = new Map<string, Purchase>();
  for (const event of events.filter(isPurchase))
    known.set(event.authorisation_id, withEvent(known.get(event.authorisation_id) ?? opened(event), event));
  for (const row of known.values()) {
    if (row.status !== 'authorised' || row.authorised === null) continue;
    const { card_id, authorisation_id, date: at, authorised: amount } = row;
    const hold_id = await hold(db, {
      company_id,
      currency: 'USD',
      amount,
      at,
      account: cardAccount(card_id),
      hold_id: idOf(`hold ${authorisation_id}`),
    });
    known.set(authorisation_id, { ...row, hold_id });
  }
  const rows = [...known.values()];
  for (let start = 0; start < rows.length; start += chunk) await db.insert(cardPurchases).values(rows.slice(start, start + chunk));
}

type Row = typeof transactions.$inferInsert;

async function seedTopUps(db: Db, records: readonly Row[], events: readonly IssuerEvent[]): Promise<void> {
  const created_by = userId('owner@harbour-vale.example');
  const lastOf = new Map(events.flatMap((event) => ('load_id' in event ? [[event.load_id, event] as const] : [])));
  const made = records.flatMap((record) => {
    const { card } = (record.details ?? {}) as Details;
    if (record.type !== 'top_up' || !card?.top_up_id || !record.hold_id) return [];
    const last = lastOf.get(loadId(card.top_up_id)); // of several events of a load the last one
    if (!last) throw new Error(`the issuer knows nothing of top-up ${record.number}`);
    const { transaction_id, number, date, currency, hold_id, fee = 0n } = record;
    const status = { load_refused: 'retry', load_reversed: 'refunded' }[last.type as string] ?? 'success';
    const { card_id, top_up_id } = card;
    const amount = -record.amount;
    const same = { company_id, top_up_id, card_id };
    const received = receivedFor(amount);
    const at = new Date(last.at);
    return [
      {
        top_up: {
          ...same,
          transaction_id,
          number,
          date,
          amount,
          currency,
          fee,
          received,
          status,
          hold_id,
          created_by,
          rate: topUpRate,
          reason: last.type === 'load_refused' ? last.reason : '',
          updated_at: at,
        },
        load: {
          ...same,
          load_id: loadId(top_up_id),
          direction: 'load',
          amount: received,
          state: last.type.slice('load_'.length),
          reason: 'reason' in last ? last.reason : '',
          tries: 1,
          next_try_at: date,
          created_at: date,
          closed_at: at,
        },
      },
    ];
  });
  await db.insert(topUps).values(made.map(({ top_up }) => top_up));
  await db.insert(cardLoads).values(made.map(({ load }) => load));
}

/** `records`: the company's movements as they were booked. */
export async function seedCardMoney(db: Db, records: readonly Row[], events: readonly IssuerEvent[]): Promise<void> {
  await seedTopUps(db, records, events);
  await seedPurchases(db, events);
  const rows = events.map((event) => ({
    event_id: event.event_id,
    seq: event.seq,
    company_id,
    card_id: event.card_id,
    type: event.type,
    body: event as unknown as Record<string, unknown>,
    received_at: new Date(event.at),
    applied_at: new Date(event.at),
  }));
  for (let start = 0; start < rows.length; start += chunk) await db.insert(issuerEvents).values(rows.slice(start, start + chunk));
}
