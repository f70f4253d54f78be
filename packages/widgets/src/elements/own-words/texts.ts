/** A partner's own language (D-406): which texts a page names for it, by the public keys of `messages`. */
import { readLanguage } from '@bankside/core/rules/languages.ts';
import type { Settings } from '../../runtime/element-port.ts';

export type Texts = {
  /** 'ar-EG', as the page writes it. */
  readonly locale: string;
  /** 'form.otp.send' to its sentence. */
  readonly all: ReadonlyMap<string, string>;
};
/** What a page wants; what it says in other words is another wish. */
type Wish = { readonly locale: string; readonly url: string; readonly given: Settings['translations']; readonly key: string };

const largest = 500_000; // ours have 150,000 in English, of all tags together
const longest = 2000;
const patience = 10_000;
export const warn = (text: string): void => console.warn(`[bankside] ${text}`);

/** 'form' → 'otp' → 'send' as 'form.otp.send'; what is no sentence is left out. */
export function flat(value: unknown, before = ''): [string, string][] {
  if (typeof value === 'string') return before && value && value.length <= longest ? [[before, value]] : [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, each]) => (name.startsWith('$') ? [] : flat(each, before ? `${before}.${name}` : name)));
}

/** Nothing for a language that the bank speaks itself. */
export function wishOf({ locale = '', messagesUrl = '', translations }: Settings): Wish | undefined {
  if (!locale || readLanguage(locale) === locale || !(messagesUrl || translations)) return undefined;
  const url = messagesUrl.replaceAll('{locale}', encodeURIComponent(locale));
  return { locale, url, given: translations, key: JSON.stringify([locale, url, translations]) };
}

const files = new Map<string, Promise<readonly [string, string][]>>();

/** Why a file cannot be used, for the page's developer. */
async function read(url: string): Promise<readonly [string, string][]> {
  const answer = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(patience) }).catch((fault: unknown) => {
    const isLate = fault instanceof DOMException && fault.name === 'TimeoutError';
    throw new Error(isLate ? 'did not come in 10 seconds' : 'did not come; it must be of your page, or answer it (CORS, connect-src)');
  });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  const text = await answer.text();
  if (text.length > largest) throw new Error(`has more than ${largest} characters`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('is no JSON');
  }
  const all = flat(value);
  if (all.length === 0) throw new Error('has no sentences by key: { "apply.title": "…" }');
  return all;
}

/** One fetch for all tags of a page; what failed is asked for again by the next tag. */
async function fileAt(url: string): Promise<readonly [string, string][]> {
  const known = files.get(url) ?? read(url);
  files.set(url, known);
  try {
    return await known;
  } catch (fault) {
    if (files.delete(url)) warn(`messages-url: ${url} ${fault instanceof Error ? fault.message : String(fault)}. The tag is in English`);
    return [];
  }
}

/** Undefined where there is nothing to show in that language: English then. */
export async function textsFor({ locale, url, given }: Wish): Promise<Texts | undefined> {
  const own = flat(given);
  if (given && own.length === 0) warn('translations has no sentences by key: { "apply.title": "…" }');
  if (!isLocale(locale)) {
    warn(`locale="${locale}" is no language that browsers know (BCP 47). The tag is in English`);
    return undefined;
  }
  const all = new Map([...(url ? await fileAt(url) : []), ...own]);
  return all.size > 0 ? { locale, all } : undefined;
}

function isLocale(locale: string): boolean {
  try {
    return Boolean(Intl.getCanonicalLocales(locale)[0]);
  } catch {
    return false;
  }
}
