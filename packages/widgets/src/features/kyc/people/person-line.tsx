/** Somebody who has been entered: a name, what matters most, edit and remove. */
import { kycLists, rowsOf, type KycList } from '@bankside/core/rules/kyc/kyc.ts';
import { useState } from 'react';
import { IconButton } from '../../../kit/action/icon-button.tsx';
import { Status } from '../../../kit/data/status.tsx';
import { mono } from '../../../kit/theme/text.css.ts';
import { useT } from '../../../kit/words.tsx';
import { useFieldNames } from '../../../shared/kyc/field-name.ts';
import { useValueWords } from '../../../shared/kyc/value-words.ts';
import { nothing, type PersonRow } from '../../../shared/kyc/values.ts';
import * as look from './people.css.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { usePeople } from './use-people.ts';

/** What a line says of a person, in its order. */
const shownFields = {
  shareholders: ['ownership_percentage', 'passport_number', 'issuing_country', 'id_files'],
  directors: ['job_title', 'id_number', 'contact_number', 'id_files'],
  officers: ['job_title', 'id_number', 'contact_number', 'id_files'],
  authorised_persons: ['job_title', 'contact_number', 'specimen'],
} as const satisfies Record<KycList, readonly string[]>;

type Props = {
  readonly list: KycList;
  readonly row: PersonRow;
  readonly at: number;
  /** Has all that is asked for. */
  readonly isWhole: boolean;
  /** The bank has sent something of it back. */
  readonly isReturned: boolean;
  readonly onRemove: () => void;
};

export function PersonLine({ list, row, at, isWhole, isReturned, onRemove }: Props) {
  const t = useT('kyc');
  const names = useFieldNames();
  const people = usePeople();
  const [asking, setAsking] = useState(false);
  const name = names.person(list, row, at);
  return (
    <li className={look.person}>
      <div className={look.personHead}>
        <div className={look.marks}>
          <p className={look.name}>
            {at + 1}. {name}
          </p>
          {!isWhole && (
            <Status tone="attention" glyph="circle">
              {t('people.incomplete')}
            </Status>
          )}
          {isReturned && (
            <Status tone="negative" glyph="alert">
              {t('people.returned')}
            </Status>
          )}
        </div>
        <div className={look.acts}>
          <IconButton icon="edit" label={t('people.edit', { name })} onClick={() => people.edit(list, row)} />
          <IconButton icon="remove" label={t('people.remove', { name })} onClick={() => setAsking(true)} />
        </div>
      </div>
      <dl className={look.short}>
        {shownFields[list].map((field) => (
          <div key={field}>
            <dt>{t(`people.short.${field}`)}</dt>
            <dd>
              <ShortValue list={list} field={field} value={row[field]} />
            </dd>
          </div>
        ))}
      </dl>
      {asking && <RemoveDialog name={name} onRemove={onRemove} onClose={() => setAsking(false)} />}
    </li>
  );
}

/** Not given is said in the words of the line. */
function ShortValue({ list, field, value }: { readonly list: KycList; readonly field: string; readonly value: unknown }) {
  const t = useT('kyc');
  const words = useValueWords();
  const row = rowsOf(kycLists[list].step, list)[field];
  if (!row || nothing(value)) return row?.optional ? t('people.none') : t('people.missing');
  if (row.kind === 'file' || row.kind === 'files')
    return (
      <Status tone="positive" glyph="tick">
        {Array.isArray(value) && value.length > 1 ? t('people.received', { count: value.length }) : t('people.receivedOne')}
      </Status>
    );
  return row.kind === 'idNumber' ? <span className={mono}>{words(row, value)}</span> : words(row, value);
}
