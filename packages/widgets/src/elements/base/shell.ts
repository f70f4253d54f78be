/** The inside of an element's shadow root: header and footer of the page's, the view, and what is there without one. */
import '../../kit/theme/base.css.ts';
import type { Tag } from '@bankside/core/rules/tags.ts';
import { langTags, type Language } from '@bankside/core/rules/languages.ts';
import { adoptSheets } from '../../kit/theme/sheets.ts';
import * as look from './element.css.ts';
import { lostFocus } from './lost-focus.ts';
import { troublePanel, type Panel } from '../panel/panel.ts';
import type { Reason } from '../panel/panel-words.ts';

export type Shell = {
  readonly root: ShadowRoot;
  readonly speak: (language: Language) => void;
  /** An empty container for a new view; the page's fallback and the kept room stay. Nothing in it is moved later: a frame would load again. */
  readonly clear: () => HTMLElement;
  /** The view is there: the fallback goes. */
  readonly shown: () => void;
  /** The view has its height: the kept room goes too. */
  readonly settled: () => void;
  /** A panel and the fallback in the view's place. */
  readonly failed: (reason: Reason, requestId: string, onAgain: () => void) => void;
  /** The view says that it cannot be used: the fallback is below it. */
  readonly troubled: () => void;
  /** A render has just taken away what had the focus. */
  readonly lostFocus: () => boolean;
  /** Style sheets that come later are adopted too. Returns the way to stop. */
  readonly adopt: () => () => void;
};

const slot = (name: string) => Object.assign(document.createElement('slot'), { name });

/** The ground contains its inline size, so that its content gives an element no width. */
function widthOf(): Element {
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  picture.classList.add(look.width);
  picture.ariaHidden = 'true';
  return picture;
}

export function shellOf(host: HTMLElement, tag: Tag): Shell {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' }); // the loader may have put its own retry panel there
  const ground = document.createElement('div');
  const place = document.createElement('div');
  const fallback = slot('fallback');
  const waiting = `${look.ground} ${look.reserve[tag === 'card-apply' || tag === 'kyc-wizard' ? 'large' : 'small']}`;
  let language: Language = 'en';
  let panel: Panel | undefined;
  ground.className = waiting;
  ground.dir = 'ltr';
  const hasSlots = tag === 'card-apply'; // its view has a header and a footer of its own to put them in
  ground.append(...(hasSlots ? [place, fallback] : [slot('header'), place, fallback, slot('footer')]));
  root.replaceChildren(widthOf(), ground);
  const fill = (content: HTMLElement) => {
    place.replaceChildren(content);
    place.after(fallback);
  };
  return {
    root,
    speak(next) {
      language = next;
      ground.lang = langTags[next];
      panel?.speak(next);
    },
    clear() {
      panel = undefined;
      ground.className = waiting;
      const container = document.createElement('div');
      fill(container);
      return container;
    },
    shown: () => fallback.remove(),
    settled() {
      fallback.remove();
      ground.className = look.ground;
    },
    failed(reason, requestId, onAgain) {
      panel = troublePanel(reason, requestId, onAgain);
      panel.speak(language);
      fill(panel.element);
      ground.className = look.ground;
    },
    troubled() {
      place.after(fallback);
      ground.className = look.ground;
    },
    lostFocus: lostFocus(root),
    adopt: () => adoptSheets(root),
  };
}
