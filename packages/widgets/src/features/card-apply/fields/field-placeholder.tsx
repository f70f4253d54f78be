/** The place of a field that is on its way: the same lines and heights, so that nothing moves when it comes. */
import type { ReactNode } from 'react';
import type { FieldName } from '../../../kit/form/engine/field-name.ts';
import { PlainButton } from '../../../kit/action/plain-button.tsx';
import { FieldFrame } from '../../../kit/form/fields/field-frame.tsx';
import { control, hint as hintLook } from '../../../kit/form/engine/form.css.ts';
import { useField } from '../../../kit/form/engine/use-form.ts';
import { useT } from '../../../kit/words.tsx';
import { drawn, type Lazy } from '../../../shared/lazy/lazy.ts';
import type { FieldKind } from './field-rows.ts';

type Props = {
  readonly name: FieldName;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly optional?: boolean;
  readonly kind: FieldKind;
  /** What draws it. */
  readonly of: Lazy<unknown>;
};

export function FieldPlaceholder({ name, label, hint, optional = false, kind, of }: Props) {
  const { id } = useField({ name, label, optional }, { ready: () => drawn(of) }); // who sends before it has come waits for it
  const t = useT('form');
  const start = useT('apply-start');
  const under: Partial<Record<FieldKind, ReactNode>> = {
    nameOnCard: <span className={hintLook}>{start('hints.name_on_card')}</span>,
    email: (
      <div>
        <PlainButton compact disabled>
          {t('otp.send')}
        </PlainButton>
      </div>
    ),
  };
  return (
    <div aria-hidden="true">
      <FieldFrame
        field={{ id, error: undefined }}
        label={label}
        hint={kind === 'day' ? t('date.pattern') : hint}
        optional={optional}
        group="none"
        after={under[kind]}
      >
        <div className={control} />
      </FieldFrame>
    </div>
  );
}
