/** What the audit trail says of a call as such: the act, where its handler wrote no line, and its refusal (ACT-01, ACT-04). */
import { actOfCall } from '@bankside/core/rules/access/call-acts.ts';
import type { Act } from '@bankside/core/rules/access/acts.ts';
import type { RefusalName } from '@bankside/core/rules/errors.ts';
import { faultText } from '../adapters/log.ts';
import { audit, type CallOrigin } from './audit.ts';
import type { Bank } from './bank.ts';
import { browserName } from './callers/browser-name.ts';
import { isDraft } from './plain-input.ts';
import { Refusal } from './refusal.ts';
import type { RequestContext } from './request-context.ts';
import type { Db } from '../store/store.ts';
import { countAttempt } from './throttle/throttle.ts';

type Owner = { readonly company_id: string; readonly user_id: string };
export type Trail = CallOrigin & {
  readonly act: Act | null;
  /** Known once the caller is. */
  person: Owner | null;
};

/** Faults of a form, sessions that are over and questions back are no refusals of an act. */
export const unwritten: readonly RefusalName[] = [
  'invalid',
  'sessionEnded',
  'sessionRefused',
  'proofNeeded',
  'secondPersonNeeded',
  'likeAnother',
  'keyReused',
  'bankFault',
];

export const trailOf = (path: string, body: unknown, { address, agent, requestId }: RequestContext): Trail => ({
  address,
  browser: browserName(agent),
  request_id: requestId,
  lines: 0,
  act: isDraft(path, body) ? null : (actOfCall(path) ?? null), // a draft saves itself: no act (ACT-02)
  person: null,
});

/** The call is an act, and no line says so yet. */
export const isUnwritten = ({ act, person, lines }: Trail): boolean => act !== null && person !== null && lines === 0;

/** In the transaction of the act. */
export async function auditDone(db: Db, { act, person }: Trail, now: Date): Promise<void> {
  if (act && person) await audit(db, { company_id: person.company_id, actor: person.user_id, action: act, subject: 'company', at: now });
}

export async function auditRefused(bank: Bank, { act, person }: Trail, fault: unknown): Promise<void> {
  if (act && person && fault instanceof Refusal) await refused(bank, person, act, fault.refusal);
}

/** The same refusal of the same act once a minute, and so many an hour: who presses again and again fills no trail. */
export async function refused(bank: Bank, { company_id, user_id }: Owner, action: Act, refusal: RefusalName): Promise<void> {
  if (unwritten.includes(refusal)) return;
  const now = bank.clock.now();
  const each = { subject: `refused:${user_id}:${action}:${refusal}`, limit: 1, windowSec: 60 };
  const all = { subject: `refused:${user_id}`, limit: bank.policy.throttle.refusedPerHour, windowSec: 3600 };
  try {
    await bank.store.tx(async (db) => {
      for (const limit of [each, all]) await countAttempt(db, limit, now);
      await audit(db, { company_id, actor: user_id, action, subject: `user:${user_id}`, refusal, at: now });
    });
  } catch (fault) {
    if (!(fault instanceof Refusal)) bank.log.error('refusal not written', { fault: faultText(fault) });
  }
}
