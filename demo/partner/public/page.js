/** Kestrel's own script: shows the events of the bank's tags, hands receipts to our server, switches the language. */
const events = [
  'bank-ready',
  'bank-load-error',
  'bank-error',
  'bank-step-change',
  'bank-validation',
  'bank-draft-saved',
  'bank-submit',
  'bank-submitted',
  'bank-action',
  'bank-status-change',
  'bank-session-expiring',
  'bank-session-expired',
  'bank-navigate',
  'bank-metric',
];
const list = document.querySelector('#events');
const proof = document.querySelector('#proof');

function element(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
/** What every event carries beside its own is left out; a receipt is shown by its beginning. */
const always = ['instanceId', 'at'];
const short = (key, value) =>
  always.includes(key) ? undefined : typeof value === 'string' && value.length > 60 ? `${value.slice(0, 57)}…` : value;

function hear({ type, detail }) {
  const row = document.createElement('li');
  row.dataset.event = type;
  row.append(element('b', type), element('code', JSON.stringify(detail, short)));
  list.prepend(row);
  while (list.children.length > 40) list.lastElementChild.remove();
}

/** The event itself proves nothing, anybody could fire it here; what our server reads in the receipt does. */
async function prove({ detail }) {
  if (!detail.receipt) return; // a signed-in tag has none: our server asks the bank itself, or hears it by webhook
  const answer = await fetch('/receipts', { method: 'POST', body: detail.receipt });
  const { proved, refused } = await answer.json();
  const facts = Object.entries(proved ?? { refused });
  proof.dataset.verdict = proved ? 'proved' : 'refused';
  proof.querySelector('dl').replaceChildren(...facts.flatMap(([name, value]) => [element('dt', name), element('dd', String(value))]));
  proof.hidden = false;
}

for (const name of events) document.addEventListener(name, hear);
document.addEventListener('bank-submitted', (event) => void prove(event));

/** Another language without loading the page: the tags follow their locale, and keep what was typed. */
async function speak(language) {
  const words = await (await fetch(`/words?lang=${language}`)).json();
  document.documentElement.lang = language;
  for (const each of document.querySelectorAll('[data-t]')) each.textContent = words[each.dataset.t];
  for (const tag of document.querySelectorAll('[locale]')) tag.setAttribute('locale', language);
  for (const link of document.querySelectorAll('.menu a[href^="/"]')) link.search = `?lang=${language}`;
  const address = new URL(location.href);
  address.searchParams.set('lang', language);
  history.replaceState(null, '', address);
}
document.querySelector('.languages').addEventListener('click', (click) => {
  const language = click.target.getAttribute('hreflang');
  if (!language) return;
  click.preventDefault();
  void speak(language);
});
