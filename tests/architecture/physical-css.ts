/** Styles that know left from right: in a tag that is read from right to left they would be on the wrong side (D-407). */
import { codeOf, type Source } from './sources.ts';

const sides =
  /\b((margin|padding|border)(Left|Right)\w*|border(Top|Bottom)(Left|Right)Radius|(left|right):|(textAlign|float|clear): ?'(left|right)')/;
const shorthand =
  /\b(margin|padding|inset|borderWidth|borderColor|borderStyle|borderRadius|scrollMargin|scrollPadding): ?[`'"]([^\n]*?)[`'"],?( |$)/;

/** 'a b c d' in the words of CSS: what is in brackets or braces is one of them. */
function wordsOf(value: string): string[] {
  const words: string[] = [''];
  let depth = 0;
  for (const sign of value) {
    depth += '({'.includes(sign) ? 1 : ')}'.includes(sign) ? -1 : 0;
    if (sign === ' ' && depth === 0) words.push('');
    else words[words.length - 1] += sign;
  }
  return words.filter(Boolean);
}

/** Four values of which left and right differ; of corners, those beside each other. */
function isOneSided(line: string): boolean {
  const [, name = '', , value = ''] = /\b(\w+): ?([`'"])(.*?)\2/.exec(line) ?? [];
  if (!shorthand.test(line)) return false;
  const [top, right, bottom, left] = wordsOf(value);
  if (left === undefined) return false;
  return name === 'borderRadius' ? top !== right || bottom !== left : right !== left;
}

/** A shadow that is moved along the line, or a move along it, without `onward`. */
const isMoved = (line: string): boolean => {
  if (line.includes('onward(')) return false;
  const [, shadow] = /boxShadow: `(?:inset )?([^`]*)`/.exec(line) ?? [];
  const first = shadow && wordsOf(shadow)[0];
  return (first !== undefined && first !== '0' && first !== '') || /translateX\((?!-50%)/.test(line);
};

/** What is the same from both sides, or is a picture. */
const exceptions: Readonly<Record<string, string>> = {
  'packages/widgets/src/shared/document-preview/document-preview.css.ts': 'a picture in the middle, moved back by half of itself',
  'packages/widgets/src/kit/theme/tokens.css.ts': 'names of tokens',
  'packages/widgets/src/features/transactions/paper.css.ts': 'the paper of a statement, which is the same everywhere',
};

export const physicalStyles = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => path.endsWith('.css.ts') && !(path in exceptions))
    .flatMap((source) =>
      codeOf(source)
        .split('\n')
        .flatMap((line, at) =>
          sides.test(line) || isOneSided(line) || isMoved(line) ? [`${source.path}:${at + 1} ${line.trim().slice(0, 120)}`] : [],
        ),
    );
