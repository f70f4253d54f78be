/** Countries and calling codes for comboboxes, named by the browser in the reader's language. */
import { callingCodes, countries, type Country } from '@bankside/core/rules/calling-codes.ts';
import { langTag } from '@bankside/core/rules/languages.ts';
import type { ComboOption } from './use-combo.ts';

const made = new Map<string, readonly ComboOption[]>();

function remember(key: string, make: () => readonly ComboOption[]): readonly ComboOption[] {
  const options = made.get(key) ?? make();
  made.set(key, options);
  return options;
}

function named(locale: string): readonly { readonly code: Country; readonly name: string; readonly english: string }[] {
  const names = new Intl.DisplayNames([langTag(locale), 'en'], { type: 'region' });
  const english = new Intl.DisplayNames(['en'], { type: 'region' });
  const { compare } = new Intl.Collator(langTag(locale));
  return countries
    .map((code) => ({ code, name: names.of(code) ?? code, english: english.of(code) ?? code }))
    .sort((a, b) => compare(a.name, b.name));
}

/** Value: ISO 3166-1 alpha-2. */
export const countryOptions = (locale: string): readonly ComboOption[] =>
  remember(`country/${locale}`, () =>
    named(locale).map(({ code, name, english }) => ({ value: code, label: name, search: `${code} ${english}` })),
  );

/** Value: the country, because several share a code. */
export const callingCodeOptions = (locale: string): readonly ComboOption[] =>
  remember(`code/${locale}`, () =>
    named(locale).map(({ code, name, english }) => ({
      value: code,
      label: name,
      note: callingCodes[code],
      search: `${code} ${english}`,
    })),
  );
