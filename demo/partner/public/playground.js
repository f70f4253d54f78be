/** Choose settings, see the tag, take the lines along. Nothing here knows more of the bank than its published files. */
import { control, dress, escaped, readPlace, writePlace } from './controls.js';
import { frameworks, written } from './frameworks.js';
import { writtenInSession } from './one-session.js';
import { sessionFor } from './session.js';
import { themeEditors } from './theme-editors.js';

const { bank, signedIn } = document.body.dataset;
const at = (id) => document.querySelector(`#${id}`);
const settings = document.querySelector('.settings');
const stage = at('stage');
/** Made from the bank's own table of tags and tokens. */
const { tags, tokens, presets } = await (await fetch(`${bank}/embed/v1/builder.json`)).json();

/** The sample of a language that the bank does not speak: with `locale` ar. */
const offers = { 'messages-url': ['', '/ar.json'] };
/** Of a list the first choice is none; one that is there or not has its own name as a value. */
const choices = ({ name, kind }) =>
  kind === 'flag' ? ['', name] : Array.isArray(kind) ? ['', ...kind] : name === 'link-path' ? 'kestrel' : (offers[name] ?? '');
const own = document.createElement('div');
const firstTag = Object.keys(tags)[0];
const place = readPlace();
const offered = (row) => row.name !== 'api-base'; // the loader knows it
const rowsOf = (tag) => tags[tag].attributes.filter(offered);
const isEverywhere = ({ name }) => Object.values(tags).every(({ attributes }) => attributes.some((each) => each.name === name));
const common = rowsOf(firstTag).filter(isEverywhere);
const make = (row) => {
  const made = control(row.name, choices(row), place.get(row.name));
  made.title = row.about;
  return made;
};
settings.append(control('tag', Object.keys(tags), place.get('tag')), own, ...common.map(make));
const theme = themeEditors(at('theme'), { tokens, presets, place });

const tagName = () => settings.querySelector('[name=tag]').value;
const valueOf = (name) => settings.querySelector(`[name="${name}"]`)?.value.trim() ?? '';
const chosen = () => rowsOf(tagName()).flatMap(({ name }) => (valueOf(name) === '' ? [] : [[name, valueOf(name)]]));
/** Tags of one company, which our server has one key for; and what they have from the element around them. */
const together = ['deposit-address', 'card-list'];
const shared = ['locale', 'messages-url', 'theme', 'density'];
const other = () => valueOf('bank-session');
const split = () => {
  const ofSession = ([name]) => other() !== '' && shared.includes(name);
  return { own: chosen().filter((each) => !ofSession(each)), common: chosen().filter(ofSession) };
};
/** Objects are properties: what is typed here is JSON. */
const objects = () =>
  tags[tagName()].properties.filter(({ name, type }) => type.startsWith('Record') && name !== 'appearance').map(({ name }) => name);
function showOwn() {
  const fields = objects().map((name) => {
    const row = control(name, '', place.get(name));
    row.querySelector('input').placeholder = '{ "name": "value" }';
    return row;
  });
  const others = together.includes(tagName()) ? together.filter((each) => each !== tagName()) : [];
  const beside = others.length > 0 ? [control('bank-session', ['', ...others], place.get('bank-session'))] : [];
  for (const row of beside) row.title = 'One session for this tag and that one';
  own.replaceChildren(
    ...beside,
    ...rowsOf(tagName())
      .filter((row) => !isEverywhere(row))
      .map(make),
    ...fields,
  );
}
function objectOf(name) {
  const input = settings.querySelector(`[name="${name}"]`);
  try {
    const value = input.value.trim() ? JSON.parse(input.value) : undefined;
    input.setCustomValidity('');
    return value;
  } catch {
    input.setCustomValidity('This is no JSON, as in { "name": "value" }.');
    input.reportValidity();
    return undefined;
  }
}

/** The tag alone, or with another one in a session. */
function build() {
  const tag = document.createElement(tagName());
  if (!other()) return tag;
  const around = Object.assign(document.createElement('bank-session'), sessionFor(tagName(), other()));
  around.append(tag, document.createElement(other()));
  return around;
}

/** What is there takes the new settings, as it would in your page; another tag takes its place. */
function show() {
  const needsSession = !tags[tagName()].access.includes('visitor');
  at('sign-in').hidden = !needsSession || signedIn === 'yes';
  const isThere = stage.dataset.shown === `${tagName()} ${other()}`;
  const shown = isThere ? stage.firstElementChild : build();
  stage.dataset.shown = `${tagName()} ${other()}`;
  const tag = other() ? shown.firstElementChild : shown;
  const { own: ofTag, common: ofSession } = split();
  dress(
    tag,
    ofTag,
    rowsOf(tagName()).map(({ name }) => name),
  );
  if (other()) dress(shown, ofSession, shared);
  for (const name of objects()) tag[name] = objectOf(name);
  const looks = new Map(theme.values().map(({ css, value }) => [css, value]));
  for (const { css } of tokens) shown.style.setProperty(css, looks.get(css) ?? '');
  if (needsSession && signedIn === 'yes' && !other()) tag.session ??= sessionFor(tagName());
  if (!isThere) stage.replaceChildren(shown);
}

/** What the tag says about the theme is said here too: colours that it moved, values that are none. */
const { console: log } = globalThis;
const warn = log.warn.bind(log);
const heard = new Set();
log.warn = (...words) => {
  warn(...words);
  if (!/^(<[a-z-]+> colours|\[bankside\])/.test(String(words[0]))) return;
  heard.add(String(words[0]));
  at('warnings').value = [...heard].join('\n');
};

const policy = (scripts = '') =>
  [
    `script-src ${bank}${scripts && ` ${scripts}`}`,
    "style-src 'self'",
    `connect-src ${bank}${valueOf('messages-url') && " 'self'"}`,
    `font-src ${bank}`,
    `img-src ${bank} blob: data:`,
    `frame-src ${bank}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
function state() {
  const path = settings.querySelector('[name=link-path]')?.value;
  const [address, text] =
    path === undefined ? ['/', "Go to the bank's own site"] : [`/cards/${encodeURIComponent(path)}`, "Apply on the bank's own site"];
  const properties = objects().flatMap((name) => (valueOf(name) ? [[name, valueOf(name)]] : []));
  const fallback = `<a slot="fallback" href="${escaped(bank + address)}">${text}</a>`;
  const session = { other: other(), attributes: split().common };
  return { bank, tag: tagName(), attributes: split().own, properties, fallback, session, events: tags[tagName()].events };
}
const lines = (framework, ...more) => (other() ? writtenInSession : written)(framework, state(), ...more);
/** Of one version for ever: the import map names what the loader loads later, and is in the page itself. */
function pinned({ loader, integrity, importMap, policy: hash }) {
  const scripts = [
    `<script type="importmap">${importMap}</script>`,
    `<script type="module" src="${loader}" integrity="${integrity}" crossorigin></script>`,
  ];
  return `${lines('HTML', scripts.join('\n'))}\n\n${policy(hash)}`;
}
const released = fetch('/release').then((answer) => answer.json());

async function write() {
  const looks = theme.values();
  at('markup').value = lines(at('framework').value);
  at('sheet').value =
    looks.length > 0
      ? [`${other() ? 'bank-session' : tagName()} {`, ...looks.map(({ css, value }) => `  ${css}: ${value};`), '}'].join('\n')
      : '/* nothing: the tag wears its own looks */';
  const pairs = looks.map(({ name, value }) => `  ${name}: ${JSON.stringify(value)},`);
  at('property').value = `document.querySelector('${other() ? 'bank-session' : tagName()}').appearance = {\n${pairs.join('\n')}\n};`;
  at('policy').value = policy();
  writePlace([
    ['tag', tagName()],
    ['bank-session', other()],
    ...chosen(),
    ...state().properties,
    ...theme.values().map(({ css, value }) => [css, value]),
  ]);
  at('pinned').value = pinned(await released);
}
function change() {
  heard.clear();
  at('warnings').value = '';
  show();
  void write();
}
for (const output of document.querySelectorAll('#playground output:not(.warnings)')) {
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'copy', textContent: 'Copy' });
  const say = (text) => {
    button.textContent = text;
    setTimeout(() => (button.textContent = 'Copy'), 1500);
  };
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(output.value).then(
      () => say('Copied'),
      () => say('Not copied'),
    );
  });
  output.after(button);
}
at('framework').append(...frameworks.map((name) => new Option(name)));
at('playground').addEventListener('input', ({ target }) => {
  if (target.name === 'tag') showOwn();
  change();
});
/** The answer leads back here, and a browser takes along what is behind the #. */
at('sign-in').addEventListener('submit', ({ target }) => (target.action = `/sign-in${location.hash}`));
showOwn();
show();
void write();
