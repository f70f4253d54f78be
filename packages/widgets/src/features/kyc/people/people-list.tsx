/** One list of people: who has been entered, the one who is open, and the way to another. It is a field of the form around. */
import { kycLists, kycPath, rowsOf, type KycList } from '@bankside/core/rules/kyc/kyc.ts';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { fieldNamed } from '../../../kit/form/engine/field-name.ts';
import { Button } from '../../../kit/action/button.tsx';
import { FieldErrorLine } from '../../../kit/form/fields/field-frame.tsx';
import type { FieldError } from '../../../kit/form/engine/form-errors.ts';
import { useField } from '../../../kit/form/engine/use-form.ts';
import { useT } from '../../../kit/words.tsx';
import { useFieldNames } from '../../../shared/kyc/field-name.ts';
import type { PersonRow } from '../../../shared/kyc/values.ts';
import { PersonEntry, type EntryWays } from './person-entry.tsx';
import { PersonLine } from './person-line.tsx';
import * as look from './people.css.ts';
import { usePeople, useRows, type People } from './use-people.ts';

export function PeopleList({ list }: { readonly list: KycList }) {
  const t = useT('kyc');
  const people = usePeople();
  const { rows, put, remove } = useRows(list);
  const entry = useRef<EntryWays>(null);
  const id = useId();
  const open = people.open?.list === list ? people.open : undefined;
  const others = rows.filter(({ person_id }) => person_id !== open?.person_id);
  const isFaulty = (row: PersonRow) => !people.isWhole(list, row, others.slice(0, others.indexOf(row)));
  const { ref, error, id: fieldId } = useListField(list, entry, () => others.find(isFaulty));
  /** Somebody new has a place before anything is known of them. */
  const shown = open && others.length === rows.length ? [...rows, { person_id: open.person_id }] : rows;
  const full = others.length + (open ? 1 : 0) >= people.most(list);
  /** Focus of a button that is gone moves to the next one, not to the top of the page. */
  const stay = () => setTimeout(() => ref.current?.querySelector<HTMLElement>('[data-stay]')?.focus());
  const dropped = (person_id: string) => {
    remove(person_id);
    stay();
  };
  const closed = () => {
    people.close();
    stay();
  };
  return (
    <section ref={ref} className={look.list} aria-labelledby={id}>
      <ListHead list={list} id={id} full={full} listed={rows.length > 0 || open !== undefined} adds={!open && !full} />
      <ol>
        {shown.map((row, index) =>
          row.person_id === open?.person_id ? (
            <PersonEntry
              key={row.person_id}
              ref={entry}
              open={open}
              row={row}
              at={index}
              others={others}
              onTyped={put}
              onDone={closed}
              onRemove={() => remove(row.person_id)}
            />
          ) : (
            <PersonLine
              key={row.person_id}
              {...{ list, row, at: index, isWhole: !isFaulty(row), isReturned: hasReturned(list, row, people) }}
              onRemove={() => dropped(row.person_id)}
            />
          ),
        )}
      </ol>
      {error && (
        <div className={look.fault}>
          <FieldErrorLine field={{ id: fieldId, error: worded(error) }} />
        </div>
      )}
      <span className={look.heard} role="status">
        {full ? t('people.full', { count: people.most(list) }) : ''}
      </span>
    </section>
  );
}

type HeadProps = { readonly list: KycList; readonly id: string; readonly full: boolean; readonly listed: boolean; readonly adds: boolean };

function ListHead({ list, id, full, listed, adds }: HeadProps) {
  const t = useT('kyc');
  const names = useFieldNames();
  const people = usePeople();
  const count = people.most(list);
  return (
    <div className={look.listHead} data-listed={listed || undefined}>
      <h2 id={id} tabIndex={adds ? undefined : -1} data-stay={adds ? undefined : ''}>
        {names.list(list)} {kycLists[list].min === 0 && <span className={look.optional}>{t('form:optional')}</span>}
      </h2>
      <p className={look.listLead}>{full ? t('people.full', { count }) : t(`people.lead.${list}`, { count })}</p>
      {adds && (
        <Button compact icon="add" data-stay="" onClick={() => people.begin(list)}>
          {t(`people.add.${list}`)}
        </Button>
      )}
    </div>
  );
}

/** The list in the form around: the open person is finished first, and a fault leads to the person it concerns. */
function useListField(list: KycList, entry: RefObject<EntryWays | null>, faultyOne: () => PersonRow | undefined) {
  const names = useFieldNames();
  const people = usePeople();
  const refused = useRef(false);
  const focus = () => {
    const faulty = faultyOne();
    if (refused.current && entry.current) return entry.current.show();
    if (faulty) return people.edit(list, faulty, 'checked');
    if (entry.current) return entry.current.focus();
    return field.ref.current?.querySelector<HTMLElement>('[data-stay]')?.focus();
  };
  const field = useField(
    { name: fieldNamed(list), label: names.list(list) },
    {
      empty: nobody,
      focus,
      ready: async () => {
        refused.current = (await entry.current?.finish()) === false;
      },
      check: () => (refused.current ? { rule: 'personUnfinished' } : undefined),
    },
  );
  useEffect(() => void (refused.current = false), [field.value]);
  return field;
}

const nobody: readonly PersonRow[] = [];
const hasReturned = (list: KycList, { person_id }: PersonRow, { isReturned }: People): boolean => {
  const { step } = kycLists[list];
  return Object.keys(rowsOf(step, list)).some((name) => isReturned(kycPath(step, name, { list, person_id })));
};
/** What is wrong inside of a person is said there; the list says only that there is something. */
const ofLists = ['shareholderNone', 'directorNone', 'authorisedNone', 'tooMany', 'ownershipOver'];
const worded = (error: FieldError): FieldError => (ofLists.includes(error.rule) ? error : { rule: 'personUnfinished' });
