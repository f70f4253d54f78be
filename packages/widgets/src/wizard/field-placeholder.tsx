/** The place of a field that is on its way: the same lines and heights, so that nothing moves when it comes. */
import type { ReactNode } from 'react';
import { FieldFrame } from '../kit/form/fields/field-frame.tsx';
import { control } from '../kit/form/engine/form.css.ts';
import { useField } from '../kit/form/engine/use-form.ts';
import { useT } from '../kit/words.tsx';
import { drawn, type Lazy } from '../kit/lazy/lazy.ts';
import * as look from './field-placeholder.css.ts';
import type { KindProps, Row } from './kinds.ts';

type Props = KindProps<Row> & {
  /** What draws it. */
  readonly of: Lazy<unknown>;
  readonly under?: ReactNode;
};

export function FieldPlaceholder({ row: { kind }, name, label, hint, optional = false, of, under }: Props) {
  const t = useT('form');
  const { id } = useField({ name, label, optional }, { ready: () => drawn(of) }); // sending waits until it is loaded
  const isFile = kind === 'file' || kind === 'files';
  return (
    <div aria-hidden="true">
      <FieldFrame
        field={{ id, error: undefined }}
        label={label}
        hint={kind === 'day' ? t('date.pattern') : isFile ? (hint ?? '…') : hint}
        optional={optional}
        group="none"
        after={under}
      >
        <div className={isFile ? look.drop : control} />
      </FieldFrame>
    </div>
  );
}
