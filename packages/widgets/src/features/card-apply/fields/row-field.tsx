/** A row of the table as a field. The first kinds are here; the others come while these are filled in, and keep their place meanwhile. */
import { policyStart } from '@bankside/core/rules/policy/policy-start.ts';
import { fieldNamed, type FieldName } from '../../../kit/form/engine/field-name.ts';
import { SegmentedField } from '../../../kit/form/choices/segmented-field.tsx';
import { narrow, TextField } from '../../../kit/form/fields/text-field.tsx';
import { useApplying } from '../application-context.ts';
import * as look from '../card-apply.css.ts';
import { useNames } from '../../../kit/words.tsx';
import { FieldPlaceholder } from './field-placeholder.tsx';
import { isOptional, type FieldKind, type FieldRow } from './field-rows.ts';
import { aboutFields, stepFieldsLater } from '../lazy-parts.ts';
import { useLazy } from '../../../shared/lazy/lazy.ts';
import { optionsOf } from './row-options.ts';

/** What every kind of field takes. */
export type RowProps = {
  readonly row: FieldRow;
  readonly name: FieldName<string>;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly optional?: boolean;
  readonly readOnly?: boolean;
};
type Draw = (props: RowProps) => React.ReactNode;

const early: Partial<Record<FieldKind, Draw>> = {
  choice: (props) => <ChoiceRow {...props} />,
  text: ({ row, ...props }) => <TextField {...props} autoComplete={autoCompleteOf(row)} />,
  code: ({ row, ...props }) => <TextField {...props} autoComplete={autoCompleteOf(row)} fold={narrow} />,
};
const inAbout: readonly FieldKind[] = ['nameOnCard', 'username', 'email', 'mobile', 'day', 'director'];

const autoCompleteOf = ({ autoComplete = 'off' }: FieldRow) => autoComplete;

function ChoiceRow({ row, readOnly: _readOnly, ...props }: RowProps) {
  const choice = useNames('apply-start');
  const option = useNames('options');
  const { opened } = useApplying();
  const all = optionsOf(row, (list, code) => (row.step === 'about' ? choice('choices', `${list}.${code}`) : option(list, code)));
  const options = row.name === 'applicant_type' ? all.filter(({ value }) => opened.applicantTypes.some((type) => type === value)) : all;
  return <SegmentedField {...props} options={options} />;
}

/** Words of the first step are few and come first; those of the others are the feature's. */
export function useRowWords(row: FieldRow): { readonly label: string; readonly hint: string | undefined } {
  const start = useNames('apply-start');
  const rest = useNames('card-apply');
  const name = row.step === 'about' ? start : rest;
  return { label: name('fields', row.name), hint: row.hint && name('hints', row.name, { days: policyStart.poa.cardDays }) };
}

export function RowField({ row }: { readonly row: FieldRow }) {
  const { fields, readonly } = useApplying();
  const words = useRowWords(row);
  const readOnly = readonly || fields[row.name]?.readOnly === true;
  const props: RowProps = { ...words, row, name: fieldNamed(row.name), optional: isOptional(row.name, { fields }), readOnly };
  const draw = early[row.kind];
  const field = draw ? draw(props) : <LateRow {...props} />;
  return (
    <fieldset className={[look.cell, row.wide && look.wide, row.begins && look.first].filter(Boolean).join(' ')} disabled={readOnly}>
      {field}
    </fieldset>
  );
}

function LateRow(props: RowProps) {
  return inAbout.includes(props.row.kind) ? <AboutRow {...props} /> : <StepRow {...props} />;
}
function AboutRow(props: RowProps) {
  const part = useLazy(aboutFields);
  return part ? <part.AboutField {...props} /> : <FieldPlaceholder {...props} kind={props.row.kind} of={aboutFields} />;
}
function StepRow(props: RowProps) {
  const part = useLazy(stepFieldsLater);
  return part ? <part.LaterField {...props} /> : <FieldPlaceholder {...props} kind={props.row.kind} of={stepFieldsLater} />;
}
