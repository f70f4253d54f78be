/** The list of cards, and with ?id= one card beside it where there is room, instead of it where there is none. */
import { useContext, useEffect, useRef } from 'react';
import { SkeletonRows } from '../../../kit/feedback/skeleton.tsx';
import { lazy, useLazy } from '../../../kit/lazy/lazy.ts';
import { ContainerContext, ContainerProvider, type Container } from '../../../kit/theme/container.ts';
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

/** Beside an open card the list of a tag has a third of its width. */
const beside: Container = { subscribe: () => () => undefined, width: () => 0 };

export function CardsBook() {
  const { only, alone } = useCardsAround();
  const isWide = !useMedia(alone);
  const [query, change] = useQuery(names);
  const root = useRef<HTMLDivElement>(null);
  const part = useLazy(views);
  const around = useContext(ContainerContext);
  const id = query.id || only || '';
  const close = () => {
    change({ id: '', act: '' });
    root.current?.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(id)}"]`)?.focus();
  };
  const before = useRef(id);
  useEffect(() => {
    const row = id || before.current;
    const isNew = before.current !== id;
    before.current = id;
    const inFocus = (root.current?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement;
    // a list that is drawn anew beside a card takes the row that had the focus away
    if (isNew && (!inFocus || inFocus === document.body))
      root.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(row)}"]`)?.focus();
  }, [id]);
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
        <ContainerProvider value={around && id ? beside : around}>
          <CardList selected={id || undefined} onOpen={open} onClose={close} />
        </ContainerProvider>
      </div>
      {id && part && <part.CardPanel key={id} id={id} onClose={close} />}
    </div>
  );
}
