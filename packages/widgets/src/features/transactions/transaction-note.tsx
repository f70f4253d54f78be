/** The company's note on a transaction (TXN-15): shown with who wrote it, changed in place. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { TextButton } from '../../kit/action/text-button.tsx';
import { fieldsOf, Form } from '../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { TextArea } from '../../kit/form/fields/text-area-field.tsx';
import { Section } from '../../kit/nav/section.tsx';
import { useAction } from '../../kit/remote/use-action.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useDates } from '../../shared/dates.ts';
import * as look from './transactions.css.ts';

const schema = () => import('@bankside/core/contract/transaction-notes.ts').then(({ transactionNotes }) => transactionNotes.note.in);
const field = fieldsOf(schema);
const refreshes = [['records']] as const; // the list has a sign of it
type NoteProps = { readonly id: string; readonly note: OutOf<'/transaction/note'> };

export function TransactionNote({ id, note }: NoteProps) {
  const t = useT('transactions');
  const dates = useDates();
  const [editing, setEditing] = useState(false);
  const act = <TextButton onClick={() => setEditing(true)}>{t(note.text ? 'note.edit' : 'note.add')}</TextButton>;
  return (
    <div className={look.note}>
      <Section title={t('note.title')} level={3} action={!editing && act}>
        {editing ? (
          <NoteForm id={id} note={note} onDone={() => setEditing(false)} />
        ) : note.text ? (
          <>
            <p className={look.noteText}>{note.text}</p>
            {note.at && <p className={look.noteBy}>{t('note.by', { name: note.by, day: dates.date(note.at) })}</p>}
          </>
        ) : (
          <p className={look.noteBy}>{t('note.none')}</p>
        )}
      </Section>
    </div>
  );
}

function NoteForm({ id, note, onDone }: NoteProps & { readonly onDone: () => void }) {
  const t = useT('transactions');
  const bank = useBank();
  // what was read when it was opened: a change of somebody else in between is not overwritten
  const [{ version, text }] = useState(note);
  const save = useAction(
    async (typed: { readonly text?: string }, { key }) => {
      const written = typed.text ?? '';
      const isNew = written.trim() !== '' || text !== '';
      if (isNew) await bank.call('/transaction/note', { id, version, text: written }, { key });
      onDone();
      return isNew;
    },
    { says: (isNew) => (isNew ? t('note.saved') : undefined), refreshes },
  );
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('textarea')?.focus(), []);
  return (
    <Form initial={{ text }} onSubmit={(typed: { readonly text?: string }) => save.send(typed)} label={t('note.title')} guarded>
      <div ref={box}>
        <TextArea name={field('text')} label={t('note.title')} optional rows={3} maxLength={500} />
      </div>
      <div className={look.noteActs}>
        <SubmitButton variant="secondary">{t('note.save')}</SubmitButton>
        <Button variant="quiet" onClick={onDone}>
          {t('shared:cancel')}
        </Button>
      </div>
    </Form>
  );
}
