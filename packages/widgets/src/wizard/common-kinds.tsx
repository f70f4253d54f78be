/** The kinds of fields that both wizards have and that are fetched after a first field. */
import { ComboField } from '../kit/form/choices/combo-field.tsx';
import { countryOptions } from '../kit/form/choices/country-options.ts';
import { SelectField, type Option } from '../kit/form/choices/select-field.tsx';
import { DateField } from '../kit/form/fields/date-field.tsx';
import { TextArea } from '../kit/form/fields/text-area-field.tsx';
import { useLocale, useNames } from '../kit/words.tsx';
import type { Kind, KindProps, Row } from './kinds.ts';

/** The options of a row with their words. */
export function useOptions({ options = [], list }: Row): readonly Option[] {
  const option = useNames('options');
  return options.map((value) => ({ value, label: list ? option(list, value) : value }));
}

export const Select = ({ row, ...props }: KindProps<Row>) => <SelectField {...props} options={useOptions(row)} />;

export const common = {
  select: Select,
  country: ({ row, ...props }) => <ComboField {...props} options={countryOptions(useLocale())} autoComplete={row.autoComplete ?? 'off'} />,
  day: ({ row: _row, ...props }) => <DateField {...props} />,
  prose: ({ row, ...props }) => <TextArea {...props} rows={3} maxLength={row.max} />,
} as const satisfies Readonly<Record<string, Kind<Row>>>;
