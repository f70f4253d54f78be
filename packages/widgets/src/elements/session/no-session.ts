/** A page that gives no token: as if the bank had refused the session, for nobody is signed in. */
import type { Bundle } from '@bankside/core/i18n/i18n.ts';
import { errors } from '@bankside/core/rules/errors.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { reasons } from '../panel/panel-reasons.ts';
import { readWords } from '../word-files.ts';

/** The page's own fault is its cause. */
class NoSession extends Error {
  readonly code = errors.sessionEnded.code;
  readonly refusal = 'sessionEnded';
  readonly reaction = errors.sessionEnded.reaction;
  readonly fields = [];
  readonly requestId = '';
  shown = false;
}

/** `wasSignedIn`: a session came to its end; without it, none has begun. */
export async function noSession(fault: unknown, language: Language, wasSignedIn: boolean): Promise<NoSession> {
  const reason = fault instanceof Error ? fault.message : String(fault);
  const sentence = wasSignedIn ? await endOf(language) : reasons[language].auth;
  return new NoSession(sentence, { cause: new Error(`fetchToken failed: ${reason}`, { cause: fault }) });
}
/** Straight from its file: there may be no view yet, and so no i18next. */
async function endOf(language: Language): Promise<string> {
  const { sessionEnded = '' } = await readWords(language, 'errors').catch((): Bundle => ({}));
  return typeof sessionEnded === 'string' ? sessionEnded : '';
}
