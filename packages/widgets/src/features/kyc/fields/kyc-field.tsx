/** A field by its name in the tables of rules/kyc/kyc.ts. */
import { kycPath, rowsOf, type KycList, type KycStep } from '@bankside/core/rules/kyc/kyc.ts';
import { fieldNamed } from '../../../kit/form/engine/field-name.ts';
import { useFieldNames } from '../../../shared/kyc/field-name.ts';
import { RowField } from './row-field.tsx';

type Props = {
  readonly step: KycStep;
  readonly name: string;
  /** A field of a person. */
  readonly list?: KycList | undefined;
  readonly person_id?: string | undefined;
  /** What comes before the name in the form: 'directors[0].'. */
  readonly at?: string | undefined;
  readonly hint?: string | undefined;
};

export function KycField({ step, name, list, person_id, at = '', hint }: Props) {
  const names = useFieldNames();
  const row = rowsOf(step, list)[name];
  const path = kycPath(step, name, list && person_id !== undefined ? { list, person_id } : undefined);
  if (!row) throw new Error(`${path} is no field of a KYC file`);
  return <RowField path={path} row={row} name={fieldNamed(at + name)} label={names.field(path)} hint={hint} />;
}
