/** What an element gives to the view that it mounts: one in the page (in-page.tsx) or one in a frame (frame/frame-view.ts). */
import type { ErrorKind, ElementPort } from '../../runtime/element-port.ts';

export type Trouble = {
  /** load: nothing is shown yet, bank-load-error. Otherwise what was shown is gone, bank-error. */
  readonly kind: 'load' | ErrorKind;
  /** For the developer, in the event; the visitor reads a sentence in their own language. */
  readonly message: string;
  readonly requestId?: string | undefined;
  /** The bank's number of a refusal. */
  readonly code?: number | undefined;
};

export type MountContext = {
  readonly host: ElementPort;
  /** Empty, inside of the element's open shadow root, under its shared sheets, language and theme. */
  readonly container: HTMLElement;
  /** The retry panel takes the view's place, and the event is fired; a press on its button mounts again. */
  readonly fail: (trouble: Trouble) => void;
};

/** Called once, when the element was really removed or another view takes its place; never for a move. */
export type MountedView = { readonly unmount: () => void };
/** Rejects when it cannot mount: the element then shows the retry panel. */
export type ViewFactory = (stage: MountContext) => Promise<MountedView>;
