/** The part of the page's script that works card applications, links and partner keys. Served with the rest. */
import { cardApplication } from '@bankside/core/rules/lifecycles/card-application.ts';
import { verification } from '@bankside/core/rules/lifecycles/verification.ts';
import { choices, stateOf, type Lifecycle } from '@bankside/core/rules/lifecycle.ts';

/** What staff may do in each state, by the state's wire code. */
const bankMay = (table: Lifecycle): Record<string, string[]> =>
  Object.fromEntries(Object.values(table.states).map(({ wire }) => [wire, choices(table, stateOf(table, wire), 'bank')]));

export const cardScript = `
const cardMay = ${JSON.stringify(bankMay(cardApplication))};
const verificationMay = ${JSON.stringify(bankMay(verification))};
const cardEvents = { approve: 'Approve', reject: 'Reject', issue: 'Issue', issued: 'Issued', issuerRefuses: 'Issuer refuses', bar: 'Bar', unbar: 'Unbar' };
const withReason = ['reject', 'issuerRefuses', 'bar', 'refuse'];
/** Applications that were opened here stay in the list, whatever became of them. */
const opened = new Map();

const openCard = async ({ company_id, id }) => {
  opened.set(id, { company_id, id, ...(await post('/admin/card/get', { company_id, id })) });
};

/** An application as it was sent: every field, every file. */
function cardForm({ company_id, form, files }) {
  const list = make('dl');
  for (const [field, value] of Object.entries(form)) {
    const file = files.find((each) => each.field === field);
    list.append(make('dt', { textContent: field }), make('dd', {}, file ? button(file.name, () => save(company_id, file), 'Saved ' + file.name, 'quiet') : String(value)));
  }
  return list;
}

function cardItem(card) {
  const { company_id, id, version, status, verification_status, company_decision, form } = card;
  const item = make('li', { className: 'card-application' }, make('h3', { textContent: [card.application_no, form.first_name, form.last_name].filter(Boolean).join(' ') }), make('p', { textContent: [card.company_display_name, card.applicant_type, card.source + ' ' + card.variant, status, 'company: ' + (company_decision || 'undecided'), 'verification: ' + verification_status].join(' · ') }));
  if (card.reason) item.append(make('p', { textContent: 'Reason: ' + card.reason }));
  item.append(make('details', {}, make('summary', { textContent: 'What was sent' }), cardForm(card)));
  const { box, nodes } = reasonBox(id, 'Reason, when refused');
  const reason = (event) => (withReason.includes(event) && box.value ? { reason: box.value } : {});
  const again = (path, body) => async () => { await post(path, { company_id, id, version, ...body() }); await openCard({ company_id, id }); };
  const row = make('div', { className: 'row' });
  for (const event of cardMay[status] ?? []) row.append(button(cardEvents[event], again('/admin/card/decide', () => ({ event, ...reason(event) })), cardEvents[event] + ': done', withReason.includes(event) ? 'danger' : ''));
  for (const event of verificationMay[verification_status] ?? []) row.append(button(event === 'accept' ? 'Accept verification' : 'Refuse verification', again('/admin/card/verify', () => ({ accept: event === 'accept', ...reason(event) })), 'Verification: done', event === 'accept' ? 'quiet' : 'danger'));
  row.append(button('Close', async () => { opened.delete(id); }, 'Closed', 'quiet'));
  item.append(...nodes, row);
  return item;
}

const waitingCard = (work) => make('li', {}, make('h3', { textContent: work.text }), make('p', { textContent: work.project_name + ' · ' + work.since }), make('div', { className: 'row' }, button('Open', () => openCard(work), 'Opened')));

function showCards(work) {
  const rows = [...opened.values(), ...work.filter(({ id }) => !opened.has(id))];
  byId('cards-empty').hidden = rows.length > 0;
  show('cards', rows, (each) => (each.form ? cardItem(each) : waitingCard(each)));
}

const linkItem = ({ link_path, url, variant, status, isolation, owner, allowed_origins }) =>
  make('li', {}, make('h3', {}, make('a', { href: url, textContent: link_path })), make('p', { textContent: [variant, status, isolation, owner, 'embedded by ' + (allowed_origins.join(', ') || 'nobody')].join(' · ') }));

function keyItem({ company_id, id, name, tags, allowed_origins, revoked, known }) {
  const item = make('li', {}, make('h3', { textContent: name }), make('p', { textContent: [tags.join(', '), allowed_origins.join(', '), revoked ? 'revoked' : 'in force'].join(' · ') }));
  if (known) item.append(make('p', { textContent: 'The sandbox’s own: ' + known }));
  if (!revoked) item.append(make('div', { className: 'row' }, button('Revoke', () => post('/admin/partner/revoke', { company_id, id }), 'Revoked', 'danger')));
  return item;
}

async function showLinks() {
  const { links, keys } = await fetch('/sandbox/links').then((answer) => answer.json());
  show('links', links, linkItem);
  show('keys', keys, keyItem);
}
`;
