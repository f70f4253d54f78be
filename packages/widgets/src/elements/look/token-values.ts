/** Whether a page's value of a token is one, by the kind that the table gives it. */
import { rowOf, type TokenKind, type TokenName } from '../../kit/theme/token-table.ts';

/** A CSS property that takes just such values. */
const takenBy: Readonly<Partial<Record<TokenKind, string>>> = {
  color: 'color',
  length: 'text-indent', // a length may be negative here: it is brought within its bounds
  number: 'flex-grow',
  weight: 'font-weight',
  font: 'font-family',
};
const addressIn = (text: string): string => /^url\(\s*(["']?)(.*)\1\s*\)$/.exec(text)?.[2] ?? text.replace(/^(["'])(.*)\1$/, '$2');

/** Where a file is, against the page; undefined for no web address. */
export function fileAt(text: string): string | undefined {
  try {
    const url = new URL(addressIn(text.trim()), document.baseURI);
    return /^https?:$/.test(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}

export function isMalformed(name: TokenName, text: string): boolean {
  const { kind, words = [] } = rowOf(name);
  if (text === '') return false;
  if (kind === 'word') return !words.includes(text.trim());
  if (kind === 'address') return fileAt(text) === undefined;
  const isRelative = kind === 'length' && text.includes('%'); // of what, differs from place to place
  return isRelative || !CSS.supports(takenBy[kind] ?? 'color', text);
}
