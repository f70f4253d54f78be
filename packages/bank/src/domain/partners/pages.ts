/** What happened on partners' pages in the last days, with the key or link that it is about (DEV-08 to DEV-12). */
import { addDays } from '@bankside/core/rules/calendar.ts';
import { dayIn } from '@bankside/core/i18n/dates.ts';
import { refusedOnPages, type PageCount } from '@bankside/core/rules/page-counts.ts';
import { and, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { publicKeyName } from '../../platform/callers/guests.ts';
import { applyLinks } from '../../store/card-schema.ts';
import { pageCounts } from '../../store/partner-schema.ts';
import type { Db } from '../../store/store.ts';
import { keysOf } from './keys.ts';

export const keptDays = 30;
const weekDays = 7;

type Row = typeof pageCounts.$inferSelect;
type Sum = {
  readonly of_id: string;
  readonly kind: PageCount;
  readonly what: string;
  today: number;
  week: number;
  month: number;
  last_at: Date;
};

export const firstDay = (bank: Bank, now: Date, days: number): string => addDays(dayIn(now, bank.policy.bank.timeZone), 1 - days);

/** One line for each thing, the newest first. */
function summed(rows: readonly Row[], today: string, week: string): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { of_id, kind, what, day, count, last_at } of rows) {
    const key = JSON.stringify([of_id, kind, what]);
    const sum = sums.get(key) ?? { of_id, kind, what, today: 0, week: 0, month: 0, last_at };
    sum.month += count;
    if (day >= week) sum.week += count;
    if (day === today) sum.today += count;
    if (last_at > sum.last_at) sum.last_at = last_at;
    sums.set(key, sum);
  }
  return [...sums.values()].toSorted((a, b) => b.last_at.getTime() - a.last_at.getTime());
}

export async function pagesOf(bank: Bank, db: Db, company_id: string, now: Date) {
  const first = firstDay(bank, now, keptDays);
  const rows = await db
    .select()
    .from(pageCounts)
    .where(and(eq(pageCounts.company_id, company_id), gte(pageCounts.day, first)));
  const keys = new Map((await keysOf(db, company_id)).map((key) => [key.key_id, key]));
  const sums = summed(rows, firstDay(bank, now, 1), firstDay(bank, now, weekDays));
  const linkIds = [...new Set(sums.map(({ of_id }) => of_id))].filter((id) => !keys.has(id));
  const ofCompany = and(eq(applyLinks.company_id, company_id), inArray(applyLinks.link_id, linkIds));
  const links = linkIds.length === 0 ? [] : await db.select().from(applyLinks).where(ofCompany);
  const nameOf = (id: string): string => {
    const link = links.find(({ link_id }) => link_id === id);
    return keys.get(id)?.name ?? (link ? link.name || link.display_name : '');
  };
  const line = ({ of_id, kind: _kind, last_at, ...rest }: Sum) => ({
    ...rest,
    of: keys.has(of_id) ? ('key' as const) : ('link' as const),
    id: of_id,
    name: nameOf(of_id),
    last4: keys.get(of_id)?.last4 ?? '',
    last_at: last_at.toISOString(),
  });
  const ofKind = (kind: PageCount) => sums.filter((sum) => sum.kind === kind).map(line);
  return {
    newest: bank.policy.app.version,
    sessions: ofKind('session'),
    versions: ofKind('version'),
    refused: sums.flatMap((sum) => refusedOnPages.filter((kind) => kind === sum.kind).map((kind) => ({ kind, ...line(sum) }))),
    reports: [...keys.values()]
      .filter(({ revoked_at }) => !revoked_at)
      .map((key) => ({ id: key.key_id, name: key.name, address: `${bank.origin}/csp-report?key=${publicKeyName(key)}` })),
  };
}

export const forgetPageCounts = (bank: Bank, db: Db, now: Date) =>
  db.delete(pageCounts).where(lt(pageCounts.day, firstDay(bank, now, keptDays)));
