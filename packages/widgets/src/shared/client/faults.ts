/** The client's errors by their shape, so that what runs before the first call does without the client. */
import type { Refused } from '@bankside/core/client/errors.ts';

/** The bank said no. */
export const isRefused = (error: unknown): error is Refused => error instanceof Error && 'refusal' in error;
/** No answer came in the time that it may take. */
export const isLate = (error: unknown): boolean => error instanceof Error && 'late' in error && error.late === true;
/** No answer came, or one that is not the bank's: nobody knows whether it happened. */
export const isUnreachable = (error: unknown): boolean => error instanceof Error && 'status' in error;
/** No answer in time, or none of the bank's; a call that was taken back is neither. */
export const isLost = (error: unknown): boolean => isLate(error) || (isUnreachable(error) && (error as Error).message !== 'cancelled');

/** A link that is unknown, or takes nothing any more. */
export const isShut = (error: unknown): boolean => isRefused(error) && error.refusal === 'linkInvalid';
