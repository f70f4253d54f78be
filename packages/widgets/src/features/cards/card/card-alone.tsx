/** One card on a page of its own: on a phone, and where the window is narrow. */
import { TextButton } from '../../../kit/action/text-button.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { useT } from '../../../kit/words.tsx';
import { useCard } from '../use-cards.ts';
import { CardContents } from './card-contents.tsx';
import * as look from './card.css.ts';

export function CardAlone({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useT('cards');
  const card = useCard(id);
  return (
    <div className={look.alone}>
      <p className={look.back}>
        <TextButton onClick={onClose}>
          <Icon name="left" /> {t('card.back')}
        </TextButton>
      </p>
      <CardContents of={card} heading={1} />
    </div>
  );
}
