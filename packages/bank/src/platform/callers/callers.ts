/** Who is calling, and whether their company's status and their rights admit the call. */
import { callers, type Call } from '@bankside/core/contract/define.ts';
import { shutTo } from '@bankside/core/rules/access/admission.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import type { Bank } from '../bank.ts';
import type { RequestContext } from '../request-context.ts';
import { Refusal } from '../refusal.ts';
import { findEmbedded } from './embed-sessions.ts';
import { bringsSecret, findGuest, isGuestToken, type Guest } from './guests.ts';
import { lacking } from './lacking.ts';
import { findPerson, type Person } from './sessions.ts';

type Callers = { readonly person: Person | null; readonly guest: Guest | null };

/** 9300 and 9400. A call for anyone takes a session that comes along, and ignores one that is over (API-02). */
export async function whoCalls(bank: Bank, call: Call, body: unknown, asked: RequestContext): Promise<Callers> {
  const who = callers(call);
  const nobody = { person: null, guest: null };
  if (who.includes('audit-token') && bringsSecret(body)) return nobody; // the handler knows what it opens
  const open = who.includes('anyone');
  if (!asked.token && open) return nobody;
  if (!asked.token) throw new Refusal('sessionEnded');
  if (isGuestToken(asked.token)) {
    const guest = await findGuest(bank, asked.token, asked.origin, bank.clock.now());
    if (guest && who.includes(guest.kind)) return { person: null, guest };
    if (open) return { person: null, guest };
    throw new Refusal('sessionEnded');
  }
  const embedded = asked.token.startsWith('emb.');
  if (!embedded && asked.origin !== '' && asked.origin !== bank.origin) throw new Refusal('sessionEnded'); // a portal's session has no business on a foreign page
  const found = embedded ? findEmbedded(bank, asked) : findPerson(bank, asked).then((person) => atStage(person, call));
  return { person: await (open ? found.catch(() => null) : found), guest: null };
}

/** Before a sign-in is finished its token opens the calls that finish it, and no other. */
function atStage(person: Person, { pending = [] }: Call): Person {
  if (person.stage && !pending.includes(person.stage)) throw new Refusal('sessionEnded');
  return person;
}

/** Permission 2000, then documents 2002, then KYC 2001 (rules/access/admission.ts). A missing right is named, with who can give it. */
export async function admit(bank: Bank, call: Call, person: Person, language: Language): Promise<void> {
  const who = callers(call);
  if (who.includes('anyone')) return;
  const { documents = true, kyc = false } = call;
  const shut = shutTo({ who, documents, kyc }, person);
  if (shut === 'noPermission') throw await lacking(bank.store.db, person, who, language);
  if (shut) throw new Refusal(shut);
}
