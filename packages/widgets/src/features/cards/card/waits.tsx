import { useT } from '../../../kit/words.tsx';
import { useCardsAround } from '../around.ts';
import type { Listed } from '../use-cards.ts';
import { waits } from '../list/list.css.ts';
import { waitsFor } from './card-state.ts';

/** "Set a PIN", where the card is of no use before. */
export function Waits({ card }: { readonly card: Pick<Listed, 'actions' | 'pin_set'> }) {
  const t = useT('card-list');
  const { actions } = useCardsAround();
  return waitsFor(card) === 'setPin' && actions.includes('setPin') ? <span className={waits}>{t('waits.setPin')}</span> : null;
}
