/** What a page gets of a failure: the kind is what it may branch on, the sentence is for people. */
import type { Reaction, RefusalName } from '@bankside/core/rules/errors.ts';
import type { Failure } from '../../kit/remote/failure.ts';
import { isLate, isRefused, isUnreachable } from './faults.ts';
import type { ErrorKind } from '../../runtime/element-port.ts';
import { pageOrigin } from '../../runtime/page-origin.ts';

type Refusal = {
  readonly code: number;
  readonly refusal: RefusalName | undefined;
  readonly reaction: Reaction;
  readonly message: string;
  readonly requestId: string;
};

const permission: readonly (RefusalName | undefined)[] = ['noPermission', 'kycNotApproved', 'documentsNotApproved'];
const mayTry: readonly ErrorKind[] = ['validation', 'upload', 'auth'];

function kindOf({ code, refusal, reaction }: Refusal): ErrorKind {
  if (refusal === 'originNotAllowed') return 'config';
  if (reaction.startsWith('login')) return 'auth';
  if (permission.includes(refusal)) return 'permission';
  if (code >= 7000 && code < 8000) return 'upload';
  return reaction === 'fields' ? 'validation' : 'business';
}

function refusalDetail(refused: Refusal) {
  const kind = kindOf(refused);
  const { code, refusal, requestId } = refused;
  const message =
    refusal === 'originNotAllowed'
      ? `the link may not be shown at ${pageOrigin()}: ask the bank to add this origin to the link`
      : kind === 'auth' && !refused.message.startsWith('fetchToken')
        ? 'the bank refused the token'
        : refused.message;
  return { code, kind, retryable: mayTry.includes(kind), message, ...(requestId && { requestId }) };
}
const lost = (kind: ErrorKind, message: string) => ({ code: 0, kind, retryable: true, message: message || 'no answer from the bank' });

export function errorDetail(error: unknown) {
  if (isRefused(error)) return refusalDetail({ ...of(error), message: reasonOf(error) });
  const kind: ErrorKind = isLate(error) ? 'timeout' : isUnreachable(error) || error instanceof TypeError ? 'network' : 'render';
  return lost(kind, reasonOf(error));
}
const of = ({ code, refusal, reaction, requestId }: Refusal) => ({ code, refusal, reaction, requestId });
/** Why a page gave no session is for its developer; people read the sentence. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : '';

/** The same of what the kit shows of a call. */
export function failureDetail(failure: Failure) {
  const { answered, late, reason, requestId } = failure;
  if (answered) return refusalDetail({ ...of(failure), message: reason });
  return { ...lost(late ? 'timeout' : 'network', reason), ...(requestId && { requestId }) };
}

/** Of a link whose page is none of its own, as the bank says it in its yes. */
export const notAllowedHere = (code: number) =>
  refusalDetail({ code, refusal: 'originNotAllowed', reaction: 'message', message: '', requestId: '' });
