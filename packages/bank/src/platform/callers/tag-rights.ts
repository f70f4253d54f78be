/** The one place that holds a tag's token to its table (rules/access/embed.ts): its calls, and the purposes of its codes. */
import type { Call } from '@bankside/core/contract/define.ts';
import { everySession, linkRights, sessionRights, type TagRights } from '@bankside/core/rules/access/embed.ts';
import { Refusal } from '../refusal.ts';
import type { Guest } from './guests.ts';
import type { Person } from './sessions.ts';

type Callers = { readonly person: Person | null; readonly guest: Guest | null };

/** Null for a person signed in at the bank itself, for an anonymous caller, and for phones and partners' servers, whose calls name them. */
function rightsOf({ person, guest }: Callers): TagRights | null {
  if (person?.embed) {
    const each = person.embed.tags.map((tag) => sessionRights[tag]);
    return { calls: [...everySession, ...each.flatMap(({ calls }) => calls)], codes: each.flatMap(({ codes }) => codes) };
  }
  return guest?.kind === 'link' ? linkRights[guest.tag] : null;
}

/** Refuses noPermission for a call that is not the tag's. */
export function admitCall(callers: Callers, { path }: Call): void {
  const rights = rightsOf(callers);
  if (rights && !rights.calls.includes(path)) throw new Refusal('noPermission', { params: { reason: 'tag' } });
}

/** Refuses noPermission for a code that the tag does not need. `input` is as the contract has read it. */
export function admitCode(callers: Callers, { code }: Call, input: unknown): void {
  const rights = code ? rightsOf(callers) : null;
  if (!rights) return;
  const { purpose } = input as { readonly purpose?: unknown };
  if (!rights.codes.some((allowed) => allowed === purpose)) throw new Refusal('noPermission', { params: { reason: 'tag' } });
}
