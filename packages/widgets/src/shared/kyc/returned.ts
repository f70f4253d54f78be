/** What the bank sent back and what has become of it: a field that says what it said then has not been dealt with. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { readKycPath } from '@bankside/core/rules/kyc/kyc.ts';
import { isSignature, nothing, peopleOf, type KycFileValues } from './values.ts';

export type Returned = OutOf<'/account/kyc/getKycInfo'>['reasons'][number];

/** Two answers are one when they read alike: a signature is its picture, and space around a text is nothing. */
const textOf = (value: unknown): string =>
  isSignature(value) ? value.file_key : nothing(value) ? '' : JSON.stringify(typeof value === 'string' ? value.trim() : value);
export const sameAnswer = (a: unknown, b: unknown): boolean => textOf(a) === textOf(b);

/** Those of the reasons whose field still says what was sent back. Of a person who is no longer named, none. */
export const untouchedIn = (reasons: readonly Returned[], values: KycFileValues): readonly Returned[] =>
  reasons.filter(({ path, was }) => {
    const at = readKycPath(path);
    const held = at?.list ? peopleOf(values, at.list).find(({ person_id }) => person_id === at.person_id) : at && values[at.step];
    return at && held && sameAnswer(held[at.field], was);
  });
