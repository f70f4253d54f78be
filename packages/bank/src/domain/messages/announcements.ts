/** What the bank tells everybody, newest first, while it lasts. */
import type { Language } from '@bankside/core/rules/languages.ts';
import { and, desc, gt, isNull, lte, or } from 'drizzle-orm';
import { announcements } from '../../store/notice-schema.ts';
import type { Db } from '../../store/store.ts';

export type Announced = { id: string; title: string; body: string; published_at: string };

export async function currentAnnouncements(db: Db, language: Language, now: Date): Promise<Announced[]> {
  const rows = await db
    .select()
    .from(announcements)
    .where(and(lte(announcements.published_at, now), or(isNull(announcements.until), gt(announcements.until, now))))
    .orderBy(desc(announcements.published_at))
    .limit(20);
  return rows.map(({ announcement_id, words, published_at }) => ({
    id: announcement_id,
    title: words[language]?.title ?? '',
    body: words[language]?.body ?? '',
    published_at: published_at.toISOString(),
  }));
}
