/** The wallet-address book (REC-05 to REC-07): where the company sends digital assets. */
import { randomUUID } from 'node:crypto';
import type { addresses as calls } from '@bankside/core/contract/addresses.ts';
import { isNetwork, type Network } from '@bankside/core/rules/money/networks.ts';
import { and, asc, desc, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import type { Ctx, Handlers } from '../../platform/dispatch.ts';
import { isUuid } from '../../platform/ids.ts';
import { pageAnswer, pageAsked } from '../../platform/pages.ts';
import { isNew, lockBooks, recordChange, sought, tellNewRecipient } from '../../domain/recipients/recipients.ts';
import { walletAddresses as table } from '../../store/money-schema.ts';
import { checkedFor, demandUnlikeOthers, demandUnsaved } from './address-checks.ts';
import { rowsOf } from '../../store/rows-of.ts';

type Row = typeof table.$inferSelect;
type Asking = Pick<Ctx, 'bank' | 'now'>;

function networkOf({ network }: Row): Network {
  if (!isNetwork(network)) throw new Error(`${network} is no network of ours`);
  return network;
}
const answer = (row: Row, { bank, now }: Asking) => ({
  id: row.address_id,
  version: row.version,
  name: row.name,
  address: row.address,
  network: networkOf(row),
  is_favourite: row.is_favourite,
  is_new: isNew(bank, row.recipient_since, now),
  created_at: row.created_at.toISOString(),
});

const rowAt = (company_id: string, address_id: string) => rowsOf(table, { company_id, address_id });
type Target = { readonly name: string; readonly address: string; readonly network: string };
const audited = ({ name, address, network }: Target) => `${name} ${address} ${network}`;

export const addresses: Handlers<typeof calls> = {
  list: async ({ id, keyword, network, ...page }, ctx) => {
    const { db, person } = ctx;
    const asked = pageAsked(page);
    if (id !== undefined && !isUuid(id)) return pageAnswer([], 0, asked);
    const like = sought(keyword);
    const wanted = and(
      eq(table.company_id, person.company_id),
      isNull(table.deleted_at),
      id ? eq(table.address_id, id) : undefined,
      network ? eq(table.network, network) : undefined,
      like ? or(ilike(table.name, like), ilike(table.address, like.replace(/\s+/g, ''))) : undefined,
    );
    const rows = await db
      .select()
      .from(table)
      .where(wanted)
      .orderBy(desc(table.is_favourite), desc(table.created_at), asc(table.name), asc(table.address_id))
      .limit(asked.limit)
      .offset(asked.offset);
    return pageAnswer(
      rows.map((row) => answer(row, ctx)),
      await db.$count(table, wanted),
      asked,
    );
  },

  add: async ({ name, network, address: typed, is_favourite = false, sure = false }, ctx) => {
    const { bank, db, person, now, refuse } = ctx;
    const { company_id, user_id } = person;
    const target = { name, network, address: checkedFor(network, typed, refuse) };
    await lockBooks(db, company_id);
    await demandUnsaved(db, company_id, target, refuse);
    if (!sure) await demandUnlikeOthers(db, company_id, target, refuse);
    const address_id = randomUUID();
    const values = { ...target, company_id, address_id, is_favourite, recipient_since: now, created_at: now, created_by: user_id };
    const [row] = await db.insert(table).values(values).returning();
    if (!row) throw new Error('the address was not written');
    await tellNewRecipient(bank, db, person, { name, account: target.address, changed: false }, now);
    await recordChange(db, person, { action: 'add', subject: `address:${address_id}`, to: audited(target) }, now);
    return answer(row, ctx);
  },

  edit: async ({ id, version, is_favourite, sure = false, ...typed }, ctx) => {
    const { bank, db, person, now, refuse } = ctx;
    const { company_id } = person;
    if (!isUuid(id)) throw refuse('notFound');
    await lockBooks(db, company_id);
    const [before] = await db
      .select()
      .from(table)
      .where(and(rowAt(company_id, id), isNull(table.deleted_at)))
      .for('update');
    if (!before) throw refuse('notFound');
    if (before.version !== version) throw refuse('changedMeanwhile');
    const network = typed.network ?? networkOf(before);
    const address = checkedFor(network, typed.address ?? before.address, refuse);
    const target = { name: typed.name ?? before.name, address, network };
    const moved = address !== before.address || network !== before.network;
    const renamed = target.name !== before.name;
    if (!moved && !renamed && (is_favourite ?? before.is_favourite) === before.is_favourite) return answer(before, ctx);
    if (moved) await demandUnsaved(db, company_id, target, refuse, id);
    if (address !== before.address && !sure) await demandUnlikeOthers(db, company_id, target, refuse, id);
    const [row] = await db
      .update(table)
      .set({
        ...target,
        ...(is_favourite === undefined ? {} : { is_favourite }),
        ...(moved ? { recipient_since: now } : {}),
        version: sql`${table.version} + 1`,
      })
      .where(rowAt(company_id, id))
      .returning();
    if (!row) throw refuse('notFound');
    if (moved) await tellNewRecipient(bank, db, person, { name: row.name, account: row.address, changed: true }, now);
    const line =
      moved || renamed
        ? ({ action: 'edit', from: audited(before), to: audited(row) } as const)
        : ({ action: 'favourite', from: String(before.is_favourite), to: String(row.is_favourite) } as const);
    await recordChange(db, person, { ...line, subject: `address:${id}` }, now);
    return answer(row, ctx);
  },

  /** Taken out of the book, not out of what was sent; a second time it is out already. */
  del: async ({ id }, { db, person, now, refuse }) => {
    if (!isUuid(id)) throw refuse('notFound');
    const [row] = await db.select().from(table).where(rowAt(person.company_id, id)).for('update');
    if (!row) throw refuse('notFound');
    if (row.deleted_at) return {};
    await db
      .update(table)
      .set({ deleted_at: now, version: sql`${table.version} + 1` })
      .where(rowAt(person.company_id, id));
    await recordChange(db, person, { action: 'delete', subject: `address:${id}`, from: audited(row) }, now);
    return {};
  },
};
