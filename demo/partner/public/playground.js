/** Choose settings, see the tag, take the lines along. Nothing here knows more of the bank than its published files. */
import { sessionFor } from './session.js';

const { bank, signedIn } = document.body.dataset;
const settings = document.querySelector('.settings');
const stage = document.querySelector('#stage');
const outputs = Object.fromEntries(['markup', 'sheet', 'policy', 'pinned'].map((name) => [name, document.querySelector(`#${name}`)]));

/** Attributes by their values; a string is what is there at first, '' is left out of the markup. One that is there or not has its own name as a value. */
const common = {
  locale: ['', 'en', 'zh', 'ja'],
  theme: ['', 'light', 'dark', 'auto'],
  density: ['', 'comfortable', 'compact'],
  isolation: ['', 'page', 'frame'],
  loading: ['', 'eager', 'lazy'],
};
const flag = (name) => ({ [name]: ['', name] });
const byLink = { 'link-path': 'kestrel' };
const tags = {
  'card-apply': {
    ...byLink,
    'user-ref': '',
    variant: ['', 'link', 'qrcode', 'custom', 'aisport', 'visionlife'],
    step: ['', 'about', 'identity', 'address', 'review'],
    ...flag('readonly'),
    ...flag('hide-header'),
    ...flag('autofocus'),
    ...flag('metrics'),
  },
  'card-apply-status': { ...byLink, 'application-no': '' },
  'card-apply-qr': { ...byLink, 'user-ref': '' },
  'card-list': { 'card-id': '', actions: '', ...flag('readonly'), ...flag('hide-header') },
  'deposit-address': { asset: '', network: '', ...flag('show-records'), ...flag('hide-header') },
  'kyc-wizard': {
    step: ['', 'corporate', 'company', 'shareholder', 'trading', 'overview'],
    ...flag('readonly'),
    ...flag('hide-header'),
    ...flag('autofocus'),
    ...flag('metrics'),
  },
};
const bySession = ['card-list', 'deposit-address', 'kyc-wizard'];
const properties = {
  '--bank-accent': '',
  '--bank-on-accent': '',
  '--bank-surface': '',
  '--bank-surface-sunken': '',
  '--bank-ink': '',
  '--bank-ink-muted': '',
  '--bank-line': '',
  '--bank-control-line': '',
  '--bank-danger': '',
  '--bank-radius': '',
  '--bank-control-height': '',
  '--bank-font': '',
};

function control(name, values) {
  const row = document.createElement('p');
  const label = document.createElement('label');
  const isList = Array.isArray(values);
  const input = document.createElement(isList ? 'select' : 'input');
  input.name = name;
  input.id = `set-${name}`;
  if (isList) input.append(...values.map((value) => new Option(value || '(not set)', value)));
  else input.value = values;
  label.htmlFor = input.id;
  label.textContent = name;
  row.append(label, input);
  return row;
}
const controls = (all) => Object.entries(all).map(([name, values]) => control(name, values));
const own = document.createElement('div');
settings.append(control('tag', Object.keys(tags)), own, ...controls({ ...common, ...properties }));

const chosen = (names) =>
  Object.keys(names)
    .map((name) => [name, settings.querySelector(`[name="${name}"]`).value.trim()])
    .filter(([, value]) => value !== '');
const tagName = () => settings.querySelector('[name=tag]').value;
const attributes = () => ({ ...tags[tagName()], ...common });
const showOwn = () => own.replaceChildren(...controls(tags[tagName()]));

/** The tag that is there takes the new settings, as it would in your page; another tag takes its place. */
function show() {
  const needsSession = bySession.includes(tagName());
  document.querySelector('#sign-in').hidden = !needsSession || signedIn === 'yes';
  const there = stage.firstElementChild;
  const tag = there?.localName === tagName() ? there : document.createElement(tagName());
  const wanted = new Map(chosen(attributes()));
  for (const name of Object.keys(attributes())) {
    if (wanted.has(name)) tag.setAttribute(name, wanted.get(name) === name ? '' : wanted.get(name));
    else tag.removeAttribute(name);
  }
  const looks = new Map(chosen(properties));
  for (const name of Object.keys(properties)) tag.style.setProperty(name, looks.get(name) ?? '');
  if (needsSession && signedIn === 'yes') tag.session ??= sessionFor(tagName());
  if (tag !== there) stage.replaceChildren(tag);
}

const quoted = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
function markup(loader) {
  const written = chosen(attributes()).map(([name, value]) => (value === name ? ` ${name}` : ` ${name}="${quoted(value)}"`));
  const path = settings.querySelector('[name=link-path]')?.value;
  const [place, text] =
    path === undefined ? ['/', "Go to the bank's own site"] : [`/cards/${encodeURIComponent(path)}`, "Apply on the bank's own site"];
  const fallback = `  <a slot="fallback" href="${bank}${place}">${text}</a>`;
  return [loader, `<${tagName()}${written.join('')}>`, fallback, `</${tagName()}>`].join('\n');
}
function sheet() {
  const lines = chosen(properties).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length > 0 ? [`${tagName()} {`, ...lines, '}'].join('\n') : '/* nothing: the tag wears its own looks */';
}
const policy = (scripts = '') =>
  [
    `script-src ${bank}${scripts && ` ${scripts}`}`,
    "style-src 'self'",
    `connect-src ${bank}`,
    `font-src ${bank}`,
    `img-src ${bank} blob: data:`,
    `frame-src ${bank}`,
    "require-trusted-types-for 'script'",
  ].join('; ');

/** Of one version for ever: the import map names what the loader loads later, and is in the page itself. */
function pinned({ loader, integrity, importMap, policy: hash }) {
  const lines = [
    `<script type="importmap">${importMap}</script>`,
    `<script type="module" src="${loader}" integrity="${integrity}" crossorigin></script>`,
  ];
  return `${markup(lines.join('\n'))}\n\n${policy(hash)}`;
}
const released = fetch('/release').then((answer) => answer.json());

async function write() {
  outputs.markup.value = markup(`<script type="module" src="${bank}/embed/v1/loader.js"></script>`);
  outputs.sheet.value = sheet();
  outputs.policy.value = policy();
  outputs.pinned.value = pinned(await released);
}
settings.addEventListener('input', ({ target }) => {
  if (target.name === 'tag') showOwn();
  show();
  void write();
});
showOwn();
show();
void write();
