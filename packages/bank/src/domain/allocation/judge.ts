/** What becomes of one row that binds a card to a person: the same facts, the same answer, for an act, a trial and an import (PRG-15, PRG-18). */
import { cardApplication } from '@bankside/core/rules/lifecycles/card-application.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { bindFailures, type BindFailure, type BindReason } from '@bankside/core/rules/programmes/programmes.ts';
import type { Row as Application } from '../cards/applications.ts';
import type { Card } from '../issued-cards/cards.ts';
import { bindBar } from '../programmes/cards/batch-card-view.ts';

/** invite: nobody of the company has this email. `byEmail`: named as a person who may not be there yet. */
export type Found =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'ambiguous' }
  | { readonly kind: 'person'; readonly application: Application; readonly byEmail: boolean }
  | { readonly kind: 'invite'; readonly name: string; readonly email: string };

export type Facts = {
  readonly card: Card | null;
  readonly isReserved: boolean;
  readonly isLocked: boolean;
  /** An earlier row of the same act is about this card. */
  readonly isTwice: boolean;
  readonly holder: Found;
  /** unasked: what speaks against the row without it. */
  readonly code: 'right' | 'wrong' | 'locked' | 'unasked';
};
export type Judgement = { readonly way: 'bind' | 'reserve' } | { readonly way: 'refuse'; readonly reason: BindReason };

const words: Readonly<Record<BindReason, BindFailure>> = {
  kitUnknown: 'dataError',
  kitTwice: 'dataError',
  holderUnknown: 'dataError',
  holderAmbiguous: 'dataError',
  holderTwice: 'dataError',
  notDelivered: 'statusError',
  alreadyBound: 'statusError',
  reserved: 'statusError',
  blocked: 'statusError',
  ended: 'statusError',
  isActive: 'statusError',
  notBound: 'statusError',
  notReserved: 'statusError',
  blockedByAdministrator: 'statusError',
  replacementApplied: 'statusError',
  notBlocked: 'statusError',
  alreadyBlocked: 'statusError',
  holderNotApproved: 'kycNotApproved',
  codeWrong: 'activationFailed',
  locked: 'activationFailed',
  issuerUnavailable: 'allocationFailed',
};
/** The published word of a reason, and its number. */
export const failureOf = (reason: BindReason): { readonly failure: BindFailure; readonly code: number } => ({
  failure: words[reason],
  code: 5000 + bindFailures.indexOf(words[reason]),
});

/** ready: a card can be theirs. coming: they have applied and nobody has said no. never: rejected, barred, or verification failed. */
export function progressOf({
  status,
  verification_status,
}: Pick<Application, 'status' | 'verification_status'>): 'ready' | 'coming' | 'never' {
  const state = stateOf(cardApplication, status);
  if (state === 'rejected' || state === 'blocked' || state === 'uncommitted' || state === 'unknown') return 'never';
  if (verification_status === 'failed') return 'never';
  return verification_status === 'approved' && state !== 'pending' ? 'ready' : 'coming';
}

function holderReason(holder: Found): BindReason | '' {
  if (holder.kind === 'unknown') return 'holderUnknown';
  if (holder.kind === 'ambiguous') return 'holderAmbiguous';
  if (holder.kind === 'invite') return '';
  const progress = progressOf(holder.application);
  return progress === 'ready' || (progress === 'coming' && holder.byEmail) ? '' : 'holderNotApproved';
}

const codeReasons = { right: '', unasked: '', wrong: 'codeWrong', locked: 'locked' } as const;

/** The card first, then the person, then the code: an issuer is not asked about a row that fails without it. */
export function judge({ card, isReserved, isLocked, isTwice, holder, code }: Facts): Judgement {
  const reason =
    (card === null ? ('kitUnknown' as const) : '') ||
    (card ? bindBar(card, { isReserved, isLocked: isLocked && code === 'unasked' }) : '') ||
    (isTwice ? ('kitTwice' as const) : '') ||
    holderReason(holder) ||
    codeReasons[code];
  if (reason) return { way: 'refuse', reason };
  return { way: holder.kind === 'person' && progressOf(holder.application) === 'ready' ? 'bind' : 'reserve' };
}
