/** A few options, all visible. Words of the first step are its own. */
import { SegmentedField } from '../../../kit/form/choices/segmented-field.tsx';
import { useNames } from '../../../kit/words.tsx';
import type { KindProps } from '../../../wizard/kinds.ts';
import { useApplying } from '../application-context.ts';
import type { FieldRow } from './field-rows.ts';

export function ChoiceField({ row, ...props }: KindProps<FieldRow>) {
  const start = useNames('apply-start');
  const option = useNames('options');
  const { opened } = useApplying();
  const { kind, step, list = 'genders', options = [] } = row;
  const offered = kind === 'applicant' ? options.filter((value) => opened.applicantTypes.some((type) => type === value)) : options;
  const label = (value: string) => (step === 'about' ? start('choices', `${list}.${value}`) : option(list, value));
  return <SegmentedField {...props} options={offered.map((value) => ({ value, label: label(value) }))} />;
}
