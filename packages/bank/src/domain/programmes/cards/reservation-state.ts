/** How far the person is for whom a card is kept (PRG-20). */
import { cardApplication } from '@bankside/core/rules/lifecycles/card-application.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import type { ReservationState } from '@bankside/core/rules/programmes/programmes.ts';
import type { Row as Application } from '../../cards/applications.ts';

type Known = { readonly application: Pick<Application, 'status' | 'verification_status'> | null; readonly isLinkOpen: boolean };

export function reservationState({ application, isLinkOpen }: Known): ReservationState {
  if (application === null) return isLinkOpen ? 'invited' : 'linkOver';
  const state = stateOf(cardApplication, application.status);
  if (state === 'rejected') return 'rejected';
  if (state === 'blocked') return 'barred';
  return application.verification_status === 'failed' ? 'notVerified' : 'applied';
}
