/** What kit shows of a call that did not succeed. The client's errors are read by their shape: kit knows no client (D-108). */
import { errors, refusalName, type Reaction, type RefusalName } from '@bankside/core/rules/errors.ts';

export type Failure = {
  /** The bank said no, so nothing happened. Otherwise nobody knows whether it did: the same intent keeps its key. */
  readonly answered: boolean;
  /** The bank's number of the refusal; 0 when no answer came. */
  readonly code: number;
  /** It was waited for as long as it may take. */
  readonly late: boolean;
  readonly refusal: RefusalName | undefined;
  readonly reaction: Reaction;
  /** In the person's language, from the bank; empty when no answer came. */
  readonly message: string;
  /** For a developer: what lies behind the message, or the message. */
  readonly reason: string;
  /** Sentences by field, by the field's path in the input. */
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string;
  /** The person knows already: a dialog, a sign-out, a notice. */
  readonly shown: boolean;
  readonly at: Date;
};

const read = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null && name in error ? Reflect.get(error, name) : undefined;
const textAt = (error: unknown, name: string): string => {
  const value = read(error, name);
  return typeof value === 'string' ? value : '';
};

/** Did the bank refuse it so? */
export const isRefusal = (error: unknown, name: RefusalName): boolean => read(error, 'code') === errors[name].code;

function fieldsOf(error: unknown): Record<string, string> {
  const faults = read(error, 'fields');
  if (!Array.isArray(faults)) return {};
  return Object.fromEntries(
    faults.map((fault: unknown) => [textAt(fault, 'field'), textAt(fault, 'msg')] as const).filter(([field]) => field !== ''),
  );
}

export function failureOf(error: unknown): Failure {
  const code = read(error, 'code');
  const refusal = typeof code === 'number' ? refusalName(code) : undefined;
  const answered = typeof code === 'number';
  if (!answered && !(read(error, 'status') === null || typeof read(error, 'status') === 'number')) reportError(error); // a fault of ours, not of the line
  const cause = read(error, 'cause');
  return {
    answered,
    code: answered ? code : 0,
    late: read(error, 'late') === true,
    reason: textAt(cause, 'message') || textAt(error, 'message'),
    refusal,
    reaction: answered ? (refusal ? errors[refusal].reaction : 'message') : 'transport',
    message: answered ? textAt(error, 'message') : '',
    fields: fieldsOf(error),
    requestId: textAt(error, 'requestId'),
    shown: read(error, 'shown') === true,
    at: new Date(),
  };
}
