/** Code with its language, a way to copy it, and colours by class: no style in the page. */
import hljs from 'highlight.js/lib/common';

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

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

const highlighted = (code: string, language: string): string =>
  hljs.getLanguage(language) ? hljs.highlight(code, { language }).value : escaped(code);

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
