/** Requests to open a client's account that wait for a second person (ACC-41). */
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { useT } from '../../../kit/words.tsx';
import { SecondDialog } from '../deciding/second-person.tsx';
import * as look from '../queue/queue.css.ts';
import { useQueue, type Work } from '../queue/use-queue.ts';

const isClient = ({ kind, text }: Work) => kind === 'second' && text.startsWith('company.open · ');

export function PendingClients() {
  const t = useT('back-office');
  const queue = useQueue();
  const [open, setOpen] = useState<Work>();
  const pending = queue.state === 'ready' ? queue.data.list.filter(isClient) : [];
  if (pending.length === 0 && !open) return null;
  return (
    <div className={look.pending}>
      {pending.map((work) => (
        <Note
          key={work.id}
          tone="progress"
          title={t('second.waits', {
            name: work.opened_by ?? '',
            what: `${t('second.acts.company.open')} · ${work.project_name}`,
          })}
          action={
            <Button compact onClick={() => setOpen(work)}>
              {t('second.open')}
            </Button>
          }
        />
      ))}
      {open && <SecondDialog company_id={open.company_id} id={open.id} shows={['desk-companies']} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
