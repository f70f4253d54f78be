/** How many cards are ticked, and what can be done with them: all acts, each with its rows' own outcome. */
import { may } from '@bankside/core/rules/access/permissions.ts';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { TextButton } from '../../../kit/action/text-button.tsx';
import { lazy } from '../../../kit/lazy/lazy.ts';
import { LazyPart } from '../../../kit/lazy/lazy-part.tsx';
import { FailureNote } from '../../../kit/remote/call-view.tsx';
import { useAction } from '../../../kit/remote/use-action.ts';
import { useT, type T } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useSession } from '../../../runtime/user.ts';
import { mostToBind } from '../acts/bind-lines.ts';
import { manyActs, type ManyAct } from '../acts/many-acts.ts';
import type { BatchCard } from '../batch-cards.ts';
import type { ManagementQuery } from './management-query.ts';
import * as look from './management.css.ts';
import type { Selection } from './selection.ts';

const formWords = ['form', 'rules', 'errors'] as const;
const acting = lazy(() => import('../acts/act-dialog.tsx'), ...formWords);
const binding = lazy(() => import('../acts/bind-dialog.tsx'), ...formWords);
const choosing = lazy(() => import('../acts/kit-numbers-dialog.tsx'), ...formWords);

type Props = {
  readonly selection: Selection;
  readonly rows: readonly BatchCard[];
  readonly total: number;
  readonly filter: ManagementQuery['filter'];
};
/** Why the ticked cards cannot be bound in one dialog; '' where they can. */
function whyNot(t: T<'preallocation'>, ids: readonly string[], chosen: readonly BatchCard[]): string {
  if (ids.length > mostToBind) return t('whyNot.tooMany', { most: mostToBind });
  if (chosen.length < ids.length) return t('whyNot.elsewhere');
  for (const { kit_number: kit, acts } of chosen)
    if (acts.bind !== '') return t('whyNot.card', { kit, reason: t(`programmes:reasons.${acts.bind}`) });
  return '';
}

type Open = ManyAct | 'bind' | 'kits';

export function SelectionBar({ selection, rows, total, filter }: Props) {
  const t = useT('preallocation');
  const bank = useBank();
  const session = useSession();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const { ids } = selection;
  const all = useAction(() => bank.call('/contract/cardIds', filter), { onDone: ({ card_ids }) => selection.add(card_ids) });
  if (!may(session, '9-2')) return null;
  const chosen = rows.filter(({ card_id }) => selection.has(card_id));
  const why = whyNot(t, ids, chosen);
  return (
    <div className={look.bar} role="group" aria-label={t('selection.name')}>
      <span role="status">{t('selection.count', { count: ids.length })}</span>
      <span className={look.acts}>
        {ids.length > 0 && (
          <>
            <Button compact variant="primary" disabled={why !== ''} onClick={() => setOpen('bind')}>
              {t('bind.act')}
            </Button>
            {manyActs.map((act) => (
              <Button key={act} compact onClick={() => setOpen(act)}>
                {t(`acts.${act}.act`)}
              </Button>
            ))}
          </>
        )}
        <Button compact onClick={() => setOpen('kits')}>
          {t('kits.act')}
        </Button>
        {why && ids.length > 0 && <span className={look.why}>{why}</span>}
        {selection.shown === 'all' && total > rows.length && ids.length < total && (
          <TextButton onClick={() => void all.run(undefined)}>{t('selection.all', { count: total })}</TextButton>
        )}
      </span>
      {ids.length > 0 && (
        <span className={look.end}>
          <TextButton onClick={selection.clear}>{t('selection.clear')}</TextButton>
        </span>
      )}
      <FailureNote failure={all.failure} />
      {open === 'bind' && (
        <LazyPart of={binding}>
          {({ BindDialog }) => <BindDialog cards={chosen} onClose={close} onDone={(done) => selection.remove(done)} />}
        </LazyPart>
      )}
      {open === 'kits' && (
        <LazyPart of={choosing}>{({ KitNumbersDialog }) => <KitNumbersDialog onChosen={selection.add} onClose={close} />}</LazyPart>
      )}
      {open !== undefined && open !== 'bind' && open !== 'kits' && (
        <LazyPart of={acting}>
          {({ ActDialog }) => <ActDialog act={open} ids={ids} onClose={close} onDone={(done) => selection.remove(done)} />}
        </LazyPart>
      )}
    </div>
  );
}
