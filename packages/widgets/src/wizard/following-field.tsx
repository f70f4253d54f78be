/** A field that may be the same as another: while its box is ticked it follows, and takes no input. */
import { useEffect, type ReactNode } from 'react';
import { CheckField } from '../kit/form/choices/check-field.tsx';
import type { FieldName } from '../kit/form/engine/field-name.ts';
import { useForm, useValue } from '../kit/form/engine/use-form.ts';

type Props = {
  /** The field that follows. */
  readonly name: FieldName<string>;
  /** The box: a value of the form alone. */
  readonly box: FieldName<boolean>;
  readonly label: string;
  /** What it then says. */
  readonly text: string;
  readonly className: string;
  readonly cell: string;
  readonly children: ReactNode;
};

export function FollowingField({ name, box, label, text, className, cell, children }: Props) {
  const form = useForm();
  const follows = useValue(box) === true;
  useEffect(() => {
    if (follows && form.value(name) !== text) form.set(name, text);
  }, [form, follows, name, text]);
  return (
    <div className={className}>
      <fieldset disabled={follows} className={cell}>
        {children}
      </fieldset>
      <CheckField name={box} label={label} optional />
    </div>
  );
}
