/** A company's links and their secrets (WEB-01 to WEB-03). */
import { webhookKinds } from '@bankside/core/rules/options.ts';
import { webhookTest } from '@bankside/core/rules/webhooks.ts';
import { eq, sql } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { rowsOf } from '../../store/rows-of.ts';
import type { Db } from '../../store/store.ts';
import { webhookEvents, webhookLinks } from '../../store/webhook-schema.ts';
import { queueEvent } from '../messages/notify.ts';
import { hurry, moved } from './outcomes.ts';
import { newSecret } from './signing.ts';

export type LinkKind = (typeof webhookKinds)[number];
export type LinkRow = typeof webhookLinks.$inferSelect;
export type Urls = { readonly [K in LinkKind as `${K}_url`]: string };

export const linkRows = (db: Db, company_id: string): Promise<LinkRow[]> =>
  db.select().from(webhookLinks).where(eq(webhookLinks.company_id, company_id));

/** '' where none is set. */
export const urlsOf = (rows: readonly Pick<LinkRow, 'kind' | 'url'>[]): Urls => {
  const of = (kind: LinkKind) => rows.find((row) => row.kind === kind)?.url ?? '';
  return Object.fromEntries(webhookKinds.map((kind) => [`${kind}_url`, of(kind)])) as Urls;
};

type Company = { readonly bank: Bank; readonly db: Db; readonly company_id: string; readonly now: Date };

/** A link that is not given stays. Links that had no secret share the one that is answered; null where none was made. */
export async function saveLinks(
  { bank, db, company_id, now }: Company,
  given: { readonly [K in keyof Urls]?: string | undefined },
): Promise<string | null> {
  const before = new Map((await linkRows(db, company_id)).map((row) => [row.kind, row]));
  let secret: string | null = null;
  for (const kind of webhookKinds) {
    const url = given[`${kind}_url`];
    const row = before.get(kind);
    if (url === undefined || url === (row?.url ?? '')) continue;
    if (!row) {
      secret ??= newSecret();
      await db.insert(webhookLinks).values({ company_id, kind, url, secret: bank.secrets.seal(secret), set_at: now });
    } else {
      const set = { url, failures: 0, open_until: null, set_at: now };
      await db.update(webhookLinks).set(set).where(rowsOf(webhookLinks, { company_id, kind }));
    }
    if (url === '') await dropQueued(db, company_id, kind, now);
    else {
      await hurry(db, { company_id, link: kind }, now);
      await testLink(db, company_id, kind, now);
    }
  }
  return secret;
}

async function dropQueued(db: Db, company_id: string, link: LinkKind, now: Date): Promise<void> {
  await db
    .update(webhookEvents)
    .set({ state: moved('queued', 'unlink', 'client'), closed_at: now })
    .where(rowsOf(webhookEvents, { company_id, link, state: 'queued' }));
}

/** Queues an event that says nothing but which link it was sent to. Null where that is off. */
export const testLink = (db: Db, company_id: string, link: LinkKind, now: Date): Promise<string | null> =>
  queueEvent(db, { company_id, kind: webhookTest, link, subject: webhookTest, payload: { link }, now });

/** A new secret for one link, or for each; the one before it is good for a day, and both sign until then. Null where there is none to replace. */
export async function rotateSecret(
  { bank, db, company_id, now }: Company,
  kind?: LinkKind,
): Promise<{ secret: string; old_until: Date } | null> {
  const secret = newSecret();
  const old_until = new Date(now.getTime() + bank.policy.webhook.oldSecretHours * 3_600_000);
  const rows = await db
    .update(webhookLinks)
    .set({ old_secret: sql`${webhookLinks.secret}`, old_until, secret: bank.secrets.seal(secret) })
    .where(kind ? rowsOf(webhookLinks, { company_id, kind }) : eq(webhookLinks.company_id, company_id))
    .returning({ kind: webhookLinks.kind });
  return rows.length > 0 ? { secret, old_until } : null;
}
