/** How each kind of an application's fields is drawn. The first are here; the others come while these are filled in. */
import { narrow, TextField } from '../../../kit/form/fields/text-field.tsx';
import { lazy } from '../../../kit/lazy/lazy.ts';
import type { Kind, KindTable } from '../../../wizard/kinds.ts';
import { ChoiceField } from './choice-field.tsx';
import type { FieldRow } from './field-rows.ts';

/** The rest of the first step, then that of the others. */
export const aboutKinds = lazy(() => import('./about-kinds.tsx'));
export const laterKinds = lazy(() => import('./later-kinds.tsx'));

const text: Kind<FieldRow> = ({ row, ...props }) => <TextField {...props} autoComplete={row.autoComplete ?? 'off'} />;
const code: Kind<FieldRow> = ({ row, ...props }) => <TextField {...props} autoComplete={row.autoComplete ?? 'off'} fold={narrow} />;

export const kinds: KindTable<FieldRow> = {
  applicant: ChoiceField,
  director: aboutKinds,
  account: code,
  choice: ChoiceField,
  select: laterKinds,
  name: text,
  nameOnCard: aboutKinds,
  username: aboutKinds,
  email: aboutKinds,
  countryCode: undefined,
  mobile: aboutKinds,
  day: aboutKinds,
  idNumber: code,
  country: laterKinds,
  text,
  documentDay: laterKinds,
  flag: undefined,
  postalCode: code,
  mailing: laterKinds,
  file: laterKinds,
  prose: laterKinds,
  consent: laterKinds,
};
