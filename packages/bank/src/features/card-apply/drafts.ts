/** A visitor's draft: saved by each step, read back after a reload, thrown away when they say so (D-123). */
import type { cardApply } from '@bankside/core/contract/card-apply/card-apply.ts';
import type { ApplicationStep } from '@bankside/core/rules/cards/applying.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Handlers } from '../../platform/dispatch.ts';
import { Invalid } from '../../platform/refusal.ts';
import { demandEmailToken } from '../../domain/cards/applicants.ts';
import {
  dropDraft,
  findDraft,
  newHandle,
  openDraft,
  readTyped,
  saveDraft,
  ticketedDraft,
  ticketOf,
  type Draft,
  type Typed,
} from '../../domain/cards/application-drafts.ts';
import { countAttempt } from '../../platform/throttle/throttle.ts';
import { uploadHandoffs } from '../../store/card-schema.ts';
import { files } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { translate } from '../../platform/words.ts';

/** All fields at their longest are under 4,000 characters. */
const valuesMax = 16_384;

/** What was sent to a draft, each with the field that it is in: as typed, or as the phone was asked for it. */
async function filesOf(db: Db, { company_id, draft_id }: Draft, { values }: Typed) {
  const rows = await db
    .select()
    .from(files)
    .where(and(eq(files.company_id, company_id), eq(files.user_id, draft_id), inArray(files.state, ['stored', 'claimed'])));
  const phones = await db
    .select({ field: uploadHandoffs.field, file_key: uploadHandoffs.file_key })
    .from(uploadHandoffs)
    .where(and(eq(uploadHandoffs.company_id, company_id), eq(uploadHandoffs.owner_id, draft_id)));
  const fieldOf = (key: string) =>
    Object.keys(values).find((field) => values[field] === key) ?? phones.find(({ file_key }) => file_key === key)?.field ?? '';
  return rows.map(({ file_key, name, size }) => ({ field: fieldOf(file_key), file_key, name, size }));
}

export const drafts: Pick<Handlers<typeof cardApply>, 'draftSave' | 'draftLoad' | 'draftResume' | 'draftDiscard'> = {
  draftSave: async ({ handle, step, values, email_token = '' }, ctx) => {
    const { bank, db, guest, now } = ctx;
    if (!guest) throw ctx.refuse('sessionEnded');
    if (JSON.stringify(values).length > valuesMax)
      throw new Invalid([{ field: 'values', rule: 'tooLong', msg: translate(ctx.language, 'rules', 'tooLong', { max: valuesMax }) }]);
    const typed = { values, email_token };
    if (handle === undefined) {
      const limit = bank.policy.visitors.draftsPerHour;
      await countAttempt(db, { subject: `draft:from:${ctx.address}`, limit, windowSec: 3600 }, now);
      const opened = await openDraft(bank, db, guest, step, typed, now);
      return { handle: opened, ticket: ticketOf(bank, opened), saved_at: now.toISOString() };
    }
    const draft = await findDraft(db, guest, handle, now);
    if (!draft) throw ctx.refuse('notFound');
    await saveDraft(bank, db, draft, step, typed, now);
    return { handle, ticket: ticketOf(bank, handle), saved_at: now.toISOString() };
  },

  draftLoad: async ({ handle }, ctx) => {
    const { bank, db, guest, now } = ctx;
    const draft = guest && (await findDraft(db, guest, handle, now));
    if (!draft) throw ctx.refuse('notFound');
    const typed = readTyped(bank, draft);
    return {
      step: draft.step as ApplicationStep,
      values: { ...typed.values },
      files: await filesOf(db, draft, typed),
      email_token: typed.email_token,
      saved_at: draft.saved_at.toISOString(),
    };
  },

  draftResume: async ({ ticket, email, email_token }, ctx) => {
    const { bank, db, guest, now } = ctx;
    const draft = guest && (await ticketedDraft(bank, db, guest, ticket, now));
    if (!draft) throw ctx.refuse('notFound');
    demandEmailToken(bank, email, email_token, now);
    const typed = readTyped(bank, draft);
    const { email: theirs } = typed.values;
    if (typeof theirs !== 'string' || theirs.trim().toLowerCase() !== email) throw ctx.refuse('draftOfAnotherEmail', { field: 'email' });
    const handle = await newHandle(bank, db, draft, { ...typed, email_token });
    return { handle, ticket: ticketOf(bank, handle) };
  },

  draftDiscard: async ({ handle, ticket }, { bank, db, guest, now }) => {
    if (!guest) return {};
    const byHandle = handle === undefined ? null : await findDraft(db, guest, handle, now);
    const draft = byHandle ?? (ticket === undefined ? null : await ticketedDraft(bank, db, guest, ticket, now));
    if (draft) await dropDraft(db, draft, now);
    return {};
  },
};
