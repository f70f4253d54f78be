/** The lists of a step as parts of its form. */
import { listsOf, mostIn, readKycPath, type KycList, type KycStep } from '@bankside/core/rules/kyc/kyc.ts';
import { useEffect, useRef } from 'react';
import { fieldNamed } from '../../../kit/form/engine/field-name.ts';
import { useForm } from '../../../kit/form/engine/use-form.ts';
import { listOfPath } from '../../../shared/kyc/field-name.ts';
import { untouchedIn } from '../../../shared/kyc/returned.ts';
import { useKycStep } from '../wizard/use-kyc-step.ts';
import { useKyc, useWizard } from '../wizard/wizard-context.tsx';
import { PeopleList } from './people-list.tsx';
import * as look from './people.css.ts';
import { isWhole } from './person-schema.ts';
import { PeopleProvider, rowsIn, useOpenPerson, type People } from './use-people.ts';

export function PeopleLists({ step }: { readonly step: KycStep }) {
  const { values, info } = useKycStep(step);
  const business = useKyc((state) => state.values.corporate['business_type']);
  const people = useOpenPerson({
    step,
    day: info,
    most: (list) => mostIn(list, info.limits, business),
    isWhole: (list, row, before) => isWhole(list, row, before, info),
    isReturned: (path) => untouchedIn(info.reasons, { ...info, [step]: values }).some((reason) => reason.path === path),
    first: (list) => rowsIn(values[list]),
  });
  return (
    <PeopleProvider value={people}>
      <div className={look.lists}>
        {listsOf(step).map((list) => (
          <PeopleList key={list} list={list} />
        ))}
      </div>
      <Arrival people={people} />
    </PeopleProvider>
  );
}

/** A link named a person or a list of this step: the person is opened, the list stood on. */
function Arrival({ people }: { readonly people: People }) {
  const form = useForm();
  const { field } = useWizard();
  const arrived = useRef<string>(undefined);
  useEffect(() => {
    if (!field || arrived.current === field) return;
    arrived.current = field;
    const list: KycList | undefined = listOfPath(field);
    if (list) return form.focus(list);
    const path = readKycPath(field);
    const row = path?.list && rowsIn(form.value(fieldNamed(path.list))).find(({ person_id }) => person_id === path.person_id);
    if (path?.list && row && people.open?.person_id !== row.person_id) people.edit(path.list, row);
  }, [form, field, people]);
  return null;
}
