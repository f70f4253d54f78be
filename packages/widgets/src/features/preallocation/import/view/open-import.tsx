/** An import whose rows were not all sent, or were not started: nothing is bound, so it is begun again or started. */
import { Button } from '../../../../kit/action/button.tsx';
import { Note } from '../../../../kit/feedback/note.tsx';
import { FailureNote } from '../../../../kit/remote/call-view.tsx';
import { useRemote } from '../../../../kit/remote/remote.ts';
import { useAction } from '../../../../kit/remote/use-action.ts';
import { useT } from '../../../../kit/words.tsx';
import { useBank } from '../../../../runtime/host-context.tsx';
import type { Import } from './import-status.tsx';
import * as look from '../import.css.ts';

const everyMs = 2000;

export function OpenImport({ of: { import_id, rows }, onNew }: { readonly of: Import; readonly onNew: () => void }) {
  const t = useT('card-import');
  const bank = useBank();
  const added = useRemote(
    ['import', import_id, 'rows'],
    (signal) => bank.call('/preallocation/importRows', { import_id, page_size: 1 }, { signal, background: true }),
    { every: everyMs },
  );
  const refreshes = [['import'], ['imports']] as const;
  const start = useAction((_: void, { key }) => bank.call('/preallocation/importStart', { import_id }, { key }), { refreshes });
  const again = useAction((_: void, { key }) => bank.call('/preallocation/importCancel', { import_id }, { key }), {
    refreshes,
    onDone: onNew,
  });
  if (added.state !== 'ready') return null;
  const sent = added.data.total;
  const isWhole = sent >= rows;
  return (
    <>
      <Note tone="attention" title={t(isWhole ? 'view.allTitle' : 'view.openTitle')}>
        {isWhole ? t('view.allText') : t('view.openText', { sent, count: rows })}
      </Note>
      <FailureNote failure={start.failure ?? again.failure} />
      <div className={look.acts}>
        {isWhole && (
          <Button variant="primary" busy={start.busy} onClick={() => void start.run()}>
            {t('view.start')}
          </Button>
        )}
        <Button busy={again.busy} onClick={() => void again.run()}>
          {t('view.again')}
        </Button>
      </div>
    </>
  );
}
