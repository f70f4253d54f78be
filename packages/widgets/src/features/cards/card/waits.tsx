import { useT } from '../../../kit/words.tsx';
import type { Listed } from '../use-cards.ts';
import { waits } from './card.css.ts';
import { waitsFor } from './card-state.ts';

/** "Set a PIN", where the card is of no use before. */
export function Waits({ card }: { readonly card: Pick<Listed, 'actions' | 'pin_set'> }) {
  const t = useT('cards');
  const act = waitsFor(card);
  return act ? <span className={waits}>{t(`waits.${act}`)}</span> : null;
}
