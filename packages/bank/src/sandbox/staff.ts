/** The sandbox's staff: one of the two seeded people, signed in when first needed. */
import type { Bank } from '../platform/bank.ts';
import type { Dispatch, Reply } from '../platform/dispatch.ts';
import { findByEmail } from '../domain/identity/companies.ts';
import { startSession } from '../platform/callers/sessions.ts';

type Staff = { readonly token: string; readonly userid: string };
const tokens = new WeakMap<Bank, Map<string, Promise<Staff>>>();

async function signIn(bank: Bank, email: string): Promise<Staff> {
  const staff = await findByEmail(bank.store.db, email);
  if (!staff) throw new Error('the sandbox has no staff');
  const from = { device: 'web', address: 'sandbox', now: bank.clock.now() };
  return { token: await startSession(bank.store.db, staff, from), userid: staff.user_id };
}

/** Runs a staff call, signed in again when the session is over. What is large needs a second person. */
export async function asStaff(
  bank: Bank,
  dispatch: Dispatch,
  path: string,
  body: unknown,
  { id, second }: { id: string; second: boolean },
): Promise<Reply | null> {
  const email = second ? 'staff2@bankside.example' : 'staff@bankside.example';
  const kept = tokens.get(bank) ?? new Map<string, Promise<Staff>>();
  tokens.set(bank, kept);
  for (let fresh = !kept.has(email); ; fresh = true) {
    if (fresh) kept.set(email, signIn(bank, email));
    const signedIn = await kept.get(email);
    if (!signedIn) continue;
    const asked = { ...signedIn, language: 'en', device: 'web', address: 'sandbox', origin: '', requestId: id, key: id } as const;
    const answer = await dispatch(path, body, asked);
    if (fresh || answer?.kind !== 'json' || answer.refusal !== 'sessionEnded') return answer;
  }
}
