/**
 * Recipients that a person could take for one another: names that look alike, and addresses of which one sees the same ends
 * (address poisoning). Pure text; who is compared with whom is the bank's business.
 */

/**
 * Letters of other scripts that are drawn like a Latin one (after Unicode's confusables, UTS 39), for small letters without
 * their accents: other letters of the same script stay as they are, so that a whole Cyrillic name does not look like a Latin one.
 */
const drawnLike: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'ьƅɓв',
  c: 'сϲᴄⅽ',
  d: 'ԁɗⅾđð',
  e: 'еєҽε℮',
  f: 'ƒſϝք',
  g: 'ցɡġ',
  h: 'һհнħ',
  i: 'іιıɩӏl1|',
  j: 'јϳ',
  k: 'кκƙ',
  m: 'мⅿɱ',
  n: 'пηոռɴ',
  o: 'оοօσ0ʘøӧ',
  p: 'рρƿþ',
  q: 'ԛգզ',
  r: 'гᴦⲅɾ',
  s: 'ѕʂꜱ5',
  t: 'тτƭŧ',
  u: 'υսʋ',
  v: 'ѵνⅴ',
  w: 'ԝωաɯ',
  x: 'хχⅹ',
  y: 'уγүყ',
  z: 'ᴢʐ2',
};
const latin = new Map(Object.entries(drawnLike).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)));
/** Two letters that read as one. */
const pairs: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
];

/** What is left of a name when case, accents, spaces, marks and the script of a letter do not count: 'Marlow & Finch, Ltd' and 'MARL0W & FΙNCH LTD' have the same. */
export function skeletonOf(name: string): string {
  let text = '';
  for (const letter of name
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, ''))
    text += latin.get(letter) ?? letter;
  for (const [pair, letter] of pairs) text = text.replace(pair, letter);
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

/** Names shorter than that differ by one letter all the time: 王明 and 王朋 are two people. */
const longEnough = 6;

/** May one be taken for the other? The same name counts too. */
export function looksLike(one: string, other: string): boolean {
  const [a, b] = [skeletonOf(one), skeletonOf(other)];
  if (a === b) return a !== '' || one.trim() === other.trim();
  return Math.min([...a].length, [...b].length) >= longEnough && isOneEdit(a, b);
}

/** One letter put in, left out or changed, or two neighbours swapped. */
function isOneEdit(one: string, other: string): boolean {
  const [a, b] = [[...one], [...other]];
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}

/** How much of an address people compare at each end. */
export const comparedEnd = 4;

/** The ends of an address that eyes compare, without what all of its form begin with. Small letters: a wrong capital is not seen. */
export function endsOf(address: string): { readonly first: string; readonly last: string } {
  const text = address.trim().replace(/^(0x|bc1[qp])/i, '');
  return { first: text.slice(0, comparedEnd).toLowerCase(), last: text.slice(-comparedEnd).toLowerCase() };
}

/** Two different addresses with the same ends. */
export function sharesEnds(one: string, other: string): boolean {
  const [a, b] = [endsOf(one), endsOf(other)];
  return one.toLowerCase() !== other.toLowerCase() && a.first === b.first && a.last === b.last;
}
