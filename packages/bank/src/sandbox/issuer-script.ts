/** The part of the page's script that is the card issuer and its shops. Served with the rest. */
export const issuerScript = `
const control = (name, body) => post('/issuer/' + name, body);
const actions = (...buttons) => make('div', { className: 'row' }, ...buttons);
const copyable = (label, text, shown = text) => make('span', {}, label + ' ', make('code', { textContent: shown }), ' ', make('button', { type: 'button', className: 'copy', textContent: 'Copy', ariaLabel: 'Copy ' + label + ' ' + text, onclick: () => navigator.clipboard.writeText(text).then(() => say('Copied'), () => say('Select it and copy')) }));
const inFours = (number) => number.replace(/(.{4})(?=.)/g, '$1 ');

function cardItem({ card_id, holder_name, number, kit_number, activation_code, expiry, state, progress, balance, held, pin }) {
  const item = make('li', {}, make('h3', { textContent: (holder_name || kit_number) + ' · ' + state }),
    make('p', {}, copyable('Number', number, inFours(number))), make('p', {}, copyable('Kit', kit_number), ' ', copyable('Code', activation_code)),
    make('p', { textContent: 'USD ' + balance + ' · held ' + held + ' · until ' + expiry + (pin ? ' · PIN set' : ' · no PIN') }));
  if (['replaced', 'closed', 'expired'].includes(state)) return item;
  if (progress === 'issued') item.append(actions(button('Ship', () => control('ship', { card_id }), 'Shipped'), button('Deliver', () => control('deliver', { card_id }), 'Delivered')));
  if (progress === 'shipped') item.append(actions(button('Deliver', () => control('deliver', { card_id }), 'Delivered')));
  return item;
}

function batchItem({ batch, all, issued, shipped, delivered, active, ended }) {
  const count = make('input', { type: 'number', min: '1', max: '100000', placeholder: 'all', ariaLabel: 'How many cards of ' + batch });
  const order = () => ({ batch, ...(count.value ? { count: Number(count.value) } : {}) });
  const item = make('li', {}, make('h3', { textContent: batch + ' · ' + all + ' cards' }),
    make('p', { textContent: issued + ' printed · ' + shipped + ' on their way · ' + delivered + ' delivered · ' + active + ' active · ' + ended + ' ended' }));
  if (issued + shipped + delivered > 0) item.append(count, actions(
    button('Ship', () => control('batch-ship', order()), 'Shipped'),
    button('Deliver', () => control('batch-deliver', order()), 'Delivered'),
    button('Damage', () => control('batch-damage', order()), 'Damaged', 'danger')));
  return item;
}

/** A figure that somebody types stays while the page refreshes. */
let batchesShown = '';
function showBatches(batches) {
  byId('issuer-no-batch').hidden = batches.length > 0;
  if (JSON.stringify(batches) === batchesShown) return;
  batchesShown = JSON.stringify(batches);
  show('issuer-batches', batches, batchItem);
}

function loadItem({ load_id, direction, amount, state, reason }) {
  const item = make('li', {}, make('h3', { textContent: direction + ' of USD ' + amount }), make('p', { textContent: state + (reason ? ' · ' + reason : '') + ' · ' + load_id }));
  if (state === 'pending') item.append(actions(button('Do it', () => control('load-done', { load_id }), 'Done'), button('Refuse', () => control('load-refused', { load_id }), 'Refused', 'danger')));
  if (state === 'done' && direction === 'load') item.append(actions(button('Take back', () => control('load-reversed', { load_id }), 'Taken back', 'danger')));
  return item;
}

const otherAmount = () => byId('shop-taken').value.trim();
function purchaseItem({ authorisation_id, merchant, city, country, merchant_amount, merchant_currency, amount, state, reason, cleared, fee, refunded }) {
  const facts = [state + (reason ? ': ' + reason : ''), 'USD ' + amount];
  if (state === 'cleared') facts.push('cleared ' + cleared, 'fee ' + fee, 'given back ' + refunded);
  const item = make('li', {}, make('h3', { textContent: merchant_amount + ' ' + merchant_currency + ' · ' + merchant }), make('p', { textContent: city + ', ' + country + ' · ' + facts.join(' · ') }));
  if (state === 'authorised') item.append(actions(
    button('Clear', () => control('clear', { authorisation_id }), 'Cleared'),
    button('Clear the other amount', () => control('clear', { authorisation_id, amount: otherAmount() }), 'Cleared'),
    button('Reverse', () => control('reverse', { authorisation_id }), 'Reversed', 'danger')));
  if (state === 'cleared') item.append(actions(button('Give back', () => control('refund', { authorisation_id, amount: otherAmount() || cleared }), 'Given back')));
  return item;
}

/** Choices that keep what is chosen. */
function offer(id, rows, item) {
  const chosen = byId(id).value;
  show(id, rows, item);
  if (chosen && [...byId(id).options].some(({ value }) => value === chosen)) byId(id).value = chosen;
}
let settingsShown = '';
function showSettings(settings) {
  if (JSON.stringify(settings) === settingsShown) return;
  settingsShown = JSON.stringify(settings);
  for (const [name, value] of Object.entries(settings)) {
    const field = byId('issuer-' + name);
    if (typeof value === 'boolean') field.checked = value;
    else field.value = value ?? '';
  }
}

const ofCard = (card) => make('option', { value: card.card_id, textContent: (card.holder_name || card.kit_number) + ' · ' + card.number.slice(-4) + ' · ' + card.state + ' · USD ' + card.balance });
async function showIssuer() {
  const issuer = await fetch('/sandbox/issuer?search=' + encodeURIComponent(byId('issuer-search').value)).then((answer) => answer.json());
  byId('issuer-elsewhere').hidden = !issuer.elsewhere;
  byId('issuer-own').hidden = byId('shop-section').hidden = issuer.elsewhere;
  if (issuer.elsewhere) return;
  byId('issuer-empty').hidden = issuer.cards.length > 0;
  show('issuer-cards', issuer.cards, cardItem);
  showBatches(issuer.batches);
  show('issuer-loads', issuer.loads, loadItem);
  show('purchases', issuer.purchases, purchaseItem);
  offer('shop-card', issuer.cards, ofCard);
  offer('shop-currency', [''].concat(issuer.currencies), (code) => make('option', { value: code, textContent: code || 'The merchant’s own' }));
  offer('shop-merchant', issuer.merchants, ({ id, channel, name, city, country, currency, category }) => make('option', { value: id, textContent: [channel, name, city + ' ' + country, currency, category].join(' · ') }));
  offer('issuer-lying', [{ card_id: '', holder_name: 'no card' }, { card_id: 'all', holder_name: 'every card' }].concat(issuer.cards), (card) => card.number ? ofCard(card) : make('option', { value: card.card_id, textContent: card.holder_name }));
  showSettings(issuer.settings);
}

byId('issuer-search-form').addEventListener('submit', (event) => event.preventDefault());
byId('issuer-search').addEventListener('input', () => refresh().catch(() => undefined));
byId('shop-other').addEventListener('submit', (event) => event.preventDefault());
byId('shop').addEventListener('submit', (event) => {
  event.preventDefault();
  const { currency, pin, ...order } = Object.fromEntries(new FormData(event.target));
  act(async () => {
    const { state, reason } = await control('pay', { ...order, ...(currency ? { currency } : {}), ...(pin ? { pin } : {}) });
    if (state === 'declined') throw new Error('Declined: ' + reason);
  }, 'Authorised');
});
byId('issuer-settings').addEventListener('submit', (event) => {
  event.preventDefault();
  const { elements } = event.target;
  const number = (name) => (elements[name].value === '' ? null : Number(elements[name].value));
  const order = { issuing: elements.issuing.value, loads: elements.loads.value, lying: elements.lying.value || null };
  for (const name of ['ship_after', 'deliver_after', 'clear_after', 'load_after']) order[name] = number(name);
  for (const name of ['slow_ms', 'failing', 'lost_answers']) order[name] = number(name) ?? 0;
  for (const name of ['held', 'repeating', 'shuffled']) order[name] = elements[name].checked;
  act(() => control('settings', order), 'Set');
});
`;
