/** What is known of a KYC file in the making. */
import type { Client } from '@bankside/core/client/client.ts';
import type { OutOf } from '@bankside/core/contract/index.ts';
import type { KycStep } from '@bankside/core/rules/kyc/kyc-start.ts';
import type { Values } from '../../../kit/form/engine/form-paths.ts';
import type { Stored } from '@bankside/core/rules/intent.ts';
import type { DraftCopy } from '../../../wizard/drafted-store.ts';

/** What a file is asked for and saved by. */
export type KycSetting = {
  readonly bank: Client;
  /** Where a tab keeps what is not saved: a reload without a line loses nothing. Absent on other people's pages. */
  readonly copies?: ((step: KycStep) => Stored<DraftCopy<Values>>) | undefined;
  readonly onSaved?: ((savedAt: string) => void) | undefined;
};

export type KycInfo = OutOf<'/account/kyc/getKycInfo'>;
/** Two have typed into one step. */
export type Conflict = {
  readonly step: KycStep;
  readonly mine: Values;
  readonly theirs: Values;
  readonly version: number;
  readonly savedAt: string | null;
  readonly savedBy: string;
};
export type KycState = {
  readonly phase: 'loading' | 'ready' | 'failed';
  readonly failure: unknown;
  readonly info: KycInfo | undefined;
  /** As typed so far. */
  readonly values: Readonly<Record<KycStep, Values>>;
  /** Complete by every rule, as the bank has it. */
  readonly done: readonly boolean[];
  /** An instant; null when nothing has ever been saved. */
  readonly savedAt: string | null;
  /** What was typed is not at the bank; it is tried again. */
  readonly unsaved: boolean;
  readonly conflict: Conflict | undefined;
  /** Grows when values were replaced from outside, so that forms start again. */
  readonly edition: number;
};
export const nothing: KycState['values'] = { corporate: {}, company: {}, shareholder: {}, trading: {} };
export const start: KycState = {
  phase: 'loading',
  failure: undefined,
  info: undefined,
  values: nothing,
  done: [],
  savedAt: null,
  unsaved: false,
  conflict: undefined,
  edition: 0,
};
