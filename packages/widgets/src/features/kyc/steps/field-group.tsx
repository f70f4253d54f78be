/** One subject of a step, folded under its name until it is its turn: of those of one step one is open at a time (KYC-08). */
import { isAsked, kycLists, kycPath, listsOf, readKycPath, rowsOf, type FieldRows, type KycStep } from '@bankside/core/rules/kyc/kyc.ts';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Status } from '../../../kit/data/status.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { fieldNamed } from '../../../kit/form/engine/field-name.ts';
import { useForm, useFormState, useValues } from '../../../kit/form/engine/use-form.ts';
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

type Answers = Readonly<Record<string, unknown>>;
const lacks = (rows: FieldRows, name: string, answers: Answers): boolean => {
  const row = rows[name];
  return row !== undefined && !row.optional && isAsked(row, answers) && isBlank(answers[name]);
};

/** How many required answers a group still lacks, those about the people of a list included; an empty list lacks its first person. */
function leftOf(step: KycStep, names: readonly string[], values: Answers): number {
  const own = names.filter((name) => lacks(rowsOf(step), name, values)).length;
  const lists = listsOf(step).filter((list) => names.includes(list));
  const ofPeople = lists.map((list) => {
    const people = (values[list] ?? []) as readonly Answers[];
    const rows = rowsOf(step, list);
    if (people.length === 0) return Math.min(1, kycLists[list].min);
    return people.reduce((left, person) => left + Object.keys(rows).filter((name) => lacks(rows, name, person)).length, 0);
  });
  return ofPeople.reduce((left, each) => left + each, own);
}

type Group = { readonly title: string; readonly names: readonly string[]; readonly fields: ReactNode };
type Groups = { readonly step: KycStep; readonly groups: readonly Group[] };

/** The first that lacks something is open. */
export function FieldGroups({ step, groups }: Groups) {
  const values = useValues();
  const form = useForm();
  const [kept] = useState(() => groups.flatMap(({ names }) => names.filter((name) => typeof values[name] === 'string')));
  useEffect(() => kept.forEach((name) => form.left(fieldNamed(name))), [form, kept]); // a draft keeps what is wrong, which is not complete
  const begin = groups.find(({ names }) => leftOf(step, names, values) > 0) ?? groups[0];
  return groups.map((group) => (
    <FieldGroup key={group.title} {...{ step, ...group }} first={group === begin}>
      {group.fields}
    </FieldGroup>
  ));
}

function FieldGroup({ step, title, names, first, children }: Props) {
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
        <span className={look.state}>
          <State step={step} names={names} />
          <span className={look.arrow}>
            <Icon name="down" />
          </span>
        </span>
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
    return untouchedIn(info?.reasons ?? [], all).filter(({ path }) => paths.has(path) || names.includes(readKycPath(path)?.list ?? ''))
      .length;
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
