/** A company's cards (CRD-01): the list, and with ?id= one card beside it where there is room, instead of it where there is none. */
import { useEffect } from 'react';
import { media } from '../../../kit/theme/tokens.css.ts';
import { useMedia } from '../../../kit/theme/use-media.ts';
import { useQuery } from '../../../runtime/url.ts';
import { split } from '../../../shared/lists/beside.css.ts';
import { backToRow } from '../../../shared/lists/beside.tsx';
import { CardPanel } from '../card/card-panel.tsx';
import { CardAlone } from '../card/card-alone.tsx';
import type { Listed } from '../use-cards.ts';
import { CardList } from './card-list.tsx';
import * as look from './list.css.ts';

/** `act` opens what waits: the way from a message to its dialog. */
const names = ['id', 'act'] as const;

export function CardsPage() {
  const hasRoom = !useMedia(media.panelBelow);
  const [{ id }, change] = useQuery(names);
  const close = () => {
    change({ id: '', act: '' });
    backToRow(id);
  };
  const isAlone = id !== '' && !hasRoom;
  useEffect(() => {
    if (isAlone) scrollTo(0, 0);
  }, [isAlone, id]);
  if (isAlone) return <CardAlone key={id} id={id} onClose={close} />;
  const open = ({ card_id }: Listed) => change({ id: card_id, act: '' }, !hasRoom);
  return (
    <div className={id ? `${split} ${look.beside}` : undefined}>
      <div className={look.book}>
        <CardList selected={id || undefined} onOpen={open} onClose={close} />
      </div>
      {id && <CardPanel key={id} id={id} onClose={close} />}
    </div>
  );
}
