/** The kit on one page, for people and for tests: /kit.html?lang=ja&theme=dark&only=button,amount. Not part of the product. */
import { createI18n, load, type Bundle } from '@bankside/core/i18n/i18n.ts';
import { readLanguage, type Language } from '@bankside/core/rules/languages.ts';
import { places, type Place } from '@bankside/core/rules/places.ts';
import { addFonts } from '@bankside/widgets/kit/theme/fonts.ts';
import { KitRoot } from '@bankside/widgets/kit/kit-root.tsx';
import type { LinkResolver } from '@bankside/widgets/kit/action/link-resolver.ts';
import { adoptSheets } from '@bankside/widgets/kit/theme/sheets.ts';
import { readWords } from '@bankside/widgets/word-files.ts';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery.tsx';
import en from './words/en.json';
import ja from './words/ja.json';
import zh from './words/zh.json';

const words: Readonly<Record<Language, Bundle>> = { en, zh, ja };
const links: LinkResolver = { hrefOf: (place: Place) => places[place], go: () => undefined };

async function start(host: HTMLElement): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const current = readLanguage(asked.get('lang'));
  const i18n = createI18n(current, {
    read: (language, namespace) => (namespace === 'gallery' ? Promise.resolve(words[language]) : readWords(language, namespace)),
  });
  await load(i18n, current, 'gallery', 'shared', 'form', 'rules');
  document.documentElement.lang = current;
  document.documentElement.dataset['theme'] = asked.get('theme') ?? 'auto';
  addFonts();
  adoptSheets(document);
  createRoot(host).render(
    <KitRoot i18n={i18n} links={links}>
      <Gallery only={asked.get('only')?.split(',').filter(Boolean) ?? []} />
    </KitRoot>,
  );
}

const host = document.getElementById('kit');
if (host) void start(host);
