/** A page that gives no token: as if the bank had refused the session, for nobody is signed in. */
import type { Bundle } from '@bankside/core/i18n/i18n.ts';
import { errors } from '@bankside/core/rules/errors.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
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

export async function noSession(fault: unknown, language: Language): Promise<NoSession> {
  // straight from its file: there may be no view yet, and so no i18next
  const { sessionEnded = '' } = await readWords(language, 'errors').catch((): Bundle => ({}));
  const sentence = typeof sessionEnded === 'string' ? sessionEnded : '';
  const reason = fault instanceof Error ? fault.message : String(fault);
  return new NoSession(sentence, { cause: new Error(`fetchToken failed: ${reason}`, { cause: fault }) });
}
