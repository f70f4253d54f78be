/** The documents of docs/ by heading, so that each sentence of the site is written once. */
import { readFileSync } from 'node:fs';
import { at } from '../paths.ts';

export const read = (file: string): string => readFileSync(at(file), 'utf8');
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(' ', '-');

type Section = { readonly depth: number; readonly title: string; readonly lines: readonly string[] };

/** A document cut at its headings; code that looks like one is none. What is before the first has no title. */
export function sectionsOf(text: string): readonly Section[] {
  const sections: { depth: number; title: string; lines: string[] }[] = [{ depth: 0, title: '', lines: [] }];
  let fenced = false;
  for (const line of text.split('\n')) {
    if (/^\s*```/.test(line)) fenced = !fenced;
    const [, marks, title] = (!fenced && /^(#{1,4}) (.+)$/.exec(line)) || [];
    if (marks && title) sections.push({ depth: marks.length, title, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}

export type Part = {
  readonly file: string;
  /** One heading with all below it; without it the whole document. */
  readonly section?: string;
  /** Headings below it that have another place. */
  readonly without?: readonly string[];
  /** The page's own title takes the place of the heading. */
  readonly headless?: boolean;
};

/** The sections that a part takes from its document. */
export function taken({ file, section, without = [] }: Part): readonly Section[] {
  const sections = sectionsOf(read(file));
  const from = section === undefined ? 0 : sections.findIndex(({ title }) => title === section);
  const first = sections[from];
  if (!first) throw new Error(`${file} has no heading “${section}”`);
  const end = section === undefined ? -1 : sections.findIndex(({ depth }, index) => index > from && depth <= first.depth);
  let skipped = 99;
  const kept = sections.slice(from, end < 0 ? undefined : end).filter(({ depth, title }) => {
    if (depth <= skipped) skipped = without.includes(title) ? depth : 99;
    return skipped === 99;
  });
  return kept;
}

/** Ids of requirements and decisions, which say nothing to a reader of the site. */
const ids = / \((?:[A-Z]{3}|D)-\d+(?:, (?:[A-Z]{3}|D)-\d+)*\)/g;

/** Their text, in which the top heading is left out of a headless part. */
export const textOf = (part: Part): string =>
  taken(part)
    .map(({ depth, title, lines }, index) => {
      const isTop = index === 0 || depth === 1;
      return [...(title === '' || (part.headless && isTop) ? [] : [`${'#'.repeat(depth)} ${title}`]), ...lines].join('\n');
    })
    .join('\n')
    .replaceAll(ids, '');
