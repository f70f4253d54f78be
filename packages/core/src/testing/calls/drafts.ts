/** A visitor's draft: saved by each step, read back by its handle, resumed by a ticket and the proof of its email. */
import { nextNumber, Refusal, secretOf, type Ctx, type Draft } from '../state.ts';
import type { HandlersOf } from './handler.ts';
import { linkGuest } from './links.ts';
import { demandEmailToken } from './proofs.ts';

export const draftOf = ({ state }: Ctx, handle: string | undefined): Draft | undefined => state.drafts.get(handle ?? '');
export function dropDraft({ state }: Ctx, { handle }: Draft): void {
  state.drafts.delete(handle);
}
const ticketed = ({ state }: Ctx, ticket: string | undefined) => [...state.drafts.values()].find((draft) => draft.ticket === ticket);

/** Of a file that was sent: the field that names it, else the one that the phone was asked for. */
const fieldOf = ({ values }: Draft, { file_key, field }: { readonly file_key: string; readonly field: string }) =>
  Object.keys(values).find((name) => values[name] === file_key) ?? field;

export const drafts: HandlersOf<'/card/draftSave' | '/card/draftLoad' | '/card/draftResume' | '/card/draftDiscard'> = {
  '/card/draftSave': ({ handle, step, values, email_token = '' }, ctx) => {
    const { state, now } = ctx;
    linkGuest(ctx);
    const before = handle === undefined ? undefined : draftOf(ctx, handle);
    if (handle !== undefined && !before) throw new Refusal('notFound');
    const opened = before ?? { handle: secretOf(state, 'drf'), ticket: secretOf(state, 'tkt') };
    const saved_at = now.toISOString();
    state.drafts.set(opened.handle, { ...opened, step, values: { ...values }, email_token, saved_at });
    return { handle: opened.handle, ticket: opened.ticket, saved_at };
  },
  '/card/draftLoad': ({ handle }, ctx) => {
    const draft = draftOf(ctx, handle);
    if (!draft) throw new Refusal('notFound');
    const files = [...ctx.state.files.values()]
      .filter(({ owner, state }) => owner === draft.handle && state === 'stored')
      .map((file) => ({ field: fieldOf(draft, file), file_key: file.file_key, name: file.name, size: file.size }));
    const { step, values, email_token, saved_at } = draft;
    return { step, values, files, email_token, saved_at };
  },
  '/card/draftResume': ({ ticket, email, email_token }, ctx) => {
    const draft = ticketed(ctx, ticket);
    if (!draft) throw new Refusal('notFound');
    demandEmailToken(ctx, email, email_token);
    if (draft.values['email'] !== email) throw new Refusal('draftOfAnotherEmail', { field: 'email' });
    dropDraft(ctx, draft);
    const renewed = { ...draft, handle: secretOf(ctx.state, 'drf'), ticket: secretOf(ctx.state, 'tkt'), email_token };
    ctx.state.drafts.set(renewed.handle, renewed);
    for (const file of ctx.state.files.values()) if (file.owner === draft.handle) file.owner = renewed.handle;
    nextNumber(ctx.state);
    return { handle: renewed.handle, ticket: renewed.ticket };
  },
  '/card/draftDiscard': ({ handle, ticket }, ctx) => {
    const draft = draftOf(ctx, handle) ?? (ticket === undefined ? undefined : ticketed(ctx, ticket));
    if (draft) dropDraft(ctx, draft);
    return {};
  },
};
