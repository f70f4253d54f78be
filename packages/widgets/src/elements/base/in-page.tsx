/** A view in the page itself: React, in an element within the shadow root of the public one (scene.tsx). */
import { takeFigures } from '@bankside/core/client/figures.ts';
import type { Namespace } from '@bankside/core/i18n/keys.ts';
import { changeLanguage, createI18n, load, type I18n } from '@bankside/core/i18n/i18n.ts';
import { readLanguage } from '@bankside/core/rules/languages.ts';
import { Component, startTransition, useEffect, useMemo, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { keepTrying } from '../../kit/lazy/lazy.ts';
import { GateProvider, makeGate, touchedBy, type Gate } from '../../kit/lazy/gate.ts';
import { I18nProvider, MessagesProvider } from '../../kit/words.tsx';
import type { ElementPort } from '../../runtime/element-port.ts';
import { lazyClient } from '../../shared/client/lazy-client.ts';
import { guestHost } from '../../runtime/guest-host.ts';
import { HostProvider } from '../../runtime/host-context.tsx';
import { definitions } from '../generated/definitions.ts';
import { SceneElement } from './scene.tsx';
import type { Trouble, ViewFactory } from './mount.ts';
import { themeBindingOf } from '../look/theme.ts';
import { readWordsOf } from '../word-files.ts';

type Scene = {
  readonly host: ElementPort;
  readonly container: HTMLElement;
  readonly i18n: I18n;
  readonly View: ComponentType<{ readonly host: ElementPort }>;
  readonly onShown: () => void;
};

class Boundary extends Component<
  { readonly onFault: (trouble: Trouble) => void; readonly children: ReactNode },
  { readonly isBroken: boolean }
> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override componentDidCatch(fault: unknown): void {
    this.props.onFault({ kind: 'render', message: fault instanceof Error ? fault.message : String(fault) });
  }
  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}

/** From when the page names texts for a language of its own (D-406); English without the code for them. */
async function speak(host: ElementPort, container: HTMLElement, i18n: I18n): Promise<void> {
  const { messagesUrl, translations } = host.settings();
  if (messagesUrl || translations)
    await import('../own-words/own-words.ts').then(({ speakOwn }) => speakOwn(host, container, i18n), Boolean);
}

/** Until a view brings a client with an identity, the bank is asked as anybody. */
const guest = (port: ElementPort, { isOpen: hasFirstField }: Gate) =>
  lazyClient(async () => {
    const { guestClient } = await import('../../shared/client/guest-client.ts');
    const language = () => readLanguage(port.settings().locale);
    return guestClient({ origin: port.bankOrigin(), language, device: () => 'widget', hasFirstField });
  });

function Widget({ host, container, i18n, View, onShown }: Scene) {
  const settings = useSyncExternalStore(host.subscribe, host.settings);
  // what is shown stays until the wanted language's words are there, so that a switch shows no bare key
  useEffect(() => {
    void speak(host, container, i18n);
    return keepTrying(() => changeLanguage(i18n, readLanguage(settings.locale)));
  }, [host, container, i18n, settings]);
  const [begun, setBegun] = useState(false);
  // a transition is drawn in slices: the host page stays quick while a form of many fields comes into being
  useEffect(() => startTransition(() => setBegun(true)), []);
  useEffect(() => {
    if (begun) onShown();
  }, [begun, onShown]);
  const [gate] = useState(makeGate);
  useEffect(() => touchedBy(container, gate), [container, gate]);
  const around = useMemo(() => guestHost(host, guest(host, gate)), [host, gate]);
  if (!begun) return null;
  return (
    <I18nProvider i18n={i18n}>
      <MessagesProvider value={settings.messages}>
        <HostProvider value={around}>
          <GateProvider value={gate}>
            <View host={host} />
          </GateProvider>
        </HostProvider>
      </MessagesProvider>
    </I18nProvider>
  );
}

const readGuard = () => import('../look/contrast-guard.ts');
/** A page sets something of the looks here. */
const isDressed = (host: ElementPort, container: HTMLElement) =>
  Object.keys({ ...themeBindingOf(container)?.current().properties, ...host.settings().appearance }).length > 0;

/** What a page sets is painted, and watched for contrast, from when there is any. Returns the way to stop. */
function guardLooks(host: ElementPort, container: HTMLElement): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  const guard = () => {
    if (stop || !isDressed(host, container)) return;
    stop = () => undefined;
    void readGuard().then(
      ({ guardContrast }) => {
        if (!isOver) stop = guardContrast(container, host);
      },
      () => (stop = undefined), // it is away: the looks stay as they are until they change again
    );
  };
  guard();
  const stopWatch = themeBindingOf(container)?.subscribe(guard);
  return () => {
    isOver = true;
    stopWatch?.();
    stop?.();
  };
}

/** Our face comes after the first field or with an error, and not at all where the page names one of its own. */
const withFonts = (host: ElementPort, container: HTMLElement): ElementPort => ({
  ...host,
  state(next) {
    host.state(next);
    if ((next !== 'ready' && next !== 'error') || themeBindingOf(container)?.current().properties.font) return;
    void import('../../kit/theme/fonts.ts').then(
      ({ addFonts }) => addFonts(host.bankOrigin()),
      () => undefined, // the face is away: the system's stays
    );
  },
});

export const mountInPage: ViewFactory = async ({ host, container, fail }) => {
  const language = readLanguage(host.settings().locale);
  void takeFigures(host.bankOrigin()); // beside the view, whose first answer waits for them
  const dressed = isDressed(host, container) ? readGuard().catch(Boolean) : undefined;
  const view = await definitions[host.tag].load();
  const i18n = createI18n(language, { read: readWordsOf(view.words) });
  await speak(host, container, i18n);
  await load(i18n, language, ...(view.words as readonly Namespace[]));
  const element = new SceneElement();
  const shown = new Promise<void>((resolve, reject) => {
    const failed = (trouble: Trouble) => {
      reject(new Error(trouble.message));
      fail(trouble);
    };
    element.content = (
      <Boundary onFault={failed}>
        <Widget i18n={i18n} container={container} host={withFonts(host, container)} View={view.Widget as Scene['View']} onShown={resolve} />
      </Boundary>
    );
  });
  await dressed; // what is painted first is painted as the page wants it
  container.append(element);
  const stopGuard = guardLooks(host, container);
  const unmount = () => {
    stopGuard();
    element.end();
  };
  await shown.catch((fault: unknown) => {
    unmount();
    throw fault;
  });
  return { unmount };
};
