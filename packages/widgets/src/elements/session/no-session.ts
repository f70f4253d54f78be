/** A page that gives no token: as if the bank had refused the session, for nobody is signed in. */
import { hasWords, loadWords, translate } from '@bankside/core/i18n/words.ts';
import { errors } from '@bankside/core/rules/errors.ts';
import type { Language } from '@bankside/core/rules/languages.ts';

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
  await loadWords(language, 'errors').catch(() => undefined);
  const sentence = hasWords(language, 'errors', 'sessionEnded') ? translate(language, 'errors', 'sessionEnded') : '';
  const reason = fault instanceof Error ? fault.message : String(fault);
  return new NoSession(sentence, { cause: new Error(`fetchToken failed: ${reason}`, { cause: fault }) });
}
