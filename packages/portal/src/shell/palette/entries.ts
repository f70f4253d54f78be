/** What has fixed words: pages that are open to the person, and acts; found by all three languages, pinyin and kana (UI-13). */
import { changeLanguage, exists, fixedT, load, type I18n } from '@bankside/core/i18n/i18n.ts';
import type { T } from '@bankside/core/i18n/keys.ts';
import { languages } from '@bankside/core/rules/languages.ts';
import type { BuiltPlace } from '@bankside/core/rules/places.ts';
import { session } from '@bankside/core/session/session.ts';
import type { ComboOption } from '@bankside/widgets/kit/form/choices/use-combo.ts';
import { isOpen } from '../../routing/guard.ts';
import { links } from '../../routing/navigation.ts';
import { signOut } from '../../session/sign-out.ts';
import { chooseTheme } from '../../theme.ts';
import { visiblePlaces } from '../main/side-menu.tsx';

export const groups = [
  'pages',
  'acts',
  'payees',
  'addresses',
  'records',
  'people',
  'cards',
  'companies',
  'applications',
  'contracts',
  'orders',
] as const;
export type Entry = ComboOption & { readonly group: (typeof groups)[number]; readonly run: () => void };

/** Pages that the menu does not list, and which are asked for by name all the same. */
const beside: readonly BuiltPlace[] = [
  'bankDetails',
  'newPayee',
  'newAddress',
  'contractOrders',
  'colleagueRequests',
  'developers',
  'rights',
];

/** What finds an entry, in every language: `find.<name>` of the palette's words. */
export const loadFinders = (i18n: I18n): Promise<unknown> => Promise.all(languages.map((language) => load(i18n, language, 'palette')));
function finderOf(i18n: I18n, name: string): string {
  const key = `find.${name}`;
  return languages.map((language) => (exists(i18n, language, 'palette', key) ? fixedT(i18n, language, 'palette')(key) : '')).join(' ');
}

/** Of a client's person: what the menu shows, and more. */
export function clientPlaces(): BuiltPlace[] {
  const who = session.getState();
  return [...new Set([...visiblePlaces(who), ...beside])].filter((place) => isOpen(place, who));
}

export const pagesOf = (places: readonly BuiltPlace[], t: T<'palette'>, i18n: I18n, nameOf: (place: BuiltPlace) => string): Entry[] =>
  places.map((place) => ({
    value: `page-${place}`,
    label: nameOf(place),
    note: t('groups.pages'),
    search: finderOf(i18n, place),
    group: 'pages',
    run: () => links.go(place),
  }));

/** `feedback`: absent for who has nobody to send it to. */
export function actsOf(t: T<'palette'>, i18n: I18n, feedback?: () => void): Entry[] {
  const acts = {
    light: () => chooseTheme('light'),
    dark: () => chooseTheme('dark'),
    auto: () => chooseTheme('auto'),
    english: () => void changeLanguage(i18n, 'en').catch(() => undefined),
    chinese: () => void changeLanguage(i18n, 'zh').catch(() => undefined),
    japanese: () => void changeLanguage(i18n, 'ja').catch(() => undefined),
    ...(feedback && { feedback }),
    signOut: () => void signOut({ reason: 'user', everywhere: false }),
  } as const;
  return (Object.keys(acts) as (keyof typeof acts)[]).map((name) => ({
    value: `act-${name}`,
    label: t(`acts.${name}`),
    note: t('groups.acts'),
    search: finderOf(i18n, name),
    group: 'acts',
    run: () => acts[name]?.(),
  }));
}
