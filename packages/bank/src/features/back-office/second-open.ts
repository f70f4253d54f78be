/** What waits for a second person and can still be done. */
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { inArray } from 'drizzle-orm';
import { transactions } from '../../ledger/ledger-schema.ts';
import { fullNames } from '../../domain/kyc/kyc-history.ts';
import { waitingAbout, type ProposedAct } from '../../domain/staff/second-person.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { colleagueRequests } from '../../store/colleague-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import { cardOrders } from '../../store/programme-schema.ts';
import { companies, directory } from '../../store/schema.ts';
import { keyRequests } from '../../store/partner-schema.ts';
import { rateHolds, unmatchedArrivals } from '../../store/money-schema.ts';
import type { Db } from '../../store/store.ts';

export type Asked = NonNullable<Out<typeof backOffice.transferCase>['second']>;

/** What is about something that has changed since, cannot be confirmed any more: it is not shown. */
export async function stillOpen(db: Db, rows: readonly ProposedAct[]): Promise<ProposedAct[]> {
  const ids = rows.flatMap(({ subject }) => (subject.startsWith('transaction:') ? [subject.slice('transaction:'.length)] : []));
  const records = ids.length === 0 ? [] : await db.select().from(transactions).where(inArray(transactions.transaction_id, ids));
  const owners = await db
    .select()
    .from(companies)
    .where(inArray(companies.company_id, [...new Set(rows.map(({ company_id }) => company_id))]));
  const ofCards = rows.flatMap(({ subject }) => (subject.startsWith('card:') ? [subject.slice('card:'.length)] : []));
  const issued = ofCards.length === 0 ? [] : await db.select().from(cards).where(inArray(cards.card_id, ofCards));
  const ofOrders = rows.flatMap(({ subject }) => (subject.startsWith('order:') ? [subject.slice('order:'.length)] : []));
  const orders = ofOrders.length === 0 ? [] : await db.select().from(cardOrders).where(inArray(cardOrders.order_id, ofOrders));
  const ofPeople = rows.flatMap(({ subject }) => (subject.startsWith('colleague:') ? [subject.slice('colleague:'.length)] : []));
  const people =
    ofPeople.length === 0 ? [] : await db.select().from(colleagueRequests).where(inArray(colleagueRequests.request_id, ofPeople));
  const ofKeys = rows.flatMap(({ subject }) => (subject.startsWith('keyRequest:') ? [subject.slice('keyRequest:'.length)] : []));
  const keys = ofKeys.length === 0 ? [] : await db.select().from(keyRequests).where(inArray(keyRequests.request_id, ofKeys));
  const ofArrivals = rows.flatMap(({ subject }) => (subject.startsWith('arrival:') ? [subject.slice('arrival:'.length)] : []));
  const arrivals =
    ofArrivals.length === 0 ? [] : await db.select().from(unmatchedArrivals).where(inArray(unmatchedArrivals.arrival_id, ofArrivals));
  const emails = rows.flatMap(({ subject }) => (subject.startsWith('client:') ? [subject.slice('client:'.length)] : []));
  const taken = emails.length === 0 ? [] : await db.select().from(directory).where(inArray(directory.email, emails));
  const held = rows.some(({ subject }) => subject.startsWith('rate:')) ? await db.select().from(rateHolds) : [];
  return rows.filter(({ company_id, subject, input }) => {
    const { version, since } = input as { readonly version?: number; readonly since?: string };
    if (since !== undefined) return held.some((hold) => `rate:${hold.currency}` === subject && hold.since.toISOString() === since);
    if (subject.startsWith('client:')) return !taken.some(({ email }) => `client:${email}` === subject);
    if (version === undefined) return true;
    const record = records.find((each) => each.company_id === company_id && `transaction:${each.transaction_id}` === subject);
    if (record) return record.version === version;
    const card = issued.find((each) => each.company_id === company_id && `card:${each.card_id}` === subject);
    if (card) return card.version === version;
    const order = orders.find((each) => each.company_id === company_id && `order:${each.order_id}` === subject);
    if (order) return order.version === version;
    const request = people.find((each) => each.company_id === company_id && `colleague:${each.request_id}` === subject);
    if (request) return request.version === version;
    const key = keys.find((each) => each.company_id === company_id && `keyRequest:${each.request_id}` === subject);
    if (key) return key.version === version;
    const arrival = arrivals.find((each) => `arrival:${each.arrival_id}` === subject); // under the company that it is meant for
    if (arrival) return arrival.version === version;
    return subject !== 'company' || owners.find((each) => each.company_id === company_id)?.version === version;
  });
}

export const askedOf = ({ act_id, act, user_id, at }: ProposedAct, person: Person, names: ReadonlyMap<string, string>): Asked => ({
  id: act_id,
  act,
  by: names.get(user_id) ?? '',
  at: at.toISOString(),
  mine: user_id === person.user_id,
});

/** What is asked for about one thing and can still be done; the oldest. */
export async function askedAbout(db: Db, company_id: string, subject: string, person: Person): Promise<Asked | null> {
  const rows = await waitingAbout(db, company_id, subject);
  const [row] = rows.length === 0 ? [] : await stillOpen(db, rows);
  return row ? askedOf(row, person, await fullNames(db, [person.company_id])) : null;
}
