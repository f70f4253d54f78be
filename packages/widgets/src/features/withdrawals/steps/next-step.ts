/** What a transfer comes to next, by its status and by whom it waits for: one answer for its title, its note and its timeline. */
import type { MoneyRecord } from '@bankside/core/contract/money.ts';
import { transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';

export type NextStep = 'approval' | 'review' | 'processing' | 'completed' | 'stopped';

export function nextStepOf({ status, waits_for }: Pick<MoneyRecord, 'status' | 'waits_for'>): NextStep {
  const state = stateOf(transaction, status);
  if (state === 'success') return 'completed';
  if (state === 'rejected' || state === 'failed') return 'stopped';
  if (waits_for === 'second_approval') return 'approval';
  return waits_for === 'bank' || state === 'adminReview' ? 'review' : 'processing';
}

/** Of the page: nothing is called sent that has not left. */
export const sentTitleOf = (next: NextStep | undefined): 'submitted' | 'completed' | 'stopped' =>
  next === 'completed' || next === 'stopped' ? next : 'submitted';
