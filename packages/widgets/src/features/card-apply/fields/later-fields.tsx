/** The fields of the steps after the first. */
import type { FunctionComponent } from 'react';
import { fieldNamed } from '../../../kit/form/engine/field-name.ts';
import { CheckField } from '../../../kit/form/choices/check-field.tsx';
import { ComboField } from '../../../kit/form/choices/combo-field.tsx';
import { countryOptions } from '../../../kit/form/choices/country-options.ts';
import { DateField } from '../../../kit/form/fields/date-field.tsx';
import { SelectField } from '../../../kit/form/choices/select-field.tsx';
import { TextArea } from '../../../kit/form/fields/text-area-field.tsx';
import { UploadField } from '../../../kit/form/upload/upload-field.tsx';
import { useValue } from '../../../kit/form/engine/use-form.ts';
import { Note } from '../../../kit/feedback/note.tsx';
import { useLanguage, useT } from '../../../kit/words.tsx';
import { Consent } from '../../../shared/legal/consent.tsx';
import { useHandOff } from '../../../shared/files/hand-off.ts';
import { useSendFile } from '../../../shared/files/send-file.ts';
import { useApplication, useApplying } from '../application-context.ts';
import * as look from '../card-apply.css.ts';
import { useNames } from '../../../kit/words.tsx';
import { DocumentDay } from './document-day.tsx';
import type { FieldKind } from './field-rows.ts';
import { MailingAddress } from './mailing-address.tsx';
import type { RowProps } from './row-field.tsx';
import { optionsOf } from './row-options.ts';

const kinds: Partial<Record<FieldKind, FunctionComponent<RowProps>>> = {
  select: SelectRow,
  country: CountryRow,
  day: ({ row: _row, readOnly: _readOnly, ...props }) => <DateField {...props} />,
  documentDay: DocumentDay,
  mailing: MailingAddress,
  file: FileRow,
  area: ({ row, readOnly: _readOnly, ...props }) => <TextArea {...props} maxLength={row.max} />,
  consent: ConsentRow,
};

export function LaterField(props: RowProps) {
  const Kind = kinds[props.row.kind];
  return Kind ? <Kind {...props} /> : null;
}

function SelectRow({ row, readOnly: _readOnly, ...props }: RowProps) {
  return <SelectField {...props} options={optionsOf(row, useNames('options'))} />;
}

function CountryRow({ row, readOnly: _readOnly, ...props }: RowProps) {
  return <ComboField {...props} options={countryOptions(useLanguage())} autoComplete={row.autoComplete ?? 'off'} />;
}

/** Which field says in what language a document is. */
const languageOf = { id_front: 'document_language', poa_front: 'poa_language' } as const;

function FileRow({ row, readOnly: _readOnly, ...props }: RowProps) {
  const t = useT('card-apply');
  const { store } = useApplying();
  const draft = store.source.handle ? store.handle : undefined;
  const send = useSendFile('card', draft);
  const handOff = useHandOff('card', draft);
  const kept = useApplication((state) => state.files[row.name]);
  const key = useValue(props.name);
  const language = useValue(fieldNamed(row.name === 'poa_front' ? languageOf.poa_front : languageOf.id_front));
  const isForeign = row.name in languageOf && typeof language === 'string' && language !== '' && language !== 'en';
  return (
    <>
      {isForeign && (
        <div className={look.notice}>
          <Note tone="attention" title={t('translation.title')}>
            {t('translation.text')}
          </Note>
        </div>
      )}
      <UploadField
        {...props}
        slot="card"
        send={async (file, ways) => {
          const received = await send(file, ways);
          store.received(row.name, received);
          return received;
        }}
        handOff={handOff}
        kept={kept && kept.file_key === key ? [kept] : []}
      />
    </>
  );
}

function ConsentRow({ name, label, readOnly }: RowProps) {
  const t = useT('card-apply');
  return readOnly ? <CheckField name={name} label={label} /> : <Consent name={name} label={label} sentence={t('agree')} />;
}
