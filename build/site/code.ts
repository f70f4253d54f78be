/** Code with its language, a way to copy it, and colours by class: no style in the page. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const words =
  'abstract as async await begin boolean break case catch char class const continue def default defer do else elsif end enum except export extends false final finally fn for foreach from func function if implements import in instanceof int interface is lambda let map module namespace new nil None not null or package private protected public raise range require rescue return self static string struct super switch this throw throws trait True False true try type typeof undefined unless use var void while with yield';
const keyword = String.raw`\b(?:${words.replaceAll(' ', '|')})\b`;
const string = String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`;
const number = String.raw`\b\d[\d_]*(?:\.\d+)?\b`;
type Rules = Readonly<Record<string, string>>;
const curly: Rules = {
  comment: String.raw`(?<![:\w"'])\/\/.*|\/\*[\s\S]*?\*\/`,
  string: `${string}|\`(?:\\\\.|[^\`\\\\])*\``,
  keyword,
  number,
};
const hashes: Rules = { comment: String.raw`(?<![\w"'$&])#(?!\{).*|"""[\s\S]*?"""`, string, keyword, number };
const markup: Rules = {
  comment: String.raw`<!--[\s\S]*?-->`,
  tag: String.raw`<[\/!]?[a-zA-Z][\w.-]*|\/?>`,
  name: String.raw`[\w:@.#()[\]-]+(?==["'{])`,
  string,
};
const grammars: Readonly<Record<string, Rules>> = {
  js: curly,
  ts: curly,
  tsx: { ...curly, tag: String.raw`<\/?[A-Z][\w.]*|\/>` },
  php: curly,
  go: curly,
  java: curly,
  python: hashes,
  ruby: hashes,
  sh: { comment: hashes['comment'] ?? '', string, number },
  html: markup,
  json: { name: String.raw`"[\w.-]+"(?=\s*:)`, string, keyword: String.raw`\b(?:true|false|null)\b`, number },
  css: {
    comment: String.raw`\/\*[\s\S]*?\*\/`,
    name: String.raw`--?[\w-]+(?=\s*:)|\b[a-z-]+(?=:\s)`,
    string,
    number: String.raw`#[\da-f]{3,8}\b|\b\d[\d.]*(?:px|%|ms)?`,
  },
};
const titles: Readonly<Record<string, string>> = {
  js: 'JavaScript',
  ts: 'TypeScript',
  tsx: 'React',
  php: 'PHP',
  go: 'Go',
  java: 'Java',
  python: 'Python',
  ruby: 'Ruby',
  sh: 'Shell',
  html: 'HTML',
  json: 'JSON',
  css: 'CSS',
};

export function highlighted(code: string, language: string): string {
  const rules = Object.entries(grammars[language] ?? {});
  if (rules.length === 0) return escaped(code);
  const any = new RegExp(rules.map(([name, rule]) => `(?<${name}>${rule})`).join('|'), 'g');
  let html = '';
  let from = 0;
  for (const found of code.matchAll(any)) {
    const [kind] = Object.entries(found.groups ?? {}).find(([, text]) => text !== undefined) ?? [''];
    html += `${escaped(code.slice(from, found.index))}<span class="c-${kind}">${escaped(found[0])}</span>`;
    from = found.index + found[0].length;
  }
  return html + escaped(code.slice(from));
}

/** `title` says what it is, where that is more than the language. */
export function codeBlock(code: string, language = '', title = titles[language] ?? 'Text'): string {
  const text = code.replace(/\n+$/, '');
  return `<figure class="code"><figcaption>${escaped(title)}</figcaption><pre tabindex="0" aria-label="${escaped(title)}"><code>${highlighted(text, language)}</code></pre></figure>\n`;
}

/** One of several, chosen without a script: radio buttons and the panels that follow them. `group` is unique on its page. */
export function tabs(group: string, legend: string, panels: readonly (readonly [title: string, html: string])[]): string {
  const inputs = panels.map(
    ([title], at) =>
      `<input type="radio" name="${group}" id="${group}-${at}" value="${escaped(title)}"${at === 0 ? ' checked' : ''}><label for="${group}-${at}">${escaped(title)}</label>`,
  );
  const shown = panels.map(([, html]) => `<div class="panel">${html}</div>`);
  return `<div class="tabs"><fieldset><legend>${escaped(legend)}</legend>${inputs.join('')}</fieldset>${shown.join('')}</div>\n`;
}
