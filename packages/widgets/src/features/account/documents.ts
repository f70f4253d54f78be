/** A company's documents as the bank knows them. */
import type { OutOf } from '@bankside/core/contract/index.ts';

export type Documents = OutOf<'/account/documents'>;
