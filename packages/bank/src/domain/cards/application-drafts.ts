/**
 * What a visitor has typed so far (D-123): sealed at rest, found only by its handle, for 24 hours. The files of a draft
 * have its draft_id as their user_id, so that nobody else's draft can name them.
 */
import { randomUUID } from 'node:crypto';
import type { ApplicationStep } from '@bankside/core/rules/cards/applying.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { applicationDrafts } from '../../store/card-schema.ts';
import { files } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import type { LinkGuest } from '../../platform/callers/guests.ts';
import { sha256 } from '../../platform/secrets.ts';
import { newToken } from '../../platform/callers/sessions.ts';

export type Draft = typeof applicationDrafts.$inferSelect;
export type Typed = { readonly values: Readonly<Record<string, unknown>>; readonly email_token: string };

/** The draft of a handle, of this guest's link only; null when it is unknown, over, or somebody else's. */
export const findDraft = (db: Db, guest: LinkGuest, handle: string, now: Date): Promise<Draft | null> =>
  byHash(db, guest, sha256(handle), now);

async function byHash(db: Db, { company_id, link }: LinkGuest, handle_hash: string, now: Date): Promise<Draft | null> {
  const [row] = await db
    .select()
    .from(applicationDrafts)
    .where(
      and(
        eq(applicationDrafts.company_id, company_id),
        eq(applicationDrafts.handle_hash, handle_hash),
        eq(applicationDrafts.link_id, link.link_id),
        gt(applicationDrafts.expires_at, now),
      ),
    );
  return row ?? null;
}

const ticketProof = (bank: Bank, handle_hash: string) => bank.secrets.mac('draft ticket', handle_hash);

/** What may be where others read along: it leads the bank to the draft, and nobody from it to the handle. */
export function ticketOf(bank: Bank, handle: string): string {
  const hash = sha256(handle);
  return `${handle.split('.')[0] ?? ''}.${hash}.${ticketProof(bank, hash)}`;
}

/** The draft of a ticket, under the rules of findDraft. It says nothing and opens nothing: who reads it must prove its email. */
export async function ticketedDraft(bank: Bank, db: Db, guest: LinkGuest, ticket: string, now: Date): Promise<Draft | null> {
  const [, hash = '', proof = ''] = ticket.split('.');
  return sha256(proof) === sha256(ticketProof(bank, hash)) ? byHash(db, guest, hash, now) : null;
}

/** Another handle for a draft, which ends the one before. */
export async function newHandle(bank: Bank, db: Db, draft: Draft, typed: Typed): Promise<string> {
  const handle = newToken(draft.company_id);
  await db
    .update(applicationDrafts)
    .set({ handle_hash: sha256(handle), sealed: bank.secrets.seal(JSON.stringify(typed)) })
    .where(which(draft));
  return handle;
}

const until = (bank: Bank, now: Date) => new Date(now.getTime() + bank.policy.applying.draftHours * 3_600_000);

/** Opens a draft and answers its handle: 256 random bits behind the company's id. */
export async function openDraft(
  bank: Bank,
  db: Db,
  { company_id, link }: LinkGuest,
  step: ApplicationStep,
  typed: Typed,
  now: Date,
): Promise<string> {
  const handle = newToken(company_id);
  await db.insert(applicationDrafts).values({
    company_id,
    handle_hash: sha256(handle),
    draft_id: randomUUID(),
    link_id: link.link_id,
    step,
    sealed: bank.secrets.seal(JSON.stringify(typed)),
    saved_at: now,
    expires_at: until(bank, now),
  });
  return handle;
}

const which = ({ company_id, handle_hash }: Draft) =>
  and(eq(applicationDrafts.company_id, company_id), eq(applicationDrafts.handle_hash, handle_hash));

/** Files of a draft that no application has taken live as long as the draft does. */
const keepFilesUntil = (db: Db, { company_id, draft_id }: Draft, expires_at: Date) =>
  db
    .update(files)
    .set({ expires_at })
    .where(and(eq(files.company_id, company_id), eq(files.user_id, draft_id), eq(files.state, 'stored')));

export async function saveDraft(bank: Bank, db: Db, draft: Draft, step: ApplicationStep, typed: Typed, now: Date): Promise<void> {
  const expires_at = until(bank, now);
  await db
    .update(applicationDrafts)
    .set({ step, sealed: bank.secrets.seal(JSON.stringify(typed)), saved_at: now, expires_at })
    .where(which(draft));
  await keepFilesUntil(db, draft, expires_at);
}

export const readTyped = (bank: Bank, { sealed }: Draft): Typed => JSON.parse(bank.secrets.open(sealed)) as Typed;

/** Sent or thrown away: what nothing refers to goes with it. */
export async function dropDraft(db: Db, draft: Draft, now: Date): Promise<void> {
  await db.delete(applicationDrafts).where(which(draft));
  await keepFilesUntil(db, draft, now);
}
