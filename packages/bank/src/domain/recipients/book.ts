/** What the books of payees and of wallet addresses do alike (REC-05): a page of entries, writing one, changing one, removing one. */
import { and, asc, desc, eq, ilike, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Bank } from '../../platform/bank.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { isUuid } from '../../platform/ids.ts';
import { pageAnswer, pageAsked } from '../../platform/pages.ts';
import { Refusal } from '../../platform/refusal.ts';
import { rowsOf } from '../../store/rows-of.ts';
import type { Db } from '../../store/store.ts';
import { readHistory } from './recipient-history.ts';
import { lockBooks, recordChange, sought, tellNewRecipient } from './recipients.ts';

type Entry = {
  readonly company_id: string;
  readonly version: number;
  readonly is_favourite: boolean;
  readonly created_by: string;
  readonly recipient_since: Date;
  readonly deleted_at: Date | null;
};
type Table<Row> = PgTable & { readonly $inferSelect: Row } & Readonly<
    Record<'company_id' | 'deleted_at' | 'is_favourite' | 'created_at', PgColumn>
  >;
type Book<Row> = {
  readonly what: 'payee' | 'address';
  readonly id: PgColumn;
  readonly name: PgColumn;
  readonly idOf: (row: Row) => string;
  /** Where the money goes, as the notice and the audit trail say it. */
  readonly says: (row: Row) => { readonly name: string; readonly account: string; readonly line: string };
};
type Ctx = { readonly bank: Bank; readonly db: Db; readonly person: Person; readonly now: Date };
type Listed = {
  readonly id?: string | undefined;
  readonly keyword?: string | undefined;
  readonly page?: number | undefined;
  readonly page_size?: number | undefined;
  readonly cursor?: string | undefined;
};
/** `numbers` are kept without spaces. */
type SearchIn = { readonly numbers: PgColumn; readonly words: readonly PgColumn[]; readonly where?: SQL | undefined };

export function recipientBook<Row extends Entry>(table: Table<Row>, { what, id: idColumn, name, idOf, says }: Book<Row>) {
  const at = ({ person }: Pick<Ctx, 'person'>, id: string) =>
    rowsOf<PgTable>(table, { company_id: person.company_id, [idColumn.name]: id });
  const subject = (row: Row) => `${what}:${idOf(row)}` as const;

  async function list<A>(
    { db, person }: Ctx,
    { id, keyword, ...page }: Listed,
    { numbers, words, where }: SearchIn,
    answer: (row: Row) => A,
  ) {
    const asked = pageAsked(page);
    if (id !== undefined && !isUuid(id)) return pageAnswer<A>([], 0, asked);
    const like = sought(keyword);
    const wanted = and(
      eq(table.company_id, person.company_id),
      isNull(table.deleted_at),
      id ? eq(idColumn, id) : undefined,
      like ? or(ilike(numbers, like.replace(/\s+/g, '')), ...words.map((column) => ilike(column, like))) : undefined,
      where,
    );
    const rows = await db
      .select()
      .from<PgTable>(table)
      .where(wanted)
      .orderBy(desc(table.is_favourite), desc(table.created_at), asc(name), asc(idColumn))
      .limit(asked.limit)
      .offset(asked.offset);
    return pageAnswer(
      rows.map((row) => answer(row as Row)),
      await db.$count(table, wanted),
      asked,
    );
  }

  async function add({ bank, db, person, now }: Ctx, values: Partial<Row>): Promise<Row> {
    const { company_id, user_id } = person;
    const entry = { ...values, company_id, recipient_since: now, created_at: now, created_by: user_id };
    const [added] = await db.insert<PgTable>(table).values(entry).returning();
    if (!added) throw new Error(`the ${what} was not written`);
    const row = added as Row;
    const { line, ...said } = says(row);
    await tellNewRecipient(bank, db, person, { ...said, changed: false }, now);
    await recordChange(db, person, { action: 'add', subject: subject(row), to: line }, now);
    return row;
  }

  async function locked(ctx: Ctx, id: string): Promise<Row> {
    const [row] = isUuid(id) ? await ctx.db.select().from<PgTable>(table).where(at(ctx, id)).for('update') : [];
    if (!row) throw new Refusal('notFound');
    return row as Row;
  }

  /** Locked, behind the books of its company. Refuses notFound and changedMeanwhile. */
  async function toChange(ctx: Ctx, id: string, version: number): Promise<Row> {
    await lockBooks(ctx.db, ctx.person.company_id);
    const row = await locked(ctx, id);
    if (row.deleted_at) throw new Refusal('notFound');
    if (row.version !== version) throw new Refusal('changedMeanwhile');
    return row;
  }

  /** `moved`: the money goes elsewhere from now on. Without `typed` only its star changes. */
  async function change(
    ctx: Ctx,
    before: Row,
    { typed, is_favourite, moved }: { typed?: Partial<Row> | undefined; is_favourite?: boolean | undefined; moved: boolean },
  ): Promise<Row> {
    const { bank, db, person, now } = ctx;
    const star = is_favourite === undefined ? {} : { is_favourite };
    const since = moved ? { recipient_since: now } : {};
    const [changed] = await db
      .update<PgTable>(table)
      .set({ ...typed, ...star, ...since, version: before.version + 1 })
      .where(at(ctx, idOf(before)))
      .returning();
    if (!changed) throw new Refusal('notFound');
    const row = changed as Row;
    const { line: to, ...said } = says(row);
    if (moved) await tellNewRecipient(bank, db, person, { ...said, changed: true }, now);
    const line = typed
      ? ({ action: 'edit', from: says(before).line, to, reason: changedFields(before, typed) } as const)
      : ({ action: 'favourite', from: String(before.is_favourite), to: String(row.is_favourite) } as const);
    await recordChange(db, person, { ...line, subject: subject(row) }, now);
    return row;
  }

  /** Removed from the book, not from what was sent. A second time changes nothing. */
  async function remove(ctx: Ctx, id: string): Promise<Record<string, never>> {
    const { db, person, now } = ctx;
    const row = await locked(ctx, id);
    if (row.deleted_at) return {};
    await db
      .update<PgTable>(table)
      .set({ deleted_at: now, version: sql`version + 1` })
      .where(at(ctx, id));
    await recordChange(db, person, { action: 'delete', subject: subject(row), from: says(row).line }, now);
    return {};
  }

  /** Also one that was deleted: transfers lead to it. Refuses notFound. */
  async function one({ db, person }: Pick<Ctx, 'db' | 'person'>, id: string): Promise<Row> {
    const [row] = isUuid(id) ? await db.select().from<PgTable>(table).where(at({ person }, id)) : [];
    if (!row) throw new Refusal('notFound');
    return row as Row;
  }
  const historyOf = (ctx: Ctx, row: Row) => readHistory(ctx, { ...row, id: idOf(row), subject: subject(row) });

  return { list, one, historyOf, add, toChange, change, remove };
}

/** 'bank_name swift_code': what an edit changed, for the list of changes. */
const changedFields = (before: object, typed: object): string =>
  Object.entries(typed)
    .filter(([field, value]) => (before as Record<string, unknown>)[field] !== value)
    .map(([field]) => field)
    .join(' ');
