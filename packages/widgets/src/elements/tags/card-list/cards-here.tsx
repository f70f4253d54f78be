/** The cards of the portal, as a page around asks for them. */
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { CardsAroundProvider, type CardsAround } from '../../../features/cards/around.ts';
import { CardsBook } from '../../../features/cards/list/cards-book.tsx';
import { useFirstFieldReady } from '../../../kit/lazy/gate.ts';
import { lazy, useLazy } from '../../../kit/lazy/lazy.ts';
import { useRefresh } from '../../../kit/remote/remote.ts';
import * as media from '../../../kit/theme/media.css.ts';
import { useT } from '../../../kit/words.tsx';
import type { ElementPort } from '../../../runtime/element-port.ts';
import { useStateEvents, type LoadState } from '../../session/state-events.ts';
import { actionsOf, wrongActions } from './actions.ts';
import * as look from './card-list.css.ts';
import type { CardNews } from './card-news.ts';

type Props = { readonly host: ElementPort; readonly news: CardNews; readonly ground: HTMLElement };
const later = lazy(() => import('./top-up-events.tsx'));

export function CardsHere({ host, news, ground }: Props) {
  const { cardId, actions: written, readonly: readOnly = false, hideHeader = false } = useSyncExternalStore(host.subscribe, host.settings);
  const [loaded, tell] = useState<LoadState>({ state: 'loading', failure: null, isFresh: false });
  useStateEvents(host, loaded);
  useFirstFieldReady(loaded.state !== 'loading' || cardId !== undefined); // one card is itself what comes later
  useCommands(host, ground);
  const { actions, unknown } = useMemo(() => actionsOf(written), [written]);
  useEffect(() => {
    if (unknown.length > 0) void host.emit('bank-error', { code: 0, kind: 'config', retryable: false, message: wrongActions(unknown) });
  }, [host, unknown]);
  const around = useMemo(
    (): CardsAround => ({
      actions: readOnly ? [] : actions,
      only: cardId,
      alone: media.narrow,
      level: 2,
      leadsAway: false,
      pageSize: 8,
      many: false,
      tell,
      Head: hideHeader ? undefined : Head,
    }),
    [readOnly, actions, cardId, hideHeader],
  );
  const part = useLazy(later);
  return (
    <CardsAroundProvider value={around}>
      <CardsBook key={cardId} />
      {part && <part.TopUpEvents {...news} />}
    </CardsAroundProvider>
  );
}

/** A new session of the same person shows at once whether it is good, and an ended one goes on. */
function useCommands(host: ElementPort, ground: HTMLElement): void {
  const refresh = useRefresh();
  const { session } = useSyncExternalStore(host.subscribe, host.settings);
  const known = useRef(session);
  useEffect(() => {
    if (known.current === session) return;
    known.current = session;
    refresh(['cards']);
  }, [refresh, session]);
  useEffect(
    () =>
      host.answer({ refresh: async () => refresh(['cards']), focus: () => ground.querySelector<HTMLElement>('input, button')?.focus() }),
    [host, ground, refresh],
  );
}

function Head({ lead }: { readonly lead: ReactNode }) {
  const t = useT('card-list');
  return (
    <div className={look.head}>
      <h2 className={look.title}>{t('title')}</h2>
      {lead && <p>{lead}</p>}
    </div>
  );
}
