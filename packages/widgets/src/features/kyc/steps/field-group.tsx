/** One subject of a step, folded under its name until it is its turn: of those of one step one is open at a time (KYC-08). */
import { isAsked, kycPath, rowsOf, type KycStep } from '@bankside/core/rules/kyc/kyc.ts';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Status } from '../../../kit/data/status.tsx';
import { useFormState, useValues } from '../../../kit/form/engine/use-form.ts';
import { useT } from '../../../kit/words.tsx';
import { untouchedIn } from '../../../shared/kyc/returned.ts';
import { useKyc } from '../wizard/wizard-context.tsx';
import * as look from './field-group.css.ts';

type Props = {
  readonly step: KycStep;
  readonly title: string;
  readonly names: readonly string[];
  /** Open when the step is. */
  readonly first: boolean;
  readonly children: ReactNode;
};

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

/** How many required answers a group still lacks. */
export function leftOf(step: KycStep, names: readonly string[], values: Readonly<Record<string, unknown>>): number {
  const rows = rowsOf(step);
  return names.filter((name) => {
    const row = rows[name];
    return row && !row.optional && isAsked(row, values) && isBlank(values[name]);
  }).length;
}

export function FieldGroup({ step, title, names, first, children }: Props) {
  const t = useT('kyc');
  const id = useId();
  const ref = useRef<HTMLDetailsElement>(null);
  const [isFirst] = useState(first); // what is folded afterwards is the person's own
  const next = () => {
    const after = ref.current?.nextElementSibling;
    if (!(after instanceof HTMLDetailsElement)) return;
    after.open = true;
    after.querySelector('summary')?.focus();
    after.scrollIntoView({ block: 'nearest' });
  };
  return (
    <details ref={ref} name={`kyc-${step}`} open={isFirst} className={look.group} aria-labelledby={id}>
      <summary className={look.head}>
        <h2 id={id} className={look.title}>
          {title}
        </h2>
        <State step={step} names={names} />
      </summary>
      <div className={look.fields}>
        {children}
        <div className={look.next}>
          <Button onClick={next}>{t('wizard.nextGroup')}</Button>
        </div>
      </div>
    </details>
  );
}

/** What is wrong first, then what was sent back, then what is left. */
function State({ step, names }: Pick<Props, 'step' | 'names'>) {
  const t = useT('kyc');
  const values = useValues();
  const faults = useFormState(({ errors }) => names.filter((name) => errors[name]).length);
  const returned = useKyc(({ info, values: all }) => {
    const paths = new Set(names.map((name) => kycPath(step, name)));
    return untouchedIn(info?.reasons ?? [], all).filter(({ path }) => paths.has(path)).length;
  });
  const left = leftOf(step, names, values);
  if (faults > 0)
    return (
      <Status tone="negative" glyph="crossed">
        {t('wizard.state.faults', { count: faults })}
      </Status>
    );
  if (returned > 0)
    return (
      <Status tone="attention" glyph="circle">
        {t('wizard.state.returned', { count: returned })}
      </Status>
    );
  if (left > 0)
    return (
      <Status tone="stopped" glyph="dotted">
        {t('wizard.state.left', { count: left })}
      </Status>
    );
  return (
    <Status tone="positive" glyph="tick">
      {t('wizard.state.complete')}
    </Status>
  );
}
