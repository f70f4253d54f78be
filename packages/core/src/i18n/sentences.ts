/** Sentences whose parameters only fill places are parted once: a letter is made of six of them, and i18next looks each up and through anew. */
import type { Params } from './keys.ts';

/** Texts around the places, and the names of these: one text more than names. */
export type Sentence = { readonly texts: readonly string[]; readonly names: readonly string[] };

/** Null for what is no sentence, and for one that refers to another, which i18next resolves. */
export function sentenceOf(text: unknown): Sentence | null {
  if (typeof text !== 'string' || text.includes('$t(')) return null;
  const parts = text.split(/\{\{(\w+)\}\}/);
  const texts = parts.filter((_, nth) => nth % 2 === 0);
  if (texts.some((each) => each.includes('{{'))) return null;
  return { texts, names: parts.filter((_, nth) => nth % 2 === 1) };
}

/** What decides between several sentences of one key. */
const deciding = ['count', 'context', 'ordinal'];

/** Null where a parameter is missing, or may ask for another sentence. */
export function filled({ texts, names }: Sentence, params: Params): string | null {
  if (deciding.some((name) => name in params)) return null;
  let said = texts[0] ?? '';
  for (const [nth, name] of names.entries()) {
    const value = params[name];
    if (value === undefined) return null;
    said += `${value}${texts[nth + 1] ?? ''}`;
  }
  return said;
}
