/** Concealed accounts (PER-15): the company's sub-accounts, read only. */
import type { access as calls } from '@bankside/core/contract/access.ts';
import { userStatuses } from '@bankside/core/rules/options.ts';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import { and, asc, eq, ilike, ne, or } from 'drizzle-orm';
import type { Handlers } from '../platform/dispatch.ts';
import { isUuid } from '../platform/ids.ts';
import { pageAnswer, pageAsked } from '../platform/pages.ts';
import { users } from '../store/schema.ts';
import { rowsOf } from '../store/rows-of.ts';

const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

export const access: Handlers<typeof calls> = {
  childList: async ({ id, group, status, keyword, ...page }, { db, person }) => {
    const children = rowsOf(users, { company_id: person.company_id, user_type: userTypes.sub });
    const asked = pageAsked(page);
    if (id !== undefined && !isUuid(id)) return { ...pageAnswer([], 0, asked), groups: [] };
    const like = keyword ? anywhere(keyword) : undefined;
    const wanted = and(
      children,
      id ? eq(users.user_id, id) : undefined,
      group ? eq(users.group_name, group) : undefined,
      status ? eq(users.status, status) : undefined,
      like ? or(ilike(users.username, like), ilike(users.full_name, like), ilike(users.email, like)) : undefined,
    );
    const rows = await db.select().from(users).where(wanted).orderBy(asc(users.username)).limit(asked.limit).offset(asked.offset);
    const groups = await db
      .selectDistinct({ name: users.group_name })
      .from(users)
      .where(and(children, ne(users.group_name, '')))
      .orderBy(asc(users.group_name));
    const list = rows.map((user) => ({
      id: user.user_id,
      username: user.username,
      full_name: user.full_name,
      email: user.email,
      group: user.group_name,
      status: userStatuses.find((each) => each === user.status) ?? ('inactive' as const),
      authjson: user.authjson,
      daily_usd: user.daily_usd,
      last_sign_in_at: user.last_sign_in_at?.toISOString() ?? null,
      created_at: user.created_at.toISOString(),
    }));
    return { ...pageAnswer(list, await db.$count(users, wanted), asked), groups: groups.map(({ name }) => name) };
  },
};
