/** Any field of a KYC file by its kind, with what the bank says of it. */
import type { FieldRow } from '@bankside/core/rules/kyc/kyc-start.ts';
import { useEffect, useRef } from 'react';
import type { FieldName } from '../../../kit/form/engine/field-name.ts';
import { useForm } from '../../../kit/form/engine/use-form.ts';
import type { ReasonRow } from '../../../shared/kyc/reason-text.ts';
import { lazy, useLazy } from '../../../kit/lazy/lazy.ts';
import { KindField } from '../../../wizard/kind-field.tsx';
import type { KindProps } from '../../../wizard/kinds.ts';
import { kinds } from './kinds.tsx';
import { useKyc, useWizard } from '../wizard/wizard-context.tsx';

const reasonPart = lazy(() => import('./field-reason.tsx'));

/** `path`: where the field is in the whole file; `name`: where in the form. */
type Props = Omit<KindProps<FieldRow>, 'optional'> & { readonly path: string };

export function RowField({ path, ...props }: Props) {
  const { row, name } = props;
  return (
    <div data-path={path}>
      <KindField kinds={kinds} {...props} optional={row.optional ?? false}>
        <Arrival path={path} name={name} />
        <Reason path={path} name={name} />
      </KindField>
    </div>
  );
}

/** A link that named this field leads to it: it gets the focus. */
function Arrival({ path, name }: { readonly path: string; readonly name: string }) {
  const form = useForm();
  const { field } = useWizard();
  const arrived = useRef<string>(undefined);
  useEffect(() => {
    if (field !== path || arrived.current === field) return;
    arrived.current = field;
    form.focus(name);
  }, [form, field, path, name]);
  return null;
}

/** Why the bank sent it back, where it did. */
function Reason({ path, name }: { readonly path: string; readonly name: FieldName }) {
  const reason = useKyc((state) => state.info?.reasons.find((each) => each.path === path));
  return reason ? <ReasonLoaded {...{ reason, name }} /> : null;
}
function ReasonLoaded(props: { readonly reason: ReasonRow; readonly name: FieldName }) {
  const part = useLazy(reasonPart);
  return part ? <part.FieldReason {...props} /> : null;
}
