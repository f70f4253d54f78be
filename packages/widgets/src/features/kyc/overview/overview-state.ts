/** What an overview says of a file: one of these, and who acts next. */
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { kyc } from '@bankside/core/rules/lifecycles/kyc.ts';
import { isRevoked } from '../../../shared/kyc/verification.ts';
import type { KycInfo } from '../draft/kyc-state.ts';

export type OverviewState =
  | 'incomplete'
  | 'ready'
  | 'sub'
  | 'pendingReview'
  | 'pendingOpen'
  | 'rejected'
  | 'revoked'
  | 'approved'
  | 'changeOpen'
  | 'changePending'
  | 'changeRefused';

type FileStatus = Pick<KycInfo, 'kyc_status' | 'kyc_change_status' | 'change_kyc_switch' | 'may_edit' | 'step_done' | 'history'>;

/** Words: kyc:overview.now.<state>. */
export function overviewStateOf(info: FileStatus): OverviewState {
  const { kyc_status, kyc_change_status: change, change_kyc_switch: open, may_edit, step_done } = info;
  const state = stateOf(kyc, kyc_status);
  if (state === 'pendingReview') return open ? 'pendingOpen' : 'pendingReview';
  if (state === 'approved') {
    if (change !== 'none') return change === 'pending' ? 'changePending' : 'changeRefused';
    return open ? 'changeOpen' : 'approved';
  }
  if (!may_edit) return 'sub';
  if (state === 'rejected') return isRevoked(info) ? 'revoked' : 'rejected';
  return step_done.every(Boolean) ? 'ready' : 'incomplete';
}

/** Steps: documents, the four steps, the bank's review, accounts open. The one that is being worked on; 4: all behind. */
export const timelineStep: Readonly<Record<'incomplete' | 'pendingReview' | 'rejected' | 'approved' | 'unknown', number>> = {
  incomplete: 1,
  pendingReview: 2,
  rejected: 1,
  approved: 4,
  unknown: 1,
};
