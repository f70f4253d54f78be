/** Who is in the lists of a step, and who is being entered: one person at a time. Rows are the values of the form around. */
import type { KycDay } from '@bankside/core/rules/kyc/kyc-days.ts';
import { listsOf, type KycList, type KycStep } from '@bankside/core/rules/kyc/kyc.ts';
import { createContext, useContext, useMemo, useState } from 'react';
import { fieldNamed } from '../../../kit/form/engine/field-name.ts';
import { isBlank } from '../../../kit/form/engine/form-paths.ts';
import { useForm, useFormState } from '../../../kit/form/engine/use-form.ts';
import type { PersonRow } from '../../../shared/kyc/values.ts';

/** found: left half typed, and open again. begun: by a press. checked: somebody wanted to go on, so faults show at once. */
type How = 'found' | 'begun' | 'checked';
export type Open = {
  readonly list: KycList;
  readonly person_id: string;
  /** As the person stood before; undefined for somebody new. */
  readonly before: PersonRow | undefined;
  readonly how: How;
};
export type People = {
  /** The bank's day, and how far back a proof may lie. */
  readonly day: KycDay;
  readonly most: (list: KycList) => number;
  /** `before`: who comes before in the list. */
  readonly isWhole: (list: KycList, row: PersonRow, before: readonly PersonRow[]) => boolean;
  /** The bank has sent back what is at this path. */
  readonly isReturned: (path: string) => boolean;
  readonly open: Open | undefined;
  readonly begin: (list: KycList) => void;
  readonly edit: (list: KycList, row: PersonRow, how?: How) => void;
  readonly close: () => void;
};

const Around = createContext<People | undefined>(undefined);
export const PeopleProvider = Around.Provider;
export function usePeople(): People {
  const people = useContext(Around);
  if (!people) throw new Error('a list of people is outside of its step');
  return people;
}

const isRow = (row: unknown): row is PersonRow =>
  typeof row === 'object' && row !== null && 'person_id' in row && typeof row.person_id === 'string';
export const rowsIn = (value: unknown): readonly PersonRow[] => (Array.isArray(value) ? value.filter(isRow) : []);

/** The rows of a list, live, and how one of them is changed. */
export function useRows(list: KycList) {
  const form = useForm();
  const value = useFormState(() => form.value(fieldNamed(list)));
  const rows = useMemo(() => rowsIn(value), [value]);
  const acts = useMemo(() => {
    const now = () => rowsIn(form.value(fieldNamed(list)));
    const remove = (person_id: string) => {
      const left = now().filter((row) => row.person_id !== person_id);
      if (left.length < now().length) form.set(fieldNamed(list), left);
    };
    /** Somebody of whom nothing is known yet is not in the list. */
    const put = (row: PersonRow) => {
      if (Object.entries(row).every(([name, part]) => name === 'person_id' || isBlank(part))) return remove(row.person_id);
      const known = now().some(({ person_id }) => person_id === row.person_id);
      return form.set(fieldNamed(list), known ? now().map((other) => (other.person_id === row.person_id ? row : other)) : [...now(), row]);
    };
    return { put, remove };
  }, [form, list]);
  return { rows, ...acts };
}

type Setting = Pick<People, 'day' | 'most' | 'isWhole' | 'isReturned'> & {
  readonly step: KycStep;
  readonly first: (list: KycList) => readonly PersonRow[];
};

export function useOpenPerson({ step, first, ...rest }: Setting): People {
  const [open, setOpen] = useState<Open | undefined>(() => leftOpen(step, first, rest.isWhole));
  const acts = useMemo(
    () => ({
      begin: (list: KycList) => setOpen({ list, person_id: crypto.randomUUID(), before: undefined, how: 'begun' }),
      edit: (list: KycList, row: PersonRow, how: How = 'begun') => setOpen({ list, person_id: row.person_id, before: row, how }),
      close: () => setOpen(undefined),
    }),
    [],
  );
  return { ...rest, open, ...acts };
}

/** The person that was being edited is open again; an empty list opens with a new one. The last may be a new one. */
function leftOpen(step: KycStep, first: Setting['first'], isWhole: People['isWhole']): Open | undefined {
  for (const list of listsOf(step)) {
    const rows = first(list);
    const at = rows.findIndex((each, index) => !isWhole(list, each, rows.slice(0, index)));
    const row = rows[at];
    if (row) return { list, person_id: row.person_id, before: at === rows.length - 1 ? undefined : row, how: 'found' };
  }
  const [list] = listsOf(step);
  return list && first(list).length === 0 ? { list, person_id: crypto.randomUUID(), before: undefined, how: 'found' } : undefined;
}
