/** The place of a field that is on its way: the same lines and heights, so that nothing moves when it comes. */
import type { FieldRow } from '@bankside/core/rules/kyc/kyc-start.ts';
import { FieldFrame } from '../../../kit/form/fields/field-frame.tsx';
import { control } from '../../../kit/form/engine/form.css.ts';
import { useField } from '../../../kit/form/engine/use-form.ts';
import { useT } from '../../../kit/words.tsx';
import { drawn } from '../../../kit/lazy/lazy.ts';
import { fieldKinds } from '../wizard/lazy-parts.ts';
import type { KindProps } from './kind-props.ts';
import { dropGhost } from '../wizard/wizard.css.ts';

const hinted: readonly FieldRow['kind'][] = ['day', 'file', 'files'];

export function FieldGhost({ row, name, label, hint, optional = false }: KindProps) {
  const t = useT('form');
  const { id } = useField({ name, label, optional }, { ready: () => drawn(fieldKinds) }); // who sends before it has come waits for it
  const isFile = row.kind === 'file' || row.kind === 'files';
  const said = row.kind === 'day' ? t('date.pattern') : hinted.includes(row.kind) ? (hint ?? '…') : hint;
  return (
    <div aria-hidden="true">
      <FieldFrame field={{ id, error: undefined }} label={label} hint={said} optional={optional} group="none">
        <div className={isFile ? dropGhost : control} />
      </FieldFrame>
    </div>
  );
}
