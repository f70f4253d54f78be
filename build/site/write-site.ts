/** The developers' site as files: pages, what a search knows, a list for programs, and their style, script and faces. */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { policy } from '../../packages/core/src/rules/policy/policy.ts';
import { at } from '../paths.ts';
import { read, taken, textOf, anchorOf, type Part } from './documents.ts';
import { pageHtml } from './layout.ts';
import { htmlOf, type Resolve } from './markdown.ts';
import { foundNames } from './names.ts';
import { groups, pages, type Page } from './pages.ts';
import { home } from './table.ts';
import { readTokens } from './tokens.ts';

/** Documents whose whole is somewhere on the site. */
const whole: Readonly<Record<string, string>> = {
  'docs/embedding.md': 'quick-start',
  'docs/embedding-reference.md': 'names',
  'docs/embedding-reference.md#tokens': 'tokens',
  'docs/embedding-servers.md': 'servers',
  'docs/versions.md': 'versions',
  'CHANGELOG.md': 'changelog',
};

/** Where each heading of the guide is now. */
function placesOf(): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const { slug, parts } of pages)
    for (const part of parts)
      if (typeof part !== 'function' && part.section)
        for (const [index, { title }] of taken(part).entries()) {
          const anchor = anchorOf(title);
          places.set(`${part.file}#${anchor}`, home + slug + (index === 0 && part.headless ? '' : `#${anchor}`));
        }
  return places;
}

function resolver(file: string, places: ReadonlyMap<string, string>): Resolve {
  return (href) => {
    if (/^(https?:|\/|#)/.test(href)) return href;
    const [path = '', anchor] = href.split('#');
    const target = join(dirname(file), path) + (anchor ? `#${anchor}` : '');
    const found = places.get(target) ?? (target in whole ? home + whole[target] : undefined);
    if (!found) throw new Error(`${file} links to ${href}, which has no page on the site`);
    return found;
  };
}

const htmlOfPart = (part: Part | (() => string), places: ReadonlyMap<string, string>) =>
  typeof part === 'function' ? part() : htmlOf(textOf(part), resolver(part.file, places));

/** Every page by its file, and what programs read. */
export function textsOf(files: { readonly style: string; readonly script: string }): ReadonlyMap<string, string> {
  const places = placesOf();
  const { version } = policy.app;
  const texts = new Map<string, string>();
  const headings: (readonly [string, string, string])[] = [];
  for (const page of pages) {
    const body = page.parts.map((part) => htmlOfPart(part, places)).join('\n');
    texts.set(`${page.slug || 'index'}.html`, pageHtml(page, body, files, version));
    headings.push([page.title, 'page', home + page.slug]);
    for (const [, id, text = ''] of body.matchAll(/<h[23] id="([^"]+)">([\s\S]*?) <a class="anchor"/g))
      if (!id?.startsWith('letter-') && !/<code>bank-/.test(text)) headings.push([plain(text), page.title, `${home}${page.slug}#${id}`]);
  }
  texts.set('search.json', JSON.stringify([...foundNames(), ...headings]));
  texts.set('llms.txt', llmsOf());
  return texts;
}
const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** llmstxt.org: what there is, with a line for each. */
function llmsOf(): string {
  const line = ({ slug, title, lead }: Page) => `- [${title}](${home}${slug}): ${lead}`;
  const lists = Object.entries(groups).flatMap(([group, list]) => [`## ${group}`, '', ...list.map(line), '']);
  return [
    '# Bankside for developers',
    '',
    '> Custom elements of a bank for pages of its partners: card applications, cards, deposit addresses, company verification.',
    '',
    'Every tag with its attributes, properties, events and tokens on one page: [llms.txt of the tags](/embed/v1/llms.txt). JSON Schema of',
    'events, fields and messages: [embed.schema.json](/embed/v1/embed.schema.json).',
    '',
    ...lists,
  ].join('\n');
}

/** In the order in which they count. */
const looks = ['type', 'head', 'frame', 'code', 'rows', 'policy', 'narrow'];
const faces = ['funnel-sans/files/funnel-sans-latin', 'funnel-sans/files/funnel-sans-latin-ext', 'geist-mono/files/geist-mono-latin'];
const hashed = (name: string, text: string) => {
  const [stem, ending] = name.split('.');
  return `${stem}-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.${ending}`;
};

export async function writeSite(folder: string): Promise<void> {
  const { sheet, named } = await readTokens();
  const style = `${sheet}\n${named(looks.map((name) => read(`build/site/looks/${name}.css`)).join('\n'))}`;
  const script = read('build/site/site.js');
  const files = { style: hashed('site.css', style), script: hashed('site.js', script) };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const [name, text] of textsOf(files)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'assets', files.style), style);
  writeFileSync(join(folder, 'assets', files.script), script);
  copyFileSync(at('packages/portal/src/mark.svg'), join(folder, 'assets/mark.svg'));
  for (const face of faces) {
    const from = at(`node_modules/@fontsource-variable/${face}-wght-normal.woff2`);
    writeFileSync(join(folder, 'assets', `${face.slice(face.lastIndexOf('/') + 1)}.woff2`), readFileSync(from));
  }
}
