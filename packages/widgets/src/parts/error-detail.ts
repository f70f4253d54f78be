import type { ErrorKind } from './host.ts';
import { isRefused, isUnreachable } from './faults.ts';

/** What a page may branch on; the sentence is for people. */
export function errorDetail(error: unknown) {
  if (!isRefused(error)) {
    const kind: ErrorKind = isUnreachable(error) || error instanceof TypeError ? 'network' : 'render';
    return { code: 0, kind, retryable: true, message: error instanceof Error ? error.message : '' };
  }
  const kind: ErrorKind =
    error.refusal === 'originNotAllowed'
      ? 'config'
      : error.reaction.startsWith('login')
        ? 'auth'
        : error.reaction === 'fields'
          ? 'validation'
          : 'business';
  return { code: error.code, kind, retryable: kind === 'validation', message: error.message, requestId: error.requestId };
}
