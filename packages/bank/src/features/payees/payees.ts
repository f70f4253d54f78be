/** The payee book (REC-01, REC-02, REC-05): whom the company pays at other banks. */
import { randomUUID } from 'node:crypto';
import type { payees as calls } from '@bankside/core/contract/payees.ts';
import { and, asc, desc, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import type { Ctx, Handlers } from '../../platform/dispatch.ts';
import { accountKey } from '../../domain/recipients/bank-accounts.ts';
import { isUuid } from '../../platform/ids.ts';
import { pageAnswer, pageAsked } from '../../platform/pages.ts';
import { isNew, lockBooks, recordChange, sought, tellNewRecipient } from '../../domain/recipients/recipients.ts';
import { payees as table } from '../../store/money-schema.ts';
import { checkedForm, demandUnlikeOthers, demandUnsaved, type Form } from './payee-checks.ts';
import { rowsOf } from '../../store/rows-of.ts';

type Row = typeof table.$inferSelect;
type Asking = Pick<Ctx, 'bank' | 'now'>;

const answer = ({ payee_id, created_at, recipient_since, ...row }: Row, { bank, now }: Asking) => ({
  ...row,
  id: payee_id,
  is_new: isNew(bank, recipient_since, now),
  created_at: created_at.toISOString(),
});

const rowAt = (company_id: string, payee_id: string) => rowsOf(table, { company_id, payee_id });
const audited = (form: Pick<Form, 'beneficiary_name' | 'bank_account_number' | 'swift_code'>) =>
  `${form.beneficiary_name} ${form.bank_account_number} ${form.swift_code}`;

export const payees: Handlers<typeof calls> = {
  list: async ({ id, keyword, ...page }, ctx) => {
    const { db, person } = ctx;
    const asked = pageAsked(page);
    if (id !== undefined && !isUuid(id)) return pageAnswer([], 0, asked);
    const like = sought(keyword);
    const wanted = and(
      eq(table.company_id, person.company_id),
      isNull(table.deleted_at),
      id ? eq(table.payee_id, id) : undefined,
      like
        ? or(
            ilike(table.beneficiary_name, like),
            ilike(table.bank_account_number, like.replace(/\s+/g, '')),
            ilike(table.bank_name, like),
            ilike(table.bank_address, like),
            ilike(table.swift_code, like),
          )
        : undefined,
    );
    const rows = await db
      .select()
      .from(table)
      .where(wanted)
      .orderBy(desc(table.is_favourite), desc(table.created_at), asc(table.beneficiary_name), asc(table.payee_id))
      .limit(asked.limit)
      .offset(asked.offset);
    return pageAnswer(
      rows.map((row) => answer(row, ctx)),
      await db.$count(table, wanted),
      asked,
    );
  },

  add: async ({ is_favourite = false, sure = false, ...typed }, ctx) => {
    const { bank, db, person, now, refuse } = ctx;
    const { company_id, user_id } = person;
    const form = checkedForm(typed, refuse, ctx.language);
    await lockBooks(db, company_id);
    await demandUnsaved(db, company_id, form, refuse);
    if (!sure) await demandUnlikeOthers(db, company_id, form, refuse);
    const payee_id = randomUUID();
    const values = { ...form, company_id, payee_id, is_favourite, recipient_since: now, created_at: now, created_by: user_id };
    const [row] = await db.insert(table).values(values).returning();
    if (!row) throw new Error('the payee was not written');
    const subject = `payee:${payee_id}` as const;
    await tellNewRecipient(bank, db, person, { name: form.beneficiary_name, account: form.bank_account_number, changed: false }, now);
    await recordChange(db, person, { action: 'add', subject, to: audited(form) }, now);
    return answer(row, ctx);
  },

  edit: async ({ id, version, form: typed, is_favourite, sure = false }, ctx) => {
    const { bank, db, person, now, refuse, language } = ctx;
    const { company_id } = person;
    if (!isUuid(id)) throw refuse('notFound');
    const form = typed && checkedForm(typed, refuse, language, 'form.');
    await lockBooks(db, company_id);
    const [before] = await db
      .select()
      .from(table)
      .where(and(rowAt(company_id, id), isNull(table.deleted_at)))
      .for('update');
    if (!before) throw refuse('notFound');
    if (before.version !== version) throw refuse('changedMeanwhile');
    if (!form && (is_favourite === undefined || is_favourite === before.is_favourite)) return answer(before, ctx);
    const moved = form !== undefined && accountKey(form) !== accountKey(before);
    if (form && moved) await demandUnsaved(db, company_id, form, refuse, { id, path: 'form.' });
    if (form && !sure && form.beneficiary_name !== before.beneficiary_name)
      await demandUnlikeOthers(db, company_id, form, refuse, { id, path: 'form.' });
    const [row] = await db
      .update(table)
      .set({
        ...form,
        ...(is_favourite === undefined ? {} : { is_favourite }),
        ...(moved ? { recipient_since: now } : {}),
        version: sql`${table.version} + 1`,
      })
      .where(rowAt(company_id, id))
      .returning();
    if (!row) throw refuse('notFound');
    const subject = `payee:${id}` as const;
    if (moved)
      await tellNewRecipient(bank, db, person, { name: row.beneficiary_name, account: row.bank_account_number, changed: true }, now);
    const line = form
      ? ({ action: 'edit', from: audited(before), to: audited(form) } as const)
      : ({ action: 'favourite', from: String(before.is_favourite), to: String(row.is_favourite) } as const);
    await recordChange(db, person, { ...line, subject }, now);
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
    await recordChange(db, person, { action: 'delete', subject: `payee:${id}`, from: audited(row) }, now);
    return {};
  },
};
