/** The page in a frame: the same view as in a page, for a host that is at the other end of a port. */
import { tags, type Tag } from '@bankside/core/rules/tags.ts';
import { adoptSheets } from '../../kit/sheets.ts';
import { standWithin } from '../../parts/page-around.ts';
import { originOf } from '../settings.ts';
import './frame-page.css.ts';
import { FrameRoot } from './frame-root.ts';
import { openLine } from './line.ts';
import { toFrame, welcome, type ToFrame, type ToHost } from './messages.ts';

const nonce = location.hash.slice(1);
const asked = new URLSearchParams(location.search).get('tag');
const tag: Tag | undefined = tags.find((each) => each === asked);

/** Who the browser says is around us, where it says so: 'https://partner.example'. */
const around = (): string | undefined => location.ancestorOrigins?.[0] ?? originOf(document.referrer);

function onWelcome(event: MessageEvent<unknown>): void {
  const [port] = event.ports;
  const from = around();
  if (!tag || !port || event.source !== window.parent || (from && event.origin !== from) || welcome(event.data)?.nonce !== nonce) return;
  window.removeEventListener('message', onWelcome);
  standWithin(event.origin);
  const root = new FrameRoot();
  const line = openLine<ToFrame, ToHost>(port, toFrame, (message) => {
    if (message.kind === 'settings') root.hear(message, tag, line);
    else line.answer(message.id, root.obey(message));
  });
  document.body.append(root);
}

if (tag && nonce && window.parent !== window) {
  adoptSheets(document);
  window.addEventListener('message', onWelcome);
  window.parent.postMessage({ bankside: 'hello', nonce }, '*'); // holds nothing but what the page around gave us
}
