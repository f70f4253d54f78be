/** Markdown of docs/ as HTML of the site: marked does the grammar, this says how headings, code, tables and links look. */
import { Marked, type Tokens } from 'marked';
import { codeBlock, escaped } from './code.ts';

/** Where a link of the sources leads on the site. */
export type Resolve = (href: string) => string;

const plain = (html: string) => html.replace(/<[^>]+>/g, '');
export const idOf = (text: string) =>
  plain(text)
    .replace(/&[a-z#\d]+;/g, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

/** `top`: the level that the highest heading gets. */
export function htmlOf(markdown: string, resolve: Resolve, top = 2): string {
  const marked = new Marked({ gfm: true });
  const levels = marked.lexer(markdown).flatMap((token) => (token.type === 'heading' ? [(token as Tokens.Heading).depth] : []));
  const shift = top - Math.min(...levels, 6);
  marked.use({
    renderer: {
      heading({ tokens, depth }) {
        const text = this.parser.parseInline(tokens);
        return headingOf(depth + shift, idOf(text), text);
      },
      code: ({ text, lang = '' }) => codeBlock(text, lang),
      html: ({ text }) => {
        if (!/^\s*<!--/.test(text)) throw new Error(`markup in a document: ${text}`);
        return '';
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        return href.startsWith('mailto:') ? text : `<a href="${escaped(resolve(href))}">${text}</a>`;
      },
      table({ header, rows, align }) {
        const cell = (name: string, { tokens }: Tokens.TableCell, at: number) =>
          `<${name}${align[at] ? ` class="${align[at]}"` : ''}${name === 'th' ? ' scope="col"' : ''}>${this.parser.parseInline(tokens)}</${name}>`;
        const line = (name: string, cells: Tokens.TableCell[]) => `<tr>${cells.map((each, at) => cell(name, each, at)).join('')}</tr>`;
        return tableOf(line('th', header), rows.map((row) => line('td', row)).join('\n'));
      },
    },
  });
  return marked.parse(markdown, { async: false });
}

export const headingOf = (level: number, id: string, html: string) =>
  `<h${level} id="${id}">${html} <a class="anchor" href="#${id}" aria-label="Link to this section">#</a></h${level}>\n`;

/** As wide as the page, and scrolled sideways where it is wider. */
export const tableOf = (head: string, rows: string) =>
  `<div class="table" role="group" aria-label="Table" tabindex="0"><table><thead>${head}</thead><tbody>\n${rows}\n</tbody></table></div>\n`;
