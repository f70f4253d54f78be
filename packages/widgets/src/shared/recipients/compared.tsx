/** Two texts that look alike, with what differs marked. */
import * as look from './recipients.css.ts';

type Part = { readonly text: string; readonly differs: boolean };

const alike = (one: string | undefined, other: string | undefined) => one?.toLowerCase() === other?.toLowerCase();

/** The part of `text` between what both begin with and what both end with; capitals do not count. */
export function partsOf(text: string, other: string): readonly Part[] {
  const [a, b] = [[...text], [...other]];
  let start = 0;
  while (start < a.length && alike(a[start], b[start])) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && alike(a.at(-1 - end), b.at(-1 - end))) end += 1;
  const piece = (from: number, to: number, differs: boolean): Part[] => (from < to ? [{ text: a.slice(from, to).join(''), differs }] : []);
  return [...piece(0, start, false), ...piece(start, a.length - end, true), ...piece(a.length - end, a.length, false)];
}

export function Compared({ text, other }: { readonly text: string; readonly other: string }) {
  return partsOf(text, other).map(({ text: part, differs }, index) =>
    differs ? (
      <mark key={index} className={look.differs}>
        {part}
      </mark>
    ) : (
      <span key={index}>{part}</span>
    ),
  );
}
