/** How many are ticked, and what can be done with them; stays in view under a long list. */
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { TextButton } from '../../../kit/action/text-button.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { lazy, usePart } from '../../../kit/lazy/lazy.ts';
import { useT } from '../../../kit/words.tsx';
import * as look from './many.css.ts';
import type { Picking } from './picking.ts';

const dialog = lazy(() => import('../top-up-many/many-dialog.tsx'));

export function PickBar({ picking }: { readonly picking: Picking }) {
  const t = useT('cards');
  const [isOpen, open] = useState(false);
  const { cards, stop } = picking;
  return (
    <div className={look.bar} role="group" aria-label={t('card-list:list.several')}>
      <span role="status">{cards.length > 0 ? t('many.count', { count: cards.length }) : t('many.none')}</span>
      <span className={look.acts}>
        <Button compact onClick={stop}>
          {t('many.stop')}
        </Button>
        <Button compact variant="primary" disabled={cards.length === 0} onClick={() => open(true)}>
          {t('acts.topUp')}
        </Button>
      </span>
      {isOpen && <Opened picking={picking} onClose={() => open(false)} />}
    </div>
  );
}

function Opened({ picking: { cards, stop }, onClose }: { readonly picking: Picking; readonly onClose: () => void }) {
  const t = useT('shared');
  const { it, failed, again } = usePart(dialog);
  if (failed)
    return (
      <Note tone="negative" live="alert" title={t('kit.call.failed')} action={<TextButton onClick={again}>{t('retry')}</TextButton>} />
    );
  return it ? <it.TopUpManyDialog cards={cards} onClose={onClose} onDone={stop} /> : null;
}
