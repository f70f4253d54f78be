import type { FieldName } from '../../../kit/form/engine/field-name.ts';
import type { FieldRow } from '@bankside/core/rules/kyc/kyc-start.ts';

/** What every kind draws itself from. */
export type KindProps = {
  readonly row: FieldRow;
  readonly name: FieldName<string>;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly optional?: boolean;
};
