/** The list of cards, and with ?id= one card beside it where there is room, instead of it where there is none. */
import { useEffect, useRef } from 'react';
import { SkeletonRows } from '../../../kit/feedback/skeleton.tsx';
import { lazy, useLazy } from '../../../kit/lazy/lazy.ts';
import { useMedia } from '../../../kit/theme/use-media.ts';
import { useHost } from '../../../runtime/host-context.tsx';
import { useQuery } from '../../../runtime/url.ts';
import { useCardsAround } from '../around.ts';
import type { Listed } from '../use-cards.ts';
import { CardList } from './card-list.tsx';
import * as look from './list.css.ts';

/** `act` opens what waits: the way from a message to its dialog. */
const names = ['id', 'act'] as const;
const views = lazy(() => import('../card/card-views.ts'), 'cards');

export function CardsBook() {
  const { only, alone } = useCardsAround();
  const isWide = !useMedia(alone);
  const [query, change] = useQuery(names);
  const root = useRef<HTMLDivElement>(null);
  const part = useLazy(views);
  const id = query.id || only || '';
  const close = () => {
    change({ id: '', act: '' });
    root.current?.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(id)}"]`)?.focus();
  };
  const isAlone = id !== '' && (only !== undefined || !isWide);
  const { element } = useHost();
  useEffect(() => {
    if (!isAlone) return;
    if (!element) scrollTo(0, 0);
    else if ((root.current?.getBoundingClientRect().top ?? 0) < 0) root.current?.scrollIntoView();
  }, [isAlone, id, element]);
  const open = ({ card_id }: Listed) => change({ id: card_id, act: '' }, !isWide);
  if (isAlone)
    return (
      <div ref={root}>
        {part ? <part.CardAlone key={id} id={id} onClose={id === only ? undefined : close} /> : <SkeletonRows rows={6} />}
      </div>
    );
  return (
    <div ref={root} className={id ? `${look.page} ${look.split}` : look.page}>
      <div className={look.book}>
        <CardList selected={id || undefined} onOpen={open} onClose={close} />
      </div>
      {id && part && <part.CardPanel key={id} id={id} onClose={close} />}
    </div>
  );
}
