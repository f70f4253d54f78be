/** Who did it and to what, by the names that people know, for a page of lines at once. */
import { cardText } from '@bankside/core/i18n/amounts.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { transactions } from '../../ledger/ledger-schema.ts';
import { isUuid } from '../../platform/ids.ts';
import { applyLinks, cardApplications, partnerKeys } from '../../store/card-schema.ts';
import { colleagueRequests } from '../../store/colleague-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import { payees, walletAddresses } from '../../store/money-schema.ts';
import { keyRequests } from '../../store/partner-schema.ts';
import { users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import type { LineRow } from './reading.ts';

export type Subject = { readonly type: string; readonly id: string };
export type Names = {
  readonly person: (id: string) => { readonly name: string; readonly email: string } | undefined;
  readonly label: (subject: Subject) => string;
};

/** 'transaction:<id>' is one thing of a kind, 'company' the company, and anything else a name by itself. */
export function subjectOf({ subject }: Pick<LineRow, 'subject'>): Subject {
  const [type = '', ...rest] = subject.split(':');
  return rest.length > 0
    ? { type, id: rest.join(':') }
    : subject === 'company'
      ? { type: 'company', id: '' }
      : { type: 'name', id: subject };
}

type Source = { readonly table: PgTable & { company_id: PgColumn }; readonly id: PgColumn; readonly name: PgColumn };
const sources: Readonly<Record<string, Source>> = {
  user: { table: users, id: users.user_id, name: users.full_name },
  payee: { table: payees, id: payees.payee_id, name: payees.beneficiary_name },
  address: { table: walletAddresses, id: walletAddresses.address_id, name: walletAddresses.name },
  card: { table: cards, id: cards.card_id, name: cards.last4 },
  application: { table: cardApplications, id: cardApplications.application_id, name: cardApplications.holder_name },
  link: { table: applyLinks, id: applyLinks.link_id, name: applyLinks.display_name },
  partnerKey: { table: partnerKeys, id: partnerKeys.key_id, name: partnerKeys.name },
  keyRequest: { table: keyRequests, id: keyRequests.request_id, name: keyRequests.name },
  colleague: { table: colleagueRequests, id: colleagueRequests.request_id, name: colleagueRequests.full_name },
  transaction: { table: transactions, id: transactions.transaction_id, name: transactions.number },
};
/** Named in the line itself. */
const selfNamed = ['name', 'statement'];

export async function namesOf(db: Db, company_id: string, rows: readonly LineRow[]): Promise<Names> {
  const wanted = new Map<string, Set<string>>();
  const want = (type: string, id: string) => {
    if (isUuid(id)) wanted.set(type, (wanted.get(type) ?? new Set()).add(id));
  };
  for (const row of rows) {
    const { type, id } = subjectOf(row);
    want(type, id);
    want('user', row.actor);
    if (row.actor.startsWith('partner:')) want('partnerKey', row.actor.slice('partner:'.length));
  }
  const found = new Map<string, string>();
  for (const [type, source] of Object.entries(sources)) {
    const ids = [...(wanted.get(type) ?? [])];
    if (ids.length === 0) continue;
    const named = await db
      .select({ id: source.id, name: source.name })
      .from(source.table)
      .where(and(eq(source.table.company_id, company_id), inArray(source.id, ids)));
    for (const { id, name } of named) found.set(`${type}:${String(id)}`, type === 'card' ? cardText(String(name)) : String(name));
  }
  const people = await peopleOf(db, company_id, [...(wanted.get('user') ?? [])]);
  return {
    person: (id) => people.get(id),
    label: ({ type, id }) => (selfNamed.includes(type) ? id : (found.get(`${type}:${id}`) ?? '')),
  };
}

async function peopleOf(db: Db, company_id: string, ids: string[]) {
  if (ids.length === 0) return new Map<string, { name: string; email: string }>();
  const rows = await db
    .select({ id: users.user_id, name: users.full_name, email: users.email })
    .from(users)
    .where(and(eq(users.company_id, company_id), inArray(users.user_id, ids)));
  return new Map(rows.map(({ id, name, email }) => [id, { name, email }]));
}
