/** Unbinds, blocks, unblocks or releases what is ticked: asked once, then what became of each card (PRG-18). */
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { ConfirmDialog, Dialog } from '../../../kit/overlay/dialog.tsx';
import { useRefresh } from '../../../kit/remote/remote.ts';
import { FailureNote } from '../../../kit/remote/call-view.tsx';
import { useAction } from '../../../kit/remote/use-action.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useIntent } from '../../../runtime/intent.ts';
import { ActResults } from './act-results.tsx';
import { actOnMany, type ManyAct } from './many-acts.ts';

type Props = {
  readonly act: ManyAct;
  readonly ids: readonly string[];
  readonly onClose: () => void;
  /** The cards that were changed. */
  readonly onDone: (ids: readonly string[]) => void;
};

export function ActDialog({ act, ids: chosen, onClose, onDone }: Props) {
  const t = useT('preallocation');
  const bank = useBank();
  const refresh = useRefresh();
  const intended = useIntent();
  const [ids] = useState(chosen);
  const [done, setDone] = useState(0);
  const change = useAction(() => actOnMany(bank, { act, ids, intended, onSome: setDone }), {
    onDone: (results) => {
      refresh(['batch-cards']);
      onDone(results.filter(({ ok }) => ok).map(({ card_id }) => card_id));
    },
    onFailed: () => refresh(['batch-cards']),
  });
  const [results, setResults] = useState<Awaited<ReturnType<typeof change.run>>>();
  if (results)
    return (
      <Dialog
        title={t(`acts.${act}.act`)}
        onClose={onClose}
        actions={
          <Button variant="primary" onClick={onClose}>
            {t('shared:close')}
          </Button>
        }
      >
        <ActResults results={results} done={(count) => t(`acts.${act}.done`, { count })} />
      </Dialog>
    );
  return (
    <ConfirmDialog
      title={t(`acts.${act}.title`, { count: ids.length })}
      text={t(`acts.${act}.text`)}
      act={t(`acts.${act}.act`)}
      busy={change.busy}
      onAct={() => void change.run(undefined).then(setResults)}
      onClose={onClose}
    >
      {change.busy && done > 0 && <p role="status">{t('acts.progress', { done, count: ids.length })}</p>}
      <FailureNote failure={change.failure} />
    </ConfirmDialog>
  );
}
