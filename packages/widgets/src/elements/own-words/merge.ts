/** English with a partner's texts in its place, by English's own keys: what they lack, or write with other placeholders, stays English. */
import type { Bundle } from '@bankside/core/i18n/i18n.ts';
import { publicName } from '../../kit/public-name.ts';
import type { Texts } from './texts.ts';

/** Scripts that are written from right to left. */
const leftwards = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr'];
export const isRtl = (locale: string): boolean => leftwards.includes(new Intl.Locale(locale).maximize().script ?? '');

export const pluralEnd = /_(zero|one|two|few|many|other)$/;
/** What a sentence is filled with, and the tags of links within it. */
export const holesIn = (text: string): string[] => [...new Set(text.match(/\{\{[^}]*\}\}|<\/?\w+>/g))].sort();
/** A form for one or two may do without its figure: "one file". */
export const fits = (english: string, own: string, isPlural: boolean): boolean => {
  const bare = (text: string) => holesIn(text).filter((hole) => !isPlural || hole !== '{{count}}');
  return bare(english).join() === bare(own).join() && (!isPlural || holesIn(own).every((hole) => holesIn(english).includes(hole)));
};

/** Figures and codes within a sentence that goes to the left keep their own way, and so does a sentence in English. */
const apart = (text: string): string => text.replace(/\{\{[^}]*\}\}/g, '\u2068$&\u2069');
const asEnglish = (text: string): string => `\u2066${text}\u2069`;

export type Merge = { readonly texts: Texts; readonly lacking: (key: string) => void };

/** The forms that a plural needs in the language: 'files_one' and 'files_other' are six in Arabic. */
const formsOf = (locale: string): readonly string[] => new Intl.PluralRules(locale).resolvedOptions().pluralCategories;

export function merged(bundle: Bundle, namespace: string, { texts, lacking }: Merge): Bundle {
  const { locale, all } = texts;
  const [asOwn, asOurs] = isRtl(locale) ? [apart, asEnglish] : [String, String];
  const forms = formsOf(locale);
  const one = (key: string, english: string, isPlural = false): string => {
    const own = all.get(key);
    if (own !== undefined && fits(english, own, isPlural)) return asOwn(own);
    lacking(key);
    const general = isPlural ? all.get(key.replace(pluralEnd, '_other')) : undefined;
    return general !== undefined && fits(english, general, true) ? asOwn(general) : asOurs(english);
  };
  const within = (words: Bundle, before: string): Bundle =>
    Object.fromEntries(
      Object.entries(words).flatMap(([name, value]): [string, string | Bundle][] => {
        if (typeof value !== 'string') return [[name, within(value, `${before}.${name}`)]];
        const isPlural = typeof words[name.replace(pluralEnd, '_other')] === 'string' && pluralEnd.test(name);
        if (!isPlural) return [[name, one(`${before}.${name}`, value)]];
        if (!name.endsWith('_other')) return [];
        return forms.map((form) => {
          const inForm = name.replace(pluralEnd, `_${form}`);
          const same = words[inForm];
          return [inForm, one(`${before}.${inForm}`, typeof same === 'string' ? same : value, true)];
        });
      }),
    );
  return within(bundle, publicName(namespace));
}
