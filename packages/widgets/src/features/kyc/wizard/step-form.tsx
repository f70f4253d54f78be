/** A step as one form: its own fields, kept as they are typed, and "Save and continue". */
import type { KycStep } from '@bankside/core/rules/kyc/kyc-start.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { BareForm } from '../../../kit/form/engine/bare-form.tsx';
import { useForm, useFormState, useValues } from '../../../kit/form/engine/use-form.ts';
import type { Values } from '../../../kit/form/engine/form-paths.ts';
import { useT } from '../../../kit/words.tsx';
import { isUnreachable } from '../../../shared/client/faults.ts';
import { LazyPart } from '../../../kit/lazy/lazy-part.tsx';
import { notePart } from './lazy-parts.ts';
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
  const { values, complete, info, edition } = useKycStep(step);
  const { navigate } = useWizard();
  const initial = useInitial(values, edition);
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
    <BareForm
      key={edition}
      head={<LazyPart of={notePart}>{({ FormNote }) => <FormNote />}</LazyPart>}
      schema={schema}
      initial={initial}
      onSubmit={submit}
      label={t(`steps.${step}`)}
    >
      {children}
      {bar ?? <StepBar step={step} />}
      <Watch step={step} />
    </BareForm>
  );
}

/** A form begins with what is there, and anew when that was replaced. */
function useInitial(values: Values, edition: number): Values {
  const first = useRef({ edition, values });
  if (first.current.edition !== edition) first.current = { edition, values };
  return first.current.values;
}

/** Behind the fields, which are then known: what stands in the form is the step. */
function Watch({ step }: { readonly step: KycStep }) {
  const { typed } = useKycStep(step);
  const { onFaults } = useWizard();
  const form = useForm();
  const values = useValues();
  const focus = useFormState((state) => state.focus);
  useEffect(() => typed(values), [typed, values]);
  useEffect(() => {
    if (focus)
      onFaults?.(
        step,
        Object.entries(form.state().errors).map(([name, { rule }]) => ({ name, rule })),
      );
  }, [form, focus, onFaults, step]);
  return null;
}
