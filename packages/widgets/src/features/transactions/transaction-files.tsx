/** Files that the company keeps with a transaction (TXN-17): opened, attached and removed in place. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { useCallback, useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { TextButton } from '../../kit/action/text-button.tsx';
import { fieldsOf, Form } from '../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { UploadField } from '../../kit/form/upload/upload-field.tsx';
import { sizeText } from '../../kit/form/upload/upload-file.ts';
import { Section } from '../../kit/nav/section.tsx';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { FailureNote } from '../../kit/remote/call-view.tsx';
import { useAction } from '../../kit/remote/use-action.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useDates } from '../../shared/dates.ts';
import { usePreview } from '../../shared/document-preview/use-preview.tsx';
import { useHandOff } from '../../shared/files/hand-off.ts';
import { useSendFile } from '../../shared/files/send-file.ts';
import * as look from './transactions.css.ts';

type KeptFile = OutOf<'/transaction/details'>['files'][number];
type FilesProps = { readonly id: string; readonly files: readonly KeptFile[] };
type Typed = { readonly file_keys?: readonly string[] };
const schema = () => import('@bankside/core/contract/transaction-notes.ts').then(({ transactionNotes }) => transactionNotes.attach.in);
const field = fieldsOf(schema);
const refreshes = [['records']] as const;
const most = 10;

export function TransactionFiles({ id, files }: FilesProps) {
  const t = useT('transactions');
  const [adding, setAdding] = useState(false);
  const act = files.length < most && <TextButton onClick={() => setAdding(true)}>{t('files.add')}</TextButton>;
  return (
    <div className={look.note}>
      <Section title={t('files.title')} level={3} action={!adding && act}>
        {files.length > 0 && <List id={id} files={files} />}
        {adding ? (
          <Adding id={id} room={most - files.length} onDone={() => setAdding(false)} />
        ) : (
          files.length === 0 && <p className={look.noteBy}>{t('files.none')}</p>
        )}
      </Section>
    </div>
  );
}

function List({ id, files }: FilesProps) {
  const t = useT('transactions');
  const bank = useBank();
  const dates = useDates();
  const fetching = useCallback(
    ({ file_key }: { readonly file_key: string }) => bank.download('/transaction/attachment', { id, file_key }),
    [bank, id],
  );
  const preview = usePreview(fetching);
  const [removing, setRemoving] = useState<KeptFile | null>(null);
  return (
    <>
      <ul className={look.files} aria-label={t('files.title')}>
        {files.map((file) => (
          <li key={file.file_key} className={look.file}>
            <div className={look.fileText}>
              <TextButton onClick={() => preview.open(file)}>{file.name}</TextButton>
              <p className={look.noteBy}>{[sizeText(file.size), file.by, dates.date(file.at)].filter(Boolean).join(' · ')}</p>
            </div>
            {file.may_remove && (
              <Button compact variant="quiet" onClick={() => setRemoving(file)} aria-label={t('files.removeOf', { name: file.name })}>
                {t('files.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {preview.dialog}
      {removing && <Removing id={id} file={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}

function Removing({ id, file, onClose }: { readonly id: string; readonly file: KeptFile; readonly onClose: () => void }) {
  const t = useT('transactions');
  const bank = useBank();
  const { file_key, name } = file;
  const remove = useAction(
    (input: { readonly id: string; readonly file_key: string }, { key }) => bank.call('/transaction/detach', input, { key }),
    { says: t('files.removed', { name }), refreshes, onDone: onClose },
  );
  return (
    <ConfirmDialog
      danger
      title={t('files.removeTitle', { name })}
      text={t('files.removeText')}
      act={t('files.removeAct')}
      busy={remove.busy}
      onAct={() => void remove.run({ id, file_key })}
      onClose={onClose}
    >
      <FailureNote failure={remove.failure} />
    </ConfirmDialog>
  );
}

function Adding({ id, room, onDone }: { readonly id: string; readonly room: number; readonly onDone: () => void }) {
  const t = useT('transactions');
  const bank = useBank();
  const send = useSendFile('attachment');
  const handOff = useHandOff('attachment');
  const preview = usePreview();
  const save = useAction(
    ({ file_keys = [] }: Typed, { key }) => bank.call('/transaction/attach', { id, file_keys: [...file_keys] }, { key }),
    { says: t('files.added'), refreshes, onDone },
  );
  return (
    <Form initial={{ id, file_keys: [] }} schema={schema} onSubmit={(typed: Typed) => save.send(typed)} label={t('files.add')} guarded>
      <UploadField
        name={field('file_keys')}
        label={t('files.field')}
        hint={t('files.hint')}
        slot="attachment"
        files={Math.max(2, room)}
        send={send}
        handOff={handOff}
        open={preview.open}
      />
      <div className={look.noteActs}>
        <SubmitButton variant="secondary">{t('files.act')}</SubmitButton>
        <Button variant="quiet" onClick={onDone}>
          {t('shared:cancel')}
        </Button>
      </div>
      {preview.dialog}
    </Form>
  );
}
