/** An editor for each token of the bank's table: a picker, a range, a list, or text; presets fill them. */
import { control } from './controls.js';

const pair = (value) => /^light-dark\((.+?),\s*(.+)\)$/.exec(value)?.slice(1);
const isHex = (text) => /^#[0-9a-f]{6}$/i.test(text);
const asText = (value) => (Array.isArray(value) ? `light-dark(${value.join(', ')})` : value);

/** Of a colour: two pickers beside the text, for light and for dark ground. */
function pickers(input, name) {
  const made = ['light', 'dark'].map((ground) => {
    const picker = Object.assign(document.createElement('input'), { type: 'color', title: `${name}, ${ground}` });
    picker.setAttribute('aria-label', `${name}, ${ground}`);
    return picker;
  });
  const both = () => pair(input.value) ?? [input.value, input.value];
  const follow = () => made.forEach((picker, at) => isHex(both()[at]) && (picker.value = both()[at]));
  made.forEach((picker, at) =>
    picker.addEventListener('input', () => {
      const next = both();
      next[at] = picker.value;
      const [light, dark] = next.map((each) => each || picker.value);
      input.value = light === dark ? light : `light-dark(${light}, ${dark})`;
    }),
  );
  input.addEventListener('follow', follow);
  input.addEventListener('input', follow);
  follow();
  return made;
}
function slider(input, { name, kind, least, most, start }) {
  const range = Object.assign(document.createElement('input'), { type: 'range', min: least, max: most });
  range.step = kind === 'number' ? '0.05' : kind === 'weight' ? '100' : '1';
  range.setAttribute('aria-label', name);
  const follow = () => (range.value = String(Number.parseFloat(input.value || start)));
  range.addEventListener('input', () => (input.value = kind === 'length' ? `${range.value}px` : range.value));
  input.addEventListener('follow', follow);
  input.addEventListener('input', follow);
  follow();
  return [range];
}

/** `values()`: what is set, by name and as CSS. */
export function themeEditors(into, { tokens, presets, place }) {
  const inputs = new Map();
  const preset = control('preset', ['', ...Object.keys(presets)]);
  const edit = (token) => {
    const row = control(token.css, token.words ? ['', ...token.words] : '', place.get(token.css));
    row.title = token.about;
    const input = row.querySelector('input, select');
    inputs.set(token, input);
    if (token.kind === 'color') row.append(...pickers(input, token.name));
    else if (token.least !== undefined) row.append(...slider(input, token));
    if (!token.words) input.placeholder = token.kind === 'color' ? token.kind : token.start;
    return row;
  };
  const groups = Map.groupBy ? Map.groupBy(tokens, ({ group }) => group) : grouped(tokens);
  const sections = [...groups].map(([name, all], at) => {
    const section = document.createElement('details');
    const head = Object.assign(document.createElement('summary'), { textContent: `${name} (${all.length})` });
    section.append(head, ...all.map(edit));
    section.open = at === 0 || all.some(({ css }) => place.has(css));
    return section;
  });
  into.append(preset, ...sections);
  preset.addEventListener('input', ({ target }) => {
    for (const [token, input] of inputs) {
      input.value = asText(presets[target.value]?.[token.name] ?? '');
      input.dispatchEvent(new Event('follow'));
    }
  });
  return {
    values: () =>
      [...inputs].flatMap(([{ name, css }, input]) => (input.value.trim() === '' ? [] : [{ name, css, value: input.value.trim() }])),
  };
}
function grouped(tokens) {
  const groups = new Map();
  for (const token of tokens) groups.set(token.group, [...(groups.get(token.group) ?? []), token]);
  return groups;
}
