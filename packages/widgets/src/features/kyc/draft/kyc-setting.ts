/** What a KYC file is kept and saved by. */
import type { Client } from '@bankside/core/client/client.ts';
import type { KycStep } from '@bankside/core/rules/kyc/kyc-start.ts';
import type { CopyShelf } from './draft-copy.ts';

export type Setting = {
  readonly bank: Client;
  /** Where a tab keeps what is not saved; absent on other people's pages. */
  readonly copies?: ((step: KycStep) => CopyShelf) | undefined;
  readonly onSaved?: ((savedAt: string) => void) | undefined;
};
