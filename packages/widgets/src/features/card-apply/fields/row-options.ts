import type { CardField } from '@bankside/core/rules/cards/fields.ts';
import type { Option } from '../../../kit/form/choices/select-field.tsx';

/** The options of a row with their words: `name` finds those of a list's codes. */
export const optionsOf = (
  { list, options = [] }: CardField,
  name: (list: NonNullable<CardField['list']>, code: string) => string,
): readonly Option[] => options.map((value) => ({ value, label: list ? name(list, value) : value }));
