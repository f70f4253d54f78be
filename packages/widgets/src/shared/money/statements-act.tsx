/** "Statements": opens the chooser, which is fetched when it is asked for. For pages that know nothing of money's words. */
import { useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { Note } from '../../kit/feedback/note.tsx';
import { TextButton } from '../../kit/action/text-button.tsx';
import { lazy, usePart } from '../../kit/lazy/lazy.ts';
import { useT } from '../../kit/words.tsx';

const chooser = lazy(() => import('./statement-dialog.tsx'), 'money', 'form');

export function StatementsAct({ button = false }: { /** A button instead of a text. */ readonly button?: boolean }) {
  const t = useT('shell');
  const [open, setOpen] = useState(false);
  const act = t('statements');
  return (
    <>
      {button ? (
        <Button variant="primary" onClick={() => setOpen(true)}>
          {act}
        </Button>
      ) : (
        <TextButton onClick={() => setOpen(true)}>{act}</TextButton>
      )}
      {open && <Chooser onClose={() => setOpen(false)} />}
    </>
  );
}

function Chooser({ onClose }: { readonly onClose: () => void }) {
  const t = useT('shared');
  const { it, failed, again } = usePart(chooser);
  if (failed)
    return (
      <Note tone="negative" live="alert" title={t('kit.call.failed')} action={<TextButton onClick={again}>{t('retry')}</TextButton>} />
    );
  return it ? <it.StatementDialog onClose={onClose} /> : null;
}
