/** A field by its kind; a placeholder holds its place until its code is loaded. */
import type { ReactNode } from 'react';
import { useLazy } from '../kit/lazy/lazy.ts';
import { FieldPlaceholder } from './field-placeholder.tsx';
import type { Kind, KindPart, KindProps, KindTable, Row } from './kinds.ts';

type Props<R extends Row> = KindProps<R> & {
  /** Under the placeholder. */
  readonly under?: ReactNode;
  /** Drawn with the field. */
  readonly children?: ReactNode;
};

export function KindField<R extends Row>({ kinds, ...props }: Props<R> & { readonly kinds: KindTable<R> }) {
  const Kind: Kind<R> | KindPart<R> | undefined = kinds[props.row.kind as R['kind']];
  if (typeof Kind === 'object') return <LateField part={Kind} {...props} />;
  const { children, under: _under, ...field } = props;
  return (
    <>
      {Kind && <Kind {...field} />}
      {children}
    </>
  );
}

function LateField<R extends Row>({ part, under, children, ...field }: Props<R> & { readonly part: KindPart<R> }) {
  const Kind: Kind<R> | undefined = useLazy(part)?.kinds[field.row.kind as R['kind']];
  if (!Kind) return <FieldPlaceholder {...field} of={part} under={under} />;
  return (
    <>
      <Kind {...field} />
      {children}
    </>
  );
}
