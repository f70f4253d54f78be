/** What the site does only with scripts: theme, copying, the bank's own address in code, search. Everything is there to read without it. */
const kept = {
  get: (name) => {
    try {
      return localStorage.getItem(`docs.${name}`);
    } catch {
      return null;
    }
  },
  set: (name, value) => {
    try {
      localStorage.setItem(`docs.${name}`, value);
    } catch {
      // a browser that keeps nothing: the choice holds for this page
    }
  },
};
const root = document.documentElement;
const isDark = () => (root.dataset.theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : root.dataset.theme === 'dark');
root.dataset.theme = kept.get('theme') ?? 'auto';

const make = (name, properties, ...children) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};

function theme() {
  const button = document.querySelector('.theme');
  const show = () => (button.textContent = isDark() ? 'Light' : 'Dark');
  button.hidden = false;
  button.addEventListener('click', () => {
    root.dataset.theme = isDark() ? 'light' : 'dark';
    kept.set('theme', root.dataset.theme);
    show();
  });
  show();
}

/** In the kit's own tests the bank is where the kit says, so that page keeps its address. */
function ownAddress() {
  for (const code of document.querySelectorAll('[data-bank] code')) {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) walker.currentNode.data = walker.currentNode.data.replaceAll('https://bank.example', location.origin);
  }
}

function copying() {
  for (const figure of document.querySelectorAll('.code')) {
    const button = make('button', { type: 'button', className: 'copy', textContent: 'Copy' });
    const say = (text) => {
      button.textContent = text;
      setTimeout(() => (button.textContent = 'Copy'), 1500);
    };
    button.addEventListener('click', () =>
      navigator.clipboard.writeText(figure.querySelector('code').innerText.trimEnd()).then(
        () => say('Copied'),
        () => say('Not copied'),
      ),
    );
    figure.append(button);
  }
}

/** A framework or language that was chosen counts on every page. */
function choices() {
  for (const input of document.querySelectorAll('.tabs input')) {
    if (kept.get(input.name) === input.value) input.checked = true;
    input.addEventListener('change', () => kept.set(input.name, input.value));
  }
}

const bare = (text) => text.toLowerCase().replace(/^[<-]*(bank-)?/, '');
const fits = (text, wanted) => text.toLowerCase().includes(wanted) || bare(text).includes(bare(wanted));
const rank = ([name], wanted) => (bare(name) === bare(wanted) ? 0 : bare(name).startsWith(bare(wanted)) ? 1 : 2);

function search() {
  const form = document.querySelector('.search');
  const [input, found] = form.children;
  let entries;
  const load = () => (entries ??= fetch('/developers/docs/search.json').then((answer) => answer.json()));
  async function show() {
    const wanted = input.value.trim().toLowerCase();
    const all = wanted ? await load() : [];
    if (wanted !== input.value.trim().toLowerCase()) return;
    const best = all.filter(([name]) => fits(name, wanted)).toSorted((one, other) => rank(one, wanted) - rank(other, wanted));
    found.replaceChildren(
      ...best.slice(0, 12).map(([name, kind, href]) => make('a', { href }, name, make('span', { textContent: kind }))),
      ...(best.length === 0 ? [make('p', { textContent: 'Nothing has this name.' })] : []),
    );
    found.hidden = !wanted;
  }
  input.addEventListener('focus', load);
  input.addEventListener('input', () => void show());
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!form.contains(relatedTarget)) found.hidden = true;
  });
  form.addEventListener('submit', (event) => {
    const first = found.querySelector('a');
    if (!first) return;
    event.preventDefault();
    location.assign(first.href);
  });
  form.addEventListener('keydown', (event) => {
    const stops = [input, ...found.querySelectorAll('a')];
    const at = stops.indexOf(document.activeElement);
    const next = { ArrowDown: stops[at + 1], ArrowUp: stops[at - 1], Escape: input }[event.key];
    if (event.key === 'Escape') found.hidden = true;
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target.matches('input, textarea, select')) return;
    event.preventDefault();
    input.focus();
  });
  input.value = new URLSearchParams(location.search).get('q') ?? '';
}

/** The index takes what the form of the search sends to it. */
function narrowed() {
  const wanted = new URLSearchParams(location.search).get('q')?.trim().toLowerCase();
  if (!wanted) return;
  for (const list of document.querySelectorAll('.index')) {
    for (const item of list.children) item.hidden = !fits(item.firstElementChild.textContent, wanted);
    const isEmpty = [...list.children].every((item) => item.hidden);
    list.hidden = isEmpty;
    list.previousElementSibling.hidden = isEmpty;
  }
}

document.addEventListener('DOMContentLoaded', () => {
  const here = document.querySelector('.pages [aria-current]');
  const show = () => here.scrollIntoView({ block: 'nearest' });
  document.querySelector('.pages').addEventListener('toggle', show);
  show();
  theme();
  ownAddress();
  copying();
  choices();
  search();
  narrowed();
});
