/** Who calls the kit's bank, and what their tag may ask: the order and the refusals of the bank (API-08, D-126). */
import { callers, type Call } from '../contract/define.ts';
import { everySession, linkRights, sessionRights, type TagRights } from '../rules/access/embed.ts';
import { Refusal, type Guest, type Person, type State } from './state.ts';

type Who = { readonly guest: Guest | null; readonly person: Person | null };
type Asking = { readonly token: string; readonly origin: string; readonly now: Date; readonly body: unknown };
const bringsSecret = (body: unknown) => typeof body === 'object' && body !== null && ('view_token' in body || 'audit_token' in body);
const nobody: Who = { guest: null, person: null };

function find({ tokens }: State, token: string, origin: string, now: Date): Who | null {
  const found = tokens.get(token);
  if (!found || found.until <= now.getTime()) return null;
  if (found.kind === 'person') return found.at === origin ? { guest: null, person: found } : null;
  if (found.kind === 'link' && found.at !== origin) return null;
  return { guest: found, person: null };
}

/** 9300 for who is not known. A call for anyone takes a session that comes along, and ignores one that is over. */
export function whoCalls(state: State, call: Call, asked: Asking): Who {
  const who = callers(call);
  const { token, origin, now } = asked;
  if (who.includes('partner')) {
    if (token !== state.partnerKey) throw new Refusal('sessionEnded');
    return nobody;
  }
  if (who.includes('audit-token') && bringsSecret(asked.body)) return nobody; // the handler knows what it opens
  const open = who.includes('anyone');
  if (!token && open) return nobody;
  const found = find(state, token, origin, now);
  if (found?.guest && !open && !who.includes(found.guest.kind)) throw new Refusal('sessionEnded');
  if (found) return found;
  if (open) return nobody;
  throw new Refusal('sessionEnded');
}

function rightsOf({ guest, person }: Who): TagRights | null {
  if (guest) return guest.kind === 'link' ? linkRights[guest.tag] : null;
  if (!person) return null;
  const each = person.tags.map((tag) => sessionRights[tag]);
  return { calls: [...everySession, ...each.flatMap(({ calls }) => calls)], codes: each.flatMap(({ codes }) => codes) };
}

export function admitCall(who: Who, { path }: Call): void {
  const rights = rightsOf(who);
  if (rights && !rights.calls.includes(path)) throw new Refusal('noPermission', { params: { reason: 'tag' } });
}
/** A code for what the tag does not need is refused. */
export function admitCode(who: Who, { code }: Call, input: unknown): void {
  const rights = code ? rightsOf(who) : null;
  const { purpose } = input as { readonly purpose?: unknown };
  if (rights && !rights.codes.some((allowed) => allowed === purpose)) throw new Refusal('noPermission', { params: { reason: 'tag' } });
}
