/** The activity log of a company, and each person's own part of it (ACT-01 to ACT-09). */
import type { activity as calls } from '@bankside/core/contract/security/activity.ts';
import { asc, eq } from 'drizzle-orm';
import type { Handlers } from '../../platform/dispatch.ts';
import { users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { activityFile } from './file.ts';
import { lineOf } from './lines.ts';
import { namesOf } from './names.ts';
import { countLines, linesWhere, readLines, type Filter, type Reader } from './reading.ts';

type Window = { readonly page_size?: number | undefined; readonly cursor?: string | undefined };

async function page(db: Db, reader: Reader, filter: Filter, { page_size = 20, cursor }: Window) {
  const { company_id, language } = reader;
  const where = await linesWhere(db, filter, reader);
  const rows = await readLines(db, where, { limit: page_size + 1, before: cursor === undefined ? undefined : Number(cursor) });
  const shown = rows.slice(0, page_size);
  const names = await namesOf(db, company_id, shown);
  return {
    list: shown.flatMap((row) => lineOf(row, names, language) ?? []),
    ...(await countLines(db, where)),
    next_cursor: rows.length > page_size ? String(shown.at(-1)?.seq ?? '') : null,
  };
}

export const activity: Handlers<typeof calls> = {
  list: ({ page_size, cursor, ...filter }, { bank, db, person: { company_id }, language }) =>
    page(db, { company_id, language, timeZone: bank.policy.bank.timeZone }, filter, { page_size, cursor }),

  people: async (_input, { db, person: { company_id } }) => ({
    list: await db
      .select({ id: users.user_id, name: users.full_name, email: users.email })
      .from(users)
      .where(eq(users.company_id, company_id))
      .orderBy(asc(users.full_name), asc(users.user_id))
      .limit(500),
  }),

  own: ({ page_size, cursor, ...filter }, { bank, db, person: { company_id, user_id }, language }) =>
    page(db, { company_id, language, timeZone: bank.policy.bank.timeZone }, { ...filter, person: user_id }, { page_size, cursor }),

  download: ({ format, ...filter }, { bank, person, language }) => activityFile({ bank, person, language, format, filter }),

  ownDownload: ({ format, ...filter }, { bank, person, language }) =>
    activityFile({ bank, person, language, format, filter: { ...filter, person: person.user_id } }),
};
