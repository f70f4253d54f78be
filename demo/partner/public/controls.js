/** A setting with its label, and the part of the address that keeps what was chosen. */
export const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** `values`: a list to choose from, or what is there at first. */
export function control(name, values, chosen) {
  const row = document.createElement('p');
  const label = document.createElement('label');
  const isList = Array.isArray(values);
  const input = document.createElement(isList ? 'select' : 'input');
  input.name = name;
  input.id = `set-${name}`;
  if (isList) input.append(...values.map((value) => new Option(value || '(not set)', value)));
  input.value = chosen ?? (isList ? values[0] : values);
  if (isList && input.selectedIndex < 0) input.selectedIndex = 0;
  label.htmlFor = input.id;
  label.textContent = name;
  row.append(label, input);
  return row;
}

/** Of `names` an element has what is among `rows`, and nothing else. */
export const dress = (element, rows, names) => {
  const wanted = new Map(rows);
  for (const name of names) {
    if (wanted.has(name)) element.setAttribute(name, wanted.get(name) === name ? '' : wanted.get(name));
    else element.removeAttribute(name);
  }
};

/** Behind the #, which no server sees. */
export const readPlace = () => new URLSearchParams(location.hash.slice(1));
export function writePlace(all) {
  history.replaceState(null, '', `#${new URLSearchParams(all)}`);
}
