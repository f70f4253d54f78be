/** One save of a step, and what the bank answers. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import type { Intent } from '../../../kit/remote/intent.ts';
import type { Values } from '../../../kit/form/engine/form-paths.ts';

export type Saved = OutOf<'/account/kyc/corporate'>;
/** One save. A draft's body names what has changed, so that nothing else is touched; `draft: false` is "save and continue", all of it. */
export type StepSave = Intent<Values & { readonly draft: boolean; readonly version: number }> & {
  /** What the bank has once it is done. */
  readonly values: Values;
};
