/** A screen of the portal as the view of a tag: by a session of the page's own server, through elementHost. */
import { useEffect, useMemo, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useFirstFieldReady } from '../kit/lazy/gate.ts';
import { RemoteProvider } from '../kit/remote/remote.ts';
import { SkeletonRows } from '../kit/feedback/skeleton.tsx';
import { ToastProvider } from '../kit/feedback/toast.tsx';
import { errorDetail } from '../shared/client/error-detail.ts';
import { elementHost } from '../runtime/element-host.ts';
import type { ElementPort, View } from '../runtime/element-port.ts';
import { HostProvider, useHost } from '../runtime/host-context.tsx';
import { ZoneProvider } from '../runtime/user.ts';
import type { Widget } from '../runtime/widget.ts';
import { MissingSession } from './session/missing-session.tsx';
import { useSessionBank } from './session/session-bank.ts';

type Mounted = {
  readonly port: ElementPort;
  readonly widget: Widget;
  readonly Screen: ComponentType;
  /** Where the screen would be in the portal, '/my_transaction?keyword=Okabe'. */
  readonly path: string;
};

/** `path` is asked once, when the view is mounted. */
export const widgetView = (widget: Widget, Screen: ComponentType, path: (port: ElementPort) => string): View => ({
  Widget: ({ host }) => <InElement port={host} widget={widget} Screen={Screen} path={path(host)} />,
  words: ['shared', 'form', 'rules', 'errors', 'shell', ...widget.words],
});

function InElement({ port, widget, Screen, path }: Mounted) {
  const { session } = useSyncExternalStore(port.subscribe, port.settings);
  const signedIn = useSessionBank(port, session);
  const { client: guest } = useHost();
  const isOpen = widget.needs.who === 'visitor';
  const host = useMemo(() => {
    // the session's own token never leaves its client: here it only says that somebody is signed in
    const identity = signedIn && { token: port.instanceId, userid: port.instanceId, username: '' };
    return elementHost({ port, client: signedIn ?? guest, path, identity });
  }, [port, signedIn, guest, path]);
  if (!signedIn && !isOpen) return <MissingSession host={port} />;
  return (
    <HostProvider value={host}>
      <ZoneProvider value={isOpen ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined}>
        <RemoteProvider>
          <ToastProvider>{signedIn ? <Known port={port} Screen={Screen} /> : <Shown port={port} Screen={Screen} />}</ToastProvider>
        </RemoteProvider>
      </ZoneProvider>
    </HostProvider>
  );
}

/** Waits until the bank has said who is signed in. */
function Known({ port, Screen }: Pick<Mounted, 'port' | 'Screen'>) {
  const { client, account } = useHost();
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    client.call('/account/getUserInfo', {}, { background: true }).then(
      (info) => {
        account.setUser(info);
        setKnown(true);
      },
      (fault: unknown) => {
        void port.emit('bank-error', errorDetail(fault));
        port.state('error');
      },
    );
  }, [client, account, port]);
  return isKnown ? <Shown port={port} Screen={Screen} /> : <SkeletonRows rows={4} />;
}

function Shown({ port, Screen }: Pick<Mounted, 'port' | 'Screen'>) {
  useFirstFieldReady();
  useEffect(() => {
    port.state('ready');
    void port.emit('bank-ready', {});
  }, [port]);
  return <Screen />;
}
