/** A person's name as it is read: the family name first where both are in an East Asian script (CRD-20). */
type Parts = {
  readonly first_name?: unknown;
  readonly last_name?: unknown;
  /** Of the papers: a Chinese name has no blank in it, a Japanese one has. */
  readonly document_language?: unknown;
};

const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+$/u;
/** A name in katakana alone is a foreign one, and stays in its order. */
const foreign = /^[\p{Script=Katakana}ー]+$/u;
const text = (part: unknown): string => (typeof part === 'string' ? part.trim() : '');

export function fullName({ first_name, last_name, document_language }: Parts): string {
  const [first, last] = [text(first_name), text(last_name)];
  const familyFirst = eastAsian.test(first) && eastAsian.test(last) && !foreign.test(last);
  if (!familyFirst) return `${first} ${last}`.trim();
  return document_language === 'zh' || /\p{Script=Hangul}/u.test(last) ? `${last}${first}` : `${last} ${first}`;
}
