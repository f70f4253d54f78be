/** The page's script, served unchanged. It builds with createElement only, so that Trusted Types has nothing to say. */
import { chainScript } from './chain-script.ts';
import { issuerScript } from './issuer-script.ts';
import { linksScript } from './links-script.ts';

export const pageScript = `const byId = (id) => document.getElementById(id);
const make = (tag, props = {}, ...children) => {
  const node = Object.assign(document.createElement(tag), props);
  node.append(...children);
  return node;
};
const post = async (path, body = {}) => {
  const answer = await fetch('/sandbox' + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const read = await answer.json();
  if (read.code !== undefined && read.code !== 200) throw new Error(read.msg + (read.data?.errors ?? []).map((e) => ' ' + e.field + ': ' + e.msg).join(''));
  if (!answer.ok) throw new Error(read.error ?? String(answer.status));
  return read.code === 200 ? read.data : read;
};
let hush;
const say = (text) => {
  byId('said').textContent = text;
  clearTimeout(hush);
  hush = setTimeout(() => { byId('said').textContent = ''; }, 6000);
};
const act = async (work, done) => {
  try { await work(); say(done); } catch (fault) { say(fault.message); }
  await refresh();
};
const button = (text, work, done, className = '') => make('button', { type: 'button', textContent: text, className, onclick: () => act(work, done) });

const shown = new Map();
/** Replaces a list only when it changed, so that nobody loses what they are typing. */
function show(id, rows, item) {
  const key = JSON.stringify(rows);
  if (shown.get(id) === key) return;
  shown.set(id, key);
  byId(id).replaceChildren(...rows.map(item));
}

/** The links of a letter can be followed. */
const linked = (text) => text.split(/(https?:\\/\\/\\S+)/).map((part, at) => (at % 2 ? make('a', { href: part, textContent: part }) : part));
const mailItem = (mail) => make('li', {}, make('h3', { textContent: mail.subject }), make('p', { textContent: mail.to + ' · ' + mail.at + ' · ' + mail.state }), make('pre', {}, ...linked(mail.body)));
${linksScript}${chainScript}${issuerScript}
async function refresh() {
  const to = byId('mail-to').value.trim();
  const [{ list: mail }, clock] = await Promise.all([
    fetch('/sandbox/mail' + (to ? '?to=' + encodeURIComponent(to) : '')).then((answer) => answer.json()),
    fetch('/sandbox/clock').then((answer) => answer.json()),
    showChain(), showLinks(), showIssuer(),
  ]);
  byId('mail-empty').hidden = mail.length > 0;
  show('mail', mail, mailItem);
  byId('now').textContent = clock.now;
}

byId('clock').addEventListener('submit', (event) => {
  event.preventDefault();
  act(() => post('/clock', { offset_seconds: Number(byId('clock-offset').value) }), 'Clock set');
});
byId('mail-filter').addEventListener('submit', (event) => event.preventDefault());
byId('mail-to').addEventListener('input', () => refresh().catch(() => undefined));
byId('reset').addEventListener('click', () => act(() => post('/reset'), 'The bank is as on its first day'));
await refresh().catch((fault) => say(fault.message));
setInterval(() => { if (!document.hidden) refresh().catch(() => undefined); }, 3000);
`;
