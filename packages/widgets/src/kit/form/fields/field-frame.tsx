/** Label above, hint, control, then the sentence of an error (DES-25). */
import type { ReactNode } from 'react';
import { AlertGlyph } from '../../icon/alert-glyph.tsx';
import { useT } from '../../words.tsx';
import type { FieldError } from '../engine/form-errors.ts';
import * as look from '../engine/form.css.ts';
import { useErrorText, type Field, type FieldProps } from '../engine/use-form.ts';

type Props = Pick<FieldProps, 'label' | 'hint' | 'optional'> & {
  /** For tests of partners, which find a field by it in every language (docs/embedding.md). */
  readonly name?: string | undefined;
  readonly field: Pick<Field, 'id' | 'error'>;
  /** A link or button at the label's right: "Forgot password". */
  readonly aside?: ReactNode;
  /** Several controls under one name: the frame is a group, and the label is not bound to a control. `none`: nothing to name yet. */
  readonly group?: 'group' | 'radiogroup' | 'none';
  /** Below the error: what helps to repair it. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
};

export function FieldFrame({ field, name: code, label, hint, optional, aside, group, after, children }: Props) {
  const t = useT('form');
  const name = (
    <>
      {label}
      {optional && <span className={look.optional}> {t('optional')}</span>}
    </>
  );
  const title = group ? (
    <span className={look.label} part="label" id={`${field.id}-label`}>
      {name}
    </span>
  ) : (
    <label className={look.label} part="label" htmlFor={field.id}>
      {name}
    </label>
  );
  const described = [hint && `${field.id}-hint`, field.error && `${field.id}-error`].filter(Boolean).join(' ');
  const grouped = group &&
    group !== 'none' && {
      role: group,
      'aria-labelledby': `${field.id}-label`,
      'aria-describedby': described || undefined,
      'aria-invalid': group === 'radiogroup' && field.error ? (true as const) : undefined,
    };
  return (
    <div className={look.field} part="field" data-field={code} {...grouped}>
      {aside ? (
        <div className={look.head}>
          {title}
          <span className={look.aside}>{aside}</span>
        </div>
      ) : (
        title
      )}
      {hint && (
        <span className={look.hint} id={`${field.id}-hint`}>
          {hint}
        </span>
      )}
      {children}
      <FieldErrorLine field={field} />
      {after}
    </div>
  );
}

export function FieldErrorLine({
  field: { id, error },
}: {
  readonly field: { readonly id: string; readonly error: FieldError | undefined };
}) {
  const text = useErrorText();
  if (!error) return null;
  return (
    <span className={look.error} part="error" id={`${id}-error`}>
      <AlertGlyph />
      <span>{text(error)}</span>
    </span>
  );
}
