/** The one person who is being entered. Everything typed goes into the step's draft at once; Add or Save asks for all of it. */
import { kycLists, rowsOf, type KycList } from '@bankside/core/rules/kyc/kyc.ts';
import { useEffect, useId, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { fieldNamed } from '../../../kit/form/engine/field-name.ts';
import { Button } from '../../../kit/action/button.tsx';
import { FormPart } from '../../../kit/form/engine/form-part.tsx';
import type { FormStore } from '../../../kit/form/engine/form-store.ts';
import { isBlank, type Values } from '../../../kit/form/engine/form-paths.ts';
import { useLatest } from '../../../kit/use-latest.ts';
import { useT } from '../../../kit/words.tsx';
import { useFieldNames } from '../../../shared/kyc/field-name.ts';
import type { PersonRow } from '../../../shared/kyc/values.ts';
import { KycField } from '../fields/kyc-field.tsx';
import * as look from './people.css.ts';
import { personSchema } from './person-schema.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { usePeople, type Open } from './use-people.ts';

export type EntryWays = {
  /** false: something is wrong, and it is shown. Closes it when all is well or nothing was typed. */
  readonly finish: () => Promise<boolean>;
  /** What is wrong, with the focus on the first of it. */
  readonly show: () => void;
  /** The focus on its first field. */
  readonly focus: () => void;
};
type Props = {
  readonly ref: Ref<EntryWays>;
  readonly open: Open;
  readonly row: PersonRow;
  readonly at: number;
  readonly others: readonly PersonRow[];
  readonly onTyped: (row: PersonRow) => void;
  readonly onDone: () => void;
  readonly onRemove: () => void;
};

export function PersonEntry({ ref, open, row, at, others, onTyped, onDone, onRemove }: Props) {
  const t = useT('kyc');
  const names = useFieldNames();
  const { list, person_id, before } = open;
  const id = useId();
  const form = useRef<FormStore<Values>>(null);
  const latest = useLatest({ row, others, onTyped });
  useEntryWays(ref, open, form, { row: () => latest.current.row, onDone });
  const { day } = usePeople();
  const schema = useMemo(() => personSchema({ list, day, others: () => latest.current.others }), [list, day, latest]);
  const typed = useMemo(() => (values: Values) => latest.current.onTyped({ ...values, person_id }), [person_id, latest]);
  const [asking, setAsking] = useState(false);
  const drop = () => {
    if (before) onTyped(before);
    else onRemove();
    onDone();
  };
  return (
    <li className={look.entry}>
      <h3 id={id} className={look.entryHead}>
        {at + 1}. {before ? names.person(list, before, at) : t(`people.new.${list}`)}
      </h3>
      <FormPart ref={form} schema={async () => schema} initial={row} labelledBy={id} onTyped={typed} onSubmit={onDone}>
        <PersonFields list={list} person_id={person_id} />
        <div className={look.entryActs}>
          <Button compact onClick={() => void form.current?.submit()}>
            {before ? t('people.save') : t(`people.add.${list}`)}
          </Button>
          <Button compact variant="quiet" onClick={() => (before || isUntouched(row) ? drop() : setAsking(true))}>
            {t(before ? 'people.cancel' : 'people.discard')}
          </Button>
        </div>
      </FormPart>
      {asking && <RemoveDialog name={names.person(list, row, at)} onRemove={drop} onClose={() => setAsking(false)} />}
    </li>
  );
}

const fieldsOf = (list: KycList) => Object.keys(rowsOf(kycLists[list].step, list)).map((name) => fieldNamed(name));
const isUntouched = (row: PersonRow): boolean => Object.entries(row).every(([name, value]) => name === 'person_id' || isBlank(value));

type Reach = { readonly row: () => PersonRow; readonly onDone: () => void };
function useEntryWays(
  ref: Ref<EntryWays>,
  { list, how }: Open,
  form: { readonly current: FormStore<Values> | null },
  { row, onDone }: Reach,
) {
  const approve = async () => (await form.current?.act(fieldsOf(list), () => Promise.resolve(true))) === true;
  const focus = () => form.current?.focus(fieldsOf(list)[0] ?? '');
  useImperativeHandle(ref, () => ({
    finish: async () => {
      if (isUntouched(row())) return true;
      const well = await approve();
      if (well) onDone();
      return well;
    },
    show: () => void approve(),
    focus,
  }));
  const first = useLatest({ how, approve, focus });
  useEffect(() => {
    if (first.current.how === 'checked') void first.current.approve();
    if (first.current.how === 'begun') first.current.focus();
  }, [first]); // once: it is another entry for another person
}

/** Long ones take the whole width, short ones are in pairs (DES-06). */
const broad = ['files', 'file', 'signature'];

function PersonFields({ list, person_id }: { readonly list: KycList; readonly person_id: string }) {
  const t = useT('kyc');
  const { step } = kycLists[list];
  return (
    <div className={look.fields}>
      {Object.entries(rowsOf(step, list)).map(([name, { kind }]) => (
        <div key={name} className={broad.includes(kind) ? look.wide : look.cell}>
          <KycField
            {...{ step, list, person_id, name }}
            hint={kind === 'files' ? t(`people.files.${list === 'shareholders' ? 'passport' : 'any'}`) : undefined}
          />
        </div>
      ))}
    </div>
  );
}
