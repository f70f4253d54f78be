/** What the fields, lists and steps of a KYC file are called, in the language of the moment (spaces kyc-start and kyc-fields). */
import { kycLists, readKycPath, type KycList, type KycPath, type KycStep } from '@bankside/core/rules/kyc/kyc.ts';
import type { Names } from '@bankside/core/i18n/keys.ts';
import { useMemo } from 'react';
import { useNames, useT, type T } from '../../kit/words.tsx';
import { peopleOf, type KycFileValues } from './values.ts';

export type FieldNames = {
  /** 'Registration number'; of a person 'Passport number'. A path that names no field of ours stays as it is. */
  readonly field: (path: string) => string;
  /** The same, with whom it is about: 'Jonas Weber: Passport number'. A list by its own name. */
  readonly inFull: (path: string, values?: KycFileValues) => string;
  readonly list: (list: KycList) => string;
  readonly step: (step: KycStep) => string;
  /** 'Mei-Lin Tan'; who has no name yet by the place in the list: 'Shareholders 2'. */
  readonly person: (list: KycList, row: Readonly<Record<string, unknown>> | undefined, at: number) => string;
};

/** `const names = useFieldNames(); names.field('company.website')`. */
export function useFieldNames(): FieldNames {
  const t = useT('kyc-fields');
  const start = useT('kyc-start');
  const fields = useNames('kyc-fields');
  const corporate = useNames('kyc-start');
  return useMemo(() => namesBy(t, start, fields, corporate), [t, start, fields, corporate]);
}

/** A list as a place of its own: 'shareholder.directors' when there is nobody in it, or too many. */
export function listOfPath(path: string): KycList | undefined {
  const [step, name = '', more] = path.split('.');
  const list = (Object.keys(kycLists) as KycList[]).find((each) => each === name);
  return list && more === undefined && kycLists[list].step === step ? list : undefined;
}

function namesBy(t: T, start: T, fields: Names<'kyc-fields'>, corporate: Names<'kyc-start'>): FieldNames {
  const of = ({ step, field, list }: KycPath) =>
    step === 'corporate'
      ? corporate('corporate', field)
      : list
        ? fields(list, field)
        : step === 'shareholder'
          ? field
          : fields(step, field);
  const listName = (list: KycList) => t(`kyc-fields:lists.${list}`);
  const field = (path: string) => {
    const read = readKycPath(path);
    return read ? of(read) : path;
  };
  const person: FieldNames['person'] = (list, row, at) => {
    const name = row?.['name'];
    return (typeof name === 'string' && name.trim()) || t('kyc-fields:shown.nth', { list: listName(list), count: String(at + 1) });
  };
  const inFull: FieldNames['inFull'] = (path, values) => {
    const list = listOfPath(path);
    if (list) return listName(list);
    const read = readKycPath(path);
    if (!read?.list) return field(path);
    const rows = peopleOf(values, read.list);
    const at = rows.findIndex(({ person_id }) => person_id === read.person_id);
    const who = at < 0 ? listName(read.list) : person(read.list, rows[at], at);
    return t('kyc-fields:shown.whose', { who, field: of(read) });
  };
  return { field, inFull, person, list: listName, step: (step) => start(`kyc-start:steps.${step}`) };
}
