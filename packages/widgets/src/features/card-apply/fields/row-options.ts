/** The options of a row with their words: the lists are core's (rules/options.ts). */
import { applicantTypes, cardTitles, documentLanguages, genders, idTypes, proofOfAddressTypes } from '@bankside/core/rules/options.ts';
import type { Option } from '../../../kit/form/choices/select-field.tsx';
import type { FieldRow } from './field-rows.ts';

const lists = { applicantTypes, cardTitles, documentLanguages, genders, idTypes, proofOfAddressTypes } as const;
type List = keyof typeof lists;

/** `name` finds the words of a list's codes: of the first step among its own, else in 'options'. */
export function optionsOf({ list }: FieldRow, name: (list: List, code: string) => string): readonly Option[] {
  return list ? lists[list].map((value) => ({ value, label: name(list, value) })) : [];
}
