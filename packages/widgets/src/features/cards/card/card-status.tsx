import { card as lifecycle } from '@bankside/core/rules/lifecycles/card.ts';
import { Status } from '../../../kit/data/status.tsx';
import { useT } from '../../../kit/words.tsx';
import { cardState } from './card-state.ts';

/** Says who stopped it; a state that nobody knows, from a newer bank, is shown as such. */
export function CardStatus({ status, soft = false }: { readonly status: string; readonly soft?: boolean }) {
  const t = useT('options');
  const state = cardState(status);
  if (state === 'unknown')
    return (
      <Status tone="stopped" glyph="dotted" soft={soft}>
        {t('states.unknown')}
      </Status>
    );
  const { tone, glyph } = lifecycle.states[state];
  return (
    <Status tone={tone} glyph={glyph} soft={soft}>
      {t(`states.card.${state}`)}
    </Status>
  );
}
