/** How a step reads what it holds and keeps what is typed. */
import type { KycStep } from '@bankside/core/rules/kyc/kyc-start.ts';
import { useMemo } from 'react';
import type { Values } from '../../../kit/form/engine/form-paths.ts';
import type { KeptFile } from '../../../kit/form/upload/use-uploads.ts';
import type { KycInfo } from '../draft/kyc-state.ts';
import { useKyc, useWizard } from './wizard-context.tsx';

export type KycStepWays = {
  /** As typed so far, live. */
  readonly values: Values;
  /** Everything in the step now; saved a moment later. */
  readonly typed: (values: Values) => void;
  /** "Save and continue": throws what is wrong, by field. */
  readonly complete: (data: Values) => Promise<void>;
  /** Name and size of a file that the bank has. */
  readonly file: (key: unknown) => KeptFile | undefined;
  /** For an UploadField's `send`: remembers what arrived. */
  readonly received: (file: KeptFile) => void;
  readonly info: KycInfo;
  /** Grows when the values were replaced from outside: the key of forms. */
  readonly edition: number;
};

/** Inside a StepFrame, which draws its children once the file is here. */
export function useKycStep(step: KycStep): KycStepWays {
  const { source } = useWizard();
  const values = useKyc((state) => state.values[step]);
  const info = useKyc((state) => state.info);
  const edition = useKyc((state) => state.edition);
  const ways = useMemo(
    () => ({
      typed: (now: Values) => source.typed(step, now),
      complete: (data: Values) => source.complete(step, data),
      file: source.file,
      received: source.received,
    }),
    [source, step],
  );
  if (!info) throw new Error('a step is drawn before its file is here');
  return { values, info, edition, ...ways };
}
