/** A step as one form: its own fields, kept as they are typed, and "Save and continue". */
import type { KycStep } from '@bankside/core/rules/kyc/kyc-start.ts';
import type { ReactNode } from 'react';
import type { Values } from '../../../kit/form/engine/form-paths.ts';
import { useT } from '../../../kit/words.tsx';
import { isUnreachable } from '../../../shared/client/faults.ts';
import { WizardForm } from '../../../wizard/wizard-form.tsx';
import { placeAfter, StepBar } from './step-bar.tsx';
import { useKycStep } from './use-kyc-step.ts';
import { useWizard } from './wizard-context.tsx';

type Props = {
  readonly step: KycStep;
  /** After it is saved, and waited for; without it the next step. */
  readonly onSaved?: (() => unknown) | undefined;
  /** Instead of Back and "Save and continue". */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
};

export function StepForm({ step, onSaved, bar, children }: Props) {
  const t = useT('kyc-start');
  const { values, complete, typed, info, edition } = useKycStep(step);
  const { navigate, onFaults } = useWizard();
  const submit = async (data: Values) => {
    try {
      await complete(data);
    } catch (error) {
      throw isUnreachable(error) ? new Error(t('offline')) : error;
    }
    if (onSaved) await onSaved();
    else navigate(placeAfter(step));
  };
  const schema = () => import('../draft/step-schema.ts').then(({ stepSchema }) => stepSchema(step, info));
  return (
    <WizardForm
      key={edition} // starts again when the values were replaced
      schema={schema}
      initial={values}
      onSubmit={submit}
      label={t(`steps.${step}`)}
      onTyped={typed}
      onFaults={onFaults && ((faults) => onFaults(step, faults))}
    >
      {children}
      {bar ?? <StepBar step={step} />}
    </WizardForm>
  );
}
