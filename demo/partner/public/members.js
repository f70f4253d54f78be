/** Signed-in tags, one at a time. */
import { sessionFor } from './session.js';

const signedIn = document.body.dataset.signedIn === 'yes';
const tags = { '#card': 'card-apply', '#deposit': 'deposit-address', '#cards': 'card-list' };

const template = document.querySelector('#signed-in');

/** The page's own tag, or the one that the visitor has chosen. */
function show() {
  const hash = location.hash in tags ? location.hash : '#card';
  const name = template.dataset.tag ?? tags[hash];
  const tag = document.createElement(name);
  tag.setAttribute('locale', document.documentElement.lang);
  if (name === 'deposit-address') tag.setAttribute('show-records', '');
  tag.session = sessionFor(name);
  document.querySelector('#shown').replaceChildren(tag);
  for (const link of document.querySelectorAll('#choose a')) link.toggleAttribute('aria-current', link.hash === hash);
}

document.querySelector('#sign-in').hidden = signedIn;
if (signedIn) {
  template.after(template.content.cloneNode(true));
  addEventListener('hashchange', show);
  show();
}
