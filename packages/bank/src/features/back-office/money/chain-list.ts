/** What arrived on chains, of all companies and of none, newest first (OFF-18). */
import { arrivalStates } from '@bankside/core/contract/back-office/back-office-chain.ts';
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import type { In, Out } from '@bankside/core/contract/define.ts';
import { isCurrency } from '@bankside/core/rules/money/currencies.ts';
import { networkCodes, networks } from '@bankside/core/rules/money/networks.ts';
import { and, asc, eq, ilike, ne, or, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { storable } from '../../../domain/cards/application-form.ts';
import { shownAmount } from '../../../domain/deposits/deposit-news.ts';
import { sought } from '../../../domain/recipients/recipients.ts';
import { amountText } from '../../../domain/records/amount-text.ts';
import { transactions as t } from '../../../ledger/ledger-schema.ts';
import type { Handlers } from '../../../platform/dispatch.ts';
import { pageAnswer, pageAsked } from '../../../platform/pages.ts';
import { depositAddresses as d, unmatchedArrivals as u } from '../../../store/money-schema.ts';
import { companies as c } from '../../../store/schema.ts';
import type { Db } from '../../../store/store.ts';
import { companiesLike } from '../company-rows.ts';

type Asked = Pick<In<typeof backOffice.arrivals>, 'keyword' | 'status' | 'network' | 'asset'>;
type Row = Out<typeof backOffice.arrivals>['list'][number];
type Work = Out<typeof backOffice.queue>['list'][number];
/** So many of each are counted. */
const most = 10_000;

/** A deposit that is processing although the chain has confirmed it is too small to be credited by itself. */
const stateOfDeposit = sql<string>`case ${t.status} when 'success' then 'credited' when 'admin_review' then 'underReview'
  when 'rejected' then 'sentBack' when 'failed' then 'failed'
  else case when ${t.confirmations} >= ${t.confirmations_needed} then 'belowMinimum' else 'confirming' end end`;
const stateOfUnmatched = sql<string>`case ${u.state} when 'unmatched' then 'unmatched' else 'sentBack' end`;
const forms = sql.join(
  networkCodes.map((network) => sql`when ${network} then ${networks[network].form}`),
  sql` `,
);
const formOf = sql`case ${t.network} ${forms} end`;
/** Where it arrived: at the company's own address, or at the one that staff assigned. */
const addressOf = sql<string>`coalesce(${u.address}, ${d.address}, '')`;

function deposits(db: Db, { keyword, status, network, asset }: Asked, only?: SQL) {
  const words = storable(keyword).trim();
  const like = sought(words);
  const named = like ? or(companiesLike(words), ilike(t.hash, like), ilike(addressOf, like)) : undefined;
  const of = [network && eq(t.network, network), asset && eq(t.currency, asset), status && sql`${stateOfDeposit} = ${status}`];
  return db
    .select({
      company_id: t.company_id,
      id: sql<string>`${t.transaction_id}`.as('id'),
      project_name: c.project_name,
      account_number: c.account_number,
      at: sql<Date>`${t.date}`.mapWith(t.date).as('at'),
      currency: t.currency,
      network: t.network,
      amount: t.amount,
      address: sql<string>`${addressOf}`.as('address'),
      hash: t.hash,
      sender_address: t.sender_address,
      confirmations: t.confirmations,
      confirmations_needed: t.confirmations_needed,
      version: t.version,
      number: t.number,
      state: stateOfDeposit.as('state'),
    })
    .from(t)
    .innerJoin(c, eq(c.company_id, t.company_id))
    .leftJoin(d, and(eq(d.company_id, t.company_id), eq(d.form, formOf)))
    .leftJoin(u, eq(u.transaction_id, t.transaction_id))
    .where(and(sql`${t.type} = 'deposit' and ${t.hash} <> ''`, named, ...of, only));
}

function unmatched(db: Db, { keyword, status, network, asset }: Asked, only?: SQL) {
  const like = sought(storable(keyword).trim());
  const named = like ? or(ilike(u.hash, like), ilike(u.address, like)) : undefined;
  const of = [network && eq(u.network, network), asset && eq(u.currency, asset), status && sql`${stateOfUnmatched} = ${status}`];
  const none = sql<string>`''`;
  return db
    .select({
      company_id: u.company_id,
      id: sql<string>`${u.arrival_id}`.as('id'),
      project_name: none,
      account_number: none,
      at: sql<Date>`${u.seen_at}`.mapWith(u.seen_at).as('at'),
      currency: u.currency,
      network: u.network,
      amount: u.amount,
      address: sql<string>`${u.address}`.as('address'),
      hash: u.hash,
      sender_address: u.sender_address,
      confirmations: u.confirmations,
      confirmations_needed: u.confirmations_needed,
      version: u.version,
      number: none,
      state: stateOfUnmatched.as('state'),
    })
    .from(u)
    .where(and(ne(u.state, 'assigned'), named, ...of, only));
}

type Found = Awaited<ReturnType<typeof deposits>>[number];

export function shown({ at, amount, currency: code, state, sender_address: _sender, version: _version, ...row }: Found): Row {
  if (!isCurrency(code)) throw new Error(`arrival ${row.id} is in the unknown ${code}`);
  const found = arrivalStates.find((each) => each === state);
  if (!found) throw new Error(`arrival ${row.id} is ${state}`);
  return { ...row, at: at.toISOString(), currency: code, amount: amountText(amount, code), state: found };
}

/** One deposit, or one that is kept for staff; null for any other id. */
export async function arrivalOf(db: Db, company_id: string, id: string): Promise<Found | null> {
  const [deposit] = await deposits(db, {}, and(eq(t.company_id, company_id), eq(t.transaction_id, id)));
  if (deposit) return deposit;
  const [kept] = await unmatched(db, {}, and(eq(u.company_id, company_id), eq(u.arrival_id, id)));
  return kept ?? null;
}

/** What no address explains and the chain has confirmed waits for staff. */
export async function openArrivals(db: Db): Promise<Work[]> {
  const rows = await unmatched(db, { status: 'unmatched' }, sql`${u.confirmations} >= ${u.confirmations_needed}`)
    .orderBy(asc(u.seen_at))
    .limit(200);
  return rows.map(({ id, company_id, version, at, amount, currency, network, address }) => ({
    kind: 'arrival' as const,
    id,
    company_id,
    project_name: '',
    version,
    since: at.toISOString(),
    text: [shownAmount(amount, currency), network, address].join(' · '),
    files: [],
  }));
}

export const chainList: Pick<Handlers<typeof backOffice>, 'arrivals'> = {
  arrivals: async ({ keyword, status, network, asset, ...page }, { db }) => {
    const asked = pageAsked(page);
    const of: Asked = { keyword, status, network, asset };
    const rows = await unionAll(deposits(db, of), unmatched(db, of))
      .orderBy(sql`at desc, id`)
      .limit(asked.limit)
      .offset(asked.offset);
    const total = (await db.$count(deposits(db, of).limit(most).as('some'))) + (await db.$count(unmatched(db, of).limit(most).as('some')));
    return pageAnswer(rows.map(shown), total, asked);
  },
};
