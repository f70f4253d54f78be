/** The page's script, served as it stands. It builds with createElement only, so that Trusted Types has nothing to say. */
import { currencyCodes } from '@bankside/core/rules/currencies.ts';
import { cardScript } from './card-script.ts';
import { moneyScript } from './money-script.ts';

export const pageScript = `const currencies = ${JSON.stringify(currencyCodes)};
const byId = (id) => document.getElementById(id);
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

function reasonBox(id, label) {
  const box = make('textarea', { id: 'reason-' + id, rows: 2 });
  return { box, nodes: [make('label', { htmlFor: box.id, textContent: label }), box] };
}

function workItem(work) {
  const { company_id, version, kind, id } = work;
  const item = make('li', {}, make('h3', { textContent: work.project_name }), make('p', { textContent: { documents: 'Documents to review', kyc: 'KYC to review', relationship_manager: 'Asks for a relationship manager', feedback: 'Feedback' }[kind] + ' · ' + work.since + (work.text ? ' · ' + work.text : '') }));
  for (const file of work.files) item.append(make('p', {}, file.slot + ': ', button(file.name, () => save(company_id, file), 'Saved ' + file.name, 'quiet')));
  if (kind === 'kyc') {
    item.append(make('p', {}, make('a', { href: '/back-office/kyc/' + company_id, textContent: 'Review it as staff' })));
  } else if (kind === 'documents') {
    const { box, nodes } = reasonBox(id, 'Reason, when refused');
    const decide = (accept) => post('/admin/documents/decide', { company_id, version, accept, ...(box.value ? { reason: box.value } : {}) });
    item.append(...nodes, make('div', { className: 'row' }, button('Accept', () => decide(true), 'Accepted'), button('Refuse', () => decide(false), 'Refused', 'danger')));
  } else {
    const { box, nodes } = reasonBox(id, 'Reply');
    item.append(...nodes, make('div', { className: 'row' }, button('Close', () => post('/admin/task/close', { kind, company_id, id, ...(box.value ? { reply: box.value } : {}) }), 'Closed')));
  }
  return item;
}

async function save(company_id, file) {
  const answer = await fetch('/sandbox/admin/file', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ company_id, file_key: file.file_key }) });
  if (answer.headers.get('content-type')?.startsWith('application/json')) throw new Error((await answer.json()).msg);
  const link = make('a', { href: URL.createObjectURL(await answer.blob()), download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

${cardScript}${moneyScript}
/** The links of a letter can be followed. */
const linked = (text) => text.split(/(https?:\\/\\/\\S+)/).map((part, at) => (at % 2 ? make('a', { href: part, textContent: part }) : part));

const shown = new Map();
/** Replaces a list only when it changed, so that nobody loses what they are typing. */
function show(id, rows, item) {
  const key = JSON.stringify(rows);
  if (shown.get(id) === key) return;
  shown.set(id, key);
  byId(id).replaceChildren(...rows.map(item));
}

async function refresh() {
  const to = byId('mail-to').value.trim();
  const [{ list: mail }, { list: work }, { list: companies }, clock] = await Promise.all([
    fetch('/sandbox/mail' + (to ? '?to=' + encodeURIComponent(to) : '')).then((answer) => answer.json()),
    post('/admin/queue'), post('/admin/companies', { page_size: 50 }), fetch('/sandbox/clock').then((answer) => answer.json()),
  ]);
  byId('mail-empty').hidden = mail.length > 0;
  const cards = work.filter(({ kind }) => kind === 'card_application');
  const others = work.filter(({ kind }) => !['card_application', 'deposit', 'transfer'].includes(kind));
  byId('work-empty').hidden = others.length > 0;
  showCards(cards);
  await showMoney(work);
  await showLinks();
  show('work', others, workItem);
  show('mail', mail, (each) => make('li', {}, make('h3', { textContent: each.subject }), make('p', { textContent: each.to + ' · ' + each.at + ' · ' + each.state }), make('pre', {}, ...linked(each.body))));
  const chosen = byId('deposit-company').value;
  show('deposit-company', companies.map(({ company_id, project_name }) => ({ company_id, project_name })), ({ company_id, project_name }) => make('option', { value: company_id, textContent: project_name }));
  if (chosen) byId('deposit-company').value = chosen;
  byId('now').textContent = clock.now;
}

byId('deposit-currency').append(...currencies.map((code) => make('option', { value: code, textContent: code })));
byId('deposit').addEventListener('submit', (event) => {
  event.preventDefault();
  act(() => post('/admin/deposit/credit', Object.fromEntries(new FormData(event.target))), 'Credited');
});
byId('clock').addEventListener('submit', (event) => {
  event.preventDefault();
  act(() => post('/clock', { offset_seconds: Number(byId('clock-offset').value) }), 'Clock set');
});
byId('mail-filter').addEventListener('submit', (event) => event.preventDefault());
byId('mail-to').addEventListener('input', () => refresh().catch(() => undefined));
byId('reset').addEventListener('click', () => act(() => { opened.clear(); settled.clear(); return post('/reset'); }, 'The bank is as on its first day'));
await refresh().catch((fault) => say(fault.message));
setInterval(() => { if (!document.hidden) refresh().catch(() => undefined); }, 3000);
`;
