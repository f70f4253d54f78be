/** The partner's own language in a view: words, plurals and the way of its lines. Only a page that names texts of its own fetches it (D-406). */
import { setOwnLocale, type Bundle, type I18n } from '@bankside/core/i18n/i18n.ts';
import { langTags, readLanguage } from '@bankside/core/rules/languages.ts';
import type { ElementPort } from '../../runtime/element-port.ts';
import { followTexts } from './follow.ts';
import { isRtl, merged } from './merge.ts';
import { warn, type Texts } from './texts.ts';
import './leftwards.css.ts';

/** Of i18next: where words come from, and which form a figure takes. */
type Parts = {
  readonly backendConnector: { readonly backend: { read(language: string, namespace: string): Promise<Bundle> } };
  readonly pluralResolver: { getRule(code: string, options?: { readonly ordinal?: boolean }): Intl.PluralRules };
};

const said = new Set<string>();
const quiet = 1000; // words come in several files
/** Says once for a language what its texts lack so far. */
function lackOf({ locale }: Texts): (key: string) => void {
  const keys = new Set<string>();
  const say = () => {
    if (said.has(locale)) return;
    said.add(locale);
    warn(
      `${keys.size} sentences are missing in "${locale}", or have other placeholders, and are in English: ${[...keys].slice(0, 5).join(', ')}${keys.size > 5 ? ', …' : ''}. bankside-messages check (of @bankside/widgets) lists all`,
    );
  };
  return (key) => {
    if (keys.size === 0) setTimeout(say, quiet);
    keys.add(key);
  };
}

/** The bank is spoken to in English meanwhile, so that English's place is where the texts go. */
export function speakOwn(host: ElementPort, container: HTMLElement, i18n: I18n): Promise<void> {
  const known = begun.get(i18n) ?? begin(host, container, i18n);
  begun.set(i18n, known);
  return known;
}
const begun = new WeakMap<I18n, Promise<void>>();

async function begin(host: ElementPort, container: HTMLElement, i18n: I18n): Promise<void> {
  const { pluralResolver: rules, backendConnector } = i18n.services as unknown as Parts;
  const { backend: words } = backendConnector;
  const read = words.read.bind(words);
  const ruleOf = rules.getRule.bind(rules);
  let now: (Texts & { readonly lacking: (key: string) => void }) | undefined;
  words.read = async (language, namespace) => {
    const bundle = await read(language, namespace);
    return now && language === 'en' && namespace !== 'legal' ? merged(bundle, namespace, { texts: now, lacking: now.lacking }) : bundle;
  };
  rules.getRule = (code, options) =>
    now && code === 'en' ? new Intl.PluralRules(now.locale, { type: options?.ordinal ? 'ordinal' : 'cardinal' }) : ruleOf(code, options);
  const ground = container.closest<HTMLElement>('[lang]') ?? container;
  const show = () => {
    const way = now && isRtl(now.locale) ? 'rtl' : 'ltr';
    ground.lang = now?.locale ?? langTags[readLanguage(host.settings().locale)];
    ground.dir = way;
    ground.style.setProperty('--bankside-onward', way === 'rtl' ? '-1' : '1');
  };
  await followTexts(host, {
    isThere: () => container.isConnected,
    onSame: show,
    async onTexts(texts) {
      now = texts && { ...texts, lacking: lackOf(texts) };
      setOwnLocale(i18n, texts?.locale);
      const { ns = [] } = i18n.options;
      const here = [ns].flat().filter((namespace) => i18n.hasResourceBundle('en', namespace));
      if (here.length > 0) await i18n.reloadResources(['en'], here);
      i18n.emit('languageChanged', i18n.language); // every sentence is another one
      show();
    },
  });
}
