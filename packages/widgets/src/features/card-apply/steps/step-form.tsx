/** One step as a form, or all of them on one page. It ends by going on, or by sending the application. */
import { applicationSteps, type ApplicationStep } from '@bankside/core/rules/cards/applying.ts';
import { about, type CardFields } from '@bankside/core/rules/cards/about-fields.ts';
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { textOf, type Values } from '../../../kit/form/engine/form-paths.ts';
import type { FormStore } from '../../../kit/form/engine/form-store.ts';
import { useValues } from '../../../kit/form/engine/use-form.ts';
import { useLanguage, useT } from '../../../kit/words.tsx';
import { useApplication, useApplying } from '../application-context.ts';
import * as look from '../card-apply.css.ts';
import { shownRows } from '../fields/field-rows.ts';
import { WizardForm, type Faults } from '../../../wizard/wizard-form.tsx';
import { checks, reviewPart } from '../lazy-parts.ts';
import { useLazy } from '../../../kit/lazy/lazy.ts';
import { RowField } from '../fields/row-field.tsx';
import { useExists } from '../../../kit/words.tsx';
import { StepFoot } from './step-foot.tsx';

export type StepFormProps = {
  readonly steps: readonly ApplicationStep[];
  /** The element's methods reach the form that is mounted. */
  readonly onForm: (form: FormStore<Values> | null) => void;
  /** When a step is refused. */
  readonly onFaults: (faults: Faults) => void;
  readonly onComplete: (data: Values, captcha: string) => Promise<void>;
};

export function StepForm({ steps, onForm, onFaults, onComplete }: StepFormProps) {
  const { store, opened, fields } = useApplying();
  const start = useT('apply-start');
  const language = useLanguage();
  const form = useRef<FormStore<Values>>(null);
  const isLast = steps.includes('review');
  const [first] = steps;
  const typed = useCallback((values: Values) => store.typed(values), [store]);
  const around = { opened, fields, language };
  const next = async (data: Values) => {
    const values = form.current?.state().values ?? {};
    store.typed(values);
    if (!isLast) await store.prepare();
    if (!isLast) return store.goTo(applicationSteps[applicationSteps.indexOf(first ?? 'about') + 1] ?? 'review');
    const whole = steps.length > 1 ? { data } : (await checks.load()).judgeAll(around, values);
    if ('wrong' in whole) return store.lead(whole.wrong);
    await onComplete(whole.data, textOf(values['captcha']));
  };
  const hold = useMemo(
    () => (made: FormStore<Values> | null) => {
      form.current = made;
      onForm(made);
    },
    [onForm],
  );
  return (
    <WizardForm
      schema={async () => (await checks.load()).judgeOf(around, steps)}
      initial={store.state().values}
      ref={hold}
      onSubmit={next}
      guarded={!store.source.handle}
      label={start(`steps.${first ?? 'about'}`)}
      onTyped={typed}
      onFaults={onFaults}
    >
      {steps.map((step) => (
        <StepRows key={step} step={step} titled={steps.length > 1} />
      ))}
      {isLast && opened.captcha && <Security />}
      <StepFoot form={form} isLast={isLast} alone={steps.length > 1} />
      <Refused form={form} />
    </WizardForm>
  );
}

type RowsProps = { readonly step: ApplicationStep; readonly titled: boolean };

/** The first step's table is here; those of the others come with their checks. */
const StepRows = (props: RowsProps) => (props.step === 'about' ? <TableRows table={about} {...props} /> : <LaterRows {...props} />);

function LaterRows({ step, titled }: RowsProps) {
  const review = useLazy(reviewPart);
  const table = useLazy(checks)?.applicationFields[step];
  const exists = useExists('card-apply');
  if (!table || !exists(`fields.${Object.keys(table)[0] ?? ''}`)) return null;
  return <TableRows {...{ step, titled, table }}>{step === 'review' && !titled && review && <review.Review />}</TableRows>;
}

type TableProps = RowsProps & { readonly table: CardFields; readonly children?: ReactNode };

function TableRows({ step, titled, table, children }: TableProps) {
  const { opened, fields } = useApplying();
  const t = useT('apply-start');
  const language = useLanguage();
  const values = useValues();
  const rows = shownRows([step, table], language, { opened, fields, values });
  return (
    <>
      {titled && <h3 className={look.group}>{t(`steps.${step}`)}</h3>}
      {children}
      <div className={look.rows}>
        {rows.map((row) => (
          <RowField key={row.name} row={row} />
        ))}
      </div>
    </>
  );
}

function Security() {
  const review = useLazy(reviewPart);
  return review ? <review.SecurityCheck /> : null;
}

/** What the bank refused here is shown at its fields. */
function Refused({ form }: { readonly form: { readonly current: FormStore<Values> | null } }) {
  const { store } = useApplying();
  const refusal = useApplication((state) => state.refusal);
  useEffect(() => {
    if (refusal === undefined || !form.current) return;
    store.refusalShown();
    if (refusal === 'check') void form.current.submit();
    else form.current.fail(refusal);
  }, [store, form, refusal]);
  return null;
}
