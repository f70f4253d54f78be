/**
 * `isolation="frame"`: the widget runs in a frame of the bank's origin, where the page that shows it can neither look nor
 * listen. This side only carries: settings and commands in; events, height and questions out (D-120).
 */
import { readLanguage } from '@bankside/core/rules/languages.ts';
import { policyStart } from '@bankside/core/rules/policy/policy-start.ts';
import type { Appearance, EventName, ElementPort, Settings } from '../../runtime/element-port.ts';
import { fetchedToken, tokenIn, type Token } from '../session/session-token.ts';
import { originOf } from '../base/settings.ts';
import type { MountedView, MountContext } from '../base/mount.ts';
import { themeBindingOf } from '../look/theme.ts';
import * as look from './frame.css.ts';
import { openLine, type Line } from './line.ts';
import { frameTexts } from './frame-texts.ts';
import { hello, toHost, type FrameSettings, type ToFrame, type ToHost } from './messages.ts';
import { passed } from './passed.ts';
import { dataOf, record } from './schema.ts';
import { openHere } from '../../runtime/leave.ts';

const patience = 20_000; // until a frame says hello: the bank is away, or refuses this page
const patienceLoaded = 2000;
type Heard = Exclude<ToHost, { kind: 'answer' }>;
type CommandName = Extract<ToFrame, { kind: 'command' }>['name'];
const random = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** What a frame receives: everything but functions, of which it hears only that they are there. */
function settingsFor(host: ElementPort, container: Node): FrameSettings {
  const settings = host.settings();
  const { dark, properties } = themeBindingOf(container)?.current() ?? { dark: false, properties: {} };
  const simple = Object.fromEntries(passed.flatMap((name) => (settings[name] === undefined ? [] : [[name, settings[name]]])));
  const objects = Object.fromEntries(
    (['prefill', 'fields', 'messages'] as const).flatMap((name) => {
      const value = record(5000)(settings[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return {
    ...simple,
    ...objects,
    kind: 'settings',
    locale: settings.locale?.slice(0, 80) ?? 'en',
    theme: dark ? 'dark' : 'light',
    looks: withoutFile(properties),
    place: placeOf(host),
    hasSession: settings.session !== undefined,
    hasBeforeSubmit: settings.beforeSubmit !== undefined,
  };
}
/** The frame gets the file itself (tellFace). */
const withoutFile = ({ fontUrl: _file, ...looks }: Appearance): FrameSettings['looks'] => looks;
async function tellFace(container: Node, line: Line<ToFrame>): Promise<void> {
  const looks = themeBindingOf(container)?.current().properties;
  if (!looks?.fontUrl) return;
  const face = await (await import('../look/partner-face.ts')).faceOf(looks);
  if (face) line.tell({ kind: 'face', ...face });
}
/** By which the frame knows its own storage again after a reload; what it keeps there stays with the bank's origin. */
function placeOf({ keep }: ElementPort): string {
  const place = keep.get('frame') ?? random();
  keep.set('frame', place);
  return place;
}

/** A signed-in tag's token ends with the id of the partner's key, whose pages are those that may put our frame around the tag. */
export async function mountFrame(stage: MountContext): Promise<MountedView> {
  const { linkPath, session } = stage.host.settings();
  if (linkPath) return mount(stage, { link: linkPath }).catch((fault: unknown) => mountRefusal(stage, linkPath, fault));
  if (!session) throw new Error('a frame needs a link or a session');
  let first: Token | undefined = await fetchedToken(session, readLanguage(stage.host.settings().locale));
  const [, company = '', , key = ''] = first.token.split('.');
  return mount(stage, { key: `${company}.${key}` }, () => {
    const token = first;
    first = undefined;
    return token;
  });
}

/** What the bank refuses it says in the page itself, where no form can come of it. */
async function mountRefusal(stage: MountContext, linkPath: string, fault: unknown): Promise<MountedView> {
  const { isRefusedLink } = await import('./refused-link.ts');
  if (!(await isRefusedLink(stage.host.bankOrigin(), linkPath))) throw fault;
  const { mountInPage } = await import('../base/in-page.tsx');
  return mountInPage(stage);
}

/** `kept` answers once what the page's server has given already. */
function mount(
  { host, container, fail }: MountContext,
  allowed: Readonly<Record<string, string>>,
  kept?: () => Token | undefined,
): Promise<MountedView> {
  const origin = host.bankOrigin();
  const nonce = random();
  const frame = frameAt(`${origin}/embed/${policyStart.app.version}/frame?${new URLSearchParams({ tag: host.tag, ...allowed })}#${nonce}`);
  let line: Line<ToFrame> | undefined;
  const texts = frameTexts(host, () => tell());
  const tell = () => {
    const own = texts.current();
    if (!line || !own) return;
    line.tell({ ...settingsFor(host, container), ...own });
    tellFace(container, line).catch(() => undefined); // only a face: the frame has one
  };
  const command = (name: CommandName) => async (step?: unknown) =>
    void (await line?.ask({ kind: 'command', name, step: typeof step === 'string' ? step : '' }));
  const commands = {
    refresh: command('refresh'),
    goTo: command('goTo'),
    saveDraft: command('saveDraft'),
    discardDraft: command('discardDraft'),
    reset: command('reset'),
    focus: () => {
      frame.focus();
      void command('focus')();
    },
  };
  const onMessage = (message: Heard) => {
    if (message.kind === 'height') frame.style.height = `${message.height}px`;
    else if (message.kind === 'title') frame.title = message.title;
    else if (message.kind === 'state') host.state(message.state);
    else if (message.kind === 'trouble') fail(message.trouble);
    else if (message.kind === 'event') line?.answer(message.id, fire(host, message.name, message.detail));
    else line?.answer(message.id, ask(host.settings(), message.what, message.values ?? {}, kept));
  };
  return new Promise((resolve, reject) => {
    let isOpen = false;
    let hasGreeted = false;
    let timer = setTimeout(giveUp, patience);
    const ends = [texts.stop, host.subscribe(tell), themeBindingOf(container)?.subscribe(tell), host.answer(commands)];
    function unmount() {
      window.removeEventListener('message', onHello);
      clearTimeout(timer);
      for (const end of ends) end?.();
      line?.close();
      frame.remove();
    }
    function giveUp() {
      const message = `the frame of ${origin} did not answer`;
      if (isOpen) return fail({ kind: 'load', message });
      unmount();
      reject(new Error(message));
    }
    /** Said again when the frame loads again, as it does when its element is moved by taking it out and putting it back. */
    function onHello(event: MessageEvent<unknown>) {
      if (event.origin !== origin || event.source !== frame.contentWindow || hello(event.data)?.nonce !== nonce) return;
      const { port1, port2 } = new MessageChannel();
      line?.close();
      line = openLine<ToHost, ToFrame>(port1, toHost, onMessage);
      frame.contentWindow?.postMessage({ bankside: 'welcome', nonce }, origin, [port2]);
      tell();
      clearTimeout(timer);
      isOpen = true;
      hasGreeted = true;
      resolve({ unmount });
    }
    /** Our page greets before it has loaded; what loads and does not greet is the browser's word that it could not. */
    frame.addEventListener('load', () => {
      if (!hasGreeted) {
        clearTimeout(timer); // the greeting may come after the load, and then stops only one
        timer = setTimeout(giveUp, patienceLoaded);
      }
      hasGreeted = false;
    });
    window.addEventListener('message', onHello);
    container.append(frame);
  });
}

/** No popups and no way to take the page elsewhere; the camera for pictures of documents, addresses and numbers to copy. The nonce stays out of the request. */
function frameAt(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = look.frame;
  frame.allow = 'camera; clipboard-write';
  frame.referrerPolicy = 'origin';
  frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-downloads');
  frame.src = address;
  return frame;
}

/** Fires on the element; true: the page let it pass. A link is followed here, since a frame may take nobody anywhere. */
async function fire(host: ElementPort, name: string, detail: object): Promise<boolean> {
  if (!/^bank-[a-z-]+$/.test(name)) throw new Error('no such event');
  const isFree = await host.emit(name as EventName, detail);
  if (name !== 'bank-navigate' || !('href' in detail)) return isFree;
  const href = String(detail.href);
  if (isFree && originOf(href) === host.bankOrigin()) openHere(href);
  return false;
}

async function ask(
  settings: Settings,
  what: 'token' | 'beforeSubmit',
  values: Readonly<Record<string, unknown>>,
  kept?: () => Token | undefined,
): Promise<unknown> {
  if (what === 'beforeSubmit') return dataOf(await settings.beforeSubmit?.(values));
  if (!settings.session) throw new Error('the page gave no session');
  const { ended } = values;
  return kept?.() ?? tokenIn(await settings.session.fetchToken(typeof ended === 'string' ? ended : undefined));
}
