/** One card beside the list (DES-35): Escape closes it, arrows in the list show the next. */
import { maskCard } from '@bankside/core/i18n/amounts.ts';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../../../kit/action/icon-button.tsx';
import { useT } from '../../../kit/words.tsx';
import { useCard } from '../use-cards.ts';
import { CardContents } from './card-contents.tsx';
import * as look from './card.css.ts';

type Props = { readonly id: string; readonly onClose: () => void };

export function CardPanel({ id, onClose }: Props) {
  const t = useT('cards');
  const card = useCard(id);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <aside className={look.panel} aria-label={t('card.name')} onKeyDown={onKeyDown}>
      <header className={look.panelHead}>
        <span>{card.state === 'ready' && `${card.data.holder_name} ${maskCard(card.data.last4)}`}</span>
        <IconButton icon="close" label={t('card.close')} onClick={onClose} />
      </header>
      <div className={look.inPanel}>
        <CardContents of={card} heading={2} />
      </div>
    </aside>
  );
}
