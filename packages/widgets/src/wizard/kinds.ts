/** How fields are drawn: one component for each kind, which is there at once or is fetched where it is used. */
import type { Names } from '@bankside/core/i18n/keys.ts';
import type { FunctionComponent } from 'react';
import type { FieldName } from '../kit/form/engine/field-name.ts';
import type { Lazy } from '../kit/lazy/lazy.ts';

/** What both tables of fields say of a row. */
export type Row = {
  readonly kind: string;
  readonly max?: number;
  readonly options?: readonly string[];
  readonly list?: Parameters<Names<'options'>>[0];
  readonly autoComplete?: string;
};
export type KindProps<R> = {
  readonly row: R;
  readonly name: FieldName<string>;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly optional?: boolean | undefined;
};
export type Kind<R> = FunctionComponent<KindProps<R>>;
/** A part of a wizard that holds some kinds. */
export type KindPart<R extends Row> = Lazy<{ readonly kinds: { readonly [K in R['kind']]?: Kind<R> } }>;
/** Every kind of a wizard's table; undefined: another field draws it. */
export type KindTable<R extends Row> = { readonly [K in R['kind']]: Kind<R> | KindPart<R> | undefined };
