/** <card-list>: a company's cards on its partner's page, and what that page lets people do with them (CRD-60 to CRD-64). */
import type { Namespace } from '@bankside/core/i18n/keys.ts';
import type { Client } from '@bankside/core/client/client.ts';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { LinkResolver, PlaceParams } from '../../../kit/action/link-resolver.ts';
import { RemoteProvider } from '../../../kit/remote/remote.ts';
import { ContainerProvider, containerOf } from '../../../kit/theme/container.ts';
import { ToastProvider } from '../../../kit/feedback/toast.tsx';
import type { ElementPort, View } from '../../../runtime/element-port.ts';
import { guestHost } from '../../../runtime/guest-host.ts';
import { HostProvider } from '../../../runtime/host-context.tsx';
import { memoryUrl } from '../../../runtime/memory-url.ts';
import { ZoneProvider } from '../../../runtime/user.ts';
import { reportingClient } from '../../../shared/client/reporting-client.ts';
import { AwaitSession } from '../../session/await-session.tsx';
import { usePersonBank } from '../../session/person-bank.ts';
import { CardsHere } from './cards-here.tsx';
import * as look from './card-list.css.ts';
import { cardNews } from './card-news.ts';

/** Where the cards are in the portal; the table of places would weigh more than the list. */
export const home = '/cards_view';
/** The tag's state shows how these went, after one try: its page waits for it. */
const quiet = ['/card/record', '/card/info'];
const oneTry = (bank: Client): Client => ({
  ...bank,
  call: (path, input, options) => bank.call(path, input, quiet.includes(path) ? { ...options, background: true } : options),
});

function Widget({ host }: { readonly host: ElementPort }) {
  const { session } = useSyncExternalStore(host.subscribe, host.settings);
  const { bank, person } = usePersonBank(host, session);
  const [ground, setGround] = useState<HTMLElement | null>(null);
  return (
    <div className={look.ground}>
      <div className={look.inner} ref={setGround}>
        {bank ? ground && <ReadyCards key={person} {...{ host, bank, ground }} /> : <AwaitSession host={host} />}
      </div>
    </div>
  );
}

type Props = { readonly host: ElementPort; readonly bank: Client; readonly ground: HTMLElement };

/** An address, links, a zone and a width of the element's own. */
function ReadyCards({ host, bank, ground }: Props) {
  const news = useMemo(() => cardNews(reportingClient(oneTry(bank), host.emit, quiet), host.emit), [bank, host]);
  const { cardId } = useSyncExternalStore(host.subscribe, host.settings);
  const inside = useMemo(() => {
    const url = memoryUrl(`${home}?id=${encodeURIComponent(cardId ?? '')}`);
    const query = (params?: PlaceParams) => `?${new URLSearchParams(params).toString()}`;
    /** The only links are to other cards: they open here, and their address is the portal's. */
    const links: LinkResolver = {
      hrefOf: (_cards, params) => `${host.bankOrigin()}${home}${query(params)}`,
      go: (_cards, params) => url.setQuery(query(params), true),
    };
    return { ...guestHost(host, news.bank), url, links };
  }, [host, news, cardId]);
  const room = useMemo(() => containerOf(() => ground), [ground]);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions(); // nobody is signed in here through whom the bank's would be known
  return (
    <HostProvider value={inside}>
      <ZoneProvider value={timeZone}>
        <RemoteProvider>
          <ToastProvider>
            <ContainerProvider value={room}>
              <CardsHere host={host} news={news} ground={ground} />
            </ContainerProvider>
          </ToastProvider>
        </RemoteProvider>
      </ZoneProvider>
    </HostProvider>
  );
}

export const view: View = { Widget, words: ['shared', 'card-list', 'options'] satisfies readonly Namespace[] };
