/** One of the company's cards: '•••• 4821 · Mei-Lin Tan'. None to choose while they are on their way. */
import { cardText } from '@bankside/core/i18n/amounts.ts';
import { useRemote } from '../../kit/remote/remote.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { FilterChip, type Choice } from './filter-chip.tsx';

export const cardName = ({ last4, holder_name }: { readonly last4: string; readonly holder_name: string }): string =>
  `${cardText(last4)} · ${holder_name}`;
/** As many as one answer holds; who has more finds a card by the search. */
const most = 100;

function useCardChoices(): readonly Choice[] {
  const bank = useBank();
  const cards = useRemote(['card-money', 'cards'], (signal) =>
    bank.call('/card/record', { tab: 'cards', page_size: most }, { signal, background: true }),
  );
  if (cards.state !== 'ready') return [];
  return cards.data.list.flatMap(({ card }) => (card?.last4 ? [{ value: card.card_id, label: cardName(card) }] : []));
}

export type CardChipProps = { readonly value: string; readonly onChange: (card: string) => void };

export function CardChip({ value, onChange }: CardChipProps) {
  const t = useT('money');
  return <FilterChip label={t('filter.card')} value={value} choices={useCardChoices()} onChange={onChange} />;
}
