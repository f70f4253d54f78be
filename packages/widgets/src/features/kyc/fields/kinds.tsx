/** How each kind of a KYC file's fields is drawn. Those that step one begins with are here. */
import type { FieldRow } from '@bankside/core/rules/kyc/kyc-start.ts';
import { CheckField } from '../../../kit/form/choices/check-field.tsx';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import { lazy } from '../../../kit/lazy/lazy.ts';
import type { KindTable } from '../../../wizard/kinds.ts';

const later = lazy(() => import('./later-kinds.tsx'));

export const kinds: KindTable<FieldRow> = {
  tick: ({ name, label }) => <CheckField name={name} label={label} />,
  text: ({ row: _row, ...props }) => <TextField {...props} autoComplete="off" />,
  prose: later,
  idNumber: later,
  phone: later,
  web: later,
  day: later,
  whole: later,
  money: later,
  percent: later,
  choice: later,
  choices: later,
  country: later,
  countries: later,
  currencies: later,
  file: later,
  files: later,
  signature: later,
};
