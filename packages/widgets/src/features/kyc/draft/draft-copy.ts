/** What was typed and is not yet at the bank, kept in the tab: a reload without a line loses nothing. Signing out takes it away. */
import type { KycStep } from '@bankside/core/rules/kyc/kyc.ts';
import type { Values } from '../../../kit/form/engine/form-paths.ts';
import { stored } from '../../../runtime/drafts.ts';
import type { WidgetHost } from '../../../runtime/host.ts';
import type { StepSave } from './step-save.ts';

export type DraftCopy = {
  /** The count of the step that this was typed over. */
  readonly version: number;
  readonly values: Values;
  /** A save whose answer did not come: asked again under the same key, it is done once. */
  readonly intent?: StepSave | undefined;
};
export type CopyShelf = { read(): DraftCopy | undefined; write(copy: DraftCopy | undefined): void };

/** Apart by person (a person belongs to one company) and by step. */
export const tabCopies =
  (host: Pick<WidgetHost, 'storage' | 'session'>) =>
  (step: KycStep): CopyShelf =>
    stored<DraftCopy>(host, 'draft', `kyc.${step}`);
