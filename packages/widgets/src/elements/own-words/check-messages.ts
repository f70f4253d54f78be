/** A partner's file of sentences compared with ours, before it is on a page: `bankside-messages check` and tests of theirs. */
import { fits, holesIn, pluralEnd } from './merge.ts';
import { flat } from './texts.ts';

/** Of embed.schema.json, `$defs.messages`. */
export type MessagesSchema = {
  readonly 'x-tags': Readonly<Record<string, readonly string[]>>;
  readonly properties: Readonly<Record<string, { readonly description: string }>>;
};
export type MessagesOptions = {
  /** 'card-apply': what this tag shows. Without it all tags. */
  readonly tag?: string | undefined;
  /** 'ar': which plural forms are needed. */
  readonly locale: string;
};
export type MessagesReport = {
  readonly missing: readonly string[];
  /** No tag has a sentence of this key. */
  readonly unknown: readonly string[];
  /** Other placeholders than in English, so that English is shown. */
  readonly wrong: readonly { readonly key: string; readonly wanted: readonly string[]; readonly found: readonly string[] }[];
};

type Wanted = { readonly english: string; readonly isPlural: boolean };

/** By key, a plural in each form that the language has. */
function wantedOf({ properties }: MessagesSchema, locale: string): Map<string, Wanted> {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return new Map(
    Object.entries(properties).flatMap(([key, { description: english }]): [string, Wanted][] => {
      const isPlural = pluralEnd.test(key) && key.replace(pluralEnd, '_other') in properties;
      if (!isPlural) return [[key, { english, isPlural }]];
      if (!key.endsWith('_other')) return [];
      return forms.map((form) => {
        const inForm = key.replace(pluralEnd, `_${form}`);
        return [inForm, { english: properties[inForm]?.description ?? english, isPlural }];
      });
    }),
  );
}
const isOf = (schema: MessagesSchema, tag: string | undefined) => {
  const spaces = tag === undefined ? undefined : schema['x-tags'][tag];
  if (tag !== undefined && !spaces) throw new Error(`no tag ${tag}: ${Object.keys(schema['x-tags']).join(', ')}`);
  return (key: string) => spaces?.includes(key.split('.')[0] ?? '') ?? true;
};

export function checkBy(schema: MessagesSchema, messages: unknown, { tag, locale }: MessagesOptions): MessagesReport {
  const wanted = wantedOf(schema, locale);
  const own = new Map(flat(messages));
  const isAsked = isOf(schema, tag);
  return {
    missing: [...wanted.keys()].filter((key) => isAsked(key) && !own.has(key)),
    unknown: [...own.keys()].filter((key) => !wanted.has(key) && !(key in schema.properties)),
    wrong: [...own].flatMap(([key, text]) => {
      const row = wanted.get(key);
      if (!row || fits(row.english, text, row.isPlural)) return [];
      return [{ key, wanted: holesIn(row.english), found: holesIn(text) }];
    }),
  };
}

/** English by key, to begin a file with. */
export function templateBy(schema: MessagesSchema, { tag, locale }: MessagesOptions): Readonly<Record<string, string>> {
  const isAsked = isOf(schema, tag);
  return Object.fromEntries([...wantedOf(schema, locale)].flatMap(([key, { english }]) => (isAsked(key) ? [[key, english]] : [])));
}
