/** A field of a section, by its kind in the table of the application's fields. */
import { cardField, type FieldName } from '@bankside/core/rules/cards/fields.ts';
import type { FunctionComponent } from 'react';
import type { CardField, CardFieldKind } from '@bankside/core/rules/cards/fields.ts';
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { SegmentedField } from '../../kit/form/choices/segmented-field.tsx';
import { fieldNamed } from '../../kit/form/engine/field-name.ts';
import { textOf } from '../../kit/form/engine/form-paths.ts';
import { useValue } from '../../kit/form/engine/use-form.ts';
import { hint as hintLook } from '../../kit/form/engine/form.css.ts';
import { DateField } from '../../kit/form/fields/date-field.tsx';
import { PhoneField } from '../../kit/form/fields/phone-field.tsx';
import { TextArea } from '../../kit/form/fields/text-area-field.tsx';
import { narrow, TextField } from '../../kit/form/fields/text-field.tsx';
import { UploadField } from '../../kit/form/upload/upload-field.tsx';
import { useNames, useT } from '../../kit/words.tsx';
import { useApplicationLabel } from '../../shared/application-values.ts';
import { usePreview } from '../../shared/document-preview/use-preview.tsx';
import { useHandOff } from '../../shared/files/hand-off.ts';
import { useSendFile } from '../../shared/files/send-file.ts';
import { common, useOptions } from '../../wizard/common-kinds.tsx';
import type { KindProps } from '../../wizard/kinds.ts';
import { EmailRow, UsernameField } from './account-kinds.tsx';
import * as look from './card-kyc.css.ts';
import { DocumentDay } from './document-day.tsx';
import { stepOf } from './holder.ts';
import { useEditing } from './section-context.ts';

type Props = KindProps<CardField>;
const capitals = (text: string) => narrow(text).toUpperCase();
const text = ({ row: _row, ...props }: Props) => <TextField {...props} autoComplete="off" />;
const code = ({ row: _row, ...props }: Props) => <TextField {...props} autoComplete="off" fold={narrow} />;

/** Those of the sections; the form holds somebody else's data, so browsers fill in nothing. */
const kinds: Partial<Record<CardFieldKind, FunctionComponent<Props>>> = {
  ...common,
  name: text,
  text,
  idNumber: code,
  postalCode: code,
  nameOnCard: NameOnCard,
  username: ({ row: _row, ...props }) => <UsernameField {...props} />,
  email: ({ row: _row, ...props }) => <EmailRow {...props} />,
  mobile: ({ row: _row, ...props }) => <PhoneField {...props} codeName={fieldNamed('country_code')} />,
  day: ({ row: _row, ...props }) => <DateField {...props} />,
  choice: ({ row, ...props }) => <SegmentedField {...props} options={useOptions(row)} />,
  documentDay: ({ row: _row, ...props }) => <DocumentDay {...props} />,
  mailing: ({ row, ...props }) => <TextArea {...props} rows={2} maxLength={row.max} />,
  file: FileField,
};

export function SectionField({ name }: { readonly name: FieldName }) {
  const { section } = useEditing();
  const label = useApplicationLabel();
  const word = useNames('card-apply');
  const row = cardField(name);
  const Kind = kinds[row.kind];
  if (!Kind) throw new Error(`no field for the kind ${row.kind}`);
  const hint = row.hint && section !== 'member' ? word('hints', name, { days: policy.poa.cardDays }) : undefined;
  return <Kind row={row} name={fieldNamed(name)} label={label(name, stepOf[section])} hint={hint} optional={row.optional !== undefined} />;
}

/** The company's prefix is before it on the card and counts with it (APP-07). */
function NameOnCard({ row: _row, ...props }: Props) {
  const t = useT('apply-start');
  const { holder } = useEditing();
  const count = textOf(useValue(props.name)).trim().length;
  const max = policy.card.nameMax - (holder.name_prefix ? holder.name_prefix.length + 1 : 0);
  const after = (
    <span className={look.ends}>
      <span className={hintLook}>{t('hints.name_on_card')}</span>
      <span className={hintLook}>{t('counted', { count, max })}</span>
    </span>
  );
  return <TextField {...props} autoComplete="off" fold={capitals} after={after} />;
}

function FileField({ row: _row, ...props }: Props) {
  const { holder } = useEditing();
  const send = useSendFile('card');
  const handOff = useHandOff('card');
  const preview = usePreview();
  const kept = holder.files.find(({ field, file_key }) => field === props.name && file_key !== '');
  return (
    <>
      <UploadField
        {...props}
        slot="card"
        send={send}
        handOff={handOff}
        kept={kept ? [kept] : []}
        {...(kept?.readable !== false && { open: preview.open })}
      />
      {preview.dialog}
    </>
  );
}
