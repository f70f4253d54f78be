/** Account numbers and SWIFT codes of other banks: read, checked against the bank's country, and written without spaces (REC-04). */
import { langTags, type Language } from '@bankside/core/rules/languages.ts';
import { countrySpecs, extractIBAN, isValidBIC, isValidIBAN } from 'ibantools';
import { bankNamed } from './bank-names.ts';

/** Whose IBANs, and whose letters in a SWIFT code, banks of a country may have beside its own. */
const parents: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['GG', 'IM', 'JE'].map((country) => [country, 'GB'])),
  ...Object.fromEntries(['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'].map((country) => [country, 'FR'])),
  ...Object.fromEntries(['AS', 'GU', 'MP', 'PR', 'UM', 'VI'].map((country) => [country, 'US'])),
  AX: 'FI',
  SJ: 'NO',
};
const family = (country: string): string[] => [country, parents[country] ?? ''].filter(Boolean);
/** The length of a country's IBANs; undefined where it is not in the registry. */
const ibanLength = (country: string): number | undefined => {
  const spec = countrySpecs[country];
  return spec?.IBANRegistry && spec.chars ? spec.chars : undefined;
};

/** Why a number is none: not an IBAN where one is needed, another country's, too long or short, or a digit is wrong. */
export type AccountFault = { readonly reason: 'form' | 'country' | 'length' | 'digits'; readonly country: string; readonly length: string };

/** The number as it is kept, or what is wrong with it. IBAN where the country has them, a national number elsewhere. */
export function checkedAccount(country: string, typed: string): { readonly number: string } | AccountFault {
  const national = typed.replace(/\s+/g, '').toUpperCase();
  const iban = national.replaceAll('-', '');
  const prefix = iban.slice(0, 2);
  const own = family(country).filter((each) => ibanLength(each) !== undefined);
  const length = ibanLength(own.includes(prefix) ? prefix : (own[0] ?? prefix));
  const fault = (reason: AccountFault['reason']): AccountFault => ({ reason, country, length: String(length ?? '') });
  if (own.length === 0) return isValidIBAN(iban) ? fault('country') : { number: national };
  if (!/^[A-Z]{2}\d{2}/.test(iban)) return fault('form');
  if (!own.includes(prefix)) return fault('country');
  if (iban.length !== length) return fault('length');
  return isValidIBAN(iban) ? { number: iban } : fault('digits');
}

/** The country that an IBAN names, also a wrong one; '' for other numbers. */
export function countryOfIban(typed: string): string {
  const country = typed.trimStart().slice(0, 2).toUpperCase();
  return /^\s*[A-Za-z]{2}\d{2}/.test(typed) && ibanLength(country) !== undefined ? country : '';
}

/** 'United Kingdom', in the caller's language. */
export const countryName = (country: string, language: Language): string =>
  new Intl.DisplayNames([langTags[language]], { type: 'region' }).of(country) ?? country;

/** Letters 5 and 6 of a SWIFT code name its country. */
export const countryOfSwift = (swift: string): string => swift.slice(4, 6);
export const isSwift = (swift: string): boolean => isValidBIC(swift);
export const swiftFits = (swift: string, country: string): boolean => family(country).includes(countryOfSwift(swift));

/** The same for every way to write one account: an IBAN stands for itself, a national number only at its bank. */
export function accountKey({
  bank_account_number,
  swift_code,
}: {
  readonly bank_account_number: string;
  readonly swift_code: string;
}): string {
  const number = bank_account_number.replaceAll('-', '');
  return isValidIBAN(number) ? number : `${number} ${swift_code.slice(0, 8)}`;
}

/** What a right IBAN says of its bank (REC-16): '' where nothing is known. */
export function bankOfIban(number: string): { readonly bank_name: string; readonly bank_code: string } {
  const { bankIdentifier = '', branchIdentifier = '', countryCode = '' } = extractIBAN(number);
  if (!/^[A-Z]{4}$/.test(bankIdentifier)) return { bank_name: '', bank_code: `${bankIdentifier}${branchIdentifier}` };
  const sortCode = /^\d{6}$/.test(branchIdentifier) ? (branchIdentifier.match(/../g) ?? []).join('-') : branchIdentifier;
  return { bank_name: bankNamed(bankIdentifier + countryCode), bank_code: sortCode || bankIdentifier };
}

export const bankOfSwift = (swift: string): string => bankNamed(swift.slice(0, 6));
