/** The token that a page's own server asked the bank for, in time and in shape. */
import type { Language } from '@bankside/core/rules/languages.ts';
import { isLate, isRefused } from '../../shared/client/faults.ts';
import type { Session } from '../../runtime/element-port.ts';
import { inTime } from '../../shared/client/in-time.ts';

export type Token = { readonly token: string; readonly userid: string; readonly expiresAt: string };

/** Also as the bank writes it (`expires_at`), so that a server may hand its answer on. Throws when something is missing. */
export function tokenIn(answer: Awaited<ReturnType<Session['fetchToken']>>): Token {
  if (typeof answer !== 'object' || answer === null) throw new Error(`it answered ${String(answer)} instead of a token`);
  if ('data' in answer) throw new Error('it answered { code, msg, data } as the bank does: return data alone');
  const { token, userid } = answer;
  const expiresAt = 'expires_at' in answer ? answer.expires_at : answer.expiresAt;
  if ([token, userid, expiresAt].every((each) => typeof each === 'string') && Date.parse(expiresAt)) return { token, userid, expiresAt };
  throw new Error('it answered without token, userid and expiresAt (a time) as text');
}

/** Rejects as a call that had no answer in time, or with a refusal of kind auth when the page throws or answers something else. */
export async function fetchedToken(session: Session, language: Language, ended?: string): Promise<Token> {
  try {
    if (typeof session.fetchToken !== 'function') throw new Error('the session has no function of this name');
    const asked = Promise.resolve().then(() => session.fetchToken(ended));
    return tokenIn(await inTime(asked, 'fetchToken'));
  } catch (fault) {
    if (isLate(fault) || isRefused(fault)) throw fault;
    const { noSession } = await import('./no-session.ts');
    throw await noSession(fault, language, ended !== undefined);
  }
}
