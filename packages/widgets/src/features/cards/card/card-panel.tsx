/** One card beside the list (DES-35): Escape closes it, arrows in the list show the next. */
import { cardText } from '@bankside/core/i18n/amounts.ts';
import { useT } from '../../../kit/words.tsx';
import { SidePanel } from '../../../shared/lists/beside.tsx';
import { useCard } from '../use-cards.ts';
import { CardContents } from './card-contents.tsx';

type Props = { readonly id: string; readonly onClose: () => void };

export function CardPanel({ id, onClose }: Props) {
  const t = useT('cards');
  const card = useCard(id);
  return (
    <SidePanel
      name={t('card.name')}
      close={t('card.close')}
      head={card.state === 'ready' && `${card.data.holder_name} ${cardText(card.data.last4)}`}
      onClose={onClose}
    >
      <CardContents of={card} heading={2} />
    </SidePanel>
  );
}
