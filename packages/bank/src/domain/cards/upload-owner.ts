/** Who will own an upload (the signed-in person, a visitor's draft, or the person who showed the phone its QR code), and what it may be for. */
import type { Slot } from '@bankside/core/rules/policy/policy.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { uploadHandoffs } from '../../store/card-schema.ts';
import type { Db } from '../../store/store.ts';
import { findDraft } from './application-drafts.ts';
import type { Guest, HandoffGuest } from '../../platform/callers/guests.ts';
import type { Person } from '../../platform/callers/sessions.ts';

/** Whose files: of a person, or of a draft under its draft_id. */
export type Owner = Pick<Person, 'company_id' | 'user_id'>;

type Caller = { readonly person: Person | null; readonly guest: Guest | null };
const slotOfTag: Readonly<Record<string, Slot>> = { 'card-apply': 'card', 'kyc-wizard': 'kyc' };

/** A partner's page, a visitor and a phone send and see files of their own form only; who is signed in at the bank, any. */
export function fitsSlot({ person, guest }: Caller, slot: string): boolean {
  if (person) return !person.embed || person.embed.tags.some((tag) => slotOfTag[tag] === slot);
  return slot === (guest?.kind === 'handoff' ? guest.row.slot : 'card');
}

/** Null when a visitor names no draft of theirs, or the phone's QR code has done its work. */
export async function uploadOwner(db: Db, { person, guest }: Caller, draft: string | undefined, now: Date): Promise<Owner | null> {
  if (person) return person;
  if (guest?.kind === 'handoff') return { company_id: guest.company_id, user_id: guest.row.owner_id };
  if (guest?.kind !== 'link' || draft === undefined) return null;
  const row = await findDraft(db, guest, draft, now);
  return row && { company_id: row.company_id, user_id: row.draft_id };
}

/** The phone's file has arrived. False when another one was quicker. */
export async function receiveByPhone(db: Db, { row }: HandoffGuest, file_key: string): Promise<boolean> {
  if (row.file_key === file_key) return true;
  const taken = await db
    .update(uploadHandoffs)
    .set({ file_key })
    .where(
      and(eq(uploadHandoffs.company_id, row.company_id), eq(uploadHandoffs.token_hash, row.token_hash), isNull(uploadHandoffs.file_key)),
    )
    .returning();
  return taken.length > 0;
}
