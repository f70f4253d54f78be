/** How a tag comes to the session that several tags share: it asks, and the session hands itself over, again at each change. */
import type { Session, Settings } from '../../runtime/element-port.ts';

/** On a session: takes a tag among those that share it. On a tag: takes the session. One for all versions of our code on a page. */
export const join = Symbol.for('bankside.session');
/** What a tag asks those around it; the nearest <bank-session> answers. */
export const asks = 'bankside-session';

export type SharedSession = Session & {
  /** Language and looks of the tags that use it, which their own settings outweigh. */
  readonly defaults: Pick<Settings, 'locale' | 'theme' | 'density' | 'messages' | 'messagesUrl' | 'translations' | 'appearance'>;
  /** Signed out: tags show nothing of it until somebody signs in. */
  readonly isOver: boolean;
  /** What tags ask for tokens: another object whenever asking again may succeed. Sessions of older versions have none. */
  readonly tokenSource?: Session;
  leave(tag: Element): void;
};

/** `own`: what the page gave to the tag, perhaps a shared session. */
export function seek(tag: Element, own: unknown): void {
  const shared = own as { [join]?(tag: Element): void } | undefined;
  if (shared?.[join]) shared[join](tag);
  else tag.dispatchEvent(new CustomEvent(asks, { bubbles: true, composed: true }));
}
