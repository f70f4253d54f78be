/** What a client sent along: each opens under its name. */
import { useState } from 'react';
import { TextButton } from '../../../kit/action/text-button.tsx';
import { useT } from '../../../kit/words.tsx';
import { StaffDocument } from '../staff-document.tsx';
import * as look from './queue.css.ts';
import type { Work } from './use-queue.ts';

export function WorkFiles({ work: { company_id, files } }: { readonly work: Pick<Work, 'company_id' | 'files'> }) {
  const t = useT('back-office');
  const [key, setKey] = useState<string>();
  const open = files.find(({ file_key }) => file_key === key);
  if (files.length === 0) return null;
  return (
    <div className={look.stack}>
      <ul className={look.files} aria-label={t('queue.files')}>
        {files.map(({ file_key, name }) => (
          <li key={file_key}>
            <TextButton aria-expanded={file_key === key} onClick={() => setKey(file_key === key ? undefined : file_key)}>
              {name}
            </TextButton>
          </li>
        ))}
      </ul>
      {open && <StaffDocument key={open.file_key} company_id={company_id} file_key={open.file_key} name={open.name} />}
    </div>
  );
}
