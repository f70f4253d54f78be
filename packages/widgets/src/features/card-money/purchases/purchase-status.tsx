import type { PurchaseRow } from '@bankside/core/contract/cards/shapes.ts';
import { Status } from '../../../kit/data/status.tsx';
import { useT } from '../../../kit/words.tsx';
import { purchaseStates, stateOfPurchase } from './purchase-words.ts';

/** A state that nobody knows, from a newer bank, is shown as such. */
export function PurchaseStatus({ row }: { readonly row: PurchaseRow }) {
  const t = useT('card-money');
  const name = stateOfPurchase(row);
  const { tone, glyph } = name ? purchaseStates[name] : ({ tone: 'stopped', glyph: 'dotted' } as const);
  return (
    <Status tone={tone} glyph={glyph}>
      {t(name ? `states.${name}` : 'options:states.unknown')}
    </Status>
  );
}
