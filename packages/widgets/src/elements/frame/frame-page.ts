/** The page in a frame: the same view as in a page, for a host that is at the other end of a port. */
import { tags, type Tag } from '@bankside/core/rules/tags.ts';
import { adoptSheets } from '../../kit/theme/sheets.ts';
import { standWithin } from '../../runtime/page-origin.ts';
import { originOf } from '../base/settings.ts';
import { frameAddress } from '../../runtime/frame-address.ts';
import './frame-page.css.ts';
import { FrameRoot } from './frame-root.ts';
import { addFace } from '../look/partner-face.ts';
import { openLine } from './line.ts';
import { toFrame, welcome, type ToFrame, type ToHost } from './messages.ts';

const address = frameAddress();
const { nonce } = address;
const tag: Tag | undefined = tags.find((each) => each === address.tag);
/** 'https://partner.example'; undefined where the browser does not say. */
const around = originOf(address.around);

function onWelcome(event: MessageEvent<unknown>): void {
  const [port] = event.ports;
  if (!tag || !port || event.source !== window.parent || (around && event.origin !== around) || welcome(event.data)?.nonce !== nonce)
    return;
  window.removeEventListener('message', onWelcome);
  standWithin(event.origin);
  const root = new FrameRoot();
  const line = openLine<ToFrame, ToHost>(port, toFrame, (message) => {
    if (message.kind === 'settings') root.applySettings(message, tag, line);
    else if (message.kind === 'face') void addFace(message);
    else line.answer(message.id, root.runCommand(message));
  });
  document.body.append(root);
}

if (tag && nonce && window.parent !== window) {
  adoptSheets(document);
  window.addEventListener('message', onWelcome);
  window.parent.postMessage({ bankside: 'hello', nonce }, '*'); // holds nothing but what the page around gave us
}
