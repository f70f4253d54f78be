/** What the bank has posted, newest first, asked for each second. */
const form = document.querySelector('#secret');
const said = document.querySelector('#webhooks-said');
const list = document.querySelector('#webhooks-events');
const words = await (await fetch(`/words?lang=${document.documentElement.lang}`)).json();

async function save() {
  const input = form.elements['secret-text'];
  const answer = await fetch('/webhooks/secret', { method: 'POST', body: JSON.stringify({ secret: input.value.trim() }) });
  said.textContent = answer.ok ? words.webhooksSaved : words.webhooksWrong;
  if (answer.ok) form.reset();
}
form.addEventListener('submit', (submit) => {
  submit.preventDefault();
  void save();
});

function lineOf({ id, genuine, again, at, body }) {
  const line = document.createElement('li');
  const type = genuine ? JSON.parse(body).type : id;
  line.textContent = [at.slice(11, 19), type, words[genuine ? (again ? 'webhooksAgain' : 'webhooksGenuine') : 'webhooksRefused']].join(
    ' · ',
  );
  if (genuine) {
    const text = document.createElement('pre');
    text.textContent = JSON.stringify(JSON.parse(body), null, 2);
    line.append(text);
  }
  return line;
}

async function show() {
  const { events } = await (await fetch('/webhooks/events')).json();
  list.replaceChildren(...events.map(lineOf));
}
void show();
setInterval(() => void show(), 1000);
export {}; // a module of its own
