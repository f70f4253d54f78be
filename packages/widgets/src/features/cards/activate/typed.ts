import type { OutOf } from '@bankside/core/contract/index.ts';
import type { Values } from '../../../kit/form/engine/form-paths.ts';

export type Verified = OutOf<'/card/verifyKitNumber'>;
/** What was typed in either step, for going back and forth; gone with the dialog. */
export type Typed = { readonly kit?: Values; readonly number?: Values };
