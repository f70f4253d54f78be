import { policyStart } from '@bankside/core/rules/policy/policy-start.ts';
import { useNames } from '../../../kit/words.tsx';
import type { FieldRow } from './field-rows.ts';

/** Words of the first step are few and come first; those of the others are the feature's. */
export function useRowWords({ step, name, hint }: FieldRow): { readonly label: string; readonly hint: string | undefined } {
  const start = useNames('apply-start');
  const rest = useNames('card-apply');
  const word = step === 'about' ? start : rest;
  return { label: word('fields', name), hint: hint && word('hints', name, { days: policyStart.poa.cardDays }) };
}
