/** The fields of the steps after the first. */
import { fieldNamed } from '../../../kit/form/engine/field-name.ts';
import { isAsked } from '@bankside/core/rules/field-when.ts';
import { CheckField } from '../../../kit/form/choices/check-field.tsx';
import { UploadField } from '../../../kit/form/upload/upload-field.tsx';
import { useValue } from '../../../kit/form/engine/use-form.ts';
import { Note } from '../../../kit/feedback/note.tsx';
import { useT } from '../../../kit/words.tsx';
import { Consent } from '../../../shared/legal/consent.tsx';
import { useHandOff } from '../../../shared/files/hand-off.ts';
import { useSendFile } from '../../../shared/files/send-file.ts';
import { common } from '../../../wizard/common-kinds.tsx';
import type { Kind, KindProps } from '../../../wizard/kinds.ts';
import { useApplication, useApplying, useReadOnly } from '../application-context.ts';
import * as look from '../card-apply.css.ts';
import { DocumentDay } from './document-day.tsx';
import type { FieldRow } from './field-rows.ts';
import { MailingAddress } from './mailing-address.tsx';

type Props = KindProps<FieldRow>;
export const kinds = {
  ...common,
  documentDay: DocumentDay,
  mailing: MailingAddress,
  file: FileRow,
  consent: ConsentRow,
} as const satisfies Readonly<Record<string, Kind<FieldRow>>>;

function FileRow({ row, ...props }: Props) {
  const t = useT('card-apply');
  const { store } = useApplying();
  const draft = store.source.handle ? store.handle : undefined;
  const send = useSendFile('card', draft);
  const handOff = useHandOff('card', draft);
  const kept = useApplication((state) => state.files[row.name]);
  const key = useValue(fieldNamed(row.name));
  const language = useValue(fieldNamed(row.inLanguage ?? 'document_language'));
  const isForeign = row.inLanguage !== undefined && isAsked({ when: { field: 'language', not: 'en' } }, { language });
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

function ConsentRow({ name, label }: Props) {
  const readOnly = useReadOnly(name);
  const t = useT('card-apply');
  return readOnly ? <CheckField name={name} label={label} /> : <Consent name={name} label={label} sentence={t('agree')} />;
}
