/** One card on a page of its own: on a phone, where the window is narrow, and in a tag that shows only this one. */
import { TextButton } from '../../../kit/action/text-button.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { useT } from '../../../kit/words.tsx';
import { useCardsAround, useTell } from '../around.ts';
import { useCard } from '../use-cards.ts';
import { CardContents } from './card-contents.tsx';
import * as look from './card.css.ts';

export function CardAlone({ id, onClose }: { readonly id: string; readonly onClose?: (() => void) | undefined }) {
  const t = useT('cards');
  const { level } = useCardsAround();
  const card = useCard(id);
  useTell(card);
  return (
    <div className={look.alone}>
      {onClose && (
        <p className={look.back}>
          <TextButton onClick={onClose}>
            <Icon name="left" /> {t('card.back')}
          </TextButton>
        </p>
      )}
      <CardContents of={card} heading={level} />
    </div>
  );
}
