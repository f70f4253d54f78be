/** The options of a row with their words: the lists are core's (rules/options.ts). */
import { applicantTypes, cardTitles, documentLanguages, genders, idTypes, proofOfAddressTypes } from '@bankside/core/rules/options.ts';
import type { Option } from '../../kit/form/select-field.tsx';
import type { T } from '../../kit/words.tsx';
import type { FieldRow } from './field-rows.ts';

const lists = { applicantTypes, cardTitles, documentLanguages, genders, idTypes, proofOfAddressTypes } as const;

/** `t` of the space that holds them: of the first step its own, else 'options'. */
export function optionsOf({ list }: FieldRow, t: T): readonly Option[] {
  return list ? lists[list].map((value) => ({ value, label: t(`${list}.${value}`) })) : [];
}
