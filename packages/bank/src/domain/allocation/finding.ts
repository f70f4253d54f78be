/** The cards and people that rows name, many at once (PRG-22, PRG-23). */
import { plainCode } from '@bankside/core/rules/programmes/kit-number.ts';
import { and, eq, inArray, isNotNull, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { cardApplications } from '../../store/card-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import { cardReservations } from '../../store/programme-schema.ts';
import type { Db } from '../../store/store.ts';
import { isUuid } from '../../platform/ids.ts';
import { storable } from '../cards/application-form.ts';
import type { Row as Application } from '../cards/applications.ts';
import { notHolders } from '../cards/verification.ts';
import type { Card } from '../issued-cards/cards.ts';
import type { Found } from './judge.ts';

/** As typed: an application's id, a person who may not be there yet, or a cell of a file. */
export type Holder = { readonly application_id: string } | { readonly name: string; readonly email: string } | { readonly cell: string };

const noBlanks = (text: string): string => text.normalize('NFKC').replace(/\s/gu, '').toLowerCase();

const anyOf = (values: readonly string[]): SQL =>
  sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;
const plainOf = (column: SQL): SQL => sql`upper(regexp_replace(normalize(${column}, nfkc), '[^[:alnum:]]', '', 'g'))`;

/** Cards of batches by their plain kit numbers. */
export async function cardsByKit(db: Db, company_id: string, kits: readonly string[]): Promise<ReadonlyMap<string, Card>> {
  const wanted = [...new Set(kits.map(plainCode))].filter((kit) => kit !== '');
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select()
    .from(cards)
    .where(and(eq(cards.company_id, company_id), isNotNull(cards.order_id), sql`${plainOf(sql`${cards.kit_number}`)} in ${anyOf(wanted)}`));
  return new Map(rows.map((row) => [plainCode(row.kit_number), row]));
}

export async function reservedAmong(db: Db, company_id: string, card_ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (card_ids.length === 0) return new Set();
  const rows = await db
    .select({ card_id: cardReservations.card_id })
    .from(cardReservations)
    .where(and(eq(cardReservations.company_id, company_id), inArray(cardReservations.card_id, [...card_ids])));
  return new Set(rows.map(({ card_id }) => card_id));
}

const idOf = ({ form }: Application) => plainCode(typeof form['id_number'] === 'string' ? form['id_number'] : '');
const leastId = 4;
/** 'Nadia Rahman <nadia@example.com>': a person of a file who may not be there yet. */
const named = /^\s*([^<>]+?)\s*<\s*([^<>\s@]+@[^<>\s@]+\.[^<>\s@]+)\s*>\s*$/u;

/** In this order: application number, email, identification number, whole name. The first that finds anybody counts. */
const ways: readonly ((row: Application, cell: string) => boolean)[] = [
  (row, cell) => row.application_no.toUpperCase() === cell.normalize('NFKC').trim().toUpperCase(),
  (row, cell) => row.email.toLowerCase() === cell.normalize('NFKC').trim().toLowerCase(),
  (row, cell) => plainCode(cell).length >= leastId && idOf(row) === plainCode(cell),
  (row, cell) => noBlanks(cell) !== '' && noBlanks(row.holder_name) === noBlanks(cell),
];

async function candidates(db: Db, company_id: string, holders: readonly Holder[]): Promise<Application[]> {
  const ids = holders.flatMap((holder) => ('application_id' in holder && isUuid(holder.application_id) ? [holder.application_id] : []));
  const texts = holders.flatMap((holder) =>
    'cell' in holder ? [named.exec(holder.cell)?.[2] ?? holder.cell] : 'email' in holder ? [holder.email] : [],
  );
  const said = [...new Set(texts.map((text) => storable(text.normalize('NFKC')).trim()))].filter((text) => text !== '');
  if (ids.length === 0 && said.length === 0) return [];
  const of = cardApplications;
  const plains = said.map(plainCode).filter((text) => text.length >= leastId);
  return db
    .select()
    .from(of)
    .where(
      and(
        eq(of.company_id, company_id),
        notInArray(of.status, [...notHolders]),
        or(
          ids.length > 0 ? inArray(of.application_id, ids) : undefined,
          said.length > 0 ? sql`upper(${of.application_no}) in ${anyOf(said.map((text) => text.toUpperCase()))}` : undefined,
          said.length > 0 ? sql`lower(${of.email}) in ${anyOf(said.map((text) => text.toLowerCase()))}` : undefined,
          plains.length > 0 ? sql`${plainOf(sql`coalesce(${of.form} ->> 'id_number', '')`)} in ${anyOf(plains)}` : undefined,
          said.length > 0
            ? sql`lower(regexp_replace(normalize(${of.holder_name}, nfkc), '\\s', '', 'g')) in ${anyOf(said.map(noBlanks))}`
            : undefined,
        ),
      ),
    );
}

function foundIn(rows: readonly Application[], holder: Holder): Found {
  if ('application_id' in holder) {
    const application = rows.find(({ application_id }) => application_id === holder.application_id);
    return application ? { kind: 'person', application, byEmail: false } : { kind: 'unknown' };
  }
  const [, name = '', email = ''] = 'cell' in holder ? (named.exec(holder.cell) ?? []) : ['', holder.name, holder.email];
  if (email !== '') {
    const application = rows.find((row) => row.email.toLowerCase() === email.toLowerCase());
    return application ? { kind: 'person', application, byEmail: true } : { kind: 'invite', name, email: email.toLowerCase() };
  }
  const cell = 'cell' in holder ? holder.cell : '';
  for (const fits of ways) {
    const hits = rows.filter((row) => fits(row, cell));
    if (hits.length > 1) return { kind: 'ambiguous' };
    if (hits[0]) return { kind: 'person', application: hits[0], byEmail: false };
  }
  return { kind: 'unknown' };
}

/** Of each, in their order. */
export async function findHolder(db: Db, company_id: string, holders: readonly Holder[]): Promise<Found[]> {
  const rows = await candidates(db, company_id, holders);
  return holders.map((holder) => foundIn(rows, holder));
}
