/** What keeps an element from starting, as its page hears of it and as its visitor reads it. */
import { errorDetail } from '../../shared/client/error-detail.ts';
import { isLate, isRefused } from '../../shared/client/faults.ts';
import { cancelable, type EventDetails } from '../../runtime/element-port.ts';
import { hints } from '../hints/check-page.ts';
import type { KnownFailure } from './method-queue.ts';
import type { Reason } from '../panel/panel-words.ts';
import type { Trouble } from './mount.ts';

/** Of what was thrown before a view stood. */
export function troubleOf(fault: unknown): Trouble {
  if (isRefused(fault) || isLate(fault)) return errorDetail(fault);
  return { kind: 'load', message: fault instanceof Error ? fault.message : String(fault) };
}

export const reasonOf = ({ kind }: Trouble): Reason => (kind === 'config' || kind === 'auth' || kind === 'unsupported' ? kind : 'away');

/** By which the page knows an instance, and the bank a failure that it has not answered. */
export const random = (): string => Math.random().toString(36).slice(2, 10);

/** The detail of its bank-error. */
export const detailOf = ({ kind, code = 0, message }: Trouble): EventDetails['bank-error'] => ({
  code,
  kind: kind === 'load' ? 'network' : kind,
  retryable: kind !== 'config' && kind !== 'unsupported',
  message,
});

/** As every event of ours: it bubbles, is composed, and says which instance and when. */
export const eventOf = (name: string, instanceId: string, detail: object): CustomEvent =>
  new CustomEvent(name, {
    bubbles: true,
    composed: true,
    cancelable: (cancelable as readonly string[]).includes(name),
    detail: Object.freeze({ ...detail, instanceId, at: new Date().toISOString() }),
  });

/** A page that is set up wrongly is its developer's business, who reads the console first; so is a refusal before the tag is ready. */
export function sayToDeveloper(tag: string, name: string, detail: object, wasReady: boolean): void {
  if (name !== 'bank-error' || !('kind' in detail)) return;
  const { kind, message, code } = detail as EventDetails['bank-error'];
  if (kind === 'config' || message.startsWith('fetchToken') || (!wasReady && /^(auth|business|permission)$/.test(kind)))
    console.error(`<${tag}> ${message}${code ? ` (${code})` : ''}`);
  if (!wasReady && kind === 'permission') void hints().then((it) => it.hintTags(tag), Boolean);
}

/** Before anything failed. */
export const noFailure: KnownFailure = { code: 0, kind: 'render', message: '' };
