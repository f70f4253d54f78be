/** Any field of a KYC file by its kind. Those that step one begins with are here; the others keep their place until they have come. */
import type { FieldRow } from '@bankside/core/rules/kyc/kyc-start.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import type { FieldName } from '../../../kit/form/engine/field-name.ts';
import { CheckField } from '../../../kit/form/choices/check-field.tsx';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import { useForm } from '../../../kit/form/engine/use-form.ts';
import type { ReasonRow } from '../../../shared/kyc/reason-text.ts';
import { useLazy } from '../../../shared/lazy/lazy.ts';
import { FieldGhost } from './field-ghost.tsx';
import type { KindProps } from './kind-props.ts';
import { fieldKinds, reasonPart } from '../wizard/lazy-parts.ts';
import { useKyc, useWizard } from '../wizard/wizard-context.tsx';

const early: Partial<Record<FieldRow['kind'], (props: KindProps) => ReactNode>> = {
  tick: ({ name, label }) => <CheckField name={name} label={label} />,
  text: ({ row: _row, ...props }) => <TextField {...props} autoComplete="off" />,
};

/** `path`: where the field stands in the whole file; `name`: where in the form. */
type Props = Omit<KindProps, 'optional'> & { readonly path: string };

export function RowField({ path, ...rest }: Props) {
  const { row, name } = rest;
  const part = useLazy(fieldKinds);
  const props: KindProps = { ...rest, ...(row.optional && { optional: true }) };
  const draw = early[row.kind];
  if (!draw && !part) return <FieldGhost {...props} />;
  return (
    <div data-path={path}>
      {draw ? draw(props) : part && <part.LaterField {...props} />}
      <Arrival path={path} name={name} />
      <Reason path={path} name={name} />
    </div>
  );
}

/** A link named this field: whoever followed it stands on it. */
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
